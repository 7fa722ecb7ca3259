-- Whatever has a time of its last change keeps it true, whoever changes a row and whatever they say it was.
select tests.one_of_everything();
create temp table timed as select c.oid::regclass as relation from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and a.attname = 'updated_at'
    -- Drafts are written by one function, which says so itself: tests/building.
    and c.oid <> 'private.game_drafts'::regclass;

create function pg_temp.updated_at(relation regclass) returns timestamptz language plpgsql as $$
declare
  kept timestamptz;
begin
  execute
    format('update %1$s set updated_at = ''2020-01-01'' where ctid = (select ctid from %1$s limit 1) returning '
    'updated_at', relation) into kept;
  return kept;
end $$;

select plan((select count(*)::integer + 3 from timed));
select isnt_empty('select from timed', 'there are such tables');
select is(pg_temp.updated_at(relation), now(), relation || ' keeps the time of the last change') from timed
  order by relation::text;

-- A list of games follows its homes.
create temp table g as select tests.game('left-behind', tests.agency('leaving-brand'), '{25000000,30000000}') as game;
update public.assets a set region = 'Elsewhere' from public.listings l, public.game_listings gl, g
  where a.id = l.asset_id and gl.listing_id = l.id and gl.game_id = g.game and gl.position = 2;
create temp table before as select c.places, c.rounds from private.game_catalogue c, g where c.game_id = g.game;
delete from public.game_listings gl using g where gl.game_id = g.game and gl.position = 2;
select ok((select c.rounds < b.rounds and not 'GB:Elsewhere' = any (c.places) and 'GB:Elsewhere' = any (b.places)
  from private.game_catalogue c, g, before b where c.game_id = g.game), 'a home that left a game is in no list of it');
select throws_like('truncate private.management_log', '%only ever added to%',
  'nobody empties the log of management at a stroke');
select * from finish();

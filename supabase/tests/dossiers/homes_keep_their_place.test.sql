-- Homes of a dossier: one primary, stages with their time, and of our own listings no price that somebody may guess.
select plan(20);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben;
create temp table g as
  select tests.game('dossier-open', tests.agency('dossier-brand'), '{25000000,40000000}') as open;
create temp table h as
  select gl.position as place, gl.listing_id as id from public.game_listings gl, g where gl.game_id = g.open;
create temp table told (name text, it jsonb);
grant all on told to public;
grant select on p, g, h to public;
create temp table r as select tests.start(open, ada) as run from g, p;
select tests.guess(run, 1, 26000000, ada) from r, p;
create function pg_temp.d() returns uuid language sql as $$
  select (t.it ->> 'dossier_id')::uuid from told t where t.name = 'made' $$;
create function pg_temp.home(named text) returns uuid language sql as $$
  select a.id from public.dossier_assets a where a.title = named $$;

select tests.sign_in(ada) from p;
insert into told select 'made', public.create_dossier('Homes');
insert into public.dossier_assets (dossier_id, title) values (pg_temp.d(), 'One');
insert into public.dossier_assets (dossier_id, title) values (pg_temp.d(), 'Other');
select is((select array_agg(title order by title) from public.dossier_assets where is_primary), '{One}',
  'the first home is the primary one');
select public.choose_primary_home(pg_temp.home('Other'));
select is((select array_agg(title order by title) from public.dossier_assets where is_primary), '{Other}',
  'until another one is chosen');
select tests.denies($$update public.dossier_assets set is_primary = true, version = version$$,
  'which is chosen by its function alone');
select tests.denies($$insert into public.dossier_assets (dossier_id, title, listing_id)
  select pg_temp.d(), 'Linked', id from h limit 1$$, 'as is the listing that it is linked to');
select tests.refuses($$update public.dossier_assets set stage = 'viewing' where title = 'One'$$, 'edit_conflict', 409,
  'a home is edited from its version');
select lives_ok($$update public.dossier_assets set stage = 'viewing', version = version where title = 'One'$$,
  'it has a next stage') ;
select is((select stage || (stage_at = now()) || version from public.dossier_assets where title = 'One'),
  'viewingtrue3', 'with the time since when');
insert into public.assets_comparisons (dossier_id, one_id, other_id)
  values (pg_temp.d(), pg_temp.home('One'), pg_temp.home('Other'));
select is((select count(*) from public.assets_comparisons), 1::bigint, 'two homes are compared');

-- Nobody compares homes across dossiers.
insert into told select 'second', public.create_dossier('Second');
select throws_ok(format('insert into public.assets_comparisons (dossier_id, one_id, other_id) values (%L, %L, %L)',
  (select it ->> 'dossier_id' from told where name = 'second'), pg_temp.home('One'), pg_temp.home('Other')), '23503',
  null, 'but homes of one dossier alone');

-- Listings of ours.
select tests.refuses(format('select public.add_listing_to_dossier(%L, %L)', pg_temp.d(), id), 'not_found', 404,
  'a home that one has not guessed is none') from h where place = 2;
insert into told select 'added', public.add_listing_to_dossier(pg_temp.d(), id) from h where place = 1;
select is((select public.add_listing_to_dossier(pg_temp.d(), id) from h where place = 1),
  (select it from told where name = 'added'), 'one that was guessed comes in, once');
select is((select facts -> 'bedrooms' ->> 'value' from public.dossier_assets where title = 'A home for tests'), '3',
  'with its facts');
select is((select facts -> 'bedrooms' ->> 'source' from public.dossier_assets where title = 'A home for tests'),
  'listing', 'and where they are from');
select ok((select not facts ? 'price_minor' and address_line = '' and source_url is null
  from public.dossier_assets where title = 'A home for tests'),
  'without price, address or source while somebody may still guess it');
select is_empty($$select 1 from public.dossier_assets a where to_jsonb(a)::text ~ '25000000'$$,
  'its price stands nowhere in it');
delete from public.dossier_assets where title = 'A home for tests';
select tests.sign_out();
update public.games set state = 'archived' where id = (select open from g);
select tests.sign_in(ada) from p;
select public.add_listing_to_dossier(pg_temp.d(), id) from h where place = 1;
select is((select facts -> 'price_minor' ->> 'value' from public.dossier_assets where title = 'A home for tests'),
  '25000000', 'once nobody guesses it any more, its price comes along');
-- Somebody else.
select tests.sign_in(ben) from p;
select tests.denies(format('insert into public.dossier_assets (dossier_id, title) values (%L, %L)', pg_temp.d(), 'His'),
  'a stranger adds no home');
select tests.refuses(format('select public.choose_primary_home(%L)', gen_random_uuid()), 'not_found', 404,
  'nor chooses one');
select tests.refuses(format('select public.add_listing_to_dossier(%L, %L)', pg_temp.d(), id), 'not_found', 404,
  'nor takes one in') from h where place = 2;
with gone as (delete from public.dossier_assets returning 1)
  select is((select count(*) from gone), 0::bigint, 'nor removes one');
select * from finish();

-- A game that is imported again keeps what its mode says, unless another mode is named: then only what comes with it
-- holds.
select plan(4);

create temp table t as select tests.agency('imported-brand') as agency;
create function pg_temp.import(changes jsonb) returns jsonb language plpgsql as $$
declare
  imported uuid := public.upsert_game(jsonb_build_object('agency_key', 'imported-brand', 'slug', 'imported',
    'family', 'public', 'title', 'Imported', 'currency', 'GBP') || changes);
begin
  return (select g.mode_options from public.games g where g.id = imported);
end $$;

select is(pg_temp.import('{"mode": "text-only", "mode_options": {"shows_photos": false}}'), '{"shows_photos": false}',
  'a mode comes with its options');
select is(pg_temp.import('{"title": "Again"}'), '{"shows_photos": false}', 'which stay where no mode is named');
select is(pg_temp.import('{"mode": "text-only", "mode_options": {"is_calm": true}}'), '{"is_calm": true}',
  'and follow what the import says');
select is(pg_temp.import('{"mode": "classic"}'), '{}', 'a mode that is named alone has none');
select * from finish();

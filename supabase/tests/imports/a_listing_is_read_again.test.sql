-- A changed price is a new version; runs under way keep theirs, and only whoever manages the listing may do it.
select plan(19);

create temp table t as select tests.agency('again') as agency, tests.person('Agent') as agent,
  tests.person('Stranger') as stranger;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t;
alter table t add game uuid, add listing uuid, add run jsonb;
update t set game = tests.game('again', agency, '{25000000}');
update t set listing = (select gl.listing_id from public.game_listings gl where gl.game_id = game),
  run = tests.start(game);
create function pg_temp.refresh(who uuid, payload jsonb) returns jsonb language sql as $$
  select public.refresh_listing((select listing from t), who,
    '{"kind": "asking", "amount_minor": 26000000, "currency": "GBP"}'::jsonb || payload) $$;
create function pg_temp.versions() returns bigint language sql as $$
  select count(*) from private.listing_prices p where p.listing_id = (select listing from t) $$;

select is((select public.import_source(listing, agent) ->> 'source_url' from t), 'https://example.com/listing',
  'its manager learns where it came from');
select tests.refuses($$select public.import_source(listing, stranger) from t$$, 'not_found', 404, 'nobody else does');
select tests.refuses($$select pg_temp.refresh(stranger, '{}') from t$$, 'not_found', 404, 'nor changes it');
select is(pg_temp.versions(), 1::bigint, 'so far there is one price version');
select is((select pg_temp.refresh(agent, '{}') ->> 'is_price_changed' from t), 'true', 'another price');
select is(pg_temp.versions(), 2::bigint, 'is another version');
select is((select l.version from public.listings l, t where l.id = t.listing), 2,
  'and whoever edits the home meanwhile is told');
select is((select pg_temp.refresh(agent, '{}') ->> 'is_price_changed' from t), 'false', 'the same price again');
select is(pg_temp.versions(), 2::bigint, 'is none');
select is((select l.version from public.listings l, t where l.id = t.listing), 2, 'and nobody is disturbed');
select is((select tests.guess(run, 1, 25000000) -> 'guess' ->> 'price_minor' from t), '25000000',
  'the run under way keeps its price');
select is((select tests.guess(tests.start(game), 1, 26000000) -> 'guess' ->> 'price_minor' from t), '26000000',
  'the next run has the new one');
select tests.refuses($$select pg_temp.refresh(agent, '{"currency": "EUR"}')
  from t$$, 'wrong_currency', 422, 'another currency is another listing');
select is((select pg_temp.refresh(agent, '{"status": "under_offer"}') ->> 'is_price_changed' from t), 'false',
  'a state is no price');
select is((select l.status from public.listings l, t where l.id = t.listing), 'under_offer', 'but it is kept');
select is((select l.version from public.listings l, t where l.id = t.listing), 3, 'as a change of the home');
create temp table noted as select i.name, gen_random_uuid() as id from unnest('{own,foreign}'::text[]) i (name);
insert into public.listing_imports (id, user_id, way, outcome) select n.id, case n.name when 'own' then agent
  else stranger end, 'link', 'read' from noted n, t;
select lives_ok($$select pg_temp.refresh(agent, jsonb_build_object('import_id', n.id))
  from t, noted n$$, 'it is read again twice more');
select is((select array_agg(n.name) from noted n join public.listing_imports i on i.id = n.id
  and i.listing_id = (select listing from t)), '{own}'::text[],
  'the own entry of the import history leads to the home, one of somebody else does not');
update public.listings set status = 'withdrawn' where id = (select listing from t);
select tests.refuses($$select public.import_source(listing, agent)
  from t$$, 'listing_withdrawn', 410, 'what was withdrawn is not read again');
select * from finish();

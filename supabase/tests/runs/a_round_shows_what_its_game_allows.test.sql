-- A round shows the facts of its home but those that the game hides or sells as hints, and its place only roughly.
select plan(21);

create temp table t as select tests.agency('round-brand') as brand, tests.person('Ada') as ada;
alter table t add plain uuid, add hinted uuid, add plain_run jsonb, add hinted_run jsonb;
update t set plain = tests.game('plain-rounds', brand, '{25000000,30000000}'),
  hinted = tests.game('hinted-rounds', brand, '{25000000,30000000,35000000}');
update public.games g set hints = case g.id when t.hinted then '{year,area}'::text[] else '{}' end from t
  where g.id in (t.plain, t.hinted);
update public.game_listings gl set hidden_facts = '{town,tenure}' from t where gl.game_id = t.plain and gl.position = 2;
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
  select gl.listing_id, 2, 'asking', 30000000, 'GBP', '2024-05-17' from public.game_listings gl, t
  where gl.game_id = t.plain and gl.position = 2;
update public.assets a set year_built = null from public.listings l, public.game_listings gl, t
  where a.id = l.asset_id and l.id = gl.listing_id and gl.game_id = t.hinted and gl.position = 3;
update t set plain_run = tests.start(plain, ada), hinted_run = tests.start(hinted, ada);
grant select on t to public;
create function pg_temp.shown(run jsonb, place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place))
$$;
create function pg_temp.area_and_year(round jsonb) returns text language sql as $$
  select concat_ws(', ', round -> 'facts' ->> 'floor_area_m2', round -> 'facts' ->> 'year_built')
$$;

select tests.sign_in(ada) from t;
select is(pg_temp.area_and_year(pg_temp.shown(plain_run, 1)), '90.00, 1930',
  'what is no hint in a game is shown at once') from t;
select is(pg_temp.shown(plain_run, 1) -> 'facts' ->> 'town', 'Testham', 'and so is the town') from t;
select is((pg_temp.shown(plain_run, 1) ->> 'price_year')::integer, 2024, 'a sold price has its year') from t;
select isnt(pg_temp.shown(plain_run, 1) -> 'facts' -> 'map', null, 'the home has a point') from t;
select isnt(pg_temp.shown(plain_run, 1) -> 'facts' -> 'map', '{"lat": 51.5, "lng": -0.1}'::jsonb,
  'which is not its own') from t;
select ok(not pg_temp.shown(plain_run, 2) -> 'facts' ?| '{town,tenure}',
  'what the game hides about a home is not there') from t;
select is(pg_temp.shown(plain_run, 2) -> 'facts' ->> 'district', 'TE1', 'what it does not hide is') from t;
select is(pg_temp.shown(plain_run, 2) ->> 'price_kind', 'asking', 'an asking price says that it is one') from t;
select is(pg_temp.shown(plain_run, 2) ->> 'price_year', null, 'and has no year') from t;

create function pg_temp.hints(place integer) returns text language sql as $$
  select string_agg(concat_ws(' ', h ->> 'kind', h ->> 'value', h ->> 'unit'), ', ')
  from t, jsonb_array_elements(pg_temp.shown(hinted_run, place) -> 'hints') h
$$;
select is(pg_temp.hints(1), 'year, area', 'a hint that was not taken shows no value and no unit');
select is(pg_temp.hints(3), 'area', 'what is not known for a home is not offered');
select is(pg_temp.area_and_year(pg_temp.shown(hinted_run, 1)), '', 'nor is it among the facts') from t;
select tests.serve();
select public.reveal_hint((hinted_run ->> 'session_id')::uuid, tests.home(hinted_run, 1), 'year', ada) from t;
select tests.sign_in(ada) from t;
select is(pg_temp.hints(1), 'year 1930 year, area', 'a hint that was taken shows both');
select is(pg_temp.area_and_year(pg_temp.shown(hinted_run, 1)), '1930', 'and is a fact from then on') from t;
select is(pg_temp.area_and_year(pg_temp.shown(hinted_run, 2)), '', 'though not of the next home') from t;
select tests.sign_out();
select tests.guess(hinted_run, 2, 25000000, ada) from t;
select tests.sign_in(ada) from t;
select is(pg_temp.area_and_year(pg_temp.shown(hinted_run, 2)), '90.00, 1930', 'after the guess every fact is shown')
  from t;

select tests.refuses('select public.open_round((hinted_run ->> ''session_id'')::uuid, tests.home(plain_run, 1)) from t',
  'not_in_run', 409, 'a home of another game is no round of this run');

-- A run that is over opens no further round.
select is(public.give_up_run((hinted_run ->> 'session_id')::uuid) ->> 'status', 'abandoned', 'a run is given up')
  from t;
select tests.refuses('select pg_temp.shown(hinted_run, 3) from t', 'run_finished', 409,
  'then no further round is opened');
select is(pg_temp.shown(hinted_run, 2) -> 'guess' -> 'guess' ->> 'amount_minor', '25000000',
  'those that were guessed are shown still') from t;
select is(pg_temp.shown(plain_run, 2) -> 'guess', 'null'::jsonb, 'and so are those of another run under way') from t;
select * from finish();

-- A hint is given in an open round of a game that offers it, once, where it is known; it comes off the score.
select plan(20);

create temp table t as select tests.agency('hint-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add run jsonb, add later jsonb;
update t set game = tests.game('hinted', brand, '{25000000,30000000,35000000}');
update public.games set hints = '{year,area}' where id = (select game from t);
update public.assets a set year_built = null from public.listings l, public.game_listings gl, t
  where a.id = l.asset_id and l.id = gl.listing_id and gl.game_id = t.game and gl.position = 3;
update t set run = tests.start(game, ada), later = tests.start(game, ben);
grant select on t to public;
create function pg_temp.hint(place integer, kind text, user_id uuid default null) returns jsonb language sql as $$
  select public.reveal_hint((run ->> 'session_id')::uuid, tests.home(run, place), kind, coalesce(hint.user_id, ada))
    from t
$$;
create function pg_temp.shown(place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place)) from t
$$;

select tests.sign_in(ada) from t;
select is(pg_temp.shown(1) -> 'facts' ->> 'floor_area_m2', null, 'what is offered as a hint is hidden');
select is(pg_temp.shown(1) -> 'facts' ->> 'year_built', null, 'the year as the area');
select is((select array_agg(h -> 'value') from jsonb_array_elements(pg_temp.shown(1) -> 'hints') h),
  array['null', 'null']::jsonb[], 'and its value is not told');
select tests.denies($$select pg_temp.hint(1, 'area')$$, 'players do not take a hint past the function');
select tests.serve();
select is(pg_temp.hint(1, 'area') -> 'hint' ->> 'value', '90.00', 'a hint that the game offers is given');
select is(pg_temp.hint(1, 'area') -> 'multiplier', pg_temp.hint(1, 'area') -> 'multiplier',
  'asked again it costs no more');
select ok((pg_temp.hint(1, 'area') ->> 'multiplier')::numeric < 1, 'but it costs something');
select tests.sign_out();
select is((select hints_used from public.session_rounds r, t where r.session_id = (run ->> 'session_id')::uuid
  and r.position = 1), '{area}', 'it is noted once');
select is((select count(*) from public.session_rounds r, t where r.session_id = (run ->> 'session_id')::uuid
  and r.hints_used <> '{}'), 1::bigint, 'for this round alone');
select is((select count(*) from public.session_rounds r, t where r.session_id = (later ->> 'session_id')::uuid
  and r.hints_used <> '{}'), 0::bigint, 'and this run');
select tests.sign_in(ada) from t;
select is(pg_temp.shown(1) -> 'facts' ->> 'floor_area_m2', '90.00', 'from then on the fact is shown');
select is(pg_temp.shown(1) -> 'facts' ->> 'year_built', null, 'not the other');
select is(pg_temp.shown(2) -> 'facts' ->> 'floor_area_m2', null, 'nor the same of another home');
select tests.serve();
select tests.refuses($$select pg_temp.hint(1, 'local-median')$$, 'not_allowed', 403,
  'a hint that the game does not offer is refused');
select tests.refuses($$select pg_temp.hint(3, 'year')$$, 'not_found', 404, 'one that is not known for the home too');
select tests.refuses($$select pg_temp.hint(1, 'year', (select ben from t))$$, 'not_your_run', 403,
  'and one in the run of somebody else');
select tests.sign_out();
select is((select hints_used from public.session_rounds r, t where r.session_id = (run ->> 'session_id')::uuid
  and r.position = 3), '{}', 'a refused hint costs nothing');
select tests.guess(run, 1, 26000000, ada) from t;
select tests.refuses($$select pg_temp.hint(1, 'year')$$, 'already_guessed', 409,
  'after the guess there is nothing to hint at');
select is(pg_temp.hint(1, 'area') -> 'hint' ->> 'value', '90.00', 'a hint taken before is still answered');
update public.sessions set status = 'abandoned', finished_at = now()
  where id = (select (run ->> 'session_id')::uuid from t);
select tests.refuses($$select pg_temp.hint(2, 'year')$$, 'run_finished', 409, 'a run that is over gets no hints');
select * from finish();

-- Each filter of the table of guesses finds the same guesses in every order, and each row says what became of its run.
select plan(38);

create temp table t as select tests.agency('filtered-brand') as brand, tests.person('agent') as agent,
  tests.person('Ann') as ann;
insert into public.agency_members select brand, agent, 'agent' from t;
alter table t add game uuid;
update t set game = tests.game('filtered', brand, '{25000000}');
-- A ranked run, the same player's second one, which is practice, and one that was taken out.
create temp table runs as select 1 as n, 'Ann' as name, tests.start(game, ann) as r from t;
select tests.guess(r, 1, 21000000, ann) from runs, t;
insert into runs select 2, 'Ben', tests.start(game, ann) from t;
insert into runs select 3, 'Cid', tests.start(game) from t;
create temp table h as select gl.id from public.game_listings gl, t where gl.game_id = t.game;
update public.sessions s set display_name = name from runs where s.id = (r ->> 'session_id')::uuid;
select tests.guess(r, 1, 20000000 + n * 1000000, case when n < 3 then ann end) from runs, t where n > 1;
update public.guesses g set is_late = true from runs where g.session_id = (r ->> 'session_id')::uuid and n = 2;
grant select on t, h, runs to public;
create function pg_temp.found(sort text, is_descending boolean, filter jsonb) returns text language sql as $$
  select string_agg(g ->> 'display_name', ' ' order by g ->> 'display_name')
  from h, jsonb_array_elements(public.manage_guesses('filtered', h.id, 'filtered-brand', sort, is_descending,
    filter) -> 'rows') g
$$;
create function pg_temp.row(name text) returns jsonb language sql as $$
  select g from h, jsonb_array_elements(public.manage_guesses('filtered', h.id, 'filtered-brand') -> 'rows') g
    where g ->> 'display_name' = name
$$;

select tests.sign_in(agent) from t;
select public.exclude_run((r ->> 'session_id')::uuid, 'A bot') from runs where n = 3;
select is(pg_temp.found(sort, is_descending, filter), wanted,
  coalesce(filter ->> 'kind', filter ->> 'name', 'no filter') || ' finds ' || coalesce(wanted, 'nobody')
    || ' by ' || sort || case when is_descending then ' descending' else ' ascending' end)
  from unnest('{time,time,error,score}'::text[], '{f,t,f,t}'::boolean[]) o (sort, is_descending),
    (values ('{}'::jsonb, 'Ann Ben Cid'), ('{"kind": "ranked"}', 'Ann'), ('{"kind": "practice"}', 'Ben'),
      ('{"kind": "excluded"}', 'Cid'),
      ('{"name": "b"}', 'Ben'), ('{"kind": "ranked", "name": "b"}', null)) f (filter, wanted);

select is(pg_temp.row('Ann') -> 'exclusion', 'null'::jsonb, 'a run that was not taken out has no reason for it');
select is(pg_temp.row('Cid') #>> '{exclusion,reason}', 'A bot', 'one that was has');
select is(pg_temp.row('Ann') -> 'is_guest', 'false'::jsonb, 'a player with an account is no guest');
select is(pg_temp.row('Cid') -> 'is_guest', 'true'::jsonb, 'one without is');
select is((pg_temp.row('Ann') ->> 'error_percent')::numeric, -16.0, 'a guess is so far off');
select tests.refuses($$select pg_temp.found('time', true, '{"kind": "deleted"}')$$, 'invalid_request', 422,
  'another filter is refused');

-- Pages.
select is(public.manage_guesses('filtered', h.id, 'filtered-brand') -> 'next', 'null'::jsonb,
  'after the last page comes none') from h;
select isnt(public.manage_guesses('filtered', h.id, 'filtered-brand', page_size => 2) -> 'next', 'null'::jsonb,
  'after a full one there is another') from h;
select tests.refuses(format($$select public.manage_guesses('filtered', (select id from h), 'filtered-brand', %L,
  after => 'no such place')$$, sort), 'invalid_request', 422,
  'an invented place is refused in the order of ' || sort) from unnest('{time,score}'::text[]) sort;

-- What the figures count.
select is(public.manage_guess_figures('filtered', h.id, 'filtered-brand') -> 'counts',
  '{"all": 3, "counted": 1, "late": 1, "excluded": 1}',
  'all are counted, those that count, those that came too late and those taken out') from h;
-- Homes and games that are not there.
select tests.refuses($$select public.manage_guesses('filtered', gen_random_uuid(), 'filtered-brand')$$, 'not_found',
  404, 'a home of no game is not found');
select tests.refuses($$select public.manage_guesses('no-such-game', (select id from h), 'filtered-brand')$$,
  'not_found', 404, 'nor is a game that is not there');
select tests.sign_in(ann) from t;
select tests.refuses($$select public.manage_guesses('filtered', (select id from h), 'filtered-brand')$$, 'not_allowed',
  403, 'players do not read it');
select * from finish();

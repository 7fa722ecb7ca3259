-- The list of one's own runs: of the account, and of this browser's guest, on the brand where they are, a page at a
-- time.
select plan(23);

create temp table a as select tests.agency('own-runs-brand') as id, tests.agency('own-runs-other') as other;
create temp table t as
  select tests.game('own-first', a.id, '{25000000,30000000}') as one,
    tests.game('own-second', a.id, '{25000000}') as two,
    tests.game('own-elsewhere', a.other, '{25000000}') as elsewhere from a;
create temp table me as select tests.person('Ada') as id, tests.person('Ben') as other;
create temp table guest_run as select tests.start(one) as run from t;
create temp table my_run as select tests.start(two, me.id) as run from t, me;
select tests.start(elsewhere, me.id) from t, me;
select tests.start(one, me.other) from t, me;
update public.sessions set started_at = now() - interval '1 hour'
  where id = (select (run ->> 'session_id')::uuid from guest_run);
grant select on guest_run, my_run, me, t to public;
create function pg_temp.mine(token text default null, brand text default 'own-runs-brand') returns text
  language sql as $$
  select coalesce(string_agg(r #>> '{game,slug}' || ' ' || (r ->> 'status'), ', ' order by n), '')
  from jsonb_array_elements(public.own_runs(mine.brand, mine.token) -> 'runs') with ordinality as e (r, n)
$$;

select tests.visit();
select is(pg_temp.mine((select run ->> 'guest_token' from guest_run)), 'own-first active', 'a guest finds their run');
select is(pg_temp.mine(), '', 'nobody in particular has none');
select is(pg_temp.mine('x'), '', 'a token of nobody finds nothing');
select tests.sign_in((select id from me));
select is(pg_temp.mine(), 'own-second active', 'somebody signed in finds their own, and nobody else''s');
select is(pg_temp.mine((select run ->> 'guest_token' from guest_run)), 'own-second active, own-first active',
  'with those of this browser''s guest, newest first');
select is(pg_temp.mine(null, 'own-runs-other'), 'own-elsewhere active', 'and each brand shows its own');
select tests.sign_out();

select tests.guess(run, 1, 26000000, me.id) from my_run, me;
select tests.sign_in((select id from me));
select is(pg_temp.mine(), 'own-second finished', 'a finished run stays in the list');
select ok((public.own_runs('own-runs-brand') #>> '{runs,0,total_score}')::integer > 0, 'with its points');
select is(public.own_runs('own-runs-brand') #>> '{runs,0,last_game_listing_id}',
  (select tests.home(run, 1)::text from my_run), 'and the home that its results are called by');
select is((select count(*)::integer from jsonb_path_query(public.own_runs('own-runs-brand'), '$.**.price_minor')), 0,
  'nothing of it is a price');
select tests.sign_out();
update public.sessions set active_at = now() - interval '25 hours'
  where id = (select (run ->> 'session_id')::uuid from guest_run);
select tests.visit();
select is(pg_temp.mine((select run ->> 'guest_token' from guest_run)), 'own-first expired',
  'a run that sat for a day is said to have expired');
select tests.sign_out();

insert into public.sessions (game_id, user_id, mode, is_ranked, is_timed, display_name, seed, rounds, status,
  started_at, finished_at)
select t.two, me.id, 'classic', false, false, 'Ada', 1, 1, 'abandoned', now() - make_interval(days => d), now()
  from t, me, generate_series(1, 45) d;
select tests.sign_in((select id from me));
create temp table pages as
  with recursive p (page, n) as (
    select public.own_runs('own-runs-brand'), 1
    union all select public.own_runs('own-runs-brand', null, page ->> 'next'), n + 1 from p
      where page ->> 'next' is not null)
  select page, n from p;
select is((select array_agg(jsonb_array_length(page -> 'runs') order by n) from pages), '{20,20,6}',
  'long lists come 20 at a time');
select is((select count(distinct r ->> 'session_id')::integer from pages, jsonb_array_elements(page -> 'runs') r), 46,
  'each run once');
select is((select array_agg(r ->> 'started_at' order by n, m) from pages, jsonb_array_elements(page -> 'runs')
  with ordinality as e (r, m)),
  (select array_agg(r ->> 'started_at' order by (r ->> 'started_at')::timestamptz desc)
    from pages, jsonb_array_elements(page -> 'runs') r), 'the newest first');
select tests.refuses(format('select public.own_runs(''own-runs-brand'', null, %L)',
  (select run ->> 'session_id' from guest_run)), 'invalid_request', 422,
  'a place in somebody else''s list is none in one''s own');
select is(jsonb_array_length(public.own_runs('own-runs-brand', (select run ->> 'guest_token' from guest_run),
  (select run ->> 'session_id' from guest_run)) -> 'runs'), 20, 'the place of a guest''s run is one, with their token');
select tests.refuses('select public.own_runs(null, null, ''x'')', 'invalid_request', 422, 'nor is what is no id');
select tests.sign_out();

-- The guest's runs by themselves: pages, other brands, drafts.
insert into public.sessions (game_id, guest_id, mode, is_ranked, is_timed, display_name, seed, rounds, status,
  started_at, finished_at)
select g.id, s.guest_id, 'classic', false, false, 'Guest', 1, 1, 'abandoned', now() - make_interval(days => d), now()
  from t, guest_run, public.sessions s,
    lateral (select t.one as id, d from generate_series(1, 22) d union all select t.elsewhere, 30) g (id, d)
  where s.id = (run ->> 'session_id')::uuid;
create function pg_temp.of_guest(after text default null) returns jsonb language sql as $$
  select public.own_runs('own-runs-brand', (select run ->> 'guest_token' from guest_run), after)
$$;
select tests.visit();
select is(jsonb_array_length(pg_temp.of_guest(pg_temp.of_guest() ->> 'next') -> 'runs'), 3,
  'a guest''s second page goes on behind the first, without runs of another brand');
select tests.sign_out();
update public.sessions s set started_at = s.started_at - interval '1 year' from t, guest_run
  where s.game_id = t.one and s.id in (
    select o.id from public.sessions o join public.sessions g on g.guest_id = o.guest_id
      and g.id = (select (run ->> 'session_id')::uuid from guest_run)
    order by o.started_at limit 4);
delete from public.sessions s using t where s.game_id = t.one and s.started_at < now() - interval '300 days';
select tests.visit();
select is(jsonb_array_length(pg_temp.of_guest() -> 'runs'), 20, 'twenty runs are one page');
select is(pg_temp.of_guest() ->> 'next', null, 'with nothing behind it');
select tests.sign_out();
update public.games set state = 'draft' where id in (select unnest(array[one, two]) from t);
select tests.visit();
select is(pg_temp.mine((select run ->> 'guest_token' from guest_run)), '',
  'a game that is a draft again is not listed');
select tests.sign_in((select id from me));
select is(pg_temp.mine(), '', 'nor for somebody signed in');
select is(pg_temp.mine(null, 'own-runs-other'), 'own-elsewhere active', 'another brand''s games stay');
select * from finish();

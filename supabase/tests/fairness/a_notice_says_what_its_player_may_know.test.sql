-- What a notice, a result and the state of a run say of homes that were guessed, that were not, and that left.
select plan(31);

create temp table t as select tests.person('Host') as host, tests.person('Ann') as ann, tests.person('Bob') as bob;
grant select on t to public;
create temp table g as
select tests.game('may-know', (select id from public.agencies where key = 'default'),
  '{40000000,50000000,60000000}', host) as id from t;
create temp table runs as
select 'ann' as who, ann as player, tests.start((select id from g), ann) as run from t
union all select 'bob', bob, tests.start((select id from g), bob) from t;
grant select on runs to public;
select tests.guess(run, 1, 40000000, player) from runs where who = 'ann';
create function pg_temp.run_of(who text) returns public.sessions language sql as $$
  select s from runs r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid where r.who = run_of.who
$$;
create function pg_temp.notice(who text, changes jsonb default '{}') returns jsonb language sql as $$
  select private.describe_notice(jsonb_populate_record(n, changes)) from private.notices n
  where n.session_id = (pg_temp.run_of(notice.who)).id
$$;
create function pg_temp.title(who text) returns text language sql as $$
  select private.corrections_of_run(pg_temp.run_of(title.who)) #>> '{0,title}'
$$;
create function pg_temp.set_options(who text, options jsonb) returns void language sql as $$
  update public.sessions s set mode_options = options where s.id = (pg_temp.run_of(set_options.who)).id
$$;

-- A run under way: what waits is there, what left before it was guessed is not.
select is((select jsonb_agg(r -> 'is_withdrawn') from jsonb_array_elements(
  private.run_state(pg_temp.run_of('ann')) -> 'rounds') r), '[false, false, false]',
  'homes that wait for their guess are there');
select is((select array_agg(r.is_withdrawn order by r.position) from private.rounds_shown(pg_temp.run_of('ann')) r),
  '{f,f,f}', 'beside the result as well');
select is((select cardinality(private.homes_left(pg_temp.run_of('ann')))), 2, 'two are left');
select tests.serve();
select isnt(public.record_correction(t.host, 'may-know', tests.home(run, 1), 'void', null, 'wrong_price', 'A slip',
  null, '[]', gen_random_uuid(), 0), null, 'the home that Ann guessed is taken out') from t, runs where who = 'ann';
select tests.sign_out();
select is((select cardinality(private.homes_left(pg_temp.run_of('bob')))), 2,
  'a home that left a run before its guess is not left to guess');
select is((select jsonb_agg(r -> 'is_withdrawn' order by r ->> 'position') from jsonb_array_elements(
  private.run_state(pg_temp.run_of('ann')) -> 'rounds') r), '[false, false, false]',
  'what was guessed stays to be seen');
select is((select jsonb_agg(r -> 'is_withdrawn' order by r ->> 'position') from jsonb_array_elements(
  private.run_state(pg_temp.run_of('bob')) -> 'rounds') r), '[true, false, false]', 'what was not is gone');

-- By name: whoever guessed it, or plays where facts show.
select is(pg_temp.notice('ann') ->> 'home', 'A home for tests', 'who guessed a home reads its name');
select is(pg_temp.notice('bob') ->> 'home', 'A home for tests', 'who did not reads it where facts show');
select is(pg_temp.title('bob'), 'A home for tests', 'beside the result too');
select pg_temp.set_options(who, '{"shows_facts": false}') from runs;
select is(pg_temp.notice('ann') ->> 'home', 'A home for tests', 'where facts are hidden who guessed it reads it still');
select is(pg_temp.title('ann'), 'A home for tests', 'beside the result as well');
select is(pg_temp.notice('bob') ->> 'home', null, 'who did not guess it reads nothing');
select is(pg_temp.title('bob'), '', 'nor beside the result');
select is((select count(*) from private.corrections_of_run(pg_temp.run_of('ann')) c,
  jsonb_array_elements(c) x where x ->> 'is_of_pair' = 'true'), 0::bigint, 'a home by itself is of no pair');

-- Going on is offered in the notice of a correction that ended the run wrongly, where nothing stands in the way.
select pg_temp.set_options(who, '{"lives": 3}') from runs;
update public.sessions s set status = 'finished', finished_at = now() from runs r
  where s.id = (r.run ->> 'session_id')::uuid;
select is(pg_temp.notice('bob') -> 'may_go_on', 'true', 'who was ended wrongly may go on');
select is(pg_temp.notice('bob', '{"kind": "run_hidden"}') -> 'may_go_on', 'false',
  'which the notice of something else does not say');
update public.games x set state = 'closed', closes_at = now() - interval '3 days' from g where x.id = g.id;
select is(pg_temp.notice('bob') -> 'may_go_on', 'false', 'nor the one of a game that takes no more guesses');
update public.games x set state = 'open', closes_at = null from g where x.id = g.id;
select pg_temp.set_options('bob', '{}');
select is(pg_temp.notice('bob') -> 'may_go_on', 'false', 'nor the one of a run that ended as it should');

-- What a run can make: each of its homes, twice where it was staked.
select is(private.most_points_with_polls(pg_temp.run_of('bob'), 'log_ratio'), 2000, 'two homes make two thousand');
update public.session_rounds r set is_staked = true where r.session_id = (pg_temp.run_of('bob')).id;
select is(private.most_points_with_polls(pg_temp.run_of('bob'), 'log_ratio'), 2000, 'without stakes never more');
select pg_temp.set_options('bob', '{"may_double": true}');
select is(private.most_points_with_polls(pg_temp.run_of('bob'), 'log_ratio'), 4000,
  'with them each home twice, but for one that left');

-- What a home scored again is compared with.
select is((select c #> '{runs,0,guesses,0,beside}' from t,
  private.rescore_context(t.host, 'may-know', tests.home((select run from runs where who = 'ann'), 2), 'correct',
    null, null) c), null, 'a home that nobody guessed is scored for nobody');
update public.sessions s set status = 'active', finished_at = null, mode_options = '{}' from runs r
  where s.id = (r.run ->> 'session_id')::uuid;
select tests.guess(run, 2, 50000000, player) from runs where who = 'ann';
select is((select c #> '{runs,0,guesses,0,beside}' from t,
  private.rescore_context(t.host, 'may-know', tests.home((select run from runs where who = 'ann'), 2), 'correct',
    null, null) c), 'null', 'and one that was guessed alone is beside no other');

-- The list of notices: twenty a page, of one's own, of games that are there; being read has one time.
create temp table anns as select n.id from private.notices n where n.session_id = (pg_temp.run_of('ann')).id;
grant select on anns to public;
select tests.sign_in(bob) from t;
select is(public.own_notices() -> 'next', 'null', 'one notice is the whole list');
select tests.refuses(format('select public.own_notices(after => %L)', id), 'invalid_request', 422,
  'the place of somebody else''s leads nowhere') from anns;
select tests.sign_in(ann) from t;
select lives_ok(format('select public.own_notices(after => %L)', id), 'one''s own leads on') from anns;
select public.mark_notices_read(array[id]) from anns;
select tests.sign_out();
create temp table marked as select n.read_at from private.notices n join anns using (id);
select tests.sign_in(ann) from t;
select public.mark_notices_read(array[id]) from anns;
select tests.sign_out();
select is((select n.read_at from private.notices n join anns using (id)), (select read_at from marked),
  'what was read stays read from then on');
update public.games x set state = 'draft' from g where x.id = g.id;
select tests.sign_in(ann) from t;
select is(public.own_notices() -> 'notices', '[]', 'of a game that is a draft again nothing is listed');
select tests.sign_out();
update public.games x set state = 'open' from g where x.id = g.id;
insert into private.notices (player_id, session_id, kind, reason)
  select t.ann, (pg_temp.run_of('ann')).id, 'run_hidden', 'Once more' from t, generate_series(1, 19);
select tests.sign_in(ann) from t;
select is(public.own_notices() -> 'next', 'null', 'twenty are one page');
select tests.sign_out();
insert into private.notices (player_id, session_id, kind, reason)
  select t.ann, (pg_temp.run_of('ann')).id, 'run_hidden', 'Once more' from t;
select tests.sign_in(ann) from t;
select isnt(public.own_notices() -> 'next', 'null', 'of one more there is a second page');
select tests.sign_out();
select * from finish();

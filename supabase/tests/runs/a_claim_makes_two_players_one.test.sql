-- After a claim guest and account are one player, who saw what either of them saw; the token is nobody's from then on.
select plan(23);

create temp table t as select tests.agency('claim-brand') as brand;
alter table t add first_game uuid, add second_game uuid, add own_game uuid, add manager uuid;
update t set first_game = tests.game('claim-first', brand, '{25000000,40000000}'),
  second_game = tests.game('claim-second', brand, '{10000000}'),
  own_game = tests.game('claim-own', brand, '{15000000}'), manager = tests.person('manager');
insert into public.game_listings (game_id, listing_id, position)
  select t.second_game, gl.listing_id, 2 from public.game_listings gl, t where gl.game_id = t.first_game
    and gl.position = 1;
update public.games set rounds_per_run = 2 where id = (select second_game from t);
update public.games set owner_id = t.manager from t where id = t.own_game;

create function pg_temp.standing(run jsonb) returns text language sql as $$
  select case when s.is_ranked then 'ranked' else s.practice_reason end from public.sessions s
    where s.id = (run ->> 'session_id')::uuid
$$;
create function pg_temp.claim(account uuid, run jsonb) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.sign_in(account);
  answer := public.claim_guest_runs(run ->> 'guest_token');
  perform tests.sign_out();
  return answer;
end $$;

-- An account that knew nothing keeps what the guest earned.
create temp table innocent as select tests.person('innocent') as id, tests.start(first_game) as run from t;
select tests.guess(run, 1, 25000000), tests.guess(run, 2, 40000000) from innocent;
select is(pg_temp.claim(id, run) ->> 'claimed', '1', 'a guest''s run is claimed') from innocent;
select is(pg_temp.standing(run), 'ranked', 'and stays ranked') from innocent;
select is((select count(*) from private.leaderboard_entries e, t where e.game_id = t.first_game), 1::bigint,
  'with its place');

-- The manager of the game plays it as a guest.
create temp table sly as select t.manager as id, tests.start(own_game) as run from t;
select tests.guess(run, 1, 15000000) from sly;
select is(pg_temp.standing(run), 'ranked', 'as a guest nobody knows the manager') from sly;
select is(pg_temp.claim(id, run) ->> 'claimed', '1', 'the manager claims the run') from sly;
select is(pg_temp.standing(run), 'claimed', 'which is practice from then on') from sly;
select is((select count(*) from private.leaderboard_entries e, t where e.game_id = t.own_game), 0::bigint,
  'and off the board');
select is((select sum(h.guesses) from private.crowd_histogram h
  join public.game_listings gl on gl.id = h.game_listing_id, t
  where gl.game_id = t.own_game), 0::numeric, 'and out of the crowd');

-- The account guessed the home first, in another game; the guest then "guessed" it.
create temp table double as select tests.person('double') as id, null::jsonb as own_run, null::jsonb as run;
update double set own_run = tests.start(t.second_game, id) from t;
select tests.guess(own_run, 2, 25000000, id) from double;
update double set run = tests.start(t.first_game) from t;
select tests.guess(run, 1, 25000000) from double;
select pg_temp.claim(id, run) from double;
select is(pg_temp.standing(run), 'claimed', 'a guest''s guess of a home that the account had seen is practice')
  from double;
select is(pg_temp.standing(own_run), 'ranked', 'the account''s earlier run is not') from double;

-- The other way round: the guest saw the price, the account then guessed.
create temp table reverse as select tests.person('reverse') as id, tests.start(first_game) as run,
  null::jsonb as own_run from t;
select tests.guess(run, 1, 25000000) from reverse;
update reverse set own_run = tests.start(t.second_game, id) from t;
select tests.guess(own_run, 2, 25000000, id) from reverse;
select is(pg_temp.standing(own_run), 'ranked', 'before the claim nobody knows') from reverse;
select pg_temp.claim(id, run) from reverse;
select is(pg_temp.standing(own_run) || ' ' || pg_temp.standing(run), 'claimed ranked',
  'after it the account''s later run is practice, the guest''s earlier one ranked') from reverse;

-- Two runs of one game: the first one of either counts.
create temp table twice as select tests.person('twice') as id, tests.start(first_game) as run, null::jsonb as own_run
  from t;
update twice set own_run = tests.start(t.first_game, id) from t;
update public.sessions s set started_at = s.started_at + interval '1 second' from twice
  where s.id = (own_run ->> 'session_id')::uuid;
select pg_temp.claim(id, run) from twice;
select is(pg_temp.standing(own_run) || ' ' || pg_temp.standing(run), 'claimed ranked',
  'the run that started first stays ranked') from twice;
select is((select s.status from public.sessions s, twice where s.id = (run ->> 'session_id')::uuid), 'abandoned',
  'the guest''s run ends where the account has one under way');

-- A practice run of the guest before the account's ranked one.
create temp table warm as select tests.person('warm') as id, null::jsonb as run, null::jsonb as own_run;
update warm set run = public.start_run('claim-own', 'claim-brand', mode => 'zen');
update warm set own_run = tests.start(t.own_game, id) from t;
update public.sessions s set started_at = s.started_at + interval '1 second' from warm
  where s.id = (own_run ->> 'session_id')::uuid;
select is(pg_temp.standing(own_run), 'ranked', 'the account''s run counts while nobody knows of the guest''s')
  from warm;
select pg_temp.claim(id, run) from warm;
select is(pg_temp.standing(own_run), 'claimed', 'the guest had seen the homes, so it is practice') from warm;

-- A claimed token is nobody's.
grant select on t, innocent, twice to public;
select tests.visit();
select tests.refuses(format('select public.run_state(%L, %L)', run ->> 'session_id', run ->> 'guest_token'),
  'not_your_run', 403, 'it opens no run') from innocent;
select is(public.unfinished_runs(run ->> 'guest_token'), '[]'::jsonb, 'and has none') from twice;
select tests.sign_out();
select tests.refuses(format('select tests.start(%L, guest_token => %L)', own_game, run ->> 'guest_token'),
  'not_your_run', 403, 'it starts none') from t, innocent;
create temp table keyed as select tests.start(first_game, request_key => 'a-key-of-16-characters') as run,
  tests.person('keyed') as id from t;
select is(tests.start(first_game, request_key => 'a-key-of-16-characters') ->> 'session_id', run ->> 'session_id',
  'a repeated request finds its guest') from t, keyed;
select pg_temp.claim(id, run) from keyed;
select tests.refuses(format('select tests.start(%L, request_key => %L)', first_game, 'a-key-of-16-characters'),
  'not_your_run', 403, 'but not once the guest was claimed') from t;
select tests.sign_in(id) from innocent;
select is(public.claim_guest_runs(run ->> 'guest_token') ->> 'claimed', '0',
  'claimed again by the same account, nothing moves') from innocent;
select tests.sign_in(manager) from t;
select tests.refuses(format('select public.claim_guest_runs(%L)', run ->> 'guest_token'), 'not_your_run', 403,
  'and another account gets nothing') from innocent;
select tests.sign_out();
select * from finish();

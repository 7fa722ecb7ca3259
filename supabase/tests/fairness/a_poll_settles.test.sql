-- A poll: open, locked, settled or void; what was sealed is what is scored.
select plan(44);

create temp table t as
select tests.person('Host') as host, tests.person('Other host') as other, tests.person('Ann') as ann,
  tests.person('Bob') as bob, tests.person('Cleo') as cleo;
grant select on t to public;
create temp table g as
select tests.game('a-poll', (select id from public.agencies where key = 'default'), '{null,50000000}', host) as id
from t;
grant select on g to public;
create temp table h as
select gl.id, gl.listing_id, gl.position from public.game_listings gl join g on gl.game_id = g.id;
grant select on h to public;
select is((select count(*)::integer from private.polls p join h on h.id = p.game_listing_id), 1,
  'a home without a price is a poll of its game, a home with one is none');

create temp table runs as
select 'ann' as who, ann as player, tests.start((select id from g), ann) as run from t
union all select 'bob', bob, tests.start((select id from g), bob) from t
union all select 'cleo', cleo, tests.start((select id from g), cleo) from t;
grant select on runs to public;
select is((tests.guess(r.run, 1, 40000000, r.player) -> 'guess' ->> 'score'), null, 'a poll gives no points yet')
  from runs r where who = 'ann';
select is((tests.guess(r.run, 2, 50000000, r.player) -> 'session' ->> 'total_score')::integer, 1000,
  'the total is made of the other homes') from runs r where who = 'ann';
select is((private.run_state(s) ->> 'max_score')::integer, 1000, 'and so is the most that a run can make')
  from runs r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid where who = 'ann';
select isnt(tests.guess(r.run, 1, 60000000, r.player), null, 'Bob guesses it too') from runs r where who = 'bob';

-- Who may lock it, and what locking does.
select tests.sign_in(other) from t;
select tests.refuses(format('select public.lock_poll(%L, %L)', 'a-poll', id), 'not_allowed', 403,
  'somebody who does not manage the game locks nothing') from h where position = 1;
select tests.sign_in(host) from t;
select tests.refuses(format('select public.lock_poll(%L, %L)', 'a-poll', id), 'move_not_allowed', 409,
  'a home with a price has no poll to lock') from h where position = 2;
select tests.serve();
select tests.refuses(format(
  $$select public.record_correction(%L, 'a-poll', %L, 'settle', null, 'sold', '',
    '{"kind": "sold", "amount_minor": 45000000}', '[]', gen_random_uuid(), 0)$$, t.host, h.id), 'move_not_allowed', 409,
  'an open poll cannot be settled: whoever guesses after the sale would know') from h, t where position = 1;
select tests.sign_in(host) from t;
create temp table locked as select public.lock_poll('a-poll', id) as poll from h where position = 1;
select tests.sign_out();
select is((select poll ->> 'state' from locked), 'locked', 'the host locks it');
select is((select (poll ->> 'guesses')::integer from locked), 2, 'with the two guesses that were made');
select is((select s.rounds || ' ' || s.status from runs r join public.sessions s
  on s.id = (r.run ->> 'session_id')::uuid where who = 'cleo'), '1 active',
  'who has not guessed it plays one home less');
select tests.refuses(format('select tests.guess(%L, 1, 45000000, %L)', run, player), 'poll_locked', 409,
  'nobody guesses it any more') from runs where who = 'cleo';
select isnt(tests.guess(run, 2, 45000000, player), null, 'but the other home, which ends the run') from runs
  where who = 'cleo';
select is((select s.status from runs r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid
  where who = 'cleo'), 'finished', 'a run without the locked home ends with its other homes');
select is(jsonb_array_length(tests.start((select id from g)) -> 'rounds'), 1, 'a new run does not hold it');
select tests.refuses(format('insert into public.session_rounds (session_id, game_listing_id, position)
  select %L, %L, 9', r.run ->> 'session_id', h.id), 'unavailable', 503, 'not even one that began at the same moment')
  from runs r, h where who = 'cleo' and h.position = 1;
select is((tests.guess(run, 1, 40000000, player) ->> 'replayed')::boolean, true,
  'a guess that was acknowledged is answered again') from runs where who = 'ann';

-- The seal.
select is((select poll ->> 'seal' from locked), (
  select encode(sha256(convert_to(string_agg(leaf, E'\n' order by leaf collate "C"), 'UTF8')), 'hex')
  from private.poll_guesses join h on h.id = game_listing_id), 'the seal is the hash of the sorted leaves');
select tests.visit();
select is((select public.poll_record(id) -> 'leaves' from h where position = 1), '[]'::jsonb,
  'what was sealed is not told before the poll ends');
select is((select public.poll_record(id) -> 'own' from h where position = 1), 'null'::jsonb,
  'a visitor has no leaf of their own');
select tests.sign_in(ann) from t;
select is((select public.poll_record(h.id) -> 'own' ->> 'leaf' from h where position = 1), (
    select encode(sha256(convert_to((public.poll_record(h.id) -> 'own' ->> 'salt') || ':'
      || (r.run ->> 'session_id') || ':' || h.id || ':40000000:40000000:GBP', 'UTF8')), 'hex')
    from h, runs r where h.position = 1 and r.who = 'ann'),
  'a player can make their own leaf from what they guessed');

-- Settling.
select tests.serve();
create temp table context as
select public.rescore_context(t.host, 'a-poll', h.id, 'settle', null, null) as c from t, h where position = 1;
select is((select jsonb_array_length(c -> 'runs') from context), 2, 'both guesses are to be scored');
select tests.refuses(format(
  $$select public.record_correction(%L, 'a-poll', %L, 'settle', null, 'sold', '',
    '{"kind": "sold", "amount_minor": 40000000}', '[]', gen_random_uuid(), 0)$$, t.host, h.id), 'unavailable', 503,
  'a settlement that scores not everybody is not written') from h, t where position = 1;
create temp table settled as
select public.record_correction(t.host, 'a-poll', h.id, 'settle', null, 'sold', 'Completed',
  '{"kind": "sold", "amount_minor": 40000000, "dated_on": "2026-11-01"}', (
    select jsonb_agg(jsonb_build_object('session_id', r.run ->> 'session_id', 'game_listing_id', h.id,
      'score', case who when 'ann' then 1000 else 300 end,
      'label', case who when 'ann' then 'spot on' else 'way off' end,
      'log_error', case who when 'ann' then 0 else 0.4 end)) from runs r where who <> 'cleo'),
  '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e01', 0) as c from t, h where position = 1;
select is((select (c ->> 'runs')::integer from settled), 2, 'the sale gives both their points');
select is(public.record_correction(t.host, 'a-poll', h.id, 'settle', null, 'sold', '', '{}', '[]',
  '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e01', 0) ->> 'id', (select c ->> 'id' from settled),
  'the same request again changes nothing and is answered the same') from t, h where position = 1;
select tests.sign_out();
select is((select s.total_score from runs r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid
  where who = 'ann'), 2000, 'the total grows by the points of the home');
select is((select e.total_score from runs r join private.leaderboard_entries e
  on e.session_id = (r.run ->> 'session_id')::uuid where who = 'ann'), 2000, 'and so does the place on the board');
select is((select (private.guess_answer((run ->> 'session_id')::uuid, h.id, true) -> 'guess' ->> 'price_minor')::bigint
  from runs, h where who = 'ann' and position = 1), 40000000::bigint, 'now the player sees the price');
select tests.visit();
select is((select jsonb_array_length(public.poll_record(id) -> 'leaves') from h where position = 1), 2,
  'and everybody may hold the sealed guesses against the seal');
select is((select public.game_corrections('a-poll') -> 'corrections' -> 0 ->> 'action'), 'settle',
  'the log of the game says that it was settled');
select unalike((select public.game_corrections('a-poll')::text), '%4000%', 'without its price');

-- A new run plays a settled home as any other; a run of a room writes what it had acknowledged before the lock.
select tests.sign_out();
create temp table after_sale as select tests.start((select id from g)) as run;
select is(jsonb_array_length(run -> 'rounds'), 2, 'a new run holds the home again') from after_sale;
select is((tests.guess(run, 1, 40000000) -> 'guess' ->> 'score')::integer, 1000, 'and is scored by its sale')
  from after_sale;
select is((private.run_state(s) ->> 'max_score')::integer, 2000, 'of which it can make as much')
  from after_sale join public.sessions s on s.id = (run ->> 'session_id')::uuid;
update public.session_rounds r set commitment_id = null from after_sale, h
  where r.session_id = (run ->> 'session_id')::uuid and r.game_listing_id = h.id and h.position = 1;
create function pg_temp.check_round() returns text language sql as $$
  select format('select private.check_round_is_open(m, r) from public.session_rounds r, public.games m
    where m.id = %L and r.session_id = %L and r.position = 1', g.id, run ->> 'session_id') from g, after_sale $$;
select tests.refuses(pg_temp.check_round(), 'poll_locked', 409, 'a round from before the lock takes no guess');
update public.sessions s set is_ranked = false, practice_reason = 'room' from after_sale
  where s.id = (run ->> 'session_id')::uuid;
select lives_ok(pg_temp.check_round(), 'but one of a room does');

-- Eighteen months.
create temp table old as
select tests.game('an-old-poll', (select id from public.agencies where key = 'default'), '{null,50000000}') as id;
create temp table old_run as select tests.start(id) as run from old;
select isnt(tests.guess(run, 1, 40000000), null, 'a home that nobody buys is guessed') from old_run;
update private.polls p set opened_at = now() - interval '18 months 1 day' from public.game_listings gl, old
  where gl.id = p.game_listing_id and gl.game_id = old.id;
-- One that is younger, one that is settled, one that is void already, and one that cannot be given up.
create temp table more_polls as
select n, tests.game('poll-' || n, (select id from public.agencies where key = 'default'), '{null}') as id
from unnest('{young,settled,void,broken}'::text[]) n;
create temp table more_homes as select n, gl.id from more_polls m join public.game_listings gl on gl.game_id = m.id;
update private.polls p set opened_at = now() - interval '18 months 1 day' from more_homes h
  where h.id = p.game_listing_id and n <> 'young';
select private.close_poll(h.id, null) from more_homes h where n in ('settled', 'void');
update private.polls p set settled_at = now() - interval '1 day' from more_homes h
  where h.id = p.game_listing_id and n = 'settled';
update private.polls p set voided_at = now() - interval '1 day' from more_homes h
  where h.id = p.game_listing_id and n = 'void';
create function pg_temp.break() returns trigger language plpgsql as $$
begin
  if new.game_id = (select id from more_polls where n = 'broken') then
    raise exception 'broken';
  end if;
  return new;
end $$;
create trigger breaks before insert on private.corrections for each row execute function pg_temp.break();
select is(private.give_up_polls(), 1, 'one is given up, though another cannot be');
select is((select f.times from private.job_failures f join more_homes h on h.id::text = f.subject
  where f.job = 'give_up_polls' and n = 'broken'), 1, 'which is noted');
select is_empty($$select f.subject from private.job_failures f join more_homes h on h.id::text = f.subject
  where f.job = 'give_up_polls' and n <> 'broken'$$, 'while nothing is tried with the others');
drop trigger breaks on private.corrections;
select is(private.give_up_polls(), 0, 'and left in peace for a minute');
select is((select array_agg(n || ' ' || private.poll_state(p) order by n) from more_homes h join private.polls p
  on p.game_listing_id = h.id), '{"broken open","settled settled","void void","young open"}',
  'all others are as they were');
select is((select private.most_points(s, 'log_ratio') from old_run join public.sessions s
  on s.id = (run ->> 'session_id')::uuid), 1000, 'what a run can make is made of the homes that are left');
select is((select s.rounds || ' ' || s.guessed || ' ' || s.total_score from old_run join public.sessions s
  on s.id = (run ->> 'session_id')::uuid), '1 0 0', 'after eighteen months its poll is void, and so is its round');
select * from finish();

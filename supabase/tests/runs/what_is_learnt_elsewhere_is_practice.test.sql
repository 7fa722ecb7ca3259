-- One rule for who knows a price. Whatever shows one turns the player's other runs under way with that home into
-- practice.
select plan(41);

create temp table t as select tests.agency('know-brand') as brand, tests.agency('know-other') as other_brand;
alter table t add first_game uuid, add second_game uuid, add third_game uuid;
update t set first_game = tests.game('know-first', brand, '{25000000,40000000}'),
  second_game = tests.game('know-second', brand, '{10000000}'),
  third_game = tests.game('know-third', brand, '{15000000}');
-- The second game shows the first home of the first one; the third shares nothing.
insert into public.game_listings (game_id, listing_id, position)
  select t.second_game, gl.listing_id, 2 from public.game_listings gl, t where gl.game_id = t.first_game
    and gl.position = 1;
update public.games set rounds_per_run = 2 where id = (select second_game from t);

create function pg_temp.standing(run jsonb) returns text language sql as $$
  select case when s.is_ranked then 'ranked' else s.practice_reason end from public.sessions s
    where s.id = (run ->> 'session_id')::uuid
$$;
create temp table p (name text primary key, id uuid, first_run jsonb, second_run jsonb, third_run jsonb);
grant select on p, t to public;
create function pg_temp.enter(who text) returns void language sql as $$
  insert into p (name, id) select enter.who, tests.person(enter.who);
  update p set first_run = tests.start(t.first_game, p.id) from t where p.name = enter.who;
  update p set second_run = tests.start(t.second_game, p.id) from t where p.name = enter.who;
  update p set third_run = tests.start(t.third_game, p.id) from t where p.name = enter.who;
$$;

-- By a guess.
select pg_temp.enter('guesser');
select is(pg_temp.standing(first_run) || pg_temp.standing(second_run) || pg_temp.standing(third_run),
  'rankedrankedranked', 'three games are begun as ranked runs') from p where name = 'guesser';
select is(tests.guess(second_run, 1, 10000000, id) -> 'guess' ->> 'price_minor', '10000000',
  'a guess of a home that the other game lacks') from p where name = 'guesser';
select is(pg_temp.standing(first_run), 'ranked', 'changes nothing elsewhere') from p where name = 'guesser';
select tests.guess(first_run, 2, 40000000, id) from p where name = 'guesser';
select is(pg_temp.standing(second_run), 'ranked', 'nor does another home of the first game') from p
  where name = 'guesser';
select is((select sum(h.guesses) from private.crowd_histogram h
  join public.game_listings gl on gl.id = h.game_listing_id, t where gl.game_id = t.second_game), 1::numeric,
  'the guess in the second game is counted');
select tests.guess(first_run, 1, 25000000, id) from p where name = 'guesser';
select is(pg_temp.standing(second_run), 'price_learnt', 'a guess of the shared home makes the other run practice')
  from p where name = 'guesser';
select is(pg_temp.standing(third_run), 'ranked', 'and no run without it') from p where name = 'guesser';
select is(pg_temp.standing(first_run), 'ranked', 'and not the run that guessed it first') from p where name = 'guesser';
select is((select sum(h.guesses) from private.crowd_histogram h
  join public.game_listings gl on gl.id = h.game_listing_id, t where gl.game_id = t.second_game), 0::numeric,
  'what the other run had counted for is taken back');
select is(public.run_state((second_run ->> 'session_id')::uuid) ->> 'practice_reason', 'price_learnt',
  'the run says why')
  from p, lateral (select tests.sign_in(p.id)) s where name = 'guesser';
select tests.sign_out();
select tests.guess(second_run, 2, 25000000, id) from p where name = 'guesser';
select is((select count(*) from private.leaderboard_entries e, t where e.game_id = t.second_game), 0::bigint,
  'nothing of it reaches the board');
select is((select count(*) from private.leaderboard_entries e, t where e.game_id = t.first_game), 1::bigint,
  'the run that learnt nothing before has its place');

-- By letting the time run out, which reveals as well.
select pg_temp.enter('late');
update public.session_rounds r set opened_at = now() - interval '1 hour', deadline_at = now() - interval '1 minute'
  from p where p.name = 'late' and r.session_id = (p.first_run ->> 'session_id')::uuid
    and r.game_listing_id = tests.home(p.first_run, 1);
select tests.sign_in(id) from p where name = 'late';
select is(public.open_round((first_run ->> 'session_id')::uuid,
  tests.home(first_run, 1)) -> 'guess' -> 'guess' ->> 'price_minor', '25000000', 'the time is over and the price shown')
  from p where name = 'late';
select tests.sign_out();
select is(pg_temp.standing(second_run), 'price_learnt', 'which makes the other run practice') from p
  where name = 'late';

-- By somebody's shared details, and by a client report, which is remembered in the same way.
select pg_temp.enter('viewer');
update public.sessions s set is_sharing_details = true from p where p.name = 'guesser'
  and s.id = (p.first_run ->> 'session_id')::uuid;
select tests.sign_in(id) from p where name = 'viewer';
select lives_ok($$select public.accept_spoiler((g.first_run ->> 'session_id')::uuid) from p g
  where g.name = 'guesser'$$, 'a spoiler is accepted');
select tests.sign_out();
select is(pg_temp.standing(first_run) || ' ' || pg_temp.standing(second_run) || ' ' || pg_temp.standing(third_run),
  'price_learnt price_learnt ranked',
  'runs with its homes are practice, others are not') from p where name = 'viewer';

-- By coming to manage.
select pg_temp.enter('new member'), pg_temp.enter('new staff'), pg_temp.enter('new owner'), pg_temp.enter('home owner'),
  pg_temp.enter('adder'), pg_temp.enter('stranger');
insert into public.agency_members (agency_id, user_id, role) select t.other_brand, p.id, 'agent' from p, t
  where p.name = 'stranger';
select is(pg_temp.standing(first_run), 'ranked', 'who joins another agency goes on ranked') from p
  where name = 'stranger';
insert into public.agency_members (agency_id, user_id, role) select t.brand, p.id, 'agent' from p, t
  where p.name = 'new member';
select is(pg_temp.standing(first_run), 'price_learnt', 'who joins the agency practises') from p
  where name = 'new member';
update public.agency_members m set agency_id = t.brand from t, p where p.name = 'stranger' and m.user_id = p.id;
select is(pg_temp.standing(first_run), 'price_learnt', 'so does who moves to it') from p where name = 'stranger';
insert into private.staff_members (user_id) select p.id from p where p.name = 'new staff';
select is(pg_temp.standing(third_run), 'price_learnt', 'who joins the platform''s people practises') from p
  where name = 'new staff';
update public.games g set owner_id = p.id from p, t where p.name = 'new owner' and g.id = t.second_game;
select is(pg_temp.standing(second_run), 'price_learnt', 'who comes to own a game practises it') from p
  where name = 'new owner';
select is(pg_temp.standing(first_run), 'price_learnt', 'and other games with one of its homes') from p
  where name = 'new owner';
select is(pg_temp.standing(third_run), 'ranked', 'but none without') from p where name = 'new owner';
update public.assets a set owner_id = p.id from p, t, public.game_listings gl
  join public.listings l on l.id = gl.listing_id
  where p.name = 'home owner' and gl.game_id = t.first_game and gl.position = 2 and a.id = l.asset_id;
select is(pg_temp.standing(first_run) || ' ' || pg_temp.standing(second_run), 'price_learnt ranked',
  'who comes to own a home practises where it is') from p where name = 'home owner';
insert into public.games (agency_id, owner_id, slug, family, title, state, currency)
  select t.other_brand, p.id, 'know-own', 'public', 'Own', 'open', 'GBP' from p, t where p.name = 'adder';
select is(pg_temp.standing(third_run), 'ranked', 'an own game without homes teaches nothing') from p
  where name = 'adder';
insert into public.game_listings (game_id, listing_id, position) select o.id, gl.listing_id, 1
  from public.games o, public.game_listings gl, t where o.slug = 'know-own' and gl.game_id = t.third_game;
select is(pg_temp.standing(third_run) || ' ' || pg_temp.standing(first_run), 'price_learnt ranked',
  'a home that comes into it does') from p where name = 'adder';

-- What nobody told the run is asked when its guess is recorded.
select pg_temp.enter('quiet member');
set local session_replication_role = replica;
insert into public.agency_members (agency_id, user_id, role) select t.brand, p.id, 'agent' from p, t
  where p.name = 'quiet member';
set local session_replication_role = origin;
select is(pg_temp.standing(first_run), 'ranked', 'a change that no trigger saw') from p where name = 'quiet member';
select tests.guess(first_run, 1, 25000000, id) from p where name = 'quiet member';
select is(pg_temp.standing(first_run), 'price_learnt', 'is found with the next guess') from p
  where name = 'quiet member';
select is((select g.is_counted from public.guesses g, p where p.name = 'quiet member'
  and g.session_id = (p.first_run ->> 'session_id')::uuid), false, 'which is not counted');

-- The first run of any kind is the one that may be ranked.
select is(tests.start(third_game, (select id from p where name = 'late')) ->> 'ranked', 'true',
  'going on with a run keeps its rank') from t;
insert into p (name, id) select 'practiser', tests.person('practiser');
update p set third_run = public.start_run('know-third', 'know-brand', mode => 'zen', user_id => p.id)
  where name = 'practiser';
select is(pg_temp.standing(third_run), 'other_mode', 'a run in another mode than the game''s is practice') from p
  where name = 'practiser';
select tests.sign_in(id) from p where name = 'practiser';
select public.give_up_run((third_run ->> 'session_id')::uuid) from p where name = 'practiser';
select tests.sign_out();
update p set third_run = tests.start(t.third_game, p.id) from t where name = 'practiser';
select is(pg_temp.standing(third_run), 'not_first', 'and the next one is none that counts, since its homes were seen')
  from p where name = 'practiser';
update p set first_run = tests.start(t.first_game, p.id) from t where name = 'practiser';
select is(pg_temp.standing(first_run), 'ranked', 'while a first run of another game is') from p
  where name = 'practiser';

-- Before the start.
insert into p (name, id) select 'reader', tests.person('reader');
insert into private.seen_spoilers (game_id, player_id) select t.second_game, p.id from t, p where p.name = 'reader';
update p set first_run = tests.start(t.first_game, p.id), third_run = tests.start(t.third_game, p.id) from t
  where name = 'reader';
select is(pg_temp.standing(first_run) || ' ' || pg_temp.standing(third_run), 'price_known ranked',
  'what is known before the start is asked there') from p where name = 'reader';
select is((first_run ->> 'practice_reason') || (first_run ->> 'ranked'), 'price_knownfalse', 'and the start says so')
  from p where name = 'reader';

-- The rule restores what it allows, and only that.
select pg_temp.enter('restored'), pg_temp.enter('tempted');
insert into public.agency_members (agency_id, user_id, role) select t.brand, tests.person('judge'), 'admin' from t;
select tests.sign_in(m.user_id) from public.agency_members m, t where m.agency_id = t.brand and m.role = 'admin';
select public.exclude_run((first_run ->> 'session_id')::uuid, 'Looked odd') from p
  where name in ('restored', 'tempted');
select tests.sign_out();
select is(string_agg(distinct pg_temp.standing(first_run), ' '), 'excluded', 'excluded runs say so') from p
  where name in ('restored', 'tempted');
insert into private.seen_spoilers (game_id, player_id) select t.second_game, p.id from t, p where p.name = 'tempted';
select tests.sign_in(m.user_id) from public.agency_members m, t where m.agency_id = t.brand and m.role = 'admin';
select public.restore_run((first_run ->> 'session_id')::uuid) from p where name in ('restored', 'tempted');
select tests.sign_out();
select is(pg_temp.standing(first_run), 'ranked', 'taken back, a run is ranked again') from p where name = 'restored';
select is(pg_temp.standing(first_run), 'excluded', 'unless its player learnt a price meanwhile') from p
  where name = 'tempted';
select throws_ok($$update public.sessions s set practice_reason = 'price_learnt' from p where p.name = 'restored'
  and s.id = (p.first_run ->> 'session_id')::uuid$$,
  '23514', null, 'a ranked run has no reason for practice');
select throws_ok($$update public.sessions s set is_ranked = false, practice_reason = 'mood' from p
  where p.name = 'restored' and s.id = (p.first_run ->> 'session_id')::uuid$$,
  '23514', null, 'and reasons are known ones');
select lives_ok($$update public.sessions s set is_ranked = false, practice_reason = 'excluded' from p
  where p.name = 'restored' and s.id = (p.first_run ->> 'session_id')::uuid$$,
  'which practice may have');
select * from finish();

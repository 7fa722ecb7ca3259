-- A badge is earned when its fact is reached, once, with its day; rules are rows, and what is read follows them.
select plan(36);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('look_at_players', 0));

create temp table p as select tests.person('Player') as player, tests.person('Other') as other;
create temp table g as select tests.game('badge-game', tests.agency('badge-agency'),
  '{10000000,20000000,30000000,40000000,50000000}') as game;
grant select on p, g to public;
delete from private.player_changes;
create temp table r as select tests.start(game, (select player from p)) as run from g;
select tests.guess(run, n, 10000000 * n, (select player from p)) from r, generate_series(1, 4) n;
select is((select count(*) from private.player_changes)::integer, 0, 'a run that goes on changes no record');
select tests.guess(run, 5, 52000000, (select player from p)) from r;
select is((select count(*) from private.player_changes)::integer, 1, 'one that ends does');
create function pg_temp.has(badge text) returns boolean language sql security definer as $$
  select exists (select from private.earned_badges e, p where e.user_id = p.player and e.badge = has.badge)
$$;
select ok(not pg_temp.has('first_home'), 'before the clock there is no badge');
select cmp_ok(private.look_at_players(), '>=', 1, 'the clock looks at the player');
select is((select count(*) from private.player_changes)::integer, 0, 'and is done with them');
select ok(pg_temp.has('first_home') and pg_temp.has('spot_on') and pg_temp.has('exact'),
  'the first home, a spot-on guess and an exact one are earned');
select ok(pg_temp.has('steady'), 'so is a game whose every guess was close');
select ok(not pg_temp.has('homes_100'), 'a hundred homes are not');
select is((select f.amount from private.player_facts((select player from p)) f where f.fact = 'exact'), 4::bigint,
  'four guesses were exact');

-- The row decides.
update private.badges set at_least = 5 where badge = 'homes_100';
select tests.sign_in(player) from p;
create temp table told as select public.own_badges() as t;
select is((select (b ->> 'at_least')::integer from told, jsonb_array_elements(t -> 'badges') b
  where b ->> 'badge' = 'homes_100'), 5, 'a changed rule is told');
select is((select (b ->> 'earned_on')::date from told, jsonb_array_elements(t -> 'badges') b
  where b ->> 'badge' = 'homes_100'), (now() at time zone 'UTC')::date, 'and earned by it, today');
select is((select count(*)::integer from told, jsonb_array_elements(t -> 'badges') b where b ->> 'rarity' is not null),
  0, 'of a handful of players no share is told');
select ok(t -> 'facts' @> '[{"fact": "homes", "amount": 5}]', 'what the player has of it is told') from told;
select tests.sign_out();

-- Taking the run out later takes nothing back.
select private.make_practice(array[(run ->> 'session_id')::uuid], 'excluded') from r;
select private.look_at_players();
select ok(pg_temp.has('exact'), 'what is earned stays earned');

-- Facts are of what counts: neither practice, nor runs under way, nor a game with one wild guess make a steady one.
create function pg_temp.fact(known text) returns bigint language sql as $$
  select f.amount from private.player_facts((select player from p)) f where f.fact = known
$$;
select is(pg_temp.fact('exact'), 0::bigint, 'guesses that do not count are not exact');
select is(pg_temp.fact('spot_on'), 0::bigint, 'nor spot on');
select is(pg_temp.fact('steady_games'), 0::bigint, 'and practice is no steady game');
update public.sessions s set is_ranked = true, practice_reason = null from r where s.id = (run ->> 'session_id')::uuid;
update public.guesses x set is_counted = true from r where x.session_id = (run ->> 'session_id')::uuid;
select is(pg_temp.fact('steady_games'), 1::bigint, 'a ranked one is');
update public.sessions s set status = 'abandoned' from r where s.id = (run ->> 'session_id')::uuid;
select is(pg_temp.fact('steady_games'), 0::bigint, 'one that was given up is not');
update public.sessions s set status = 'finished' from r where s.id = (run ->> 'session_id')::uuid;
update public.guesses x set label = 'fair' from r
  where x.session_id = (run ->> 'session_id')::uuid and x.game_listing_id = tests.home(run, 1);
select is(pg_temp.fact('steady_games'), 0::bigint, 'nor is one with a guess that was only fair');
update public.guesses x set label = null from r
  where x.session_id = (run ->> 'session_id')::uuid and x.game_listing_id = tests.home(run, 1);
select is(pg_temp.fact('steady_games'), 0::bigint, 'or late');

-- The clock looks at each player apart: one that cannot be looked at stays in the queue and stops nobody.
delete from private.player_changes;
create temp table broken as select tests.person('Broken') as id;
insert into private.player_changes (user_id) select id from broken union all select player from p
  union all select '00000000-0000-4000-8000-000000000000'::uuid;
create function pg_temp.break() returns trigger language plpgsql as $$
begin
  if new.user_id = (select id from broken) then
    raise exception 'broken';
  end if;
  return new;
end $$;
create trigger breaks before insert on private.earned_badges for each row execute function pg_temp.break();
update private.badges set at_least = 1 where badge = 'first_home';
create temp table b_run as select tests.start(game, (select id from broken)) as run from g;
select tests.guess(run, 1, 10000000, (select id from broken)) from b_run;
select is(private.look_at_players(), 2, 'two of three are looked at: one of them is no user any more');
select is((select array_agg(distinct c.user_id) from private.player_changes c), (select array[id] from broken),
  'the third stays in the queue');
select is((select f.times from private.job_failures f, broken where f.job = 'look_at_players'
  and f.subject = broken.id::text), 1, 'and its failure is noted');
select is((select count(*)::integer from private.job_failures f where f.job = 'look_at_players'), 1, 'that one alone');
drop trigger breaks on private.earned_badges;
select is(private.look_at_players(), 0, 'for a minute it is left in peace');
update private.job_failures f set failed_at = now() - interval '1 hour' where f.job = 'look_at_players';
select is(private.look_at_players(), 1, 'then it is looked at again');

-- A run that is there already ended, as after an import, changes its player's record as well.
delete from private.player_changes;
insert into public.sessions select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'is_ranked',
  false, 'request_key', null))).* from public.sessions s, r where s.id = (run ->> 'session_id')::uuid;
select is((select array_agg(c.user_id) from private.player_changes c), (select array[player] from p),
  'a run that begins ended changes its player''s record');

-- Rarity, of enough players.
delete from private.badge_counts;
insert into private.badge_counts (badge, players, of_players) values ('exact', 5, 20);
select is((select (b ->> 'rarity')::numeric from p, jsonb_array_elements(private.told_badges(p.player)) b
  where b ->> 'badge' = 'exact'), 0.25, 'five of twenty are a quarter');
select private.count_badges();
select ok((select c.players >= 1 and c.of_players >= c.players from private.badge_counts c where c.badge = 'exact'),
  'the clock counts who has a badge');
select is((select c.of_players from private.badge_counts c where c.badge = 'exact'), (
  select count(distinct s.user_id) from public.sessions s where s.status <> 'active'), 'of those who ended a run');
select tests.start(game, other) from g, p;
select private.count_badges();
select is((select c.of_players from private.badge_counts c where c.badge = 'exact'), (
  select count(distinct s.user_id) from public.sessions s where s.status <> 'active'), 'and of nobody else');

select tests.visit();
select tests.denies('select public.own_badges()', 'a visitor has no badges');
select tests.sign_out();
select tests.sign_in(other) from p;
select is((select count(*)::integer from jsonb_array_elements(public.own_badges() -> 'badges') b
  where b ->> 'earned_on' is not null), 0, 'somebody who has played nothing has earned nothing');
select tests.sign_out();

-- Days in a row rest on the marks that players read themselves.
select is(length(private.edition_marks('uk', player)) > 0, true, 'an edition has marks') from p;
select tests.sign_in(player) from p;
create temp table marks as select public.edition_record('uk') ->> 'marks' as m;
select tests.sign_out();
select is(private.edition_marks('uk', player), m, 'and they are those of the player''s own record') from p, marks;

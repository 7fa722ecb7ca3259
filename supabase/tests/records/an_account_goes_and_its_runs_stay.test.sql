-- One's data can be taken along. A deleted account leaves runs on their boards as those of a former player, and no row
-- that names or knows the person but the logs.
select plan(29);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo;
create temp table g as select tests.game('leaving-game', tests.agency('leaving-agency'), '{10000000,20000000}') as game;
update public.games set family = 'forum' where id = (select game from g);
create temp table own as select tests.game('leaving-own', (select id from public.agencies where key = 'default'),
  '{10000000}', (select ada from p)) as game;
create temp table r as select tests.start(game, (select ada from p), request_key => 'a-key-of-sixteen-signs') as run
  from g;
select tests.guess(run, 1, 10500000, (select ada from p)) from r;
create temp table said as select tests.say(run, 1, 'I liked this home.', (select ada from p)) as said from r;
select tests.guess(run, 2, 20500000, (select ada from p)) from r;
create temp table open_run as select tests.start((select own.game from own), (select ben from p)) as run;
create temp table active as select tests.start(tests.game('leaving-more', (select id from public.agencies
  where key = 'leaving-agency'), '{10000000,30000000}'), (select ada from p)) as run;
select tests.guess(run, 1, 10500000, (select ada from p)) from active;
select private.look_at_players();
select private.insert_imports((select ada from p), '[{"way": "link", "outcome": "read"}]');
insert into private.seen_spoilers (game_id, player_id) select game, (select ada from p) from g;
insert into private.game_drafts (id, owner_id, document) select gen_random_uuid(), ada, '{"title": "Mine"}' from p;
create temp table before as select (select count(*) from private.leaderboard_entries) as entries,
  (select sum(h.players) from private.score_histogram h) as counted, (select sum(c.guesses)
    from private.crowd_histogram c)
  as crowd;
grant select on p, g, before to public;
select tests.sign_in(ada) from p;
select public.save_profile(true, '{badges}', true);
create temp table invite as select public.invite_friend() as i;
grant select on invite to public;
select tests.sign_in(ben) from p;
select public.accept_friend(i ->> 'token') from invite;
select tests.sign_in(ada) from p;
select public.invite_friend();

-- Taking it along.
create temp table d as select public.own_data() as d;
select is(d -> 'account' ->> 'email', (select ada || '@example.com' from p), 'an export names the account') from d;
select is(jsonb_array_length(d -> 'runs'), 2, 'it has every run') from d;
select is((select sum(jsonb_array_length(x -> 'guesses'))::integer from d, jsonb_array_elements(d -> 'runs') x), 3,
  'with every guess');
select is(d -> 'comments' -> 0 ->> 'body', 'I liked this home.', 'what was said') from d;
select ok(jsonb_array_length(d -> 'badges') >= 2, 'the badges') from d;
select is(jsonb_array_length(d -> 'friends'), 1, 'the friends') from d;
select is(d -> 'games' -> 0 ->> 'slug', 'leaving-own', 'the games') from d;
select is(d -> 'drafts' -> 0 -> 'document' ->> 'title', 'Mine', 'the drafts') from d;
select is(jsonb_array_length(d -> 'imports'), 1, 'and what was brought in') from d;

-- Leaving.
select tests.refuses($$select public.delete_account('somebody@example.com')$$, 'email_differs', 422,
  'another address deletes nothing');
select tests.sign_out();
insert into public.agency_members select (select id from public.agencies where key = 'leaving-agency'), cleo, 'owner'
  from p;
select tests.sign_in(cleo) from p;
select tests.refuses(format('select public.delete_account(%L)', cleo || '@example.com'), 'last_owner', 409,
  'the last owner of a brand stays') from p;
select tests.sign_out();
insert into public.agency_members select (select id from public.agencies where key = 'leaving-agency'), ben, 'owner'
  from p;
select tests.sign_in(cleo) from p;
select is((public.delete_account(' ' || upper(cleo::text) || '@Example.com ') ->> 'runs_kept')::integer, 0,
  'one of two owners may go') from p;
select tests.sign_in(ada) from p;
select is((public.delete_account(ada || '@example.com') ->> 'runs_kept')::integer, 2, 'and so may a player') from p;
select tests.sign_out();

select is((select count(*)::integer from auth.users u, p where u.id = p.ada), 0, 'the account is gone');
select is((select s.display_name from public.sessions s, r where s.id = (r.run ->> 'session_id')::uuid),
  'Former player',
  'the run has no name');
select is((select s.user_id is null and s.request_key is null from public.sessions s, r
  where s.id = (r.run ->> 'session_id')::uuid), true, 'and nobody''s id');
select is((select count(*)::integer from public.guesses x, r where x.session_id = (r.run ->> 'session_id')::uuid), 2,
  'its guesses stay');
select is((select e.display_name from private.leaderboard_entries e, r
  where e.session_id = (r.run ->> 'session_id')::uuid), 'Former player', 'so does its place, without a name');
select is((select sum(c.guesses) from private.crowd_histogram c), (select crowd from before), 'the crowd is as it was');
select is((select s.status from public.sessions s, active where s.id = (active.run ->> 'session_id')::uuid),
  'abandoned',
  'a run under way is given up');
select is((select count(*) from private.leaderboard_entries), (select entries + 1 from before),
  'and keeps the place of what was guessed');
select is((select c.body from private.comments c, said where c.id = tests.id_of(said.said)), null,
  'what was said is gone');
select is((select g.state from public.games g, own where g.id = own.game), 'closed',
  'a game that nobody looks after closes');
select is((select s.status from public.sessions s, open_run where s.id = (open_run.run ->> 'session_id')::uuid),
  'active',
  'and lets those who play it end');
select tests.sign_in(ben) from p;
select is(jsonb_array_length(public.own_friends() -> 'friends'), 0, 'friends are compared no more');
select tests.sign_out();

-- The census: which columns of which tables still hold the id.
create function pg_temp.places_of(id text) returns setof text language plpgsql as $$
declare
  found record;
  held boolean;
begin
  for found in
    select c.oid::regclass as relation, c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    -- Limits are forgotten after five minutes by themselves.
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind = 'r'
      and c.oid <> 'private.rate_limits'::regclass order by 1
  loop
    execute format('select exists (select from %s t where to_jsonb(t)::text ~ %L)', found.relation, id) into held;
    if held then
      return next found.relation::text;
    end if;
  end loop;
end $$;
select isnt_empty(format('select pg_temp.places_of(%L)', ben), 'the census finds somebody who is there') from p;
select is_empty(format('select pg_temp.places_of(%L)', ada), 'no row of any table knows the player') from p;
select is_empty(format('select pg_temp.places_of(%L)', cleo), 'nor the owner who left') from p;
select tests.visit();
select tests.denies($$select public.delete_account('a@example.com')$$, 'a visitor deletes nothing');
select tests.sign_out();

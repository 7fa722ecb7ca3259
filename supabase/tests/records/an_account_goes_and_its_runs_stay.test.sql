-- One's data can be taken along. A deleted account leaves runs on their boards as those of a former player, and no row
-- that names or knows the person but the logs.
select plan(40);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('look_at_players', 0));

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
select tests.refuses(format('select public.delete_account(%L)', ben || '@example.com'), 'email_differs', 422,
  'another address deletes nothing, also where it is somebody''s') from p;
select tests.sign_out();
insert into public.agency_members select (select id from public.agencies where key = 'leaving-agency'), cleo, 'owner'
  from p;
insert into public.agency_members select (select id from public.agencies where key = 'leaving-agency'), ben, 'admin'
  from p;
-- Whoever owns no brand may go, whether brands of others have one owner or two; Dora is a brand's agent.
create temp table d2 as select tests.person('Dora') as dora;
insert into public.agency_members select (select id from public.agencies where key = 'leaving-agency'), dora, 'agent'
  from d2;
grant select on d2 to public;
select tests.sign_in(dora) from d2;
select isnt(public.delete_account(dora || '@example.com') ->> 'goes_at', null, 'an agent of a brand may go')
  from d2;
select tests.sign_out();
select is(private.erase_account(dora), 0, 'without a run') from d2;
select tests.sign_in(cleo) from p;
select tests.refuses(format('select public.delete_account(%L)', cleo || '@example.com'), 'last_owner', 409,
  'the last owner of a brand stays') from p;
select tests.sign_out();
update public.agency_members m set role = 'owner' from p where m.user_id = ben;
-- Games of hers of each kind, and a game of Ben's; an earlier word that a moderator has seen go.
create temp table games as select k, tests.game('leaving-' || k, (select id from public.agencies where key = a),
    '{10000000}', case k when 'bens' then ben else ada end) as game
  from p, (values ('bens', 'default'), ('draft', 'default'), ('branded', 'leaving-agency')) v (k, a);
update public.games m set state = 'draft' from games where m.id = games.game and k = 'draft';
create temp table kept as select m.id, to_jsonb(m) - '{updated_at,version}'::text[] as row from public.games m
  join games on games.game = m.id where k <> 'draft';
create temp table gone as select tests.say(r.run, 2, 'A word that goes first', (select ada from p)) as said from r;
update private.comments c set deleted_at = now() - interval '5 days', body = null
  from gone where c.id = tests.id_of(gone.said);
create temp table e2 as select tests.person('Eve') as eve;
create temp table eves as select tests.start((select game from g), eve) as run from e2;
select tests.guess(run, 1, 10500000, (select eve from e2)) from eves;
create temp table eves_word as select tests.say(run, 1, 'A word of Eve''s', (select eve from e2)) as said from eves;
select tests.guess(run, 2, 10500000, (select eve from e2)) from eves;
create temp table third as select tests.start(tests.game('leaving-third', (select id from public.agencies
  where key = 'leaving-agency'), '{10000000}'), (select eve from e2)) as run;
select tests.guess(run, 1, 10500000, (select eve from e2)) from third;
create temp table ended as select s.id, s.finished_at from public.sessions s, p where s.user_id = ada
  and s.status = 'finished';
delete from private.leaderboard_changes;
update before set crowd = (select sum(c.guesses) from private.crowd_histogram c),
  entries = (select count(*) from private.leaderboard_entries);
select tests.sign_in(cleo) from p;
select isnt(public.delete_account(' ' || upper(cleo::text) || '@Example.com ') ->> 'goes_at', null,
  'one of two owners may go') from p;
select tests.sign_out();
select is(private.erase_account(cleo), 0, 'and leaves no run') from p;
select is(private.erase_account(ada), 2, 'a player leaves two') from p;

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
select is((select m.state from public.games m, games where m.id = games.game and k = 'draft'), 'draft',
  'a draft stays one');
select is_empty($$select k.id from kept k join public.games m on m.id = k.id
  where to_jsonb(m) - '{updated_at,version}'::text[] - 'owner_id' <> k.row - 'owner_id'$$,
  'games of others stay open, and so do games that a brand looks after');
select is((select c.deleted_at < now() - interval '4 days' from private.comments c, gone
  where c.id = tests.id_of(gone.said)), true, 'what was deleted before keeps its time');
select is((select c.body from private.comments c, eves_word where c.id = tests.id_of(eves_word.said)),
  'A word of Eve''s', 'what others said stays');
select is((select s.display_name || s.status from public.sessions s, eves where s.id = (run ->> 'session_id')::uuid),
  'Evefinished', 'and so do their runs');
select is((select e.display_name from private.leaderboard_entries e, eves
  where e.session_id = (run ->> 'session_id')::uuid), 'Eve', 'and their places');
select is_empty($$select e.id from ended e join public.sessions s on s.id = e.id
  where s.status <> 'finished' or s.finished_at is distinct from e.finished_at$$, 'what had ended keeps its end');
select is((select array_agg(distinct m.slug order by m.slug) from private.leaderboard_changes c
  join public.games m on m.id = c.game_id), '{leaving-game,leaving-more}', 'boards with the name are told of it');
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
select results_eq(format('select pg_temp.places_of(%L)', cleo), array['private.agency_log'],
  'of the owner who left the log of the agency alone') from p;
select tests.visit();
select tests.denies($$select public.delete_account('a@example.com')$$, 'a visitor deletes nothing');
select tests.sign_out();

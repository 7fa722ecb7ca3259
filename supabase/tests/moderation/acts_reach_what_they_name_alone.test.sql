-- What a moderator does to one player, name or comment in one game leaves every other as it is.
select plan(35);

create temp table t as select tests.agency('reach-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Host') as host;
alter table t add game uuid, add other uuid, add ada_run jsonb, add ada_other jsonb, add ben_run jsonb,
  add guest_run jsonb, add said uuid, add said_by_ben uuid;
update t set game = tests.game('reach', brand, '{25000000}', host),
  other = tests.game('reach-other', brand, '{26000000}', host);
update public.games set family = 'forum' where id in (select game from t union all select other from t);
update t set ada_run = tests.start(game, ada), ada_other = tests.start(other, ada), ben_run = tests.start(game, ben),
  guest_run = tests.start(game);
select tests.guess(ada_run, 1, 26000000, ada), tests.guess(ada_other, 1, 26000000, ada),
  tests.guess(ben_run, 1, 24000000, ben), tests.guess(guest_run, 1, 25000000) from t;
update public.sessions set display_name = 'A guest' where id = (select (guest_run ->> 'session_id')::uuid from t);
update t set said = tests.id_of(tests.say(ada_run, 1, 'Ada says', ada)),
  said_by_ben = tests.id_of(tests.say(ben_run, 1, 'Ben says', ben));
grant select on t to public;
create function pg_temp.place(name text) returns text language sql as $$ select l.cursor
  from public.leaderboard('reach', 'reach-brand') l where l.display_name = name $$;
create function pg_temp.blocked() returns text[] language sql security definer as $$
  select array_agg(p.display_name || ' ' || g.slug order by p.display_name || ' ' || g.slug)
    from private.comment_blocks b join public.profiles p on p.id = b.player_id join public.games g on g.id = b.game_id
    where g.slug like 'reach%'
$$;
create function pg_temp.acts(what text) returns bigint language sql security definer as $$ select count(*)
  from private.moderation_log l, t where l.game_id = t.game and l.action = what $$;
create function pg_temp.outcomes() returns text[] language sql security definer as $$
  select array_agg(o.outcome order by o.outcome collate "C") from (
    select case when r.comment_id = t.said then 'said' when r.comment_id = t.said_by_ben then 'said by Ben'
      else 'name' end || ' ' || coalesce(r.outcome, 'open') as outcome
    from private.reports r, t where r.game_id = t.game) o
$$;

-- Reports.
insert into private.reports (game_id, comment_id, reporter_id, reason) select game, said, ben, 'abuse' from t
  union all select game, said_by_ben, ada, 'spam' from t;
insert into private.reports (game_id, session_id, reporter_id, reason) select game, (ada_run ->> 'session_id')::uuid,
  ben, 'abuse' from t;
select tests.sign_in(host) from t;
select is((select array_agg(s ->> 'kind' order by s ->> 'kind')
  from jsonb_array_elements(public.open_reports('reach', 'reach-brand') -> 'subjects') s), '{comment,comment,name}',
  'reports say what they are about');
select is((public.manage_game('reach', 'reach-brand') ->> 'open_reports'), '3',
  'and are counted where the game is managed');
select is((public.board_facts('reach', 'reach-brand') ->> 'open_reports'), '3', 'and beside its board');
select lives_ok($$select public.moderate_comment(said, 'dismiss', 'It is fine')
  from t$$, 'the reports of a comment are dismissed');
select is(pg_temp.outcomes(), '{"name open","said by Ben open","said dismissed"}', 'of that comment alone');
select lives_ok($$select public.moderate_comment(said, 'dismiss', 'It is fine') from t$$, 'twice');
select is(pg_temp.acts('dismiss'), 1::bigint, 'is once: there was nothing left');
select tests.refuses($$select public.moderate_name('reach', pg_temp.place('Ada'), 'burn', 'x', 'reach-brand')$$,
  'invalid_request', 422, 'with a name, known things are done only');
select lives_ok($$select public.moderate_name('reach', pg_temp.place('Ada'), 'dismiss', 'A fine name', 'reach-brand')$$,
  'the reports of a name are dismissed');
select is(pg_temp.outcomes(), '{"name dismissed","said by Ben open","said dismissed"}', 'of that name alone');
select lives_ok($$select public.moderate_name('reach', pg_temp.place('Ada'), 'dismiss', 'A fine name', 'reach-brand')$$,
  'twice');
select is(pg_temp.acts('dismiss'), 2::bigint, 'is once, too');
select is((public.manage_game('reach', 'reach-brand') ->> 'open_reports'), '1', 'closed ones are counted no more');
select is((public.board_facts('reach', 'reach-brand') ->> 'open_reports'), '1', 'beside the board neither');
select tests.sign_out();
insert into private.reports (game_id, comment_id, reporter_id, reason) select game, said, host, 'abuse' from t;
select tests.sign_in(host) from t;
select lives_ok($$select public.moderate_comment(said, 'remove', 'It is not fine')
  from t$$, 'a comment reported again is removed');
select tests.sign_out();
select is((select array_agg(r.outcome order by r.outcome) from private.reports r, t where r.comment_id = t.said),
  '{dismissed,removed}', 'the report that was dismissed stays dismissed');
delete from private.reports r using t where r.comment_id = t.said and r.reporter_id = t.host;
select tests.sign_in(host) from t;
select lives_ok($$select public.moderate_comment(said_by_ben, 'remove', 'Spam') from t$$, 'a comment is removed');
select is(pg_temp.outcomes(), '{"name dismissed","said by Ben removed","said dismissed"}',
  'what was decided before stays decided');

-- Blocks.
select tests.sign_out();
insert into private.comment_blocks (game_id, player_id, comment_id) select game, ben, said_by_ben from t
  union all select other, ada, said from t;
select tests.sign_in(host) from t;
select lives_ok($$select public.moderate_comment(said, 'block', 'Enough') from t$$, 'a player is stopped');
select is(pg_temp.blocked(), '{"Ada reach","Ada reach-other","Ben reach"}', 'in the game');
select lives_ok($$select public.moderate_comment(said, 'block', 'Enough') from t$$, 'twice');
select is(pg_temp.acts('block'), 1::bigint, 'is once');
select lives_ok($$select public.moderate_comment(said, 'unblock', 'They asked') from t$$, 'a player is freed');
select is(pg_temp.blocked(), '{"Ada reach-other","Ben reach"}', 'that one, in this game');

-- Names.
select lives_ok($$select public.moderate_name('reach', pg_temp.place('Ada'), 'rename', 'No name', 'reach-brand')$$,
  'a name is replaced');
select tests.sign_out();
select isnt((select s.display_name from public.sessions s, t where s.id = (ada_run ->> 'session_id')::uuid), 'Ada',
  'in the player''s run');
select isnt((select e.display_name from private.leaderboard_entries e, t
  where e.session_id = (ada_run ->> 'session_id')::uuid), 'Ada', 'and on the board');
select is((select s.display_name from public.sessions s, t where s.id = (ada_other ->> 'session_id')::uuid), 'Ada',
  'not in another game');
select is((select e.display_name from private.leaderboard_entries e, t
  where e.session_id = (ben_run ->> 'session_id')::uuid), 'Ben', 'and nobody else''s on the board');
select is((select s.display_name from public.sessions s, t where s.id = (guest_run ->> 'session_id')::uuid), 'A guest',
  'nor in a run');
create temp table guest_place as select encode(convert_to(e.id::text, 'UTF8'), 'base64') as place
  from private.leaderboard_entries e, t where e.session_id = (guest_run ->> 'session_id')::uuid;
grant select on guest_place to public;
select tests.sign_in(host) from t;
select lives_ok($$select public.moderate_name('reach', place, 'rename', 'No name', 'reach-brand')
  from guest_place$$, 'a guest''s name is replaced');
select tests.sign_out();
select isnt((select s.display_name from public.sessions s, t where s.id = (guest_run ->> 'session_id')::uuid),
  'A guest', 'in their run too');
select is((select e.display_name from private.leaderboard_entries e, t
  where e.session_id = (guest_run ->> 'session_id')::uuid),
  (select s.display_name from public.sessions s, t where s.id = (guest_run ->> 'session_id')::uuid),
    'and on the board the same');
select is((select e.display_name from private.leaderboard_entries e, t
  where e.session_id = (ben_run ->> 'session_id')::uuid), 'Ben', 'again nobody else''s');
select throws_like($$delete from private.moderation_log where game_id = (select game from t)$$, '%only ever added to%',
  'the log says why no line leaves it');
select * from finish();

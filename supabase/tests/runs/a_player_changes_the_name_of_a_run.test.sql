-- A player is called something else in one run: on its board, and nowhere in anybody else's.
select plan(15);

create temp table a as select tests.agency('renaming-brand') as id;
create temp table t as select tests.game('renamed', a.id, '{25000000}') as id from a;
create temp table me as select tests.person('Ada') as id, tests.person('Ben') as other;
create temp table runs as select tests.start(t.id) as guest, tests.start(t.id, me.id) as mine from t, me;
select tests.guess(guest, 1, 26000000), tests.guess(mine, 1, 26000000, me.id) from runs, me;
delete from private.leaderboard_changes;
create function pg_temp.rename(run jsonb, name text, user_id uuid default null, token text default null) returns text
  language sql as $$
  select public.rename_run((run ->> 'session_id')::uuid, name, user_id, token) ->> 'display_name'
$$;
create function pg_temp.name_of(run jsonb) returns text language sql as $$
  select s.display_name || '/' || e.display_name from public.sessions s
    join private.leaderboard_entries e on e.session_id = s.id
  where s.id = (run ->> 'session_id')::uuid
$$;

select is(pg_temp.rename(guest, ' Winifred of York ', null, guest ->> 'guest_token'), 'Winifred of York',
  'a guest is called what they typed') from runs;
select is(pg_temp.name_of(guest), 'Winifred of York/Winifred of York', 'on the run and on its board') from runs;
select is((select count(*)::integer from private.leaderboard_changes c where c.game_id = t.id), 1,
  'and the board is told') from t;
select is(pg_temp.name_of(mine), 'Ada/Ada', 'the other player keeps theirs') from runs;
select is(pg_temp.rename(guest, 'Winifred of York', null, guest ->> 'guest_token'), 'Winifred of York',
  'the same name again is answered the same') from runs;
select is((select count(*)::integer from private.leaderboard_changes c where c.game_id = t.id), 1,
  'and changes nothing') from t;
select is(pg_temp.rename(mine, 'Ada L', me.id), 'Ada L', 'somebody signed in changes theirs') from runs, me;
select tests.refuses(format('select public.rename_run(%L, ''Eve'', %L)', mine ->> 'session_id', me.other),
  'not_your_run', 403, 'nobody changes somebody else''s') from runs, me;
select tests.refuses(format('select public.rename_run(%L, ''Eve'', null, ''x'')', guest ->> 'session_id'),
  'not_your_run', 403, 'nor with a token of nobody') from runs;
select throws_ok(format('select public.rename_run(%L, ''  '', %L)', mine ->> 'session_id', me.id), '23514', null,
  'a name has something to read') from runs, me;

-- One player's limit is theirs alone.
select tests.wait_for_a_whole_minute();
delete from private.rate_limits where subject like 'rename:%';
select pg_temp.rename(mine, 'Name ' || n, me.id) from runs, me, generate_series(1, 10) n;
select tests.refuses(format('select public.rename_run(%L, ''Once more'', %L)', mine ->> 'session_id', me.id),
  'rate_limited', 429, 'ten names a minute are enough') from runs, me;

insert into private.replaced_names (game_id, player_id, display_name) select t.id, s.guest_id, 'Neutral'
  from t, runs, public.sessions s
where s.id = (guest ->> 'session_id')::uuid;
select tests.refuses(format('select public.rename_run(%L, ''Back again'', null, %L)', guest ->> 'session_id',
  guest ->> 'guest_token'), 'not_allowed', 403,
  'a name that moderators gave stays') from runs;
delete from private.rate_limits where subject like 'rename:%';
select is(pg_temp.rename(mine, 'Ada Q', me.id), 'Ada Q', 'somebody else''s was not theirs to keep') from runs, me;
delete from private.replaced_names;
update public.sessions set mode_options = '{"is_classroom": true}'
  where id = (select (guest ->> 'session_id')::uuid from runs);
select tests.refuses(format('select public.rename_run(%L, ''Pupil'', null, %L)', guest ->> 'session_id',
  guest ->> 'guest_token'), 'not_allowed', 403,
  'in a classroom nobody types a name') from runs;
select is(pg_temp.name_of(guest), 'Winifred of York/Winifred of York', 'what was refused changed nothing') from runs;
select * from finish();

-- The people of a game remove comments, replace names and stop commenters; each act is one line of an append-only log.
select plan(34);

create temp table t as select tests.agency('act-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben,
  tests.person('Host') as host, tests.person('Stranger') as stranger;
alter table t add game uuid, add ada_run jsonb, add ben_run jsonb, add guest_run jsonb, add said uuid, add place text,
  add score integer;
update t set game = tests.game('act', brand, '{25000000}', host);
update public.games set family = 'forum' where slug = 'act';
update t set ada_run = tests.start(game, ada), ben_run = tests.start(game, ben), guest_run = tests.start(game);
select tests.guess(ada_run, 1, 26000000, ada), tests.guess(ben_run, 1, 24000000, ben),
  tests.guess(guest_run, 1, 24500000) from t;
update t set said = tests.id_of(tests.say(ada_run, 1, 'Something rude', ada)),
  place = (select l.cursor from public.leaderboard('act', 'act-brand') l where l.display_name = 'Ada'),
  score = (select l.total_score from public.leaderboard('act', 'act-brand') l where l.display_name = 'Ada');
grant select on t to public;
create function pg_temp.act(what text, why text default 'It was rude') returns jsonb
  language sql as $$ select public.moderate_comment(t.said, what, why) from t $$;
create function pg_temp.rename(what text default 'rename') returns jsonb
  language sql as $$ select public.moderate_name('act', t.place, what, 'It was rude', 'act-brand') from t $$;

select tests.sign_in(ben) from t;
select lives_ok($$select public.report_comment((ben_run ->> 'session_id')::uuid, said, 'abuse'),
  public.report_name('act', place, 'abuse', 'act-brand') from t$$, 'a comment and a name are reported');
select tests.refuses($$select pg_temp.act('remove')$$, 'not_allowed', 403, 'a player removes nothing');
select tests.refuses($$select public.moderate_comment(gen_random_uuid(), 'remove', 'x')$$, 'not_allowed', 403,
  'and is told the same of what is not there');
select tests.refuses($$select pg_temp.rename()$$, 'not_allowed', 403, 'nor replaces a name');
select tests.sign_in(stranger) from t;
select tests.refuses($$select pg_temp.act('block')$$, 'not_allowed', 403, 'a stranger stops nobody');
select tests.visit();
select tests.denies($$select pg_temp.act('remove')$$, 'a visitor is not even asked');

select tests.sign_in(host) from t;
select tests.refuses($$select pg_temp.act('remove', '  ')$$, 'invalid_request', 422, 'who acts says why');
select tests.refuses($$select pg_temp.act('burn')$$, 'invalid_request', 422, 'and does known things only');
select lives_ok($$select pg_temp.act('remove')$$, 'the host removes a comment');
select lives_ok($$select pg_temp.act('remove')$$, 'twice is once');
select tests.sign_in(ben) from t;
select is((select jsonb_array_length(tests.heard(ben_run, 1) -> 'comments') from t), 0, 'players no longer see it');
select is((select tests.heard(ben_run, 1) ->> 'total' from t), '0', 'nor count it');
select tests.sign_in(ada) from t;
select is((select tests.heard(ada_run, 1) #>> '{comments,0,state}' from t), 'removed',
  'its author sees that it was removed');
select is((select tests.heard(ada_run, 1) #>> '{comments,0,body}' from t), null, 'without its text');

select tests.sign_in(host) from t;
select lives_ok($$select pg_temp.act('block')$$, 'the host stops a commenter');
select is((select public.open_reports('act', 'act-brand') #>> '{blocked,0,display_name}'), 'Ada',
  'and sees who is stopped');
select tests.sign_out();
select tests.refuses($$select tests.say(ada_run, 1, 'Again', ada)
  from t$$, 'comments_blocked', 403, 'who is stopped posts nothing');
select lives_ok($$select tests.say(ben_run, 1, 'Me neither?', ben) from t$$, 'others do');
select tests.sign_in(ada) from t;
select is((select tests.heard(ada_run, 1) ->> 'is_blocked' from t), 'true', 'and knows it, and goes on reading');
select tests.sign_in(host) from t;
select lives_ok($$select pg_temp.act('unblock', 'They asked')$$, 'the host frees them');
select tests.sign_out();
select lives_ok($$select tests.say(ada_run, 1, 'Thank you', ada) from t$$, 'and they post again');

select tests.sign_in(host) from t;
create temp table renamed as select pg_temp.rename() ->> 'display_name' as name;
grant select on renamed to public;
select isnt((select name from renamed), 'Ada', 'the host replaces a name');
select is((select l.display_name from public.leaderboard('act', 'act-brand') l, t where l.cursor = t.place),
  (select name from renamed), 'the board shows the new one');
select is((select l.total_score from public.leaderboard('act', 'act-brand') l, t where l.cursor = t.place),
  (select score from t), 'with the points as they were');
select is((select public.open_reports('act', 'act-brand') -> 'subjects'), '[]'::jsonb, 'nothing is left to do');
select tests.sign_out();
select is((select outcome from private.reports r, t where r.comment_id = t.said), 'removed',
  'the report of the comment says so');
create temp table later as select tests.start(game, ada) as run from t;
select is((select s.display_name from public.sessions s, later where s.id = (later.run ->> 'session_id')::uuid),
  (select name from renamed),
  'a later run of the player has the new name too');
select is((select count(*) from public.sessions s, t where s.game_id = t.game and s.display_name = 'Ben'), 1::bigint,
  'and nobody else''s name changed');

select results_eq($$select m.action, m.before from private.moderation_log m, t where m.game_id = t.game order by m.id$$,
  $$values ('remove', 'Something rude'), ('block', 'Something rude'), ('unblock', 'Something rude'),
    ('rename', 'Ada')$$, 'each act is one line of the log');
select is((select count(*) from private.moderation_log m, t where m.actor_id = t.host and m.game_id = t.game
  and m.acted_at is not null), 4::bigint, 'with who and when');
select throws_ok($$update private.moderation_log set reason = 'x'$$, 'P0001', null, 'no line is changed');
select throws_ok($$delete from private.moderation_log$$, 'P0001', null, 'or taken out');

-- What was decided about a guest holds for the account that claims the guest.
insert into private.comment_blocks (game_id, player_id, comment_id)
  select t.game, s.guest_id, t.said from t join public.sessions s on s.id = (t.guest_run ->> 'session_id')::uuid;
select tests.sign_in(stranger) from t;
select lives_ok($$select public.claim_guest_runs(guest_run ->> 'guest_token') from t$$, 'a guest''s runs are claimed');
select tests.sign_out();
select tests.refuses($$select tests.say(guest_run - 'guest_token', 1, 'I am new here', stranger)
  from t$$, 'comments_blocked', 403, 'and the block comes along');
select * from finish();

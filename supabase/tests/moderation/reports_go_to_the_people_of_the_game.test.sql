-- Whoever sees a comment or a name reports it, once. The people of the game see it; nobody else does.
select plan(33);
select tests.wait_for_a_whole_minute();

create temp table t as select tests.agency('mod-brand') as brand, tests.agency('mod-other') as other_brand,
  tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Host') as host, tests.person('Agent') as agent,
    tests.person('Foreign agent') as foreign_agent,
  tests.person('Staff') as staff;
alter table t add game uuid, add ada_run jsonb, add ben_run jsonb, add said uuid, add place text;
update t set game = tests.game('mod', brand, '{25000000}', host);
update public.games set family = 'forum' where slug = 'mod';
insert into public.agency_members (agency_id, user_id, role) select brand, agent, 'agent' from t
  union all select other_brand, foreign_agent, 'owner' from t;
insert into private.staff_members (user_id) select staff from t;
update t set ada_run = tests.start(game, ada), ben_run = tests.start(game, ben);
select tests.guess(ada_run, 1, 26000000, ada), tests.guess(ben_run, 1, 24000000, ben) from t;
update t set said = tests.id_of(tests.say(ada_run, 1, 'Something rude', ada)),
  place = (select l.cursor from public.leaderboard('mod', 'mod-brand') l where l.display_name = 'Ada');
grant select on t to public;

create function pg_temp.report(who uuid, what text default 'abuse', remark text default 'Look at this') returns boolean
  language sql as $$
  select public.report_comment((t.ben_run ->> 'session_id')::uuid, t.said, what, remark) from t
$$;
select tests.sign_in(ben) from t;
select ok(pg_temp.report(null), 'a player reports a comment');
select ok(pg_temp.report(null), 'a second time changes nothing');
select tests.refuses($$select pg_temp.report(null, 'because')$$, 'invalid_request', 422, 'a reason is from the list');
select tests.refuses($$select pg_temp.report(null, 'abuse', repeat('x', 501))$$, 'invalid_request', 422,
  'a note is short');
select tests.refuses($$select public.report_comment((ben_run ->> 'session_id')::uuid, gen_random_uuid(), 'abuse')
  from t$$, 'not_found', 404, 'what is not there is not reported');
select is((select tests.heard(ben_run, 1) -> 'comments' -> 0 ->> 'is_reported' from t), 'true',
  'the reporter sees that it is reported');
select tests.sign_in(ada) from t;
select is((select tests.heard(ada_run, 1) -> 'comments' -> 0 ->> 'is_reported' from t), 'false', 'the author does not');
select tests.refuses($$select public.report_comment((ada_run ->> 'session_id')::uuid, said, 'abuse')
  from t$$, 'not_allowed', 403, 'nobody reports themselves');

select tests.visit();
create temp table visitor as select public.report_name('mod', place, 'abuse', 'mod-brand') as answer from t;
select ok((select char_length(answer ->> 'guest_token') >= 32 from visitor),
  'a visitor reports a name, and is a guest from then on');
select is((select public.report_name('mod', place, 'spam', 'mod-brand', '', answer ->> 'guest_token') ->> 'guest_token'
  from t, visitor), null, 'a second time changes nothing');
select tests.refuses($$select public.report_name('mod', 'bm8gcGxhY2U=', 'abuse', 'mod-brand')$$, 'not_found', 404,
  'a place that is not on the board is not found');
select tests.refuses($$select public.report_name('mod', place, 'abuse', 'mod-brand', '', repeat('0', 64))
  from t$$, 'not_your_run', 403, 'a wrong token is not a new guest');
select tests.denies($$select public.open_reports('mod', 'mod-brand')$$, 'a visitor does not read reports');
select tests.denies($$select * from private.reports$$, 'nor the table');

select tests.sign_in(ben) from t;
select tests.refuses($$select public.open_reports('mod', 'mod-brand')$$, 'not_allowed', 403, 'nor does the reporter');
select tests.sign_in(foreign_agent) from t;
select tests.refuses($$select public.open_reports('mod', 'mod-brand')$$, 'not_allowed', 403, 'nor another agency');
select is((select public.board_facts('mod', 'mod-brand') ->> 'open_reports'), null, 'nor how many there are');
-- The list begins with what was reported first; here everything happens at one moment.
select tests.sign_out();
update private.reports r set created_at = r.created_at - interval '1 minute' from t where r.comment_id = t.said;
select tests.sign_in(host) from t;
select is((select jsonb_array_length(public.open_reports('mod', 'mod-brand') -> 'subjects')), 2,
  'the host sees both, each once');
select is((select public.open_reports('mod', 'mod-brand') #>> '{subjects,0,body}'), 'Something rude',
  'with the comment');
select is((select public.open_reports('mod', 'mod-brand') #>> '{subjects,0,reports,0,note}'), 'Look at this',
  'and the note');
select is((select public.open_reports('mod', 'mod-brand') #>> '{subjects,1,entry}'), (select place from t),
  'and which place the name has');
select is((select public.board_facts('mod', 'mod-brand') ->> 'open_reports'), '2', 'and how many there are');
select tests.sign_in(agent) from t;
select is((select jsonb_array_length(public.open_reports('mod', 'mod-brand') -> 'subjects')), 2,
  'so do the agency''s people');
select tests.sign_in(staff) from t;
select is((select jsonb_array_length(public.open_reports('mod', 'mod-brand') -> 'subjects')), 2, 'and staff');
select tests.sign_out();

insert into private.comments (id, game_listing_id, session_id, thread_id, thread_at, request_key, body)
  select c.id, tests.home(t.ada_run, 1), (t.ada_run ->> 'session_id')::uuid, c.id, now(), c.id::text, 'more'
  from t, (select gen_random_uuid() as id from generate_series(1, 11)) c;
create temp table others as select c.id from private.comments c, t where c.game_listing_id = tests.home(t.ada_run, 1)
  and c.id <> t.said;
grant select on others to public;
select tests.sign_in(ben) from t;
select tests.refuses($$select public.report_comment((ben_run ->> 'session_id')::uuid, o.id, 'spam')
  from t, others o$$, 'rate_limited', 429, 'many reports in a minute wait');
select lives_ok($$select public.report_comment((ben_run ->> 'session_id')::uuid, o.id, 'spam')
  from t, (select id from others limit 3) o$$, 'a few do not');
-- Names are reported for the same reasons and within the same limit. A report that was made already costs none of it.
select tests.refuses($$select public.report_name('mod', place, 'because', 'mod-brand')
  from t$$, 'invalid_request', 422, 'a name is reported for a reason of the list, too');
select tests.refuses($$select public.report_name('mod', place, 'abuse', 'mod-brand', repeat('x', 501))
  from t$$, 'invalid_request', 422, 'with a short note');
select tests.sign_out();
insert into private.rate_limits (subject, window_at, hits) select 'report:' || ben,
  date_trunc('minute', clock_timestamp()), 10 from t
  on conflict on constraint a_subject_has_one_window do update set window_at = excluded.window_at, hits = excluded.hits;
select tests.sign_in(ben) from t;
select tests.refuses($$select public.report_name('mod', place, 'abuse', 'mod-brand')
  from t$$, 'rate_limited', 429, 'who reported much waits with a name as well');
select ok(pg_temp.report(null), 'while the comment that they reported stays reported');
select tests.sign_out();
delete from private.rate_limits where subject like 'report:%';
select tests.sign_in(ben) from t;
select lives_ok($$select public.report_name('mod', place, 'abuse', 'mod-brand') from t$$, 'later they report the name');
select tests.sign_out();
update private.rate_limits r set window_at = date_trunc('minute', clock_timestamp()), hits = 10 from t
  where r.subject = 'report:' || ben;
select tests.sign_in(ben) from t;
select lives_ok($$select public.report_name('mod', place, 'abuse', 'mod-brand') from t$$, 'and may say so again');
select is((select public.board_facts('mod', 'mod-brand') ->> 'may_moderate'), 'false', 'a player moderates nothing');
select * from finish();

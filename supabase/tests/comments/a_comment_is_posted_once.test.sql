-- The same request key posts once; five a minute; 1 to 1000 characters; one level of answers; pages by cursor.
select plan(22);
select tests.wait_for_a_whole_minute();

create temp table t as select tests.game('once', tests.agency('once-brand'), '{25000000,40000000}') as game,
  tests.person('Ada') as ada;
update public.games set family = 'forum' where slug = 'once';
alter table t add run jsonb, add guest_run jsonb, add first jsonb, add again jsonb, add answer jsonb;
update t set run = tests.start(game, ada), guest_run = tests.start(game);
select tests.guess(run, 1, 26000000, ada), tests.guess(guest_run, 1, 24000000) from t;
grant select on t to public;

update t set first = tests.say(run, 1, 'Hello', ada, 'one-key-for-one-post');
update t set again = tests.say(run, 1, 'Hello', ada, 'one-key-for-one-post');
select is((select first ->> 'replayed' from t), 'false', 'a comment is posted');
select is((select again ->> 'replayed' from t), 'true', 'the same key again answers the first');
select is((select tests.id_of(again) from t), (select tests.id_of(first) from t), 'with its id');
select is((select tests.heard(guest_run, 1) ->> 'total' from t), '1', 'there is one comment');

update t set answer = tests.say(guest_run, 1, 'And hello to you', parent_id => tests.id_of(first));
select is((select answer -> 'comment' ->> 'parent_id' from t), (select first -> 'comment' ->> 'id' from t),
  'a comment is answered');
select tests.refuses($$select tests.say(run, 1, 'Deeper', ada, parent_id => tests.id_of(answer))
  from t$$, 'invalid_request', 422, 'an answer is not');
select tests.refuses($$select tests.say(run, 1, 'Nobody', ada, parent_id => gen_random_uuid())
  from t$$, 'not_found', 404, 'nor is what is not there');
select throws_ok($$select tests.say(run, 1, '', ada) from t$$, '23514', null, 'an empty text is not kept');
select throws_ok($$select tests.say(run, 1, repeat('x', 1001), ada)
  from t$$, '23514', null, 'nor one of 1001 characters');
select lives_ok($$select tests.say(run, 1, repeat('x', 1000), ada) from t$$, '1000 are');

select lives_ok($$select tests.say(run, 1, 'three', ada), tests.say(run, 1, 'four', ada), tests.say(run, 1, 'five', ada)
  from t$$, 'five in a minute are posted');
select tests.refuses($$select tests.say(run, 1, 'six', ada) from t$$, 'rate_limited', 429, 'the sixth waits');
select lives_ok($$select tests.say(run, 1, 'Hello', ada, 'one-key-for-one-post') from t$$, 'a replay is free');
select lives_ok($$select tests.say(guest_run, 1, 'another player') from t$$, 'and so is another player');

-- 45 comments, each in a thread of its own, and one with three answers.
delete from private.comments c using t where c.game_listing_id = tests.home(t.run, 1);
insert into private.comments (id, game_listing_id, session_id, thread_id, thread_at, request_key, body, created_at)
  select c.id, tests.home(t.run, 1), (t.run ->> 'session_id')::uuid, c.id, c.at, c.id::text, 'thread ' || c.n, c.at
  from t, (select gen_random_uuid() as id, n, now() - make_interval(mins => 100 - n) as at
    from generate_series(1, 45) n) c;
insert into private.comments (game_listing_id, session_id, thread_id, thread_at, request_key, body, created_at)
  select p.game_listing_id, p.session_id, p.thread_id, p.thread_at, 'answer ' || n, 'answer ' || n,
    p.created_at + make_interval(secs => n)
  from private.comments p, t, generate_series(1, 3) n where p.body = 'thread 26'
    and p.game_listing_id = tests.home(t.run, 1);
select tests.sign_in(ada) from t;
create temp table page as select 1 as place, tests.heard(run, 1) as heard from t;
insert into page select 2, tests.heard(t.run, 1, p.heard -> 'comments' -> 19 ->> 'id') from t, page p where p.place = 1;
insert into page select 3, tests.heard(t.run, 1, p.heard -> 'comments' -> 19 ->> 'id') from t, page p where p.place = 2;
create temp view shown as select p.place, c.at, c.comment ->> 'body' as body, c.comment ->> 'parent_id' as parent_id,
  c.comment ->> 'id' as id
  from page p, jsonb_array_elements(p.heard -> 'comments') with ordinality as c (comment, at);
select results_eq($$select count(*) from shown group by place order by place$$, '{20,20,8}'::bigint[], 'pages of 20');
select is((select count(distinct id) from shown), 48::bigint, 'hold every comment once');
select is((select array_agg(heard ->> 'has_more' order by place) from page), '{true,true,false}',
  'and say whether there is more');
select is((select body from shown where place = 1 and at = 1), 'thread 45', 'the newest thread first');
select is((select array_agg(body order by place, at) from shown where body like 'answer%' or body = 'thread 26'),
  '{thread 26,answer 1,answer 2,answer 3}', 'inside a thread the oldest answer first, also across pages');
select tests.refuses($$select tests.heard(run, 1, gen_random_uuid()::text)
  from t$$, 'invalid_request', 422, 'an unknown cursor is refused');
select tests.refuses($$select tests.heard(run, 1, 'no cursor') from t$$, 'invalid_request', 422, 'a malformed one too');
select tests.sign_out();
update public.games set state = 'archived' where slug = 'once';
select tests.refuses($$select tests.say(guest_run, 1, 'too late')
  from t$$, 'game_not_open', 409, 'an archived game takes no more');
select * from finish();

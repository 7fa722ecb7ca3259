-- Notices: what changed after a run was played, for its player alone, without a price.
select plan(48);

create temp table t as select tests.person('Host') as host, tests.person('Ann') as ann, tests.person('Bob') as bob,
  tests.person('Staff') as staff;
grant select on t to public;
insert into private.staff_members (user_id) select staff from t;
create temp table g as
select tests.game('told', (select id from public.agencies where key = 'default'), '{null,50000000}', host) as id from t;
create temp table elsewhere as
select tests.game('told-elsewhere', tests.agency('told-brand'), '{40000000}') as id;
create temp table h as select gl.id, gl.position from public.game_listings gl join g on gl.game_id = g.id;
grant select on g, h to public;
create temp table runs as
select 'ann' as who, ann as player, tests.start((select id from g), ann) as run from t
union all select 'guest', null, tests.start((select id from g))
union all select 'bob', bob, tests.start((select id from g), bob) from t
union all select 'ann elsewhere', ann, tests.start((select id from elsewhere), ann) from t;
grant select on runs to public;
select tests.guess(run, 1, 40000000, player) from runs where who in ('ann', 'guest');
select tests.guess(run, 2, 50000000, player) from runs where who = 'ann';

create function pg_temp.token() returns text language sql as $$
  select run ->> 'guest_token' from runs where who = 'guest'
$$;
create function pg_temp.told(token text default null) returns jsonb language sql as $$
  select public.own_notices(guest_token => token) -> 'notices'
$$;
create function pg_temp.kinds(token text default null) returns text language sql as $$
  select string_agg(concat_ws(' ', n ->> 'kind', n #>> '{correction,action}', n #>> '{answer,state}'), ', '
    order by place)
  from jsonb_array_elements(pg_temp.told(token)) with ordinality a (n, place)
$$;
create function pg_temp.correct(place integer, action text, scores jsonb default '[]', price bigint default null,
  note text default '') returns jsonb language sql as $$
  select private.record_correction(t.host, 'told', h.id, action, null, case action when 'settle' then 'sold'
      else 'wrong_price' end, note,
    case when price is not null then jsonb_build_object('kind', 'sold', 'amount_minor', price) end, scores,
    gen_random_uuid(), private.corrections_of_game((select id from g))) from t, h where h.position = place
$$;
create function pg_temp.scored(place integer, score integer) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('session_id', x.session_id, 'game_listing_id', h.id, 'score', scored.score,
    'label', 'fair', 'log_error', 0.1)) from h join public.guesses x on x.game_listing_id = h.id
  where h.position = place
$$;
grant execute on all functions in schema pg_temp to public;

-- A poll is locked.
select tests.sign_in(ann) from t;
select is(pg_temp.told(), '[]', 'nothing changed, nothing is told');
select is(public.unread_notices(), 0, 'nor counted');
select tests.sign_in(host) from t;
select public.lock_poll('told', id) from h where position = 1;
select tests.sign_in(ann) from t;
select is(pg_temp.kinds(), 'poll_locked', 'whoever guessed a home hears that its guesses are locked');
select is(pg_temp.told() #>> '{0,game,slug}', 'told', 'of which game');
select is((pg_temp.told() #>> '{0,game_listing_id}')::uuid, (select id from h where position = 1), 'and which home');
select is(pg_temp.told() #> '{0,home}', '"A home for tests"', 'by its name');
select is(public.unread_notices(), 1, 'one is unread');
select is(public.unread_notices('told-brand'), 0, 'on the site of that game''s brand');
select is(public.own_notices('told-brand') -> 'notices', '[]', 'where it is listed as well');
select tests.sign_in(bob) from t;
select is(pg_temp.told(), '[]', 'who did not guess it is told nothing');
select tests.visit();
select is(pg_temp.kinds(pg_temp.token()), 'poll_locked', 'a guest reads theirs by their token');
select is(public.unread_notices(guest_token => pg_temp.token()), 1, 'and counts them');
select is(pg_temp.told(), '[]', 'a visitor without one reads nothing');
select is(public.unread_notices(), 0, 'and counts nothing');

-- It is settled: the unread lock is old news, a read one stays.
select tests.sign_in(ann) from t;
select is(public.mark_notices_read(array[(pg_temp.told() #>> '{0,id}')::uuid]), 0, 'what is read is counted no more');
select is(pg_temp.told() #> '{0,is_read}', 'true', 'and says so');
select tests.sign_out();
select isnt(pg_temp.correct(1, 'settle', pg_temp.scored(1, 900), 41000000, 'Completed on Friday'), null, 'it is sold');
select tests.sign_in(ann) from t;
select is(pg_temp.kinds(), 'corrected settle, poll_locked', 'a settled poll is told, newest first');
select is((select concat_ws(' ', c ->> 'reason', c ->> 'total_before', c ->> 'total_after', c ->> 'note')
  from (select pg_temp.told() #> '{0,correction}') x (c)), 'sold 1000 1900 Completed on Friday',
  'with why, and what it moved');
select unalike(pg_temp.told()::text, '%4100000%', 'and without the price');
select tests.visit();
select is(pg_temp.kinds(pg_temp.token()), 'corrected settle', 'an unread lock gives way to what came of it');

-- What is marked is one's own.
select tests.sign_in(bob) from t;
select is((select public.mark_notices_read(array_agg(n.id)) from (select gen_random_uuid() as id) n), 0,
  'what is nobody''s is passed over');
select tests.sign_out();
create temp table anns as select n.id from private.notices n join t on n.player_id = t.ann where n.read_at is null;
grant select on anns to public;
select tests.sign_in(bob) from t;
select public.mark_notices_read(array_agg(id)) from anns;
select tests.sign_in(ann) from t;
select is(public.unread_notices(), 1, 'nobody reads for another');
select tests.refuses('select public.mark_notices_read(''{}'')', 'invalid_request', 422, 'nothing is nothing to mark');
select tests.refuses('select public.mark_notices_read(array(select gen_random_uuid() from generate_series(1, 101)))',
  'invalid_request', 422, 'and there is an end to it');
select tests.refuses(format('select public.own_notices(after => %L)', gen_random_uuid()), 'invalid_request', 422,
  'a place that is not in the list leads nowhere');
select is(public.own_notices(after => (pg_temp.told() #>> '{0,id}')::uuid) #>> '{notices,0,kind}', 'poll_locked',
  'one that is leads on');

-- A home that a run had not guessed: its name stays hidden where the mode hides it, and so do words about it.
select tests.sign_out();
update public.sessions s set mode_options = '{"shows_facts": false}' from runs r
  where s.id = (r.run ->> 'session_id')::uuid and r.who = 'guest';
select isnt(pg_temp.correct(2, 'void', note => 'The corner house'), null, 'a home is taken out');
select tests.visit();
select is((select concat_ws(' ', n #>> '{correction,was_guessed}', n ->> 'position', n ->> 'home',
    n #>> '{correction,note}') from (select pg_temp.told(pg_temp.token()) -> 0) x (n)), 'false 2 ',
  'of which the guest learns that it is gone');
select is(public.run_fairness((run ->> 'session_id')::uuid, pg_temp.token()) #>> '{corrections,1,title}', '',
  'beside the result no more') from runs where who = 'guest';
select tests.sign_in(ann) from t;
select is((select concat_ws(' ', n #>> '{correction,was_guessed}', n ->> 'home', n #>> '{correction,note}')
  from (select pg_temp.told() -> 0) x (n)), 'true A home for tests The corner house', 'and who guessed it all');

-- Questions, and runs off the boards.
select tests.sign_in(ann) from t;
create temp table d as select public.raise_dispute((run ->> 'session_id')::uuid, 'wrong_price', gen_random_uuid(), h.id,
  'It sold for more') ->> 'id' as id from runs, h where who = 'ann' and position = 1;
grant select on d to public;
select tests.sign_in(host) from t;
select public.decide_dispute(id::uuid, false, 'See the register') from d;
select tests.sign_in(ann) from t;
select is(pg_temp.told() #> '{0,answer}', '{"note": "See the register", "state": "refused", "reason": "wrong_price"}',
  'an answer is told with its words');
select public.appeal_dispute(id::uuid, 'I did') from d;
select is(pg_temp.kinds(), 'answered refused, corrected void, corrected settle, poll_locked',
  'the own appeal is no news');
select tests.sign_in(staff) from t;
select public.decide_dispute(id::uuid, true, 'Right you are') from d;
select tests.sign_in(ann) from t;
select is(pg_temp.told() #>> '{0,answer,note}', 'Right you are', 'the answer to an appeal is');
select is(pg_temp.told() #>> '{0,answer,state}', 'granted', 'with what was decided');
select is(pg_temp.told() #>> '{1,answer,state}', 'refused', 'and the first one stays what it was');
select tests.sign_in(host) from t;
select public.exclude_run((run ->> 'session_id')::uuid, 'A second account') from runs where who = 'ann';
select tests.sign_in(ann) from t;
select is(pg_temp.told() #>> '{0,hidden_because}', 'A second account', 'who is taken off the boards learns why');
select tests.sign_in(host) from t;
select public.restore_run((run ->> 'session_id')::uuid) from runs where who = 'ann';
select tests.sign_in(ann) from t;
select is(pg_temp.told() #>> '{0,kind}', 'run_restored', 'and hears of being back');
select is(pg_temp.told() #>> '{1,hidden_because}', 'A second account', 'what was the reason stays to be read');
select tests.sign_in(host) from t;
select public.exclude_run((run ->> 'session_id')::uuid, 'Once more') from runs where who = 'ann';
select tests.sign_in(ann) from t;
select public.raise_dispute((run ->> 'session_id')::uuid, 'run_hidden', gen_random_uuid()) from runs where who = 'ann';
select tests.sign_in(host) from t;
select public.decide_dispute(x.id::uuid, true) from (select f ->> 'id' as id
  from jsonb_array_elements(public.game_fairness('told') -> 'disputes') f where f ->> 'reason' = 'run_hidden') x;
select tests.sign_in(ann) from t;
select is(split_part(pg_temp.kinds(), ',', 1), 'answered upheld', 'an answer that puts a run back is one notice');
select is(pg_temp.told() #>> '{0,home}', null, 'about no home');
select isnt(pg_temp.told() #>> '{0,game_listing_id}', null, 'with a home of the run for its address');

-- A wrong end is offered where it is told.
select is(pg_temp.told() #> '{5,may_go_on}', 'false', 'most corrections end nothing');
select tests.sign_out();
update public.sessions s set mode_options = '{"lives": 3}', status = 'finished', finished_at = now()
  from runs r where s.id = (r.run ->> 'session_id')::uuid and r.who = 'bob';
update public.session_rounds x set is_void = false from runs r
  where x.session_id = (r.run ->> 'session_id')::uuid and r.who = 'bob';
select is((select (private.describe_notice(n) ->> 'may_go_on') from private.notices n join t on n.player_id = t.bob),
  'true',  'who may go on reads it in the notice');

-- Notices go with their run.
select tests.sign_in(bob) from t;
select public.claim_guest_runs(pg_temp.token());
select is((select count(*)::integer from jsonb_array_elements(pg_temp.told()) n
    where n #>> '{correction,action}' = 'settle'), 1, 'a guest''s notices are the account''s once their runs are');
select tests.sign_out();
select is((select count(*)::integer from jsonb_array_elements(
  (select public.own_data() -> 'notices' from t, lateral tests.sign_in(ann)))), 9, 'one''s file holds them');
select tests.sign_out();
select private.erase_account(ann) from t;
select is_empty($$select n.id from private.notices n join runs r on n.session_id = (r.run ->> 'session_id')::uuid
  where r.who = 'ann'$$, 'and a deleted account takes them along');
select lives_ok($$delete from public.sessions s using runs r where s.id = (r.run ->> 'session_id')::uuid$$,
  'a run that is deleted tells nobody');
select * from finish();

-- Whoever signs in takes over what this browser's guest played, and nothing of another guest's or of another account's.
select plan(28);

create temp table t as select tests.agency('claim-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add one uuid, add two uuid, add three uuid, add four uuid, add mine jsonb, add theirs jsonb,
  add second jsonb, add third jsonb, add own jsonb, add of_ben jsonb, add rival jsonb, add gone jsonb;
update t set one = tests.game('claim-one', brand, '{25000000,30000000}'),
  two = tests.game('claim-two', brand, '{25000000}'), three = tests.game('claim-three', brand, '{25000000,30000000}'),
  four = tests.game('claim-four', brand, '{25000000,30000000}');
update t set mine = tests.start(one, request_key => 'a-key-of-the-guest-one'), theirs = tests.start(one);
update t set second = tests.start(two, guest_token => mine ->> 'guest_token', request_key => 'a-key-of-both-players'),
  third = tests.start(three, guest_token => mine ->> 'guest_token');
update t set gone = tests.start(four, guest_token => mine ->> 'guest_token');
-- Ada has a run of her own: of two, finished earlier; of three, under way. Ben has one of each.
update t set own = tests.start(two, ada, request_key => 'a-key-of-both-players'), rival = tests.start(three, ada),
  of_ben = tests.start(two, ben);
select tests.guess(own, 1, 26000000, ada), tests.guess(second
  || jsonb_build_object('guest_token', mine ->> 'guest_token'), 1, 26000000), tests.guess(of_ben, 1, 26000000, ben)
  from t;
create function pg_temp.id(run jsonb) returns uuid language sql as $$ select (run ->> 'session_id')::uuid $$;
create function pg_temp.look(run jsonb) returns text language sql security definer as $$
  select concat_ws(' ', case s.user_id when t.ada then 'Ada' when t.ben then 'Ben' else 'guest' end, s.status, case
    when s.is_ranked then 'ranked' else 'practice' end) from public.sessions s, t where s.id = pg_temp.id(run)
$$;
update public.sessions set started_at = now() - interval '2 hours'
  where id in (select unnest(array[pg_temp.id(own), pg_temp.id(rival)]) from t);
update public.sessions set started_at = now() - interval '40 hours', active_at = now() - interval '30 hours'
  where id in (select pg_temp.id(gone) from t);
insert into private.seen_spoilers (game_id, player_id) select one, s.guest_id from t
  join public.sessions s on s.id = pg_temp.id(t.mine) union all select two, s.guest_id from t
  join public.sessions s on s.id = pg_temp.id(t.theirs);
insert into private.replaced_names (game_id, player_id, display_name) select one, s.guest_id, 'Renamed' from t
  join public.sessions s on s.id = pg_temp.id(t.mine) union all select two, s.guest_id, 'Another' from t
  join public.sessions s on s.id = pg_temp.id(t.theirs);
grant select on t to public;

select tests.sign_out();
select tests.refuses($$select private.claim_guest_runs(mine ->> 'guest_token')
  from t$$, 'not_allowed', 403, 'nobody claims for nobody');
select tests.visit();
select tests.denies($$select public.claim_guest_runs(mine ->> 'guest_token') from t$$, 'a visitor claims nothing');
select tests.sign_in(ada) from t;
select tests.refuses($$select public.claim_guest_runs(repeat('0', 64))$$, 'not_your_run', 403,
  'a token that is not known claims nothing');
select is((select public.claim_guest_runs(mine ->> 'guest_token') ->> 'claimed' from t), '4',
  'the guest''s four runs are claimed');

select is((select pg_temp.look(mine) from t), 'Ada active practice',
  'a run under way goes on as the account''s, as practice where the guest was shown its prices');
select is((select pg_temp.look(second) from t), 'Ada finished practice',
  'where both had a ranked run, the later one becomes practice');
select is((select pg_temp.look(own) from t), 'Ada finished ranked', 'the earlier stays');
select is((select pg_temp.look(third) from t), 'Ada abandoned practice',
  'where both had one under way, the guest''s is ended');
select is((select pg_temp.look(rival) from t), 'Ada active ranked', 'the account''s goes on');
select is((select pg_temp.look(gone) from t), 'Ada expired ranked', 'one that ran out has run out');
select is((select pg_temp.look(theirs) from t), 'guest active ranked', 'another guest''s run stays theirs');
select is((select pg_temp.look(of_ben) from t), 'Ben finished ranked', 'and another account''s its own');
select tests.sign_out();
select is((select array_agg(s.request_key order by s.request_key) from public.sessions s, t where s.user_id = t.ada
  and s.request_key is not null), '{a-key-of-both-players,a-key-of-the-guest-one}',
  'keys come along, but for one that the account has used');
select is((select s.request_key from public.sessions s, t where s.id = pg_temp.id(own)), 'a-key-of-both-players',
  'which it keeps');
select is((select array_agg(p.game_id = t.one) from private.seen_spoilers p, t where p.player_id = t.ada), '{t}',
  'what the guest was shown, the account was shown');
select is((select array_agg(n.display_name) from private.replaced_names n, t where n.player_id = t.ada), '{Renamed}',
  'what the guest was called, the account is called there');
select is((select array_agg(g.claimed_by = t.ada order by g.id) from private.guest_identities g, t
  where g.claimed_by is not null and g.claimed_by in (t.ada, t.ben)), '{t}', 'one guest is the account''s now');
select is((select count(*) from private.leaderboard_entries e, t
  where e.session_id in (pg_temp.id(second), pg_temp.id(own))), 1::bigint, 'one of the two runs is on the board');
select tests.visit();
select tests.refuses($$select public.run_state((mine ->> 'session_id')::uuid, mine ->> 'guest_token')
  from t$$, 'not_your_run', 403, 'the token opens no run any more');
select tests.sign_in(ada) from t;
select is((select public.run_state((mine ->> 'session_id')::uuid) ->> 'status' from t), 'active', 'the account does');
select is((select public.claim_guest_runs(mine ->> 'guest_token') ->> 'claimed' from t), '0',
  'and nothing is claimed twice');

-- The other way round: the guest played first.
select tests.sign_out();
alter table t add first jsonb, add later jsonb;
update t set first = tests.start(four), later = tests.start(four, ben);
select tests.guess(first, 1, 26000000), tests.guess(first, 2, 26000000), tests.guess(later, 1, 26000000, ben),
  tests.guess(later, 2, 26000000, ben) from t;
update public.sessions set started_at = now() - interval '2 hours' where id in (select pg_temp.id(first) from t);
select tests.sign_in(ben) from t;
select is((select public.claim_guest_runs(first ->> 'guest_token') ->> 'claimed' from t), '1',
  'a guest who played first is claimed');
select is((select pg_temp.look(first) from t), 'Ben finished ranked', 'their run stays ranked');
select is((select pg_temp.look(later) from t), 'Ben finished practice', 'and the account''s becomes practice');
select is((select pg_temp.look(of_ben) from t), 'Ben finished ranked', 'in that game alone');
select is((select pg_temp.look(own) from t), 'Ada finished ranked', 'and for nobody else');

-- A run under way ends where the account has one under way, not where its own is over.
select tests.sign_out();
alter table t add five uuid, add over jsonb, add going jsonb;
update t set five = tests.game('claim-five', brand, '{25000000,30000000}');
update t set over = tests.start(five, ada), going = tests.start(five);
select tests.guess(over, 1, 26000000, ada), tests.guess(over, 2, 26000000, ada) from t;
select tests.sign_in(ada) from t;
select is((select public.claim_guest_runs(going ->> 'guest_token') ->> 'claimed' from t), '1',
  'a guest''s run is claimed where the account''s own is over');
select is((select pg_temp.look(going) from t), 'Ada active practice', 'and goes on');
select * from finish();

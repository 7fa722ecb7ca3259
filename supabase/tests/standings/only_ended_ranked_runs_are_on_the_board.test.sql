-- A run comes onto the board when it ends with a guess, on the day that it then is where its agency is.
select plan(9);

create temp table t as select tests.agency('early-brand') as early_brand, tests.agency('late-brand') as late_brand,
  tests.person('Judge') as judge;
alter table t add early uuid, add late uuid, add run jsonb, add empty jsonb;
-- Twenty-five hours lie between these two, so it is never the same day in both.
update public.agencies a
  set time_zone = case a.key when 'early-brand' then 'Pacific/Kiritimati' else 'Pacific/Pago_Pago' end from t
  where a.id in (t.early_brand, t.late_brand);
insert into public.agency_members (agency_id, user_id, role) select early_brand, judge, 'admin' from t;
update t set early = tests.game('early', early_brand, '{25000000,30000000}'),
  late = tests.game('late', late_brand, '{25000000}');
update t set run = tests.start(early), empty = tests.start(early);
create function pg_temp.on_board(run jsonb) returns boolean language sql as $$
  select exists (select from private.leaderboard_entries e where e.session_id = (run ->> 'session_id')::uuid)
$$;
create function pg_temp.exclude_and_restore(run jsonb) returns text language plpgsql as $$
begin
  perform tests.sign_in((select judge from t));
  perform public.exclude_run((run ->> 'session_id')::uuid, 'Looked odd');
  perform public.restore_run((run ->> 'session_id')::uuid);
  perform tests.sign_out();
  return (select case when s.is_ranked then 'ranked' else s.practice_reason end from public.sessions s
    where s.id = (run ->> 'session_id')::uuid);
end $$;
grant select on t to public;

select is(tests.guess(run, 1, 26000000) -> 'session' ->> 'status', 'active', 'a run has a guess and goes on') from t;
select ok(not pg_temp.on_board(run), 'it is not on the board') from t;
select is(pg_temp.exclude_and_restore(run), 'ranked', 'it is taken out by mistake and let in again') from t;
select ok(not pg_temp.on_board(run), 'which puts it on no board either') from t;
select tests.guess(run, 2, 26000000) from t;
select ok(pg_temp.on_board(run), 'its end does') from t;
select is((select e.day_on from private.leaderboard_entries e, t where e.game_id = t.early),
  (select (e.finished_at at time zone 'Pacific/Kiritimati')::date from private.leaderboard_entries e, t
    where e.game_id = t.early), 'on the day that it is in the early agency');
select tests.guess(started, 1, 26000000) from t, tests.start(t.late) started;
select is((select e.day_on from private.leaderboard_entries e, t where e.game_id = t.late),
  (select (e.finished_at at time zone 'Pacific/Pago_Pago')::date from private.leaderboard_entries e, t
    where e.game_id = t.late), 'or in the late one');
select is(public.give_up_run((empty ->> 'session_id')::uuid, empty ->> 'guest_token') ->> 'status', 'abandoned',
  'a run without a guess is given up') from t;
select ok(not pg_temp.on_board(empty), 'and is on no board') from t;
select * from finish();

-- A rank counts the players of the same game, with or without a clock, in the same day, week or month; nobody else.
select plan(13);

create temp table t as select tests.agency('period-brand') as brand;
alter table t add game uuid, add other_game uuid;
update t set game = tests.game('periods', brand, '{25000000}'),
  other_game = tests.game('other-periods', brand, '{25000000}');
grant select on t to public;

-- Puts a run that ended then on the board, and answers its entry.
create function pg_temp.play(score integer, finished_at timestamptz, is_timed boolean default false,
  is_elsewhere boolean default false)
returns private.leaderboard_entries language plpgsql as $$
declare
  guest uuid;
  run public.sessions;
  entry private.leaderboard_entries;
begin
  insert into private.guest_identities (token_hash) values (sha256(gen_random_uuid()::text::bytea))
  returning id into guest;
  insert into public.sessions (game_id, guest_id, mode, is_ranked, is_timed, display_name, seed, rounds, guessed,
    total_score, median_log_error,
    status, started_at, finished_at)
  select case when play.is_elsewhere then t.other_game else t.game end, guest, 'classic', true, play.is_timed, 'Guest',
    1, 1, 1, play.score, 0.1,
    'finished', play.finished_at, play.finished_at
  from t returning * into run;
  perform private.put_on_board(run);
  select e.* into entry from private.leaderboard_entries e where e.session_id = run.id;
  return entry;
end $$;

-- The one whose rank is asked ended on a Wednesday. Ahead of it: as many points earlier, and more points, in the same
-- step of 256 points and in a higher one.
create temp table own as select pg_temp.play(500, '2020-06-10 15:00Z') as entry;
select pg_temp.play(score, finished_at, is_timed, is_elsewhere)
from unnest('{500,505,600}'::integer[]) score, (values
  (timestamptz '2020-06-10 09:00Z', false, false), ('2020-06-08 09:00Z', false, false),
    ('2020-06-02 09:00Z', false, false),
  ('2020-05-20 09:00Z', false, false), ('2020-06-10 08:00Z', true, false),
    ('2020-06-10 08:00Z', false, true)) x (finished_at, is_timed, is_elsewhere);
-- Behind it: fewer points earlier, and as many later.
select pg_temp.play(400, '2020-06-10 07:00Z'), pg_temp.play(500, '2020-06-10 16:00Z');

create function pg_temp.rank(period text) returns bigint language sql as $$
  select private.rank_of(entry, period) from own
$$;
select is(pg_temp.rank('day'), 4::bigint, 'three of the day are ahead');
select is(pg_temp.rank('week'), 7::bigint, 'six of the week');
select is(pg_temp.rank('month'), 10::bigint, 'nine of the month');
select is(pg_temp.rank('all_time'), 13::bigint, 'twelve of all time');

create function pg_temp.players(period text, period_on date) returns bigint language sql as $$
  select private.players_on_board(t.game, false, period, period_on) from t
$$;
select is(pg_temp.players('day', '2020-06-10'), 6::bigint, 'six played on that day');
select is(pg_temp.players('day', '2020-06-08'), 3::bigint, 'three on its Monday');
select is(pg_temp.players('week', '2020-06-08'), 9::bigint, 'nine in the week that begins with this Monday');
select is(pg_temp.players('month', '2020-06-01'), 12::bigint, 'twelve in the month');
select is(pg_temp.players('all_time', '1970-01-01'), 15::bigint, 'fifteen in all');

select is(private.place_of(entry, 'all_time') ->> 'rank', '13', 'the place of all time is told') from own;
select is((private.place_of(entry, 'all_time') ->> 'percentile')::numeric, 14.3,
  'with the share of the others who are behind') from own;
select is(private.place_of(entry, 'day'), null, 'on the board of today there is no place for who played another day')
  from own;
select is(private.place_of(entry, 'month'), null, 'nor on that of this month') from own;
select * from finish();

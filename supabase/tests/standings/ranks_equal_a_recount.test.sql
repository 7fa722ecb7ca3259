-- Rank, histogram and number of players are those of a recount from the raw guesses.
select plan(6);

create temp table t as select tests.game('recount', tests.agency('recount-brand'), '{25000000,40000000}') as game;
create temp table runs as select n, null::jsonb as run from generate_series(1, 60) n;
update runs set run = tests.start((select game from t));
-- Deterministic guesses with many equal totals, so that ties are exercised.
select tests.guess(run, 1, 20000000 + (n * 7919 % 7) * 1500000) from runs;
select tests.guess(run, 2, 30000000 + (n * 104729 % 5) * 4000000) from runs where n % 10 <> 0;
select public.give_up_run((run ->> 'session_id')::uuid, run ->> 'guest_token') from runs where n % 10 = 0;

create temp view recount as
  select s.id as session_id,
    coalesce(sum(g.score), 0)::integer as total,
    rank() over (order by coalesce(sum(g.score), 0) desc,
      percentile_cont(0.5) within group (order by coalesce(abs(ln(g.amount_minor::float8 / p.amount_minor)), 100)),
        s.finished_at, e.id) as place
  from public.sessions s
  join private.leaderboard_entries e on e.session_id = s.id
  join public.session_rounds r on r.session_id = s.id
  join private.price_commitments c on c.id = r.commitment_id
  join private.listing_prices p on p.id = c.listing_price_id
  left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
  where s.game_id = (select game from t) group by s.id, s.finished_at, e.id;

select is((select count(*) from recount), 60::bigint, 'every run is on the board');
select results_eq(
  $$select r.session_id, private.rank_of(e, 'all_time') from recount r join private.leaderboard_entries e
    using (session_id) order by 1$$,
  $$select session_id, place from recount order by 1$$, 'every rank of all time equals the recount');
select results_eq(
  $$select r.session_id, private.rank_of(e, 'week') from recount r join private.leaderboard_entries e using (session_id)
    order by 1$$,
  $$select session_id, place from recount order by 1$$, 'and of this week');
select results_eq(
  $$select h.bucket, sum(h.players)::bigint from private.score_histogram h where h.game_id = (select game from t)
    and h.period = 'all_time' and h.step = 1 group by 1 order by 1$$,
  $$select total, count(*) from recount group by 1 order by 1$$, 'the histogram equals the recount');
select results_eq(
  $$select h.bucket, sum(h.players)::bigint from private.score_histogram h where h.game_id = (select game from t)
    and h.period = 'all_time' and h.step = 256 group by 1 order by 1$$,
  $$select total / 256, count(*) from recount group by 1 order by 1$$, 'so does the coarse one');
select results_eq(
  $$select b.rank, b.total_score from public.leaderboard('recount', 'recount-brand') b$$,
  $$select place, total from recount order by 1$$, 'the board shows it in this order');
select * from finish();

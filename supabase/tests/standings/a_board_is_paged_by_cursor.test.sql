-- 100 rows at most; the next page goes on where the last one ended; ranks run on.
select plan(6);

create temp table t as select tests.game('pages', tests.agency('pages-brand'), '{25000000}') as game;
insert into private.guest_identities (token_hash) select sha256(convert_to('page guest ' || n, 'UTF8'))
  from generate_series(1, 230) n;
insert into public.sessions (game_id, guest_id, mode, is_ranked, is_timed, display_name, seed, rounds, guessed,
  total_score)
  select t.game, g.id, 'classic', true, false, 'Guest', 1, 1, 1, (row_number() over ()) % 37
  from private.guest_identities g, t where g.token_hash in (select sha256(convert_to('page guest ' || n, 'UTF8'))
    from generate_series(1, 230) n);
select private.end_session(s.id, 'finished') from public.sessions s, t where s.game_id = t.game;

create temp table page_1 as select * from public.leaderboard('pages', 'pages-brand');
create temp table page_2 as select * from public.leaderboard('pages', 'pages-brand',
  after => (select p.cursor from page_1 p where p.rank = 100));
create temp table page_3 as select * from public.leaderboard('pages', 'pages-brand',
  after => (select p.cursor from page_2 p where p.rank = 200));
select results_eq($$select count(*) from page_1 union all select count(*) from page_2 union all select count(*)
  from page_3$$, '{100,100,30}'::bigint[], 'three pages');
select results_eq($$select rank from page_1 union select rank from page_2 union select rank from page_3 order by 1$$,
  $$select generate_series(1, 230)::bigint$$, 'hold every rank once');
select is((select count(distinct cursor) from (select cursor from page_1 union all select cursor from page_2
  union all select cursor from page_3) c), 230::bigint, 'and every run once');
select is_empty($$select 1 from page_2 where total_score > (select min(total_score) from page_1)$$, 'in one order');
select tests.refuses($$select * from public.leaderboard('pages', 'pages-brand', after => 'bm8gc3VjaCBjdXJzb3I=')$$,
  'invalid_request', 422, 'an unknown cursor is refused');
select tests.refuses($$select * from public.leaderboard('pages', 'pages-brand', 'year')$$, 'invalid_request', 422,
  'an unknown period is refused');
select * from finish();

-- Guessing codes from many addresses: wrong tries count by game, and a game that is guessed at leaves each address
-- three.
select plan(13);

create function pg_temp.try(address text, target text default 'code:brand/a-game') returns boolean
  language sql volatile as $$
  select public.take_code_try(address, target, 60) is null
$$;
create function pg_temp.tries(address text, many integer, target text default 'code:brand/a-game') returns integer
  language sql volatile as $$
  select count(*) filter (where pg_temp.try(address, target))::integer from generate_series(1, many)
$$;

select tests.visit();
select tests.denies($$select public.take_code_try('a', 'b', 1)$$, 'visitors do not count themselves');
select tests.denies($$select public.count_wrong_code('b')$$, 'nor call codes wrong');
select tests.serve();
select is(pg_temp.tries('a', 70), 60, 'an address has sixty tries a minute');
select is((select count(*) filter (where public.count_wrong_code('code:brand/a-game'))::integer
  from generate_series(1, 99)), 0, 'ninety-nine wrong codes are what a class mistypes');
select is(pg_temp.tries('b', 10), 10, 'and hinder nobody');
select is(public.count_wrong_code('code:brand/a-game'), true, 'with the hundredth in a minute the game is guessed at');
select is(pg_temp.tries('b', 1), 0, 'whoever has tried more than three times waits');
select is(pg_temp.tries('c', 10), 3, 'a new address has three tries: a right code gets in');
select is(pg_temp.tries('d', 70, 'code:brand/b-game'), 60, 'another game has its sixty');
select is(pg_temp.tries('e', 70, 'code:brand'), 60, 'and so has the brand');
select tests.sign_out();
update private.rate_limits r set window_at = r.window_at - interval '2 minutes' where r.subject like '%brand%';
select is(pg_temp.tries('f', 10), 3, 'two minutes later it still holds') from (select tests.serve()) s;
select tests.sign_out();
update private.rate_limits r set window_at = r.window_at - interval '4 minutes' where r.subject like '%brand%';
select is(pg_temp.tries('g', 10), 10, 'and after five it is over') from (select tests.serve()) s;

-- The clock forgets what counts no more, and nothing that does.
select tests.sign_out();
insert into private.rate_limits (subject, window_at, hits)
  select age, now() - age::interval, 1 from unnest('{4 minutes,6 minutes}'::text[]) age;
select private.forget_rate_limits();
select is(array(select r.subject from private.rate_limits r where r.subject like '% minutes'), '{4 minutes}',
  'a count is forgotten after five minutes');
select * from finish();

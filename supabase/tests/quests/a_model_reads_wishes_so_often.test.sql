-- A model reads a person's wishes thirty times a day; the next day it does again, and others have theirs.
select plan(6);
create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben;
select ok((select bool_and(private.count_wish_reading(ada)) from p, generate_series(1, 30)), 'thirty times it may');
select ok(not private.count_wish_reading(ada), 'and no more') from p;
select ok(private.count_wish_reading(ben), 'others have their own count') from p;
select private.forget_rate_limits();
select ok(not private.count_wish_reading(ada), 'the count stays while its day lasts') from p;
update private.rate_limits r set window_at = r.window_at - interval '1 day' from p
  where r.subject = 'wish-reading:' || p.ada;
select ok(private.count_wish_reading(ada), 'a new day begins anew') from p;
update private.rate_limits r set window_at = now() - interval '6 minutes' from p
  where r.subject = 'wish-reading:' || p.ada;
select private.forget_rate_limits();
select is((select count(*) from private.rate_limits r, p where r.subject = 'wish-reading:' || p.ada), 0::bigint,
  'and the day before is forgotten');
select * from finish();

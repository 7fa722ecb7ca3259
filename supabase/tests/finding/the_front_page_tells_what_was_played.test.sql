-- The front page says how much was guessed today and which home was hardest yesterday; where few guessed, nothing.
select plan(31);

create temp table t as select tests.agency('proof') as brand;
create temp table g as select tests.game('proof-game', brand, '{25000000,40000000,null}') as game from t;
create temp table runs as select n, tests.start(game) as run from g, generate_series(1, 25) n;
-- What the page says once the clock has counted.
create function pg_temp.proof() returns jsonb language plpgsql as $$
begin
  perform private.count_front_pages();
  return public.live_proof('proof');
end $$;
create function pg_temp.hardest() returns jsonb language sql as $$ select pg_temp.proof() -> 'hardest' $$;
-- Moves the guesses on one home into yesterday.
create function pg_temp.age(place integer) returns void language sql as $$
  update public.guesses set guessed_at = guessed_at - interval '1 day'
  where game_listing_id = (select tests.home(run, place) from runs limit 1) $$;

create function pg_temp.hardest_in(options jsonb) returns jsonb language plpgsql as $$
begin
  update public.games set mode_options = options where id = (select game from g);
  return pg_temp.hardest();
end $$;

select is(pg_temp.proof(), '{"guesses_today": null, "hardest": null}', 'without a guess there is nothing to say');
select tests.guess(run, 1, 25000000) from runs where n <= 19;
select is(pg_temp.proof() -> 'guesses_today', 'null', 'nor with fewer than twenty');
select tests.guess(run, 1, 25000000) from runs where n = 20;
select is(pg_temp.proof() -> 'guesses_today', '20', 'twenty are told');
select is(pg_temp.hardest(), 'null', 'today''s homes are no story yet');

-- Yesterday: the first home was hit by all, the second missed by half its price, above or below.
select tests.guess(run, 2, case when n % 2 = 0 then 60000000 else 20000000 end) from runs where n <= 9;
select pg_temp.age(1), pg_temp.age(2);
select is(pg_temp.proof() -> 'guesses_today', 'null', 'yesterday''s guesses are not today''s');
select is(pg_temp.hardest() -> 'miss_percent', '0', 'a home with fewer than ten guesses is not named');
select tests.guess(run, 2, 20000000) from runs where n = 10;
select pg_temp.age(2);
update public.guesses set guessed_at = date_trunc('day', now() at time zone 'Europe/London')
  at time zone 'Europe/London' - interval '2 hours' where session_id in (select (run ->> 'session_id')::uuid from runs);
select is(pg_temp.hardest() -> 'miss_percent', '50',
  'the home that was missed by most is, by the middle of its misses');
select is((pg_temp.hardest() ->> 'guesses')::integer, 10, 'with how many guessed it');
select is(array(select jsonb_object_keys(pg_temp.hardest()) order by 1),
  '{game,guesses,miss_percent,photo,title,town}'::text[], 'nothing else of it is told: no id, no amount');

select tests.visit();
select is((public.live_proof('proof') -> 'hardest' -> 'miss_percent')::integer, 50, 'a visitor may ask');
select tests.sign_out();

-- What may not count.
select private.make_practice(array[(run ->> 'session_id')::uuid], 'excluded') from runs where n = 10;
select is(pg_temp.hardest() -> 'miss_percent', '0', 'a run that became practice counts for nothing');
select tests.guess(run, 3, 20000000) from runs where n > 20;
update public.guesses set log_error = null where game_listing_id = (select tests.home(run, 1) from runs limit 1);
select is(pg_temp.hardest(), 'null', 'nor does a price that is not settled');
update public.guesses set log_error = 1 where game_listing_id = (select tests.home(run, 1) from runs limit 1);
select is(pg_temp.hardest() -> 'miss_percent', '172', 'a settled one does');
update public.game_listings set hidden_facts = '{town}' where game_id = (select game from g);
select is(array(select jsonb_object_keys(pg_temp.hardest()) order by 1),
  '{game,guesses,miss_percent,photo,title}'::text[], 'a game that hides a fact hides it here');
select is_empty($$
    select o from unnest(
      array['{"shows_facts": false}', '{"shows_photos": false}', '{"is_classroom": true}']::jsonb[]) o
    where pg_temp.hardest_in(o) <> 'null'$$, 'no home is named whose mode keeps something back, nor one of a class');
select isnt(pg_temp.hardest_in('{}'), 'null', 'of another mode it is');
update public.listings set status = 'withdrawn' where id in (select listing_id from public.game_listings gl, g
  where gl.game_id = g.game);
select is(pg_temp.hardest(), 'null', 'nor one that was taken down');
update public.listings set status = 'available' where id in (select listing_id from public.game_listings gl, g
  where gl.game_id = g.game);
update public.game_listings set is_visible = false where game_id = (select game from g);
select is(pg_temp.hardest(), 'null', 'or hidden from its game');
update public.game_listings set is_visible = true where game_id = (select game from g);
update public.games set visibility = 'unlisted' where id = (select game from g);
select is(pg_temp.proof(), '{"guesses_today": null, "hardest": null}', 'a game that no list shows is not spoken of');
update public.games set visibility = 'public' where id = (select game from g);

-- Between two counts.
select isnt(pg_temp.hardest(), 'null', 'once it is shown again, it is');
update public.game_listings set is_visible = false where game_id = (select game from g);
select is(public.live_proof('proof') -> 'hardest', 'null',
  'a home that was hidden since the last count is gone at once');
update public.game_listings set is_visible = true where game_id = (select game from g);
select isnt(public.live_proof('proof') -> 'hardest', 'null', 'a home that is back is there at once');
update private.front_page_figures set guesses_today = 20;
select is(public.live_proof('proof') -> 'guesses_today', '20', 'what was counted today is told');
update private.front_page_figures set day_on = day_on - 1;
select is(public.live_proof('proof'), '{"guesses_today": null, "hardest": null}', 'what was counted yesterday is not');

-- What was guessed on a home that its game hides meanwhile is not told of.
select tests.guess(run, 1, 25000000) from runs where n = 25;
update public.guesses set guessed_at = now() where game_listing_id = (select tests.home(run, 1) from runs limit 1);
select is(pg_temp.proof() -> 'guesses_today', '20', 'the guesses of today are told');
update public.game_listings set is_visible = false where id = (select tests.home(run, 1) from runs limit 1);
select is(pg_temp.proof() -> 'guesses_today', 'null', 'without those on a hidden home');
update public.game_listings set is_visible = true where game_id = (select game from g);

-- One brand whose page cannot be counted stops no other, and is left in peace for a while.
create temp table others as select tests.agency('proof-less') as without_games, tests.agency('proof-bad') as bad;
select tests.game('proof-bad-game', bad, '{25000000}') from others;
create function pg_temp.break() returns trigger language plpgsql as
  $$ begin raise exception 'No figures today.'; end $$;
do $$ begin
  execute format('create trigger a_test_breaks_a_page before insert on private.front_page_figures for each row
    when (new.agency_id = %L) execute function pg_temp.break()', (select bad from others));
end $$;
delete from private.front_page_figures;
select private.count_front_pages();
select isnt((select f.counted_at from private.front_page_figures f, t where f.agency_id = t.brand), null,
  'the others are counted');
select results_eq($$select f.message, f.times from private.job_failures f, others where f.job = 'count_front_pages'
  and f.subject = others.bad::text$$, $$values ('No figures today.', 1)$$, 'the one that failed is noted');
select private.count_front_pages();
select is((select f.times from private.job_failures f, others where f.subject = others.bad::text), 1,
  'and not tried again at once');
select is_empty($$select 'x' from private.front_page_figures f join others o on o.without_games = f.agency_id$$,
  'a brand without games has no figures');
insert into private.front_page_figures (agency_id, day_on, guesses_today)
  select o.without_games, f.day_on, 777 from others o, t join private.front_page_figures f on f.agency_id = t.brand;
select is(array[public.live_proof('proof') ->> 'guesses_today', public.live_proof('proof-less') ->> 'guesses_today'],
  '{20,777}'::text[], 'each brand tells its own figures');
select * from finish();

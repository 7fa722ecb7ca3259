-- A month after the last guess a classroom's runs go, and later the guests who played them; figures equal a recount.
select plan(34);

create temp table t as select tests.agency('school') as agency, tests.person('Pupil with an account') as pupil;
alter table t add class uuid, add other uuid, add home uuid, add old jsonb, add young jsonb, add signed_in jsonb,
  add elsewhere jsonb, add asked jsonb, add unguessed jsonb;
update t set class = tests.game('class', agency, '{25000000}'), other = tests.game('other', agency, '{30000000}');
update public.games set mode_options = '{"is_classroom": true}' where id = (select class from t);
update t set home = (select gl.id from public.game_listings gl where gl.game_id = class);
update t set old = tests.start(class), young = tests.start(class), signed_in = tests.start(class, pupil),
  elsewhere = tests.start(other),
  asked = public.start_run('other', 'school', 'classroom-safe', mode_options => '{"is_classroom": true}'),
    unguessed = tests.start(class);
select tests.guess(old, 1, 20000000), tests.guess(young, 1, 25000000), tests.guess(signed_in, 1, 30000000, pupil),
  tests.guess(elsewhere, 1, 30000000), tests.guess(asked, 1, 31000000) from t;
select private.end_session((unguessed ->> 'session_id')::uuid, 'abandoned') from t;
create function pg_temp.is_there(run jsonb) returns boolean
  language sql as $$ select exists (select from public.sessions s where s.id = (run ->> 'session_id')::uuid) $$;
create function pg_temp.guest(run jsonb) returns uuid
  language sql as $$ select private.guest_of(run ->> 'guest_token') $$;
create function pg_temp.recount() returns boolean language sql as $$
  select not exists (
    select from (select h.game_listing_id, h.bin, sum(h.guesses) as n from private.crowd_histogram h group by 1, 2
      having sum(h.guesses) <> 0) h
    full join (select g.game_listing_id, private.crowd_bin(private.point_of(g)) as bin, count(*) as n
      from public.guesses g where g.is_counted group by 1, 2) r
      using (game_listing_id, bin)
    where h.n is distinct from r.n and game_listing_id in (select gl.id from public.game_listings gl, t
      where gl.game_id in (t.class, t.other))) $$;
alter table t add old_guest uuid, add asked_guest uuid, add elsewhere_guest uuid, add unguessed_guest uuid;
update t set old_guest = pg_temp.guest(old), asked_guest = pg_temp.guest(asked),
  elsewhere_guest = pg_temp.guest(elsewhere), unguessed_guest = pg_temp.guest(unguessed);
select ok(pg_temp.recount(), 'the crowd equals a recount');
select is((select sum(h.guesses)::integer from private.crowd_histogram h, t where h.game_listing_id = t.home), 3,
  'of three guesses');

-- All but one are old.
update public.sessions s set started_at = s.started_at - interval '40 days',
  active_at = s.active_at - interval '31 days', finished_at = s.finished_at - interval '31 days'
  from t where s.game_id in (t.class, t.other) and s.id <> (t.young ->> 'session_id')::uuid;
update private.guest_identities g set created_at = now() - interval '40 days' from t
  where g.id in (t.old_guest, t.asked_guest, t.elsewhere_guest, t.unguessed_guest);
insert into private.replaced_names (game_id, player_id, display_name) select class, old_guest, 'Owl' from t;
select is(private.forget_classroom_runs(), 4, 'four runs go');
select ok(not pg_temp.is_there(old), 'one of a guest') from t;
select ok(not pg_temp.is_there(signed_in), 'one of a pupil with an account') from t;
select ok(not pg_temp.is_there(asked), 'one that asked for a classroom in another game') from t;
select ok(not pg_temp.is_there(unguessed), 'and one without a guess') from t;
select ok(pg_temp.is_there(young), 'a younger one stays') from t;
select ok(pg_temp.is_there(elsewhere), 'and one that was no classroom''s') from t;
select is_empty($$select from public.guesses g, t where g.session_id = (t.old ->> 'session_id')::uuid$$,
  'guesses go with their run');
select is_empty($$select from public.session_rounds r, t
  where r.session_id = (t.old ->> 'session_id')::uuid$$, 'and rounds');
select ok(pg_temp.recount(), 'the crowd still equals a recount');
select is((select sum(h.guesses)::integer from private.crowd_histogram h, t where h.game_listing_id = t.home), 1,
  'of the guess that is there');
select is(private.forget_classroom_runs(), 0, 'once is enough');

-- Who has seen a price is not forgotten while they can play.
select is((select (tests.start(class, pupil) ->> 'ranked')::boolean from t), false,
  'a later run of the pupil with an account is practice');
select is((select (tests.start(class, guest_token => asked ->> 'guest_token') ->> 'ranked')::boolean from t), true,
  'of who saw none of its prices it is ranked');
select tests.start(class, guest_token => old ->> 'guest_token') from t where false;
select is((select private.knows_prices(g, array(select gl.listing_id from public.game_listings gl
  where gl.game_id = g.id), null, t.old_guest) from public.games g, t where g.id = t.class), true,
  'as is known of the guest');

-- Guests without runs.
update private.seen_spoilers p set seen_at = now() - interval '2 days' from t where p.player_id = t.old_guest;
select lives_ok($$select private.forget_idle_guests()$$, 'idle guests are looked for');
select ok((select exists (select from private.guest_identities g where g.id = t.old_guest) from t),
  'who was shown a price lately stays');
select ok((select not exists (select from private.guest_identities g where g.id = t.unguessed_guest) from t),
  'who has nothing goes');
select ok((select exists (select from private.guest_identities g where g.id = t.asked_guest) from t),
  'who has a run stays');
update private.seen_spoilers p set seen_at = now() - interval '31 days' from t where p.player_id = t.old_guest;
select lives_ok($$select private.forget_idle_guests()$$, 'a month later');
select ok((select not exists (select from private.guest_identities g where g.id = t.old_guest) from t),
  'the other guest goes too');
select is_empty($$select from private.seen_spoilers p, t where p.player_id = t.old_guest union all select
  from private.replaced_names n, t where n.player_id = t.old_guest$$,
  'with everything that was kept under its id');
select tests.refuses($$select tests.start(class, guest_token => old ->> 'guest_token')
  from t$$, 'not_your_run', 403, 'its token plays nothing any more');
select lives_ok($$select tests.start(class, guest_token => young ->> 'guest_token') from t$$, 'others play on');

-- A run that is not over, or was not over a month ago, stays; one that cannot be forgotten stops no other.
create temp table second as select tests.game('second-class', agency, '{25000000}') as class from t;
update public.games set mode_options = '{"is_classroom": true}' where id = (select class from second);
alter table second add going jsonb, add lately jsonb, add stuck jsonb, add plain jsonb;
update second set going = tests.start(class), lately = tests.start(class), stuck = tests.start(class),
  plain = tests.start(class);
update public.sessions s set started_at = now() - interval '40 days', active_at = now() - interval '40 days' from second
  where s.game_id = second.class;
update public.sessions s set status = 'expired', finished_at = now()
    - case when s.id = (second.lately ->> 'session_id')::uuid then interval '29 days' else interval '31 days' end
  from second where s.game_id = second.class and s.id <> (second.going ->> 'session_id')::uuid;
create function pg_temp.refuse_to_go() returns trigger language plpgsql as $$
begin
  raise exception using errcode = '22023', message = 'It cannot go';
end $$;
do $$
begin
  execute format('create trigger a_test_holds_a_run before delete on public.sessions
    for each row when (old.id = %L) execute function pg_temp.refuse_to_go()',
    (select stuck ->> 'session_id' from second));
end $$;
create function pg_temp.failures() returns text[] language sql as $$
  select array_agg(f.sqlstate || ' ' || f.message || ' ' || f.times) from private.job_failures f, second
    where f.job = 'forget_classroom_runs' and f.subject = second.stuck ->> 'session_id'
$$;
select is(private.forget_classroom_runs(), 1, 'one run goes');
select ok(not pg_temp.is_there(plain), 'the one that can') from second;
select ok(pg_temp.is_there(going), 'one that nobody has ended stays') from second;
select ok(pg_temp.is_there(lately), 'and one that ended within the month') from second;
select ok(pg_temp.is_there(stuck), 'so does one that cannot go') from second;
select is(pg_temp.failures(), '{"22023 It cannot go 1"}', 'and it is noted why');
select is(private.forget_classroom_runs(), 0, 'it is left in peace');
select is(pg_temp.failures(), '{"22023 It cannot go 1"}', 'for a while');
select * from finish();

-- Where an account is signed in, and the end of one of these.
select plan(12);
create temp table p as select tests.person('Ann') as ann, tests.person('Bob') as bob,
  gen_random_uuid() as here, gen_random_uuid() as phone, gen_random_uuid() as over, gen_random_uuid() as bobs;
grant select on p to public;
insert into auth.sessions (id, user_id, user_agent, created_at, updated_at, refreshed_at, not_after)
  select p.here, p.ann, 'Firefox/145.0', now() - interval '9 days', now() - interval '9 days',
    (now() - interval '8 days') at time zone 'UTC', null::timestamptz from p
  union all select p.phone, p.ann, repeat('x', 500), now() - interval '2 days',
    now() - interval '1 day', null, null from p
  union all select p.over, p.ann, 'gone', now() - interval '2 days', now(), null, now() - interval '1 minute' from p
  union all select p.bobs, p.bob, null, now() - interval '2 days', now() - interval '2 days', null, null from p;
create function pg_temp.sign_in_at(person uuid, session uuid) returns void language plpgsql as $$
begin
  perform tests.sign_in(person);
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', person, 'role', 'authenticated', 'session_id', session)::text, true);
end $$;

select pg_temp.sign_in_at(ann, here) from p;
select results_eq(
  $$select (s ->> 'id')::uuid, (s ->> 'is_this')::boolean from jsonb_array_elements(public.own_sessions()) s$$,
  $$select here, true from p union all select phone, false from p$$,
  'one''s own sessions that are not over, this one first');
select is((public.own_sessions() -> 0 ->> 'used_at')::timestamptz, now() - interval '8 days',
  'with when it was renewed last');
select is(length(public.own_sessions() -> 1 ->> 'user_agent'), 400, 'a name without an end is cut');
select is(jsonb_array_length(public.own_data() -> 'sign_ins'), 2, 'they are in one''s own data');
select ok(public.own_sessions()::text !~ '"(ip|refresh_token_hmac_key)"', 'no address and no key is told');

select is((select jsonb_array_length(public.sign_out_session(p.bobs)) from p), 2,
  'somebody else''s session is answered like one that is over');
select tests.sign_out();
select ok((select exists (select from auth.sessions s where s.id = p.bobs) from p), 'and goes on');
select pg_temp.sign_in_at(ann, here) from p;
select is((select public.sign_out_session(p.phone) -> 0 ->> 'id' from p), (select here::text from p),
  'one''s own is ended, and the others are left');
select is((select jsonb_array_length(public.sign_out_session(p.phone)) from p), 1, 'asked again it changes nothing');
select tests.sign_out();
select ok((select not exists (select from auth.sessions s where s.id = p.phone) from p), 'it is gone');

select tests.visit();
select tests.denies($$select public.own_sessions()$$, 'a visitor has no sessions');
select tests.denies($$select public.sign_out_session(gen_random_uuid())$$, 'and ends none');

-- The file of somebody's own data tells what they asked agencies, where they work and who invited them; their words
-- come by a mailbox that is shown to be theirs, and of other people there is nothing.
select plan(7);
create temp table t as select tests.agency('own-a') as a, tests.agency('own-b') as b, tests.person('Pia') as pia,
  tests.person('Other') as other;
update auth.users u set email = case u.id when t.pia then 'Pia@example.com' else 'other@example.com' end,
  email_confirmed_at = now() from t where u.id in (t.pia, t.other);
insert into public.agency_members (agency_id, user_id, role)
  select a, pia, 'agent' from t union all select b, other, 'owner' from t;
insert into private.agency_invitations (agency_id, email, role, invited_by, locale)
  select b, v.email, 'agent', other, 'en' from t, (values ('pia@example.com'), ('else@example.com')) v (email);
create temp table g as select tests.game('own-game', a, '{20000000}') as game from t;
create temp table run as select tests.start(game, pia) ->> 'session_id' as mine,
  tests.start(game, other) ->> 'session_id' as theirs from g, t;
create temp table l (n integer, id uuid);
with asked as (
  select row_number() over () as n, v.* from (values
    ('message', 'pia@example.com', true, null), ('message', 'third@example.com', true, 'mine'),
    ('valuation', 'pia@example.com', false, 'mine'), ('home', 'pia@example.com', false, null),
    ('valuation', 'third@example.com', true, 'theirs'), ('home', 'third@example.com', true, null))
    v (kind, mailbox, is_confirmed, run)),
made as (
  insert into private.leads (agency_id, kind, mailbox, name, locale, confirmed_at, session_id, asked_at)
  select t.a, k.kind, k.mailbox, 'Name ' || k.n, 'en', case when k.is_confirmed then now() end,
    (case k.run when 'mine' then run.mine when 'theirs' then run.theirs end)::uuid, now() - k.n * interval '1 minute'
  from asked k, t, run returning id, name)
insert into l select substr(name, 6)::integer, id from made;
grant select on t, l to public;
create function pg_temp.asked(words boolean) returns text language sql as $$
  select coalesce(string_agg(l.n::text, ' ' order by l.n), '')
  from jsonb_array_elements(public.own_data() -> 'asked_agencies') x join l on l.id = (x ->> 'id')::uuid
  where x ? 'name' = words
$$;

select tests.sign_in(pia) from t;
select is(pg_temp.asked(true), '1', 'what their mailbox said yes to is there in its words');
select is(pg_temp.asked(false), '2 3', 'what came from their runs without them, while the mailbox may be another''s');
select is(public.own_data() -> 'agencies' #- '{0,since}' #- '{0,id}',
  '[{"key": "own-a", "name": "own-a", "role": "agent"}]', 'they work for one agency');
select is((select string_agg(x ->> 'agency', ' ') from jsonb_array_elements(public.own_data()
  -> 'agency_invitations') x), 'own-b', 'and another has invited them');
select tests.sign_in(other) from t;
select is(pg_temp.asked(true) || pg_temp.asked(false), '5', 'others read their own');
select is((select string_agg(x ->> 'key', ' ') from jsonb_array_elements(public.own_data() -> 'agencies') x), 'own-b',
  'and where they work');
select is(public.own_data() -> 'agency_invitations', '[]', 'who invited whom is for whom was invited');
select tests.sign_out();
select * from finish();

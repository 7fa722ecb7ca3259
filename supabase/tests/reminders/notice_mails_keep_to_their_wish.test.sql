-- What is asked with a wish for mails of notices is checked, and what becomes of a mail is its own affair.
select plan(21);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('queue_reminders', 0));

create temp table p as select tests.person('Ann') as ann, tests.person('Bob') as bob;
update auth.users set email = 'ann@example.com', email_confirmed_at = now() where id = (select ann from p);
update auth.users set email = 'bob@example.com', email_confirmed_at = now() where id = (select bob from p);
delete from private.reminders;
create temp table g as select tests.game('told-by-mail', (select id from public.agencies where key = 'default'),
  '{25000000}') as game;
create temp table r as select 'ann' as who, tests.start(game, ann) as run from g, p
  union all select 'bob', tests.start(game, bob) from g, p
  union all select 'guest', tests.start(game) from g
  union all select 'other guest', tests.start(game) from g;
grant select on p, g, r to public;
create function pg_temp.token(whose text default 'guest') returns text language sql as $$
  select run ->> 'guest_token' from r where who = whose
$$;
create function pg_temp.happens(whose text) returns void language sql security definer as $$
  insert into private.notices (player_id, session_id, kind)
  select coalesce(s.user_id, s.guest_id), s.id, 'run_restored'
  from r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid where r.who = whose
$$;
create function pg_temp.ask(hour integer default 8, locale text default 'en-GB', email text default null,
  token text default null) returns jsonb language sql as $$
  select public.ask_for_notice_mail(hour, 'Europe/London', locale, email, token)
$$;
create function pg_temp.wishes() returns text language sql security definer as $$
  select string_agg(w.address || case when w.user_id is null then '' else ' account' end
    || case when w.guest_id is null then '' else ' guest' end, ', ' order by w.address) from private.reminders w
$$;
create function pg_temp.become_due() returns void language sql security definer as $$
  update private.reminders set next_at = now(), told_until_at = '-infinity'
$$;
grant execute on all functions in schema pg_temp to public;
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true);

-- What is asked with it.
select tests.sign_in(ann) from p;
select tests.refuses('select pg_temp.ask(hour => null)', 'invalid_request', 422, 'a mail comes at an hour');
select tests.refuses('select pg_temp.ask(locale => ''en_GB'')', 'invalid_request', 422,
  'in a language that can be one');
select tests.refuses('select pg_temp.ask(locale => null)', 'invalid_request', 422, 'and in one');
select is(pg_temp.ask(token => pg_temp.token()) ->> 'state', 'on', 'an account asks for itself');
select is(pg_temp.wishes(), 'ann@example.com account', 'whatever guest token its browser still holds');
select pg_temp.ask(hour => n) from generate_series(1, 19) n;
select tests.refuses('select pg_temp.ask()', 'rate_limited', 429, 'one network asks so often in a minute');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.10"}', true);
select lives_ok('select pg_temp.ask()', 'another one asks on');

-- Whose notices they are, and of which games.
select pg_temp.happens('bob');
select tests.sign_out();
select pg_temp.become_due();
select is(private.queue_reminders(), 0, 'what happened to somebody else is no mail');
select pg_temp.happens('ann');
update public.games set state = 'draft' where id = (select game from g);
select pg_temp.become_due();
select is(private.queue_reminders(), 0, 'nor what happened in a game that is a draft again');
update public.games set state = 'open' where id = (select game from g);
select pg_temp.become_due();
select is(private.queue_reminders(), 1, 'what happened to oneself in a game is');

-- A mail that waited too long is given up; nothing else is.
update private.outgoing_messages set created_at = now() - interval '21 hours', due_at = now() + interval '1 hour';
select public.claim_messages('{mail}', 5);
select is((select string_agg(m.state, ',') from private.outgoing_messages m), 'waiting',
  'one that is not due yet waits');
update private.outgoing_messages set due_at = now(), state = 'sent', finished_at = now();
select public.claim_messages('{mail}', 5);
select is((select string_agg(m.state, ',') from private.outgoing_messages m), 'sent', 'one that was sent stays sent');
select tests.visit();
select pg_temp.ask(email => 'guest@example.com', token => pg_temp.token());
select tests.sign_out();
update private.outgoing_messages set created_at = now() - interval '21 hours' where kind = 'confirm';
select public.claim_messages('{mail}', 5);
select is((select string_agg(m.state, ',') from private.outgoing_messages m where m.kind = 'confirm'), 'claimed',
  'a question to a mailbox leaves, however long it waited');

-- Taking it back.
select public.begin_message(m.id, encode(private.hash_secret(rpad('guest@example.com', 40, '.')), 'hex')),
  public.finish_message(m.id, 'sent') from private.outgoing_messages m where m.kind = 'confirm';
select tests.visit();
select is(public.end_notice_mail(pg_temp.token()) ->> 'state', 'off', 'a guest takes the wish back');
select is(public.own_notice_mail(pg_temp.token()) ->> 'state', 'off', 'and it is gone when it is read again');
select tests.sign_out();
select is((select string_agg(m.state, ',') from private.outgoing_messages m where m.kind = 'confirm'), 'sent',
  'a question that was sent stays sent');

-- A mailbox that says yes says it for the wish's owner.
delete from private.reminders where user_id is null;
select tests.visit();
select pg_temp.ask(email => 'guest@example.com', token => pg_temp.token()),
  pg_temp.ask(email => 'other@example.com', token => pg_temp.token('other guest'));
select tests.sign_out();
update private.reminders set token_hash = private.hash_secret(rpad(address, 40, '.')) where guest_id is not null;
select tests.sign_in(bob) from p;
select public.confirm_reminder(rpad('guest@example.com', 40, '.'));
select is(pg_temp.wishes(), 'ann@example.com account, guest@example.com guest, other@example.com guest',
  'a link that somebody else opens hands them nothing');

-- Who claims a guest's runs takes that guest's wish along, and no other.
select public.claim_guest_runs(pg_temp.token());
select is(pg_temp.wishes(), 'ann@example.com account, guest@example.com account, other@example.com guest',
  'the claimed guest''s wish is the account''s');
select tests.sign_in(ann) from p;
select public.claim_guest_runs(pg_temp.token('other guest'));
select is(pg_temp.wishes(), 'ann@example.com account, guest@example.com account',
  'an account that has its own wish keeps that, and the guest''s goes');
select is(public.own_notice_mail() ->> 'address', 'ann@example.com', 'as it was');

-- A reminder of a challenge is nobody's yet: it is of whoever is signed in where the mailbox says yes.
select tests.visit();
select public.ask_for_reminder('uk', 'day@example.com', 8, 'Europe/London', 'en-GB');
select tests.sign_out();
update private.reminders set token_hash = private.hash_secret(rpad(address, 40, '.')) where address = 'day@example.com';
select tests.sign_in(bob) from p;
select public.confirm_reminder(rpad('day@example.com', 40, '.'));
select is(pg_temp.wishes() like '%day@example.com account%', true, 'a challenge''s reminder is theirs who confirm it');
select * from finish();

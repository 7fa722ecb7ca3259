-- A mailbox that somebody names gets a question and nothing else until it says yes with the link of that mail. Asking
-- is
-- answered the same for every address, and fills nobody's mailbox.
select plan(30);

create temp table p as select tests.person('Asker') as asker;
grant select on p to public;
create function pg_temp.ask(email text, edition text default 'uk', hour integer default 7) returns jsonb
language sql as $$
  select public.ask_for_reminder(edition, email, hour, 'Europe/London', 'en-GB', 'a browser''s own name')
$$;
-- What send-messages does until it hands a mail over; the link's token is what it likes.
create function pg_temp.send(outcome text default 'sent') returns integer language plpgsql security definer as $$
declare
  message jsonb;
  sent integer := 0;
begin
  for message in select jsonb_array_elements(public.claim_messages('{mail}', 50)) loop
    if public.begin_message((message ->> 'id')::uuid,
      encode(private.hash_secret(rpad((message ->> 'address') || (message ->> 'edition'), 40, '.')), 'hex'))
    then
      perform public.finish_message((message ->> 'id')::uuid, outcome);
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end $$;
create function pg_temp.token(address text) returns text language sql as $$ select rpad(address || 'uk', 40, '.') $$;
create function pg_temp.reminder(email text) returns private.reminders language sql security definer as $$
  select r from private.reminders r where r.address = email order by r.edition limit 1
$$;
create function pg_temp.kinds(email text) returns text language sql security definer as $$
  select string_agg(m.kind, ',' order by m.created_at, m.kind) from private.outgoing_messages m
    join private.reminders r on r.id = m.reminder_id where r.address = email
$$;
create function pg_temp.come_from(address text) returns void language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;

select pg_temp.come_from('203.0.113.1');
select tests.visit();
select is(pg_temp.ask(' Ada@Example.com '), '{"is_asked": true}', 'a visitor asks with an address');
select is(pg_temp.kinds('ada@example.com'), 'confirm', 'which is to be asked whether it wants that');
select ok((pg_temp.reminder('ada@example.com')).confirmed_at is null, 'and has not said yes');
select ok((pg_temp.reminder('ada@example.com')).next_at is null, 'so nothing comes to it');
select tests.denies('select * from private.reminders', 'nobody reads addresses');
select tests.denies('select * from private.outgoing_messages', 'or what is sent');
select tests.denies('select public.claim_messages(''{mail}'', 1)', 'or takes what is to be sent');
select is(pg_temp.ask('ada@example.com'), '{"is_asked": true}', 'asking again is answered the same');
select is(pg_temp.kinds('ada@example.com'), 'confirm', 'and is still one mail, which has not left yet');
select is(pg_temp.send(), 1, 'it is sent');
select is(pg_temp.send(), 0, 'once');

select tests.refuses(format('select public.confirm_reminder(%L)', repeat('x', 40)), 'not_found', 404,
  'a link that nobody sent confirms nothing');
select tests.refuses('select public.confirm_reminder('''')', 'not_found', 404, 'an empty one neither');
select is(public.reminder_by_token(pg_temp.token('ada@example.com')) - 'next_at',
  '{"edition": "uk", "hour": 7, "time_zone": "Europe/London", "is_confirmed": false,
    "is_of_dossier": false}',
  'the link says what it is about');
select ok((public.confirm_reminder(pg_temp.token('ada@example.com')) ->> 'next_at')::timestamptz > now(),
  'and the mailbox says yes with it');
select is((public.confirm_reminder(pg_temp.token('ada@example.com'), 20, 'Asia/Tokyo')) - 'next_at',
  '{"edition": "uk", "hour": 20, "time_zone": "Asia/Tokyo", "is_confirmed": true, "is_of_dossier": false}',
  'or moves it to another hour');
select tests.refuses(format('select public.confirm_reminder(%L, 24)', pg_temp.token('ada@example.com')),
  'invalid_request', 422, 'a day has no hour 24');
select tests.refuses(format('select public.confirm_reminder(%L, 1, ''Nowhere/There'')',
  pg_temp.token('ada@example.com')), 'invalid_request', 422, 'and there is no such zone');

-- Somebody else names a mailbox that has said yes.
select is(pg_temp.ask('ada@example.com', 'uk', 3), '{"is_asked": true}',
  'whoever names it now is answered as for any other');
select is((pg_temp.reminder('ada@example.com')).hour, 20::smallint, 'and moves nothing');
select is(pg_temp.kinds('ada@example.com'), 'confirm,known', 'its owner hears of it');
select pg_temp.send();
select pg_temp.ask('ada@example.com', 'us');
select pg_temp.send();
select pg_temp.ask('ada@example.com', 'world');
select is((select count(*)::integer from pg_temp.reminder('ada@example.com') r where r.id is not null), 1,
  'its reminder is there');
reset role;
select is((select count(*)::integer from private.outgoing_messages m join private.reminders r on r.id = m.reminder_id
  where r.address = 'ada@example.com'), 3, 'but a mailbox is asked three times a day at most, whatever the editions');
update private.outgoing_messages set created_at = now() - interval '25 hours';
select tests.visit();
select pg_temp.ask('ada@example.com', 'world');
select is(pg_temp.send(), 1, 'and the day after again');

-- No address, and too many.
select tests.refuses(format('select pg_temp.ask(%L)', address), 'invalid_request', 422,
  format('%s is no address of a mailbox', coalesce(to_json(address)::text, 'nothing')))
from unnest(array['ada', E'a@example.com\nBcc: b@example.com', null]) address;
select pg_temp.come_from('203.0.113.2');
select tests.wait_for_a_whole_minute();
select is((select count(pg_temp.ask('n' || n || '@example.com'))::integer from generate_series(1, 20) n), 20,
  'twenty people of one network ask within a minute');
select tests.refuses('select pg_temp.ask(''n21@example.com'')', 'rate_limited', 429, 'the next one waits');

-- The end.
select is(public.end_reminder(pg_temp.token('ada@example.com')), public.end_reminder(repeat('y', 40)),
  'a reminder ends by its link alone, answered as one that never was');

-- Mails to people who ask an agency, in its own words: by its owners and admins, from a version, with what a mail is
-- for; and mails about no lead, once per key.
select plan(35);
create temp table t as
  select tests.agency('words-brand') as agency, tests.agency('words-other') as other, tests.person('Agent') as agent,
    tests.person('Admin') as admin, tests.person('Elsewhere') as elsewhere;
insert into public.agency_members (agency_id, user_id, role)
  select agency, agent, 'agent' from t union all select agency, admin, 'admin' from t
  union all select other, elsewhere, 'owner' from t;
update public.agencies set supported_locales = '{en-GB,en,fr,es-ES}' where id = (select agency from t);
grant select on t to public;
create function pg_temp.words(version integer, body text, locale text default 'en') returns text language sql as
  $$ select format('select public.save_mail_text(%L, %L, %L, %s, %L, %L)', agency, 'lead-copy', locale, version,
    'Hello from {{agency}}', body) from t $$;

-- What another agency says, and this one in another mail, is never touched.
insert into private.mail_texts (agency_id, kind, locale, title, body, version)
  select other, 'lead-copy', l, 'Theirs', 'Theirs {{words}} [B]({{link}})', 7 from t, unnest('{en,fr}'::text[]) l;
create temp table others as select * from private.mail_texts;

select tests.sign_in(admin) from t;
select is(public.agency_mail_texts(agency) -> 'texts', '[]', 'at first all mails say the product''s words') from t;
select lives_ok(pg_temp.words(0, '{{words}} [Back]({{link}})'), 'an admin words one');
select lives_ok(format('select public.save_mail_text(%L, %L, %L, 0, %L, %L)', agency, 'lead-reply', l, 'Reply',
  '{{words}} [B]({{link}})'), 'and another, beginning at its own version: ' || l) from t, unnest('{en,fr}'::text[]) l;
select lives_ok(pg_temp.words(0, 'fr {{words}} [Retour]({{link}})', 'fr'), 'in each language');
select results_eq($$select x ->> 'kind', x ->> 'locale', x ->> 'version'
  from t, jsonb_array_elements(public.agency_mail_texts(agency) -> 'texts') x$$,
  $$values ('lead-copy', 'en', '1'), ('lead-copy', 'fr', '1'), ('lead-reply', 'en', '1'),
    ('lead-reply', 'fr', '1')$$,
  'they read their own alone, each in its first version');
select tests.refuses(pg_temp.words(0, '{{words}} [B]({{link}})'), 'edit_conflict', 409,
  'which nobody overwrites unseen');
select lives_ok(pg_temp.words(1, '{{words}} [Again]({{link}})'), 'but who has seen it');
select tests.refuses(pg_temp.words(2, '[Back]({{link}})'), 'invalid_request', 422, 'a copy repeats the question');
select tests.refuses(pg_temp.words(2, '{{words}} {{link}}'), 'invalid_request', 422, 'and has its button');
select tests.refuses(pg_temp.words(2, ' '), 'invalid_request', 422, 'and a text');
select tests.refuses(format('select public.save_mail_text(%L, %L, %L, 0, %L, %L)', agency, 'lead-new', 'en', 'S',
  '{{words}} [B]({{link}})'), 'invalid_request', 422, 'mails to the agency itself are not worded') from t;
select tests.sign_out();
select tests.sign_in(agent) from t;
select tests.refuses($$select public.agency_mail_texts(agency) from t$$, 'not_allowed', 403, 'an agent words nothing');
select tests.refuses(pg_temp.words(2, '{{words}} [Mine]({{link}})'), 'not_allowed', 403, 'nor saves');
select tests.sign_out();
select tests.sign_in(elsewhere) from t;
select tests.refuses($$select public.agency_mail_texts(agency) from t$$, 'not_allowed', 403,
  'nobody of another agency reads them');
select tests.refuses(pg_temp.words(2, '{{words}} [Theirs]({{link}})'), 'not_allowed', 403, 'or changes them');
select tests.sign_out();
select isnt_empty(format($$select from private.agency_log where agency_id = %L and subject = 'mail_texts'$$, agency),
  'the activity log knows what was changed') from t;

select tests.sign_in(admin) from t;
select lives_ok(pg_temp.words(0, 'es {{words}} [Volver]({{link}})', 'es-ES'), 'each language that the agency speaks');
select tests.refuses(pg_temp.words(0, 'de {{words}} [Weg]({{link}})', 'de'), 'invalid_request', 422, 'and no other');
select tests.sign_out();

-- Sending.
delete from private.mails;
with lead as (
  insert into private.leads (agency_id, kind, mailbox, name, locale, confirmed_at)
  select agency, 'message', v || '@example.com', v, l, now() from t, (values ('one', 'en-GB'), ('two', 'fr'),
    ('three', 'de'), ('four', 'es')) x (v, l) returning id, locale, mailbox)
insert into private.mails (mail_key, kind, lead_id, mailbox, locale)
  select 'words:' || locale, 'lead-copy', id, mailbox, locale from lead;
select is(private.queue_mail('account-goes', 'own', ' Ann@Example.com ', 'en-GB', '{"on": "2026-01-31"}'), true,
  'a mail about no lead waits as well');
select is(private.queue_mail('account-goes', 'own', 'ann@example.com', 'en', '{}'), true, 'its key is kept once');
select is(private.queue_mail('account-goes', 'odd', 'nobody', 'en', '{}'), false, 'what is no mailbox gets none');
select private.queue_mail('account-goes', 'language', 'odd@example.com', '!!', '{}');
select is((select locale from private.mails where mail_key = 'language'), 'en', 'a language that is none is English');
insert into private.bounced_mailboxes (mailbox_hash) values (private.hash_secret('bounced@example.com'));
select is(private.queue_mail('account-goes', 'bounced', 'bounced@example.com', 'en', '{}'), false,
  'and neither does one that bounces');
select is(private.queue_mail('account-goes', 'own', 'ann@example.com', 'en', '{}'), true, 'which is nobody else''s');
update private.bounced_mailboxes set bounced_at = now() - interval '31 days';
select is(private.queue_mail('account-goes', 'own', 'bounced@example.com', 'en', '{}'), true, 'after a month it may');
create temp table c as select jsonb_array_elements(private.claim_mails(20)) as mail;
select is((select count(*)::int from c), 6, 'all are given out');
select is((select mail #>> '{lead,own_words,body}' from c
  where mail ->> 'locale' = 'en-GB' and mail ->> 'kind' ~ 'lead'),
  '{{words}} [Again]({{link}})', 'the words of the language stand in for those of the country');
select is((select mail #>> '{lead,own_words,body}' from c where mail ->> 'locale' = 'fr'),
  'fr {{words}} [Retour]({{link}})', 'each in its own');
select is((select mail #>> '{lead,own_words,body}' from c where mail ->> 'locale' = 'es'),
  'es {{words}} [Volver]({{link}})', 'and so does a country''s kind of a language');
select is((select mail #> '{lead,own_words}' from c where mail ->> 'locale' = 'de'), 'null',
  'a language without words has the product''s');
select results_eq($$select mail -> 'lead', mail ->> 'mailbox', mail -> 'about' ->> 'on' from c
  where mail ->> 'mailbox' = 'ann@example.com'$$, $$values ('null'::jsonb, 'ann@example.com', '2026-01-31')$$,
  'a mail about no lead says what it holds');
select is(public.save_mail_text(agency, 'lead-copy', 'fr', 1) -> 'texts'
  @> '[{"kind": "lead-copy", "locale": "fr"}]', false,
  'without a body it says the product''s words again') from t, lateral tests.sign_in(admin);
select tests.sign_out();
select is_empty($$select * from others except select * from private.mail_texts$$, 'what others say is as it was');
select results_eq($$select locale, version from private.mail_texts m, t
  where m.agency_id = t.agency and m.kind = 'lead-reply' order by locale$$, $$values ('en', 1), ('fr', 1)$$,
  'and so is what other mails say');
select * from finish();

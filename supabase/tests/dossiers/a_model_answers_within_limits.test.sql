-- Conversations with a model: each its author's, none without consent, no more in a day than the table of limits says.
select plan(33);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as other;
create temp table m as select gen_random_uuid() as one, gen_random_uuid() as two, gen_random_uuid() as three;
create temp table told (name text, it jsonb);
grant all on told to public;
grant select on p, d, m to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d union all select other, 'Another' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'adviser' from d, p union all select d.other, p.dan, 'owner' from d, p;
create function pg_temp.ask(message uuid, thread uuid default null, provider text default 'A model') returns jsonb
language sql as $$
  select public.begin_dossier_answer(d.id, message, 'How many rooms?', provider, thread) from d
$$;
create function pg_temp.thread() returns uuid language sql as $$
  select (it ->> 'thread_id')::uuid from told where name = 'first'
$$;

-- Consent.
select tests.sign_in(ada) from p;
select tests.refuses('select pg_temp.ask(one) from m', 'consent_missing', 403, 'nobody is asked before they agreed');
select public.set_model_consent('Another model');
select tests.refuses('select pg_temp.ask(one) from m', 'consent_missing', 403, 'to this provider');
select public.set_model_consent('A model');
select is(public.dossier_ai_state(id) ->> 'agreed_to', 'A model', 'who agreed sees to whom') from d;
insert into told select 'first', pg_temp.ask(one) from m;
select is((select (it ->> 'is_new') || (it ->> 'state') || (it ->> 'questions_left') from told), 'truestreaming59',
  'and asks');
select is((select title from public.dossier_ai_threads), 'How many rooms?', 'a conversation is called by its question');
select public.set_model_consent();
select is((select count(*) from public.dossier_ai_consents), 0::bigint, 'consent is taken back');
select tests.refuses('select pg_temp.ask(two, pg_temp.thread()) from m', 'consent_missing', 403, 'and holds no more');
select is(pg_temp.ask(one) ->> 'is_new', 'false', 'what was asked before goes on') from m;
select public.set_model_consent('A model');

-- The same question once; a lost writer.
select is(public.dossier_ai_state(id) ->> 'questions_left', '59', 'a question sent again is counted once') from d;
select tests.denies('insert into public.dossier_ai_messages (thread_id, place, question, provider)
  select pg_temp.thread(), 9, ''x'', ''x''', 'nobody writes an answer themselves');
select tests.denies('update public.dossier_ai_messages set claims = ''[]''', 'or changes one');
select tests.denies('select public.keep_dossier_answer(one, ''[]'', ''{}'', ''done'') from m', 'or keeps one');
reset role;
select is(private.keep_dossier_answer(one, '[{"text": "3", "sources": []}]', '{no_source}', 'streaming'), 'streaming',
  'our function does') from m;
select tests.sign_in(ada) from p;
select is(pg_temp.ask(one) -> 'claims' -> 0 ->> 'text', '3', 'and what stands is told again') from m;
select public.stop_dossier_answer(one) from m;
reset role;
select is(private.keep_dossier_answer(one, '[]', '{}', 'done'), 'stopped', 'an answer that was stopped stays') from m;
select is((select x.claims -> 0 ->> 'text' from public.dossier_ai_messages x, m where x.id = m.one), '3', 'as it was');
select tests.sign_in(ada) from p;
insert into told select 'second', pg_temp.ask(two, pg_temp.thread()) from m;
select is((select it -> 'earlier' -> 0 ->> 'question' from told where name = 'second'), 'How many rooms?',
  'a conversation knows what was said');
reset role;
alter table public.dossier_ai_messages disable trigger dossier_ai_messages_touch_updated_at;
update public.dossier_ai_messages set updated_at = now() - interval '2 minutes' where state = 'streaming';
alter table public.dossier_ai_messages enable trigger dossier_ai_messages_touch_updated_at;
select tests.sign_in(ada) from p;
select is(pg_temp.ask(two) ->> 'fault', 'lost', 'nobody waits for a writer that went') from m;

-- Whose it is.
select tests.sign_in(ben) from p;
select is((select count(*) from public.dossier_ai_threads), 0::bigint, 'a partner does not read it');
select is((select count(*) from public.dossier_ai_messages), 0::bigint, 'nor its messages');
select public.set_model_consent('A model');
select tests.refuses('select pg_temp.ask(three, pg_temp.thread()) from m', 'not_found', 404, 'nor goes on with it');
select tests.refuses('select pg_temp.ask(one) from m', 'not_found', 404, 'nor takes up its answer');
select public.stop_dossier_answer(two) from m;
select lives_ok('select pg_temp.ask(three) from m', 'but has their own');
select tests.sign_in(cleo) from p;
select public.set_model_consent('A model');
select tests.refuses('select pg_temp.ask(gen_random_uuid())', 'not_allowed', 403, 'an adviser asks once it is ticked');
select tests.refuses('select public.begin_feedback_remarks(id, ''A model'') from d', 'not_allowed', 403,
  'as with remarks');
reset role;
update public.dossier_members set ticks = '{ai}' where role = 'adviser';
select tests.sign_in(cleo) from p;
select lives_ok('select pg_temp.ask(gen_random_uuid())', 'then they do');
select tests.sign_in(dan) from p;
select tests.refuses('select pg_temp.ask(one) from m', 'not_found', 404, 'a stranger finds nothing');

-- A day has an end. The table says where.
reset role;
update private.dossier_ai_limits set questions = 2 where scope = 'person';
select tests.sign_in(ada) from p;
select tests.refuses('select pg_temp.ask(gen_random_uuid())', 'model_limit', 429, 'a person has so many questions');
select tests.sign_in(ben) from p;
select lives_ok('select pg_temp.ask(gen_random_uuid())', 'others have theirs');
reset role;
update private.dossier_ai_limits set questions = 100 where scope = 'person';
select private.use_of_model(d.id, p.ada, 700000, 0) from d, p;
select tests.sign_in(ada) from p;
select tests.refuses('select pg_temp.ask(gen_random_uuid())', 'model_limit', 429, 'or so many tokens');
select is(public.dossier_ai_state(id) ->> 'questions_left', '0', 'which the screen says') from d;
reset role;
update private.dossier_ai_limits set cost_micros = 5 where scope = 'dossier';
select private.use_of_model(d.id, p.cleo, 1, 5) from d, p;
select tests.sign_in(ben) from p;
select tests.refuses('select pg_temp.ask(gen_random_uuid())', 'model_limit', 429, 'and a dossier costs so much');

-- What is deleted is gone.
select tests.sign_in(ada) from p;
delete from public.dossier_ai_threads;
reset role;
select is((select count(*) from public.dossier_ai_messages x join public.dossier_ai_threads t on t.id = x.thread_id, p
  where t.author_id = p.ada), 0::bigint, 'a conversation is deleted by its author');
select * from finish();

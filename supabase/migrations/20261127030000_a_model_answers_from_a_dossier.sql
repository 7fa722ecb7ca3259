-- A model answers questions about a dossier: what was asked and said, who let it, how much of it there may be.
--
-- A conversation is its author's alone, whoever else is in the dossier, and nobody reads it without `dossier.read-ai`.
-- A person agrees to one named provider before anything of theirs leaves, and may take that back. Each question is
-- counted before it is answered, by person and by dossier; tokens and cost are added as they are known. Questions are
-- begun by the caller, with their own rights; answers are written by our function alone, so that what stands in a
-- conversation as checked was checked. A question has its maker's id: sent again it is the same question, which is how
-- an answer is taken up after a lost connection.

create table public.dossier_ai_consents (
  user_id uuid not null,
  provider text not null,
  agreed_at timestamptz not null default now(),
  constraint a_person_agrees_to_one_provider primary key (user_id),
  constraint whoever_agrees_to_a_provider_is_a_user foreign key (user_id) references auth.users (id)
    on delete cascade,
  constraint the_name_of_a_provider_is_short check (char_length(provider) between 1 and 200)
);
comment on table public.dossier_ai_consents is 'Who agreed that parts of their dossiers go to which model''s provider.';
comment on column public.dossier_ai_consents.provider is 'the provider and model that the person was told of';

create table public.dossier_ai_threads (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  author_id uuid not null,
  title text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_ai_threads_have_an_id primary key (id),
  constraint a_conversation_is_about_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_conversation_has_an_author foreign key (author_id) references auth.users (id) on delete cascade,
  constraint a_conversation_has_a_short_title check (char_length(title) between 1 and 120)
);
comment on table public.dossier_ai_threads is 'Conversations with a model about a dossier; each its author''s alone.';
comment on column public.dossier_ai_threads.title is 'the beginning of its first question';
create index dossier_ai_threads_by_author on public.dossier_ai_threads (author_id, dossier_id, updated_at, id);
create index dossier_ai_threads_by_dossier on public.dossier_ai_threads (dossier_id);

create table public.dossier_ai_messages (
  id uuid not null default gen_random_uuid(),
  thread_id uuid not null,
  place integer not null,
  question text not null,
  claims jsonb not null default '[]',
  cuts text[] not null default '{}',
  refused text,
  state text not null default 'streaming',
  fault text,
  provider text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_ai_messages_have_an_id primary key (id),
  constraint a_conversation_has_one_message_a_place unique (thread_id, place),
  constraint a_message_is_of_a_conversation foreign key (thread_id) references public.dossier_ai_threads (id)
    on delete cascade,
  constraint a_question_to_a_model_has_1_to_2000_characters
    check (char_length(btrim(question)) >= 1 and char_length(question) <= 2000),
  constraint an_answer_has_so_many_claims
    check (jsonb_typeof(claims) = 'array' and octet_length(claims::text) <= 200000),
  constraint an_answer_has_so_many_cuts check (cardinality(cuts) <= 400),
  constraint an_answer_is_in_a_known_state check (state in ('streaming', 'done', 'stopped', 'failed')),
  constraint words_about_an_answer_are_short check (char_length(refused) <= 40 and char_length(fault) <= 40
    and char_length(provider) between 1 and 200),
  constraint the_place_of_a_message_is_from_1_to_200 check (place between 1 and 200)
);
comment on table public.dossier_ai_messages is
  'Questions to a model and what of its answers was found to be supported.';
comment on column public.dossier_ai_messages.place is 'which question of its conversation it is, from 1';
comment on column public.dossier_ai_messages.claims is
  'sentences that were checked: [{ text, sources: [{ kind, id, quote }] }]';
comment on column public.dossier_ai_messages.cuts is 'why sentences were left out, one word each; never what they said';
comment on column public.dossier_ai_messages.refused is 'what it was about, where nobody answers such questions';
comment on column public.dossier_ai_messages.state is
  'streaming while it is written; a lost writer leaves it for a minute';
comment on column public.dossier_ai_messages.fault is 'why it failed, by a word that the screens have a sentence for';
comment on column public.dossier_ai_messages.provider is 'who answered';

create table public.dossier_feedbacks (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid not null,
  author_id uuid not null,
  facts_hash text not null,
  made_by text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  constraint dossier_feedbacks_have_an_id primary key (id),
  constraint feedback_is_about_a_home_of_its_dossier foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete cascade,
  constraint feedback_has_an_author foreign key (author_id) references auth.users (id) on delete cascade,
  constraint feedback_is_known_by_the_hash_of_its_facts check (facts_hash ~ '^[0-9a-f]{64}$'),
  constraint feedback_is_made_by_rule_or_a_model check (made_by in ('rule', 'model')),
  constraint feedback_is_an_object_of_a_bounded_size
    check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 400000)
);
comment on table public.dossier_feedbacks is
  'What facts said for and against a home, each time that they had changed, as its asker could see them.';
comment on column public.dossier_feedbacks.facts_hash is 'SHA-256 of the facts that it was made from';
comment on column public.dossier_feedbacks.made_by is 'by rule alone, or with remarks of a model';
comment on column public.dossier_feedbacks.body is
  'its sections, the rows that they rest on, and what changed since the last one';
create index dossier_feedbacks_by_author
  on public.dossier_feedbacks (author_id, asset_id, created_at, id);
create index dossier_feedbacks_by_home on public.dossier_feedbacks (dossier_id, asset_id);

-- Facts: how much a day holds, from midnight UTC.
create table private.dossier_ai_limits (
  scope text not null,
  questions integer not null,
  tokens bigint not null,
  cost_micros bigint not null,
  constraint a_limit_has_one_scope primary key (scope),
  constraint a_limit_is_by_person_or_dossier check (scope in ('person', 'dossier')),
  constraint limits_of_a_model_are_not_negative check (questions >= 0 and tokens >= 0 and cost_micros >= 0)
);
comment on table private.dossier_ai_limits is 'How much of a model one person, and one dossier, may use in a day.';
comment on column private.dossier_ai_limits.cost_micros is 'in millionths of the currency that the operator reckons in';
alter table private.dossier_ai_limits enable row level security;
insert into private.dossier_ai_limits (scope, questions, tokens, cost_micros)
  values ('person', 60, 600000, 3000000), ('dossier', 150, 1500000, 7500000);

create table private.dossier_ai_usage (
  dossier_id uuid not null,
  user_id uuid not null,
  used_on date not null,
  questions integer not null default 0,
  tokens bigint not null default 0,
  cost_micros bigint not null default 0,
  constraint what_a_person_used_of_a_model_is_counted_by_day primary key (dossier_id, user_id, used_on),
  constraint use_of_a_model_is_for_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint use_of_a_model_is_by_a_user foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.dossier_ai_usage is 'How much of a model somebody used for a dossier on a day.';
comment on column private.dossier_ai_usage.questions is 'counted as they are asked, whatever comes of them';
comment on column private.dossier_ai_usage.tokens is 'read and written by the model';
comment on column private.dossier_ai_usage.cost_micros is 'in millionths of the currency that the operator reckons in';
create index dossier_ai_usage_by_user on private.dossier_ai_usage (user_id, used_on);
alter table private.dossier_ai_usage enable row level security;

create trigger dossier_ai_threads_touch_updated_at before update on public.dossier_ai_threads
  for each row execute function private.touch_updated_at();
create trigger dossier_ai_messages_touch_updated_at before update on public.dossier_ai_messages
  for each row execute function private.touch_updated_at();

alter table public.dossier_ai_consents enable row level security;
grant select on public.dossier_ai_consents to authenticated;
create policy "people read what they agreed to" on public.dossier_ai_consents for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.dossier_ai_threads enable row level security;
grant select, delete on public.dossier_ai_threads to authenticated;
create policy "whoever may use the model reads their own conversations" on public.dossier_ai_threads
  for select to authenticated using (author_id = (select auth.uid())
    and dossier_id in (select private.dossiers_where('dossier.read-ai')));
create policy "whoever may use the model deletes their own conversations" on public.dossier_ai_threads
  for delete to authenticated using (author_id = (select auth.uid())
    and dossier_id in (select private.dossiers_where('dossier.read-ai')));

alter table public.dossier_ai_messages enable row level security;
grant select on public.dossier_ai_messages to authenticated;
create policy "whoever reads a conversation reads its messages" on public.dossier_ai_messages
  for select to authenticated using (thread_id in (select t.id from public.dossier_ai_threads t));

alter table public.dossier_feedbacks enable row level security;
grant select, delete on public.dossier_feedbacks to authenticated;
create policy "whoever may use the model reads their own feedback" on public.dossier_feedbacks
  for select to authenticated using (author_id = (select auth.uid())
    and dossier_id in (select private.dossiers_where('dossier.read-ai')));
create policy "whoever may use the model deletes their own feedback" on public.dossier_feedbacks
  for delete to authenticated using (author_id = (select auth.uid())
    and dossier_id in (select private.dossiers_where('dossier.read-ai')));

-- Consent.
create function private.set_model_consent(provider text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
begin
  if set_model_consent.provider is null then
    delete from public.dossier_ai_consents c where c.user_id = caller;
  elsif char_length(set_model_consent.provider) not between 1 and 200 then
    perform private.refuse(422, 'invalid_request', 'The provider is named by 1 to 200 characters.');
  else
    insert into public.dossier_ai_consents as c (user_id, provider) values (caller, set_model_consent.provider)
      on conflict on constraint a_person_agrees_to_one_provider
      do update set provider = excluded.provider, agreed_at = now() where c.provider <> excluded.provider;
  end if;
  return true;
end $$;
comment on function private.set_model_consent is
  'Agrees that parts of the caller''s dossiers go to this provider; without one, takes that back.';
select private.expose('private.set_model_consent(text)', 'authenticated');

-- Limits. Two questions at the same moment wait for each other at their dossier.
create function private.ai_left(dossier_id uuid, user_id uuid)
returns table (scope text, questions bigint, tokens bigint, cost_micros bigint)
language sql stable security definer set search_path = '' as $$
  select l.scope, l.questions - coalesce(sum(u.questions), 0), (l.tokens - coalesce(sum(u.tokens), 0))::bigint,
    (l.cost_micros - coalesce(sum(u.cost_micros), 0))::bigint
  from private.dossier_ai_limits l left join private.dossier_ai_usage u
    on u.used_on = (now() at time zone 'utc')::date
    and case l.scope when 'person' then u.user_id = ai_left.user_id else u.dossier_id = ai_left.dossier_id end
  group by l.scope, l.questions, l.tokens, l.cost_micros
$$;
comment on function private.ai_left is 'What is left of today''s use of a model, for the person and for the dossier.';

create function private.count_question(dossier_id uuid, user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  spent text;
begin
  perform from public.dossiers d where d.id = count_question.dossier_id for no key update;
  select l.scope into spent from private.ai_left(count_question.dossier_id, count_question.user_id) l
    where l.questions <= 0 or l.tokens <= 0 or l.cost_micros <= 0 order by l.scope desc limit 1;
  if spent = 'person' then
    perform private.refuse(429, 'model_limit', 'You have used today''s questions to the model. They are there again '
      'after midnight UTC; what rules can say stays open.');
  elsif spent = 'dossier' then
    perform private.refuse(429, 'model_limit', 'The people of this dossier have used today''s questions to the model. '
      'They are there again after midnight UTC; what rules can say stays open.');
  end if;
  insert into private.dossier_ai_usage as u (dossier_id, user_id, used_on, questions)
    values (count_question.dossier_id, count_question.user_id, (now() at time zone 'utc')::date, 1)
    on conflict on constraint what_a_person_used_of_a_model_is_counted_by_day
    do update set questions = u.questions + 1;
end $$;
comment on function private.count_question is 'Counts a question to a model, or refuses it where the day is used up.';

create function private.hold_to_consent(user_id uuid, provider text) returns void
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from public.dossier_ai_consents c
      where c.user_id = hold_to_consent.user_id and c.provider = hold_to_consent.provider) then
    perform private.refuse(403, 'consent_missing',
      'Nothing of this dossier goes to the model before you agree to its provider.');
  end if;
end $$;
comment on function private.hold_to_consent is 'Refuses where a person did not agree to this provider.';

create function private.dossier_ai_state(dossier_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(dossier_ai_state.dossier_id, 'dossier.read-ai');
begin
  return jsonb_build_object(
    'agreed_to', (select c.provider from public.dossier_ai_consents c where c.user_id = caller),
    'questions_left', (select greatest(0, min(case when l.tokens <= 0 or l.cost_micros <= 0 then 0
      else l.questions end)) from private.ai_left(dossier.id, caller) l));
end $$;
comment on function private.dossier_ai_state is
  'To which provider the caller agreed, and how many questions are left today in this dossier.';
select private.expose('private.dossier_ai_state(uuid)', 'authenticated');

-- Asking. The same id asked again is the same question; an answer that nobody has written to for a minute has failed.
create function private.begin_dossier_answer(dossier_id uuid, message_id uuid, question text, provider text,
  thread_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(begin_dossier_answer.dossier_id, 'dossier.read-ai');
  thread public.dossier_ai_threads;
  message public.dossier_ai_messages;
  is_new boolean := false;
  most_threads constant integer := 200;
begin
  perform private.take_turn(caller);
  if char_length(btrim(coalesce(begin_dossier_answer.question, ''))) not between 1 and 2000 then
    perform private.refuse(422, 'invalid_request', 'A question has 1 to 2,000 characters.');
  end if;
  update public.dossier_ai_messages m set state = 'failed', fault = 'lost', updated_at = now()
    where m.id = begin_dossier_answer.message_id and m.state = 'streaming'
      and m.updated_at < now() - interval '1 minute';
  select m.* into message from public.dossier_ai_messages m where m.id = begin_dossier_answer.message_id;
  select t.* into thread from public.dossier_ai_threads t
    where t.id = coalesce(message.thread_id, begin_dossier_answer.thread_id) and t.author_id = caller
      and t.dossier_id = dossier.id;
  if thread.id is null and (message.id is not null or begin_dossier_answer.thread_id is not null) then
    perform private.refuse(404, 'not_found', 'There is no such conversation of yours.');
  elsif message.id is null then
    perform private.hold_to_consent(caller, begin_dossier_answer.provider);
    perform private.count_question(dossier.id, caller);
    if thread.id is null then
      if (select count(*) from public.dossier_ai_threads t where t.author_id = caller and t.dossier_id = dossier.id)
        >= most_threads then
        perform private.refuse(409, 'dossier_full', 'You have two hundred conversations here. Delete some of them.');
      end if;
      insert into public.dossier_ai_threads (dossier_id, author_id, title)
        values (dossier.id, caller, left(btrim(begin_dossier_answer.question), 80)) returning * into thread;
    end if;
    if (select count(*) from public.dossier_ai_messages m where m.thread_id = thread.id) >= 200 then
      perform private.refuse(409, 'dossier_full', 'This conversation is full. Begin another one.');
    end if;
    insert into public.dossier_ai_messages (id, thread_id, place, question, provider)
      values (begin_dossier_answer.message_id, thread.id,
        1 + coalesce((select max(m.place) from public.dossier_ai_messages m where m.thread_id = thread.id), 0),
        btrim(begin_dossier_answer.question), begin_dossier_answer.provider) returning * into message;
    update public.dossier_ai_threads t set updated_at = now() where t.id = thread.id;
    is_new := true;
  end if;
  return jsonb_build_object('thread_id', thread.id, 'is_new', is_new, 'question', message.question,
    'claims', message.claims, 'cuts', to_jsonb(message.cuts), 'refused', message.refused, 'state', message.state,
    'fault', message.fault, 'currency', dossier.currency,
    'questions_left', (select greatest(0, min(l.questions)) from private.ai_left(dossier.id, caller) l),
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object('question', e.question, 'claims', e.claims) order by e.place),
        '[]'::jsonb)
      from (select m.* from public.dossier_ai_messages m where m.thread_id = thread.id and m.place < message.place
        order by m.place desc limit 6) e));
end $$;
comment on function private.begin_dossier_answer is
  'Asks a question in a conversation of the caller''s, or tells how far the answer to the same question is.';
select private.expose('private.begin_dossier_answer(uuid, uuid, text, text, uuid)', 'authenticated');

create function private.stop_dossier_answer(message_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
begin
  update public.dossier_ai_messages m set state = 'stopped', updated_at = now()
    from public.dossier_ai_threads t
    where m.id = stop_dossier_answer.message_id and m.state = 'streaming' and t.id = m.thread_id
      and t.author_id = caller;
  return true;
end $$;
comment on function private.stop_dossier_answer is
  'Ends an answer that is being written to the caller; what stands stays.';
select private.expose('private.stop_dossier_answer(uuid)', 'authenticated');

create function private.begin_feedback_remarks(dossier_id uuid, provider text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(begin_feedback_remarks.dossier_id, 'dossier.read-ai');
begin
  perform private.hold_to_consent(caller, begin_feedback_remarks.provider);
  perform private.count_question(dossier.id, caller);
  return true;
end $$;
comment on function private.begin_feedback_remarks is
  'Counts that a model is asked for remarks on a home, or refuses it as a question is refused.';
select private.expose('private.begin_feedback_remarks(uuid, text)', 'authenticated');

-- What our functions write.
create function private.keep_dossier_answer(message_id uuid, claims jsonb, cuts text[], state text,
  refused text default null, fault text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  message public.dossier_ai_messages;
begin
  update public.dossier_ai_messages m set claims = keep_dossier_answer.claims, cuts = keep_dossier_answer.cuts,
    state = keep_dossier_answer.state, refused = keep_dossier_answer.refused, fault = keep_dossier_answer.fault,
    updated_at = now()
    where m.id = keep_dossier_answer.message_id and m.state = 'streaming' returning * into message;
  if message.id is null then
    select m.* into message from public.dossier_ai_messages m where m.id = keep_dossier_answer.message_id;
  end if;
  return coalesce(message.state, 'stopped');
end $$;
comment on function private.keep_dossier_answer is
  'Keeps how far an answer is while it is written, and tells its state: whoever asked may have stopped it.';
select private.expose('private.keep_dossier_answer(uuid, jsonb, text[], text, text, text)', 'service_role');

create function private.use_of_model(dossier_id uuid, user_id uuid, tokens bigint, cost_micros bigint)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.dossier_ai_usage as u (dossier_id, user_id, used_on, tokens, cost_micros)
    values (use_of_model.dossier_id, use_of_model.user_id, (now() at time zone 'utc')::date, use_of_model.tokens,
      use_of_model.cost_micros)
    on conflict on constraint what_a_person_used_of_a_model_is_counted_by_day
    do update set tokens = u.tokens + excluded.tokens, cost_micros = u.cost_micros + excluded.cost_micros;
  return true;
end $$;
comment on function private.use_of_model is 'Adds what an answer took to the day of its asker and dossier.';
select private.expose('private.use_of_model(uuid, uuid, bigint, bigint)', 'service_role');

create function private.keep_dossier_feedback(dossier_id uuid, asset_id uuid, user_id uuid, facts_hash text,
  made_by text, body jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  latest public.dossier_feedbacks;
  made uuid;
  most_versions constant integer := 50;
begin
  select f.* into latest from public.dossier_feedbacks f where f.author_id = keep_dossier_feedback.user_id
    and f.asset_id = keep_dossier_feedback.asset_id order by f.created_at desc, f.id desc limit 1;
  if latest.facts_hash = keep_dossier_feedback.facts_hash and latest.made_by = keep_dossier_feedback.made_by then
    return latest.id;
  end if;
  insert into public.dossier_feedbacks (dossier_id, asset_id, author_id, facts_hash, made_by, body)
    values (keep_dossier_feedback.dossier_id, keep_dossier_feedback.asset_id, keep_dossier_feedback.user_id,
      keep_dossier_feedback.facts_hash, keep_dossier_feedback.made_by, keep_dossier_feedback.body)
    returning id into made;
  delete from public.dossier_feedbacks f where f.id in (
    select o.id from public.dossier_feedbacks o where o.author_id = keep_dossier_feedback.user_id
      and o.asset_id = keep_dossier_feedback.asset_id order by o.created_at desc, o.id desc offset most_versions);
  return made;
end $$;
comment on function private.keep_dossier_feedback is
  'Keeps feedback on a home where its facts had changed; the latest fifty of each asker stay.';
select private.expose('private.keep_dossier_feedback(uuid, uuid, uuid, text, text, jsonb)', 'service_role');

-- Reading them.
create function private.dossier_conversations(dossier_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(dossier_conversations.dossier_id, 'dossier.read-ai');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'updated_at', t.updated_at)
      order by t.updated_at desc, t.id), '[]'::jsonb)
    from public.dossier_ai_threads t where t.author_id = caller and t.dossier_id = dossier.id);
end $$;
comment on function private.dossier_conversations is
  'The caller''s conversations with a model about a dossier, the latest first: at most two hundred.';
select private.expose('private.dossier_conversations(uuid)', 'authenticated');

create function private.dossier_conversation(thread_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  thread public.dossier_ai_threads;
begin
  select t.* into thread from public.dossier_ai_threads t
    where t.id = dossier_conversation.thread_id and t.author_id = caller;
  if thread.id is null then
    perform private.refuse(404, 'not_found', 'There is no such conversation of yours.');
  end if;
  perform private.dossier_for(thread.dossier_id, 'dossier.read-ai');
  return jsonb_build_object('id', thread.id, 'title', thread.title, 'messages', (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'question', m.question, 'claims', m.claims,
      'cuts', to_jsonb(m.cuts), 'refused', m.refused, 'state', m.state, 'fault', m.fault)
      order by m.place), '[]'::jsonb)
    from public.dossier_ai_messages m where m.thread_id = thread.id));
end $$;
comment on function private.dossier_conversation is
  'A conversation of the caller''s with a model, question by question.';
select private.expose('private.dossier_conversation(uuid)', 'authenticated');

create function private.delete_dossier_conversation(thread_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
begin
  -- Also of a dossier that one may not read any more: what one said is one's own to delete.
  delete from public.dossier_ai_threads t where t.id = delete_dossier_conversation.thread_id and t.author_id = caller;
  return found;
end $$;
comment on function private.delete_dossier_conversation is 'Deletes a conversation of the caller''s with a model.';
select private.expose('private.delete_dossier_conversation(uuid)', 'authenticated');

-- Conversations go along with their author's data.
alter function private.own_data_of_dossiers() rename to own_data_of_dossier_people;
comment on function private.own_data_of_dossier_people is
  'What dossiers know of the caller but for conversations with a model.';
create function private.own_data_of_models() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return jsonb_build_object(
    'model_consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id'), '[]'::jsonb)
      from public.dossier_ai_consents c where c.user_id = player),
    'model_conversations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'created_at', t.created_at,
        'messages', (select coalesce(jsonb_agg(jsonb_build_object('question', m.question, 'claims', m.claims,
          'state', m.state, 'created_at', m.created_at) order by m.place), '[]'::jsonb)
          from public.dossier_ai_messages m where m.thread_id = t.id)) order by t.created_at, t.id), '[]'::jsonb)
      from public.dossier_ai_threads t where t.author_id = player),
    'model_use', (
      select coalesce(jsonb_agg(to_jsonb(u) - 'user_id' order by u.used_on, u.dossier_id), '[]'::jsonb)
      from private.dossier_ai_usage u where u.user_id = player),
    'dossier_feedback', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'made_by', f.made_by, 'body', f.body,
        'created_at', f.created_at) order by f.created_at, f.id), '[]'::jsonb)
      from public.dossier_feedbacks f where f.author_id = player));
end $$;
comment on function private.own_data_of_models is 'What conversations with a model keep of the caller.';
create function private.own_data_of_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.own_data_of_dossier_people() || private.own_data_of_models();
end $$;
comment on function private.own_data_of_dossiers is 'What dossiers know of the caller.';

-- Mails of more than questions to agencies go through the one outbox, and agencies say theirs in their own words.
--
-- A mail is about a lead, or it holds itself the few words that it needs. Whose home was taken down, or stays up, hears
-- of it. What an agency writes to people who ask it may be in its own words and in each of its languages; what a mail
-- is for, its button and the words that it repeats, no text may leave out.
alter table private.mails
  alter column lead_id drop not null,
  add column about jsonb not null default '{}',
  drop constraint a_mail_is_of_a_known_kind,
  add constraint a_mail_is_of_a_known_kind check (kind in ('lead-confirm', 'lead-copy', 'lead-new', 'lead-reply',
    'lead-due', 'takedown-granted', 'takedown-refused', 'account-goes')),
  add constraint a_mail_of_a_lead_names_it check ((kind like 'lead-%') = (lead_id is not null)),
  add constraint what_a_mail_holds_is_short check (
    jsonb_typeof(about) = 'object' and octet_length(about::text) <= 32000);
comment on column private.mails.lead_id is 'The lead that it is about; null in mails about something else';
comment on column private.mails.about is
  'Words that fill its template where it is about no lead: a page, a note, a day';

create function private.queue_mail(kind text, mail_key text, mailbox text, locale text, about jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := lower(btrim(queue_mail.mailbox));
begin
  if not coalesce(private.is_mail_address(wanted), false)
    or exists (select from private.bounced_mailboxes b where b.mailbox_hash = private.hash_secret(wanted)
      and b.bounced_at > now() - interval '30 days')
  then
    return false;
  end if;
  insert into private.mails (mail_key, kind, mailbox, locale, about)
  values (queue_mail.mail_key, queue_mail.kind, wanted,
    case when queue_mail.locale ~ '^[a-z]{2}(-[A-Z]{2})?$' then queue_mail.locale else 'en' end, queue_mail.about)
  on conflict on constraint a_mail_is_written_once_per_key do nothing;
  return true;
end $$;
comment on function private.queue_mail is
  'Writes a mail that is about no lead, once per key; false where its mailbox takes none.';

-- An agency's own words.
create table private.mail_texts (
  agency_id uuid not null,
  kind text not null,
  locale text not null,
  title text not null,
  body text not null,
  version integer not null default 1,
  constraint an_agency_words_a_mail_once_in_a_language primary key (agency_id, kind, locale),
  constraint words_of_a_mail_are_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint an_agency_words_mails_to_those_who_ask check (kind in ('lead-confirm', 'lead-copy', 'lead-reply')),
  constraint words_of_a_mail_are_in_a_language check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  constraint words_of_a_mail_have_a_fitting_length check (char_length(btrim(title)) between 1 and 200
    and title !~ '[\r\n]' and char_length(btrim(body)) between 1 and 4000),
  constraint a_mail_keeps_its_link check (position(']({{link}})' in body) > 0),
  constraint a_mail_keeps_the_words_it_repeats check (kind = 'lead-confirm' or position('{{words}}' in body) > 0)
);
comment on table private.mail_texts is
  'What an agency''s mails to people who ask it say in its own words; else they say the product''s.';
comment on column private.mail_texts.agency_id is 'The agency whose words these are';
comment on column private.mail_texts.kind is 'Which mail: lead-confirm, lead-copy or lead-reply';
comment on column private.mail_texts.locale is 'The language, as es or en-GB';
comment on column private.mail_texts.title is
  'The subject: one line of 1 to 200 characters, with {{agency}} and {{about}}';
comment on column private.mail_texts.body is
  'Markdown of 1 to 4,000 characters, with {{link}} and, but for lead-confirm, {{words}}';
comment on column private.mail_texts.version is
  'Counts up with each change: a change names the version it was made from';
alter table private.mail_texts enable row level security;
create trigger words_of_mails_are_logged after insert or update or delete on private.mail_texts
  for each row execute function private.log_agency_change();

create function private.told_mail_texts(agency_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'locale', t.locale, 'subject', t.title, 'body', t.body,
    'version', t.version) order by t.kind, t.locale), '[]'::jsonb)
  from private.mail_texts t where t.agency_id = told_mail_texts.agency_id
$$;
comment on function private.told_mail_texts is 'The mails that an agency says in its own words.';

create function private.agency_mail_texts(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not coalesce(private.has_agency_role(agency_mail_texts.agency_id, '{owner,admin}'), false) then
    perform private.refuse(403, 'not_allowed', 'Owners and admins of an agency word its mails.');
  end if;
  return jsonb_build_object('texts', private.told_mail_texts(agency_mail_texts.agency_id),
    'agency', (select a.display_name from public.agencies a where a.id = agency_mail_texts.agency_id),
    'locales', (select to_jsonb(a.supported_locales) from public.agencies a where a.id = agency_mail_texts.agency_id));
end $$;
comment on function private.agency_mail_texts is 'The mails that an agency says in its own words, and its languages.';
select private.expose('private.agency_mail_texts(uuid)', 'authenticated');

create function private.save_mail_text(agency_id uuid, kind text, locale text, version integer,
  subject text default null, body text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found integer;
begin
  if not coalesce(private.has_agency_role(save_mail_text.agency_id, '{owner,admin}'), false) then
    perform private.refuse(403, 'not_allowed', 'Owners and admins of an agency word its mails.');
  end if;
  -- Two who begin the same text at once must not both find none.
  perform from public.agencies a where a.id = save_mail_text.agency_id for no key update;
  select t.version into found from private.mail_texts t where t.agency_id = save_mail_text.agency_id
    and t.kind = save_mail_text.kind and t.locale = save_mail_text.locale;
  if coalesce(found, 0) <> coalesce(save_mail_text.version, -1) then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else changed this meanwhile. Look at it again; what you typed stays.');
  end if;
  if save_mail_text.body is not null and not coalesce((
      select save_mail_text.locale = any (a.supported_locales) from public.agencies a
      where a.id = save_mail_text.agency_id), false) then
    perform private.refuse(422, 'invalid_request', 'The agency does not speak this language.');
  end if;
  begin
    if save_mail_text.body is null then
      delete from private.mail_texts t where t.agency_id = save_mail_text.agency_id and t.kind = save_mail_text.kind
        and t.locale = save_mail_text.locale;
    elsif found is null then
      insert into private.mail_texts (agency_id, kind, locale, title, body)
      values (save_mail_text.agency_id, save_mail_text.kind, save_mail_text.locale, btrim(save_mail_text.subject),
        btrim(save_mail_text.body));
    else
      update private.mail_texts t set title = btrim(save_mail_text.subject), body = btrim(save_mail_text.body),
          version = t.version + 1
        where t.agency_id = save_mail_text.agency_id and t.kind = save_mail_text.kind
          and t.locale = save_mail_text.locale;
    end if;
  exception when check_violation or not_null_violation then
    perform private.refuse(422, 'invalid_request',
      'A mail has a subject of one line, and a text that keeps its link and the words that it repeats.');
  end;
  return private.agency_mail_texts(save_mail_text.agency_id);
end $$;
comment on function private.save_mail_text is
  'Words a mail of an agency in a language, from the named version (0: the first time); no body: the product''s words.';
select private.expose('private.save_mail_text(uuid, text, text, integer, text, text)', 'authenticated');

create or replace function private.claim_mails(at_most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimed uuid[];
begin
  update private.mails m set state = 'unsure', lease_ends_at = null, finished_at = now(),
    failure = 'The sender fell silent.' where m.state = 'begun' and m.lease_ends_at < (select clock_timestamp());
  update private.mails m set state = 'waiting', lease_ends_at = null
    where m.state = 'claimed' and m.lease_ends_at < (select clock_timestamp());
  with due as (
    select m.id from private.mails m where m.state = 'waiting' and m.due_at <= now()
    order by m.due_at limit claim_mails.at_most for update skip locked),
  taken as (
    update private.mails m set state = 'claimed', attempts = m.attempts + 1,
      lease_ends_at = clock_timestamp() + interval '2 minutes' from due where m.id = due.id returning m.id)
  select array_agg(t.id) into claimed from taken t;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'mailbox', m.mailbox, 'locale', m.locale,
      'about', m.about, 'lead', case when l.id is not null then jsonb_build_object('id', l.id, 'kind', l.kind,
        'brand', a.key, 'agency', a.display_name,
        'home', (select li.title from public.listings li where li.id = l.listing_id),
        -- Words of a stranger leave for a mailbox that has said yes alone, and none for the agency's.
        'body', case when m.kind in ('lead-copy', 'lead-reply') then e.body end,
        'reply_to', case when m.kind = 'lead-reply' and private.is_mail_address(lower(btrim(a.service_email)))
          then lower(btrim(a.service_email)) end,
        'own_words', (
          select jsonb_build_object('subject', t.title, 'body', t.body) from private.mail_texts t
          where t.agency_id = l.agency_id and t.kind = m.kind
            and split_part(t.locale, '-', 1) = split_part(m.locale, '-', 1)
          order by t.locale = m.locale desc, array_position(a.supported_locales, t.locale) limit 1)) end)
      order by m.due_at), '[]'::jsonb)
    from private.mails m left join private.leads l on l.id = m.lead_id
    left join public.agencies a on a.id = l.agency_id
    left join private.lead_entries e on e.id = m.entry_id
    where m.id = any (claimed));
end $$;

-- Whoever asked for a takedown hears what became of it.
alter table public.takedown_requests add column locale text not null default 'en',
  add constraint a_takedown_is_asked_for_in_a_language check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$');
comment on column public.takedown_requests.locale is 'The language of the page on which it was asked, for the answer';

create function private.tell_who_asked_for_takedown() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail('takedown-' || new.status, 'takedown:' || new.id, new.reporter_email, new.locale,
    jsonb_build_object('page', new.page_url, 'note', new.decision_note, 'reference', new.id));
  return null;
end $$;
comment on function private.tell_who_asked_for_takedown is
  'Trigger: whoever asked for a takedown gets a mail that says what was decided, and why.';
create trigger whoever_asked_for_a_takedown_is_told after update of status on public.takedown_requests
  for each row when (old.status = 'open' and new.status <> 'open')
  execute function private.tell_who_asked_for_takedown();

create or replace function private.request_takedown(payload jsonb, client_address text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.takedown_requests;
  wait_seconds integer;
begin
  select r.* into request from public.takedown_requests r where r.request_key = (payload ->> 'request_key')::uuid;
  if request.id is not null then
    return jsonb_build_object('reference', request.id);
  end if;
  wait_seconds := greatest(private.take_rate_limit('takedown-from:' || coalesce(client_address, ''), 5),
    private.take_rate_limit('takedown', 120));
  if wait_seconds is not null then
    return jsonb_build_object('refusal', jsonb_build_object('code', 'rate_limited', 'retry_after_seconds', wait_seconds,
      'detail', 'Several requests came from this address within a minute. Wait a moment and send this one again.'));
  end if;
  insert into public.takedown_requests as r (request_key, reporter_name, reporter_email, capacity, subject, page_url,
    source_url, statement, listing_id, locale)
  values ((payload ->> 'request_key')::uuid, btrim(payload ->> 'name'), btrim(payload ->> 'email'),
    payload ->> 'capacity', payload ->> 'subject',
    btrim(payload ->> 'page_url'), nullif(btrim(payload ->> 'source_url'), ''), btrim(payload ->> 'statement'),
    private.listing_at(payload ->> 'page_url', payload ->> 'source_url'), coalesce(payload ->> 'locale', 'en'))
  on conflict on constraint a_takedown_is_requested_once_per_key do update set request_key = excluded.request_key
  returning r.* into request;
  return jsonb_build_object('reference', request.id);
end $$;

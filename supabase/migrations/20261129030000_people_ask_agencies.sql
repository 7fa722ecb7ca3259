-- People ask agencies.
--
-- After a guess of a brand's game its player may ask the agency what their own home is worth, or about the home that
-- they
-- guessed; a form of the brand's site brings a message. Somebody's wishes about one home are one lead, however often
-- they
-- ask. What they say reaches the agency once their mailbox has said yes (double opt-in); the link of each mail takes it
-- all back. Of a lead that was taken back, or is past the agency's days, there stays that it was, and nothing of its
-- person. Spam is kept out by ourselves: a form has a ticket, which takes some seconds and a little work to use once.

create table private.lead_rules (
  agency_id uuid not null,
  takes_leads boolean not null default true,
  keep_days integer not null default 365,
  tells_by_mail boolean not null default true,
  hook_url text,
  hook_secret text,
  version integer not null default 1,
  constraint an_agency_has_one_rule_of_leads primary key (agency_id),
  constraint a_rule_of_leads_is_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint leads_are_kept_for_thirty_days_to_five_years check (keep_days between 30 and 1825),
  constraint a_hook_is_called_by_https check (hook_url ~ '^https://[!-~]+$' and char_length(hook_url) <= 1000),
  constraint a_hook_has_a_secret check ((hook_url is null) = (hook_secret is null))
);
comment on table private.lead_rules is
  'How an agency takes leads: whether, for how many days they are kept, and whom each is told. None: as the '
  'defaults are.';
alter table private.lead_rules enable row level security;

create table private.lead_tickets (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  session_id uuid,
  game_listing_id uuid,
  made_at timestamptz not null default clock_timestamp(),
  constraint lead_tickets_have_an_id primary key (id),
  constraint a_ticket_is_for_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_ticket_may_be_of_a_run foreign key (session_id) references public.sessions (id) on delete cascade,
  constraint a_ticket_may_be_about_a_home foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint a_ticket_about_a_home_is_of_a_run check (game_listing_id is null or session_id is not null)
);
comment on table private.lead_tickets is 'Forms that were opened to ask an agency; each is sent once.';
create index lead_tickets_by_age on private.lead_tickets (made_at);
create index lead_tickets_by_agency on private.lead_tickets (agency_id);
create index lead_tickets_by_session on private.lead_tickets (session_id) where session_id is not null;
create index lead_tickets_by_home on private.lead_tickets (game_listing_id) where game_listing_id is not null;
alter table private.lead_tickets enable row level security;

create table private.leads (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  kind text not null,
  game_id uuid,
  listing_id uuid,
  session_id uuid,
  mailbox text,
  name text,
  phone text,
  own_home text,
  locale text not null,
  consents jsonb not null default '[]',
  context jsonb not null default '{}',
  state text not null default 'new',
  assigned_to uuid,
  remind_at timestamptz,
  token_hash bytea,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  unsubscribed_at timestamptz,
  active_at timestamptz not null default now(),
  version integer not null default 1,
  constraint leads_have_an_id primary key (id),
  constraint a_lead_is_for_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_lead_may_come_from_a_game foreign key (game_id) references public.games (id) on delete set null,
  constraint a_lead_may_be_about_a_home foreign key (listing_id) references public.listings (id) on delete set null,
  constraint a_lead_may_come_from_a_run foreign key (session_id) references public.sessions (id) on delete set null,
  constraint a_lead_may_be_somebodys_task foreign key (assigned_to) references auth.users (id) on delete set null,
  constraint a_lead_is_of_a_known_kind check (kind in ('valuation', 'home', 'message')),
  constraint a_lead_is_in_a_known_state check (state in ('new', 'open', 'answered', 'closed')),
  constraint a_lead_has_a_mailbox_until_it_is_taken_back check ((mailbox is null) = (withdrawn_at is not null)),
  constraint a_lead_has_a_mail_address check (private.is_mail_address(mailbox)),
  constraint texts_of_a_lead_have_a_fitting_length check (char_length(btrim(name)) between 1 and 120
    and char_length(phone) between 5 and 40 and char_length(own_home) between 1 and 300),
  constraint what_was_taken_back_says_nothing check (withdrawn_at is null
    or num_nonnulls(name, phone, own_home, session_id, token_hash) = 0 and context = '{}'),
  constraint a_lead_has_a_short_locale check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  constraint consents_of_a_lead_are_a_short_list check (jsonb_typeof(consents) = 'array'
    and octet_length(consents::text) <= 6000),
  constraint the_context_of_a_lead_is_short check (jsonb_typeof(context) = 'object'
    and octet_length(context::text) <= 2000)
);
comment on table private.leads is
  'Who asked an agency for something: one person about one home is one lead. The agency reads what was confirmed.';
comment on column private.leads.consents is 'What was agreed to: purpose, the very words that were shown, and when.';
comment on column private.leads.context is 'Guess, miss and, where its person allowed it, measured bias.';
create unique index a_person_is_one_lead_for_a_home on private.leads
  (agency_id, kind, mailbox, listing_id) nulls not distinct where mailbox is not null;
create unique index leads_by_token on private.leads (token_hash) where token_hash is not null;
create index leads_to_read on private.leads (agency_id, active_at desc, id desc) where confirmed_at is not null;
create index leads_unconfirmed on private.leads (asked_at) where confirmed_at is null;
create index leads_by_mailbox on private.leads (mailbox) where mailbox is not null;
create index leads_by_game on private.leads (game_id) where game_id is not null;
create index leads_by_listing on private.leads (listing_id) where listing_id is not null;
create index leads_by_session on private.leads (session_id) where session_id is not null;
create index leads_to_remind_of on private.leads (remind_at) where remind_at is not null;
create index leads_by_task on private.leads (assigned_to) where assigned_to is not null;
alter table private.leads enable row level security;

create table private.lead_entries (
  id uuid not null default gen_random_uuid(),
  lead_id uuid not null,
  kind text not null,
  request_key uuid not null,
  body text not null default '',
  by_id uuid,
  made_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  constraint lead_entries_have_an_id primary key (id),
  constraint an_entry_belongs_to_a_lead foreign key (lead_id) references private.leads (id) on delete cascade,
  constraint an_entry_may_be_somebodys foreign key (by_id) references auth.users (id) on delete set null,
  constraint an_entry_is_written_once_per_key unique (request_key),
  constraint an_entry_is_of_a_known_kind check (kind in ('asked', 'note', 'reply')),
  constraint what_an_entry_says_has_an_end check (char_length(body) <= 4000)
);
comment on table private.lead_entries is 'What was asked, noted and answered in a lead, in order.';
create index lead_entries_by_lead on private.lead_entries (lead_id, made_at);
create index lead_entries_by_author on private.lead_entries (by_id) where by_id is not null;
alter table private.lead_entries enable row level security;

create table private.reply_templates (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  name text not null,
  body text not null,
  version integer not null default 1,
  constraint reply_templates_have_an_id primary key (id),
  constraint a_template_is_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_template_has_a_name_of_its_own unique (agency_id, name),
  constraint texts_of_a_template_have_a_fitting_length check (char_length(btrim(name)) between 1 and 80
    and char_length(btrim(body)) between 1 and 4000)
);
comment on table private.reply_templates is 'Answers that an agency writes often, in Markdown.';
alter table private.reply_templates enable row level security;

-- Mails that are no reminder. What is to be sent is a row, written with what decides about it, and goes with its lead.
create table private.mails (
  id uuid not null default gen_random_uuid(),
  mail_key text not null,
  kind text not null,
  lead_id uuid not null,
  entry_id uuid,
  mailbox text not null,
  locale text not null,
  state text not null default 'waiting',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  lease_ends_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  failure text,
  constraint mails_have_an_id primary key (id),
  constraint a_mail_is_written_once_per_key unique (mail_key),
  constraint a_mail_is_about_a_lead foreign key (lead_id) references private.leads (id) on delete cascade,
  constraint a_mail_may_be_about_an_entry foreign key (entry_id) references private.lead_entries (id) on delete cascade,
  constraint a_mail_goes_to_a_mail_address check (private.is_mail_address(mailbox)),
  constraint a_mail_is_of_a_known_kind check (
    kind in ('lead-confirm', 'lead-copy', 'lead-new', 'lead-reply', 'lead-due')),
  constraint a_mail_is_in_a_known_state check (
    state in ('waiting', 'claimed', 'begun', 'sent', 'given_up', 'unsure')),
  constraint a_mail_under_way_has_a_lease check ((state in ('claimed', 'begun')) = (lease_ends_at is not null)),
  constraint a_mail_that_is_over_says_when check (
    (state in ('sent', 'given_up', 'unsure')) = (finished_at is not null)),
  constraint attempts_of_a_mail_are_counted check (attempts between 0 and 100),
  constraint a_failure_of_a_mail_is_short check (char_length(failure) <= 200)
);
comment on table private.mails is
  'Mails to send and what became of them; a key is sent once. What nobody can tell of is unsure and not sent again.';
create index mails_to_send on private.mails (due_at) where state = 'waiting';
create index mails_under_way on private.mails (lease_ends_at) where lease_ends_at is not null;
create index mails_by_lead on private.mails (lead_id);
create index mails_by_entry on private.mails (entry_id) where entry_id is not null;
create index mails_by_mailbox on private.mails (mailbox, created_at);
alter table private.mails enable row level security;

create table private.bounced_mailboxes (
  mailbox_hash bytea not null,
  bounced_at timestamptz not null default now(),
  reason text not null default '',
  constraint a_mailbox_bounces_once primary key (mailbox_hash),
  constraint a_reason_of_a_bounce_is_short check (char_length(reason) <= 200)
);
comment on table private.bounced_mailboxes is
  'Mailboxes whose server refused a mail, by their hash. They get no further mail for thirty days.';
alter table private.bounced_mailboxes enable row level security;

-- Rules.
create function private.lead_rules_of(agency_id uuid) returns private.lead_rules
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rules private.lead_rules;
begin
  select r.* into rules from private.lead_rules r where r.agency_id = lead_rules_of.agency_id;
  if rules.agency_id is null then
    rules := row(lead_rules_of.agency_id, true, 365, true, null, null, 0)::private.lead_rules;
  end if;
  return rules;
end $$;
comment on function private.lead_rules_of is 'How an agency takes leads, as it chose or as the defaults are.';

create function private.agency_to_answer_for(agency_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce(private.has_agency_role(agency_to_answer_for.agency_id, '{owner,admin,agent}'), false) then
    perform private.refuse(403, 'not_allowed', 'Only the people of this agency read and answer what it is asked.');
  end if;
end $$;
comment on function private.agency_to_answer_for is 'Refuses whoever does not work for this agency.';

create function private.is_worked_ticket(ticket uuid, nonce integer) returns boolean
language sql immutable set search_path = '' as $$
  select get_byte(w.hash, 0) = 0 and get_byte(w.hash, 1) < 16
  from (select sha256(convert_to(ticket::text || ':' || nonce::text, 'UTF8')) as hash) w
$$;
comment on function private.is_worked_ticket is
  'Does sha-256 of ticket and number begin with twelve zero bits? Some 4,000 tries: nothing to one sender, much '
  'to many.';

-- Asking.
create function private.open_lead_form(session_id uuid default null, game_listing_id uuid default null,
  brand text default null, guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  game public.games;
  agency public.agencies;
  ticket private.lead_tickets;
  wait_seconds integer;
begin
  wait_seconds := greatest(private.take_rate_limit('lead-form:' || private.caller_address(), 30),
    private.take_rate_limit('lead-form', 1200));
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Several requests came from this network within a minute. Wait a moment and try again.', wait_seconds::text);
  end if;
  if open_lead_form.session_id is not null then
    run := private.session_of(open_lead_form.session_id, (select auth.uid()), open_lead_form.guest_token);
    select g.* into game from public.games g where g.id = run.game_id;
    if not exists (select from public.guesses g where g.session_id = run.id
        and (open_lead_form.game_listing_id is null or g.game_listing_id = open_lead_form.game_listing_id)) then
      perform private.refuse(409, 'not_guessed', 'Guess this home first. Then you may ask about it.');
    end if;
    if private.is_classroom(game.mode_options, run.mode_options) then
      perform private.refuse(403, 'not_allowed', 'A classroom asks nobody for their address.');
    end if;
    select a.* into agency from public.agencies a where a.id = game.agency_id;
  else
    select a.* into agency from public.agencies a where a.key = open_lead_form.brand;
  end if;
  if agency.id is null or agency.key = 'default' or open_lead_form.session_id is null
    and open_lead_form.game_listing_id is not null
  then
    perform private.refuse(404, 'not_found', 'There is no agency here that could be asked.');
  end if;
  if not (private.lead_rules_of(agency.id)).takes_leads then
    perform private.refuse(403, 'not_allowed', 'This agency takes no questions here. Its site says how it is reached.');
  end if;
  insert into private.lead_tickets (agency_id, session_id, game_listing_id)
  values (agency.id, run.id, open_lead_form.game_listing_id) returning * into ticket;
  return jsonb_build_object('ticket', ticket.id, 'agency', agency.display_name, 'phone', agency.phone,
    'can_tell_bias', run.user_id is not null);
end $$;
comment on function private.open_lead_form is
  'A ticket to ask a brand''s agency: after a guess of a game of it, or by a form of its site. Never in a classroom.';
select private.expose('private.open_lead_form(uuid, uuid, text, text)', 'anon', 'authenticated');

create function private.context_of_lead(run public.sessions, game_listing_id uuid, tells_bias boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  guess public.guesses;
  found jsonb := '{}';
begin
  if run.id is null then
    return found;
  end if;
  select g.* into guess from public.guesses g where g.session_id = run.id
    and g.game_listing_id = context_of_lead.game_listing_id;
  if guess.session_id is not null then
    found := jsonb_build_object('guess_minor', private.point_of(guess), 'currency', guess.currency,
      'miss_percent', round(((exp(guess.log_error) - 1) * 100)::numeric, 1), 'listing_id', (
        select gl.listing_id from public.game_listings gl where gl.id = guess.game_listing_id));
  end if;
  if tells_bias and run.user_id is not null then
    found := found || (
      select jsonb_build_object('bias', jsonb_build_object('n', count(*), 'mean', avg(b.miss),
        'spread', stddev_samp(b.miss)))
      from (
        select least(greatest(g.log_error, -ln(2::double precision)), ln(2::double precision)) as miss
        from public.sessions s join public.guesses g on g.session_id = s.id
        where s.user_id = run.user_id and g.is_counted and g.log_error is not null) b);
  end if;
  return found;
end $$;
comment on function private.context_of_lead is
  'What a lead says of how its person guessed; bias only where they allow it.';

create function private.queue_lead_mail(lead private.leads, kind text, mail_key text, entry_id uuid default null)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
  to_mailbox text := lead.mailbox;
  to_locale text := lead.locale;
begin
  if queue_lead_mail.kind in ('lead-new', 'lead-due') then
    select a.* into agency from public.agencies a where a.id = lead.agency_id;
    to_mailbox := lower(btrim(agency.service_email));
    to_locale := left(coalesce(agency.supported_locales[1], 'en'), 5);
    if queue_lead_mail.kind = 'lead-due' and lead.assigned_to is not null then
      -- Whose task it is, as long as they work there.
      select lower(btrim(u.email)) into to_mailbox from public.agency_members m join auth.users u on u.id = m.user_id
        where m.agency_id = lead.agency_id and m.user_id = lead.assigned_to and u.email_confirmed_at is not null;
    end if;
  end if;
  if not coalesce(private.is_mail_address(to_mailbox), false)
    or exists (select from private.bounced_mailboxes b where b.mailbox_hash = private.hash_secret(to_mailbox)
      and b.bounced_at > now() - interval '30 days')
    or lead.unsubscribed_at is not null and queue_lead_mail.kind in ('lead-copy', 'lead-reply')
    -- Nobody's mailbox is filled by others.
    or queue_lead_mail.kind = 'lead-confirm' and (
      select count(*) from private.mails m where m.mailbox = to_mailbox and m.kind = 'lead-confirm'
        and m.created_at > now() - interval '24 hours') >= 3
  then
    return false;
  end if;
  insert into private.mails (mail_key, kind, lead_id, entry_id, mailbox, locale)
  values (queue_lead_mail.mail_key, queue_lead_mail.kind, lead.id, queue_lead_mail.entry_id, to_mailbox, to_locale)
  on conflict on constraint a_mail_is_written_once_per_key do nothing;
  return true;
end $$;
comment on function private.queue_lead_mail is
  'Writes a mail about a lead, once per key; false where its mailbox bounces, ended such mails or has had three today.';

create function private.ask_agency(ticket uuid, nonce integer, kind text, name text, email text, locale text,
  consents jsonb, message text default '', phone text default null, own_home text default null,
  website text default null, guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  done constant jsonb := jsonb_build_object('is_asked', true);
  opened private.lead_tickets;
  run public.sessions;
  lead private.leads;
  entry private.lead_entries;
  asked_by text := lower(btrim(ask_agency.email));
  purposes text[];
  wait_seconds integer;
  about uuid;
begin
  -- The same form sent again is answered before anything is refused.
  if exists (select from private.lead_entries e where e.request_key = ask_agency.ticket) then
    return done;
  end if;
  -- A field that no person sees was filled in: a program, which learns nothing.
  if coalesce(ask_agency.website, '') <> '' then
    return done;
  end if;
  if jsonb_typeof(ask_agency.consents) <> 'array' or jsonb_array_length(ask_agency.consents) > 5 then
    perform private.refuse(422, 'invalid_request', 'What is agreed to is not understood. Open the form again.');
  end if;
  purposes := array(select c ->> 'purpose' from jsonb_array_elements(ask_agency.consents) c);
  if not coalesce(private.is_mail_address(asked_by), false) or coalesce(btrim(ask_agency.name), '') = ''
    or not purposes <@ '{answer,bias,news}'::text[] or not 'answer' = any (purposes)
    or exists (select from jsonb_array_elements(ask_agency.consents) c
      where coalesce(char_length(btrim(c ->> 'text')), 0) not between 10 and 600)
    or ask_agency.kind not in ('valuation', 'home', 'message')
    or char_length(ask_agency.message) > 4000
    or ask_agency.kind <> 'valuation' and coalesce(btrim(ask_agency.message), '') = ''
    or not coalesce(ask_agency.locale ~ '^[a-z]{2}(-[A-Z]{2})?$', false)
  then
    perform private.refuse(422, 'invalid_request',
      'The name, the address that mail can be sent to, or the consent to be answered is missing. Check them.');
  end if;
  select t.* into opened from private.lead_tickets t where t.id = ask_agency.ticket for update;
  if opened.id is null or opened.made_at < now() - interval '1 day' then
    perform private.refuse(410, 'form_expired', 'This form was open for a day. Open it again; what you typed stays.');
  end if;
  wait_seconds := greatest(private.take_rate_limit('lead-from:' || private.caller_address(), 6),
    private.take_rate_limit('lead', 300), private.take_rate_limit('lead-to:' || asked_by, 4));
  if wait_seconds is not null or opened.made_at > clock_timestamp() - interval '3 seconds' then
    perform private.refuse(429, 'rate_limited',
      'This came faster than people type. Wait a moment and send it again.', coalesce(wait_seconds, 3)::text);
  end if;
  if not coalesce(private.is_worked_ticket(ask_agency.ticket, ask_agency.nonce), false) then
    perform private.refuse(422, 'invalid_request', 'The form was sent by no browser that we know. Open it again.');
  end if;
  select s.* into run from public.sessions s where s.id = opened.session_id;
  if run.id is not null then
    perform private.session_of(run.id, (select auth.uid()), ask_agency.guest_token);
  end if;
  if (ask_agency.kind = 'home') <> (ask_agency.kind <> 'valuation' and opened.game_listing_id is not null) then
    perform private.refuse(422, 'invalid_request', 'This form is about something else. Open it again.');
  end if;
  if ask_agency.kind = 'home' then
    select gl.listing_id into about from public.game_listings gl where gl.id = opened.game_listing_id;
  end if;
  insert into private.leads as l (agency_id, kind, game_id, listing_id, session_id, mailbox, name, phone, own_home,
    locale,
    consents, context)
  values (opened.agency_id, ask_agency.kind, run.game_id, about, run.id, asked_by, btrim(ask_agency.name),
    nullif(btrim(ask_agency.phone), ''),
    case when ask_agency.kind = 'valuation' then nullif(btrim(ask_agency.own_home), '') end, ask_agency.locale,
    (select jsonb_agg(jsonb_build_object('purpose', c ->> 'purpose', 'text', btrim(c ->> 'text'), 'at', now()))
      from jsonb_array_elements(ask_agency.consents) c),
    private.context_of_lead(run, opened.game_listing_id, 'bias' = any (purposes)))
  -- Whoever may not own the mailbox changes nothing that its owner has confirmed.
  on conflict (agency_id, kind, mailbox, listing_id) where mailbox is not null do update
    set name = excluded.name, phone = excluded.phone, own_home = excluded.own_home, locale = excluded.locale,
      consents = excluded.consents, context = excluded.context, game_id = excluded.game_id,
      session_id = excluded.session_id, asked_at = now()
    where l.confirmed_at is null;
  select l.* into lead from private.leads l where l.agency_id = opened.agency_id and l.kind = ask_agency.kind
    and l.mailbox = asked_by and l.listing_id is not distinct from about for update;
  insert into private.lead_entries (lead_id, kind, request_key, body)
  values (lead.id, 'asked', ask_agency.ticket, coalesce(btrim(ask_agency.message), ''))
  on conflict on constraint an_entry_is_written_once_per_key do nothing returning * into entry;
  if entry.id is not null then
    perform private.queue_lead_mail(lead, 'lead-confirm', 'confirm:' || entry.id, entry.id);
  end if;
  return done;
end $$;
comment on function private.ask_agency is
  'Asks an agency, once per ticket; nobody of it reads this before the mailbox has said yes. Answers the same for all.';

-- What the link of a mail opens.
create function private.lead_of_token(token text) returns private.leads
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.leads;
begin
  select l.* into found from private.leads l where char_length(lead_of_token.token) between 32 and 128
    and l.token_hash = private.hash_secret(lead_of_token.token);
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This link leads to nothing any more. What was asked was taken back.');
  end if;
  return found;
end $$;
comment on function private.lead_of_token is 'The lead of a link in a mail; refuses others with not_found.';

create function private.told_lead(lead private.leads) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object('kind', lead.kind, 'name', lead.name, 'mailbox', lead.mailbox, 'phone', lead.phone,
    'own_home', lead.own_home, 'is_confirmed', not exists (select from private.lead_entries e
      where e.lead_id = lead.id and e.kind = 'asked' and e.confirmed_at is null),
    'agency', (select a.display_name from public.agencies a where a.id = lead.agency_id),
    'home', (select li.title from public.listings li where li.id = lead.listing_id),
    'consents', lead.consents, 'is_mailed', lead.unsubscribed_at is null, 'messages', (
      select coalesce(jsonb_agg(e.body order by e.made_at), '[]'::jsonb) from private.lead_entries e
      where e.lead_id = lead.id and e.kind = 'asked'));
end $$;
comment on function private.told_lead is 'What the owner of a mailbox reads of what they asked: their own words.';

create function private.lead_by_token(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.told_lead(private.lead_of_token(lead_by_token.token));
end $$;
comment on function private.lead_by_token is 'What somebody asked an agency, by the link of their mail.';
select private.expose('private.lead_by_token(text)', 'anon', 'authenticated');

create function private.confirm_lead(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lead private.leads := private.lead_of_token(confirm_lead.token);
  entry private.lead_entries;
begin
  update private.leads l set confirmed_at = coalesce(l.confirmed_at, now()), active_at = now(),
      state = case when l.state = 'closed' or l.state = 'answered' then 'open' else l.state end
    where l.id = lead.id and exists (select from private.lead_entries e
      where e.lead_id = lead.id and e.kind = 'asked' and e.confirmed_at is null)
    returning l.* into lead;
  if lead.id is null then
    return private.told_lead(private.lead_of_token(confirm_lead.token));
  end if;
  for entry in
    update private.lead_entries e set confirmed_at = now()
    where e.lead_id = lead.id and e.kind = 'asked' and e.confirmed_at is null returning e.*
  loop
    perform private.queue_lead_mail(lead, 'lead-copy', 'copy:' || entry.id, entry.id);
    if (private.lead_rules_of(lead.agency_id)).tells_by_mail then
      perform private.queue_lead_mail(lead, 'lead-new', 'new:' || entry.id, entry.id);
    end if;
    perform private.call_lead_hook(lead, entry.id);
  end loop;
  return private.told_lead(lead);
end $$;
comment on function private.confirm_lead is
  'The mailbox says yes: the agency reads it from now on, and its person gets a copy. A second yes changes nothing.';
select private.expose('private.confirm_lead(text)', 'anon', 'authenticated');

create function private.erase_lead(lead_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.mails m where m.lead_id = erase_lead.lead_id;
  delete from private.lead_hook_calls c where c.lead_id = erase_lead.lead_id;
  delete from private.lead_entries e where e.lead_id = erase_lead.lead_id;
  update private.leads l set mailbox = null, name = null, phone = null, own_home = null, session_id = null, context =
    '{}',
      token_hash = null, withdrawn_at = now(), remind_at = null, version = l.version + 1,
      state = 'closed', consents = (
        select coalesce(jsonb_agg(c || jsonb_build_object('ended_at', now())), '[]'::jsonb)
        from jsonb_array_elements(l.consents) c)
    where l.id = erase_lead.lead_id and l.withdrawn_at is null;
end $$;
comment on function private.erase_lead is 'Takes everything of its person out of a lead. That it was, and when, stays.';

create function private.withdraw_lead(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.erase_lead(l.id) from private.leads l
    where char_length(withdraw_lead.token) between 32 and 128
      and l.token_hash = private.hash_secret(withdraw_lead.token);
  return jsonb_build_object('is_withdrawn', true);
end $$;
comment on function private.withdraw_lead is
  'Takes back what somebody asked, with everything of them. A link that was used before is answered the same.';
select private.expose('private.withdraw_lead(text)', 'anon', 'authenticated');

create or replace function private.end_reminder_by_click(token text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.leads l set unsubscribed_at = coalesce(l.unsubscribed_at, now())
    where char_length(end_reminder_by_click.token) between 32 and 128
      and l.token_hash = private.hash_secret(end_reminder_by_click.token);
  return (private.end_reminder(end_reminder_by_click.token) ->> 'is_ended')::boolean;
end $$;

create function private.erase_leads_of_user() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.erase_lead(l.id) from private.leads l
    where l.withdrawn_at is null and (l.mailbox = lower(old.email)
      or l.session_id in (select s.id from public.sessions s where s.user_id = old.id));
  return old;
end $$;
comment on function private.erase_leads_of_user is 'Trigger: what somebody asked agencies goes with their account.';
create trigger what_was_asked_goes_with_its_account before delete on auth.users
  for each row execute function private.erase_leads_of_user();

-- The hook of an agency: its own system hears of each lead. It is told the id and the kind; what it may read comes by
-- CSV.
create table private.lead_hook_calls (
  id uuid not null default gen_random_uuid(),
  lead_id uuid not null,
  entry_id uuid not null,
  state text not null default 'waiting',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  lease_ends_at timestamptz,
  finished_at timestamptz,
  failure text,
  constraint lead_hook_calls_have_an_id primary key (id),
  constraint a_hook_hears_of_an_entry_once unique (entry_id),
  constraint a_call_of_a_hook_is_about_a_lead foreign key (lead_id) references private.leads (id) on delete cascade,
  constraint a_call_of_a_hook_is_about_an_entry foreign key (entry_id)
    references private.lead_entries (id) on delete cascade,
  constraint a_call_of_a_hook_is_in_a_known_state check (state in ('waiting', 'claimed', 'sent', 'given_up')),
  constraint a_call_of_a_hook_under_way_has_a_lease check ((state = 'claimed') = (lease_ends_at is not null)),
  constraint a_call_of_a_hook_that_is_over_says_when check ((state in ('sent', 'given_up')) = (finished_at is not
    null)),
  constraint attempts_of_a_hook_are_counted check (attempts between 0 and 100),
  constraint a_failure_of_a_hook_is_short check (char_length(failure) <= 200)
);
comment on table private.lead_hook_calls is 'What agencies'' own systems are to hear, and what became of it.';
create index lead_hook_calls_to_make on private.lead_hook_calls (due_at) where state = 'waiting';
create index lead_hook_calls_under_way on private.lead_hook_calls (lease_ends_at) where lease_ends_at is not null;
create index lead_hook_calls_by_lead on private.lead_hook_calls (lead_id);
alter table private.lead_hook_calls enable row level security;

create function private.call_lead_hook(lead private.leads, entry_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (private.lead_rules_of(lead.agency_id)).hook_url is not null then
    insert into private.lead_hook_calls (lead_id, entry_id) values (lead.id, call_lead_hook.entry_id)
    on conflict on constraint a_hook_hears_of_an_entry_once do nothing;
  end if;
end $$;
comment on function private.call_lead_hook is 'Writes that an agency''s own system is to hear of what was asked.';

create function private.claim_hook_calls(at_most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimed uuid[];
begin
  update private.lead_hook_calls c set state = 'waiting', lease_ends_at = null
    where c.state = 'claimed' and c.lease_ends_at < (select clock_timestamp());
  with due as (
    select c.id from private.lead_hook_calls c where c.state = 'waiting' and c.due_at <= now()
    order by c.due_at limit claim_hook_calls.at_most for update skip locked),
  taken as (
    update private.lead_hook_calls c set state = 'claimed', attempts = c.attempts + 1,
      lease_ends_at = clock_timestamp() + interval '2 minutes' from due where c.id = due.id returning c.id)
  select array_agg(t.id) into claimed from taken t;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'url', r.hook_url, 'secret', r.hook_secret, 'lead_id',
      l.id,
      'kind', l.kind, 'confirmed_at', l.confirmed_at) order by c.due_at), '[]'::jsonb)
    from private.lead_hook_calls c join private.leads l on l.id = c.lead_id
    join private.lead_rules r on r.agency_id = l.agency_id
    where c.id = any (claimed) and r.hook_url is not null);
end $$;
comment on function private.claim_hook_calls is
  'For send-messages: gives out calls of hooks that are due, for two minutes. A hook may hear the same twice.';
select private.expose('private.claim_hook_calls(integer)', 'service_role');

create function private.finish_hook_call(call_id uuid, failure text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    with done as (
      update private.lead_hook_calls c set lease_ends_at = null, failure = left(finish_hook_call.failure, 200),
        state = case when finish_hook_call.failure is null then 'sent' when c.attempts >= 8 then 'given_up'
          else 'waiting' end,
        finished_at = case when finish_hook_call.failure is null or c.attempts >= 8 then now() end,
        due_at = now() + make_interval(mins => least(240, 2 ^ c.attempts)::integer)
      where c.id = finish_hook_call.call_id and c.state = 'claimed' returning c.state)
    select d.state from done d);
end $$;
comment on function private.finish_hook_call is
  'For send-messages: how a call of a hook went. It is tried eight times, each twice as much later.';
select private.expose('private.finish_hook_call(uuid, text)', 'service_role');

select private.expose('private.ask_agency(uuid, integer, text, text, text, text, jsonb, text, text, text, text, text)',
  'anon', 'authenticated');

-- Sending.
create or replace function private.has_due_messages() returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (select from private.outgoing_messages m where m.state = 'waiting' and m.due_at <= now())
    or exists (select from private.outgoing_messages m where m.lease_ends_at < clock_timestamp())
    or exists (select from private.mails m where m.state = 'waiting' and m.due_at <= now())
    or exists (select from private.mails m where m.lease_ends_at < clock_timestamp())
    or exists (select from private.lead_hook_calls c where c.state = 'waiting' and c.due_at <= now())
    or exists (select from private.lead_hook_calls c where c.lease_ends_at < clock_timestamp())
$$;

create function private.claim_mails(at_most integer) returns jsonb
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
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'lead_id', l.id, 'mailbox', m.mailbox,
      'locale', m.locale, 'brand', a.key, 'agency', a.display_name, 'lead_kind', l.kind,
      'home', (select li.title from public.listings li where li.id = l.listing_id),
      -- Words of a stranger leave for a mailbox that has said yes alone, and none for the agency's.
      'body', case when m.kind in ('lead-copy', 'lead-reply') then e.body end,
      'reply_to', case when m.kind = 'lead-reply' and private.is_mail_address(lower(btrim(a.service_email)))
        then lower(btrim(a.service_email)) end) order by m.due_at), '[]'::jsonb)
    from private.mails m join private.leads l on l.id = m.lead_id join public.agencies a on a.id = l.agency_id
    left join private.lead_entries e on e.id = m.entry_id
    where m.id = any (claimed));
end $$;
comment on function private.claim_mails is
  'For send-messages: gives out mails that are due, for two minutes. What nobody began to send is given out again.';
select private.expose('private.claim_mails(integer)', 'service_role');

create function private.begin_mail(mail_id uuid, token_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  mail private.mails;
begin
  update private.mails m set state = 'begun', lease_ends_at = clock_timestamp() + interval '2 minutes'
    where m.id = begin_mail.mail_id and m.state = 'claimed' and m.lease_ends_at > clock_timestamp() returning m.* into
      mail;
  if mail.id is null then
    return false;
  end if;
  update private.leads l set token_hash = decode(begin_mail.token_hash, 'hex')
    where l.id = mail.lead_id and l.withdrawn_at is null and mail.kind not in ('lead-new', 'lead-due');
  return true;
end $$;
comment on function private.begin_mail is
  'For send-messages: from here on the mail is sent once or never. False where it is another''s, or was taken back.';
select private.expose('private.begin_mail(uuid, text)', 'service_role');

create function private.finish_mail(mail_id uuid, outcome text, failure text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  mail private.mails;
  is_over boolean;
begin
  select m.* into mail from private.mails m where m.id = finish_mail.mail_id and m.state = 'begun' for update;
  if mail.id is null then
    return null;
  end if;
  is_over := finish_mail.outcome <> 'again' or mail.attempts >= 8;
  update private.mails m set lease_ends_at = null, failure = left(finish_mail.failure, 200),
    state = case when not is_over then 'waiting' when finish_mail.outcome in ('sent', 'unsure')
      then finish_mail.outcome else 'given_up' end,
    finished_at = case when is_over then now() end,
    due_at = case when is_over then m.due_at else now() + make_interval(mins => least(60, 2 ^ m.attempts)::integer) end
    where m.id = mail.id returning m.* into mail;
  if finish_mail.outcome = 'refused' then
    insert into private.bounced_mailboxes (mailbox_hash, reason)
    values (private.hash_secret(mail.mailbox), left(coalesce(finish_mail.failure, ''), 200))
    on conflict on constraint a_mailbox_bounces_once do update set bounced_at = now(), reason = excluded.reason;
  end if;
  return mail.state;
end $$;
comment on function private.finish_mail is
  'For send-messages: how a mail went, as finish_message has it; a mailbox that is refused is flagged for thirty days.';
select private.expose('private.finish_mail(uuid, text, text)', 'service_role');

-- The clock.
create function private.remind_of_leads() returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- Once for each moment that somebody chose; what was due while the clock stood still is not told days later.
  perform private.queue_lead_mail(l, 'lead-due', 'due:' || l.id || ':' || extract(epoch from l.remind_at))
    from private.leads l
    where l.remind_at between now() - interval '1 day' and now() and l.withdrawn_at is null and l.state <> 'closed'
      and (l.assigned_to is not null or (private.lead_rules_of(l.agency_id)).tells_by_mail);
end $$;
comment on function private.remind_of_leads is
  'Mails whose task a lead is, or else the agency, that the day has come on which they wanted to look at it again.';
insert into private.periodic_jobs (job, every_seconds, ran_at) values ('remind_of_leads', 60, '-infinity');

create function private.forget_leads() returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.lead_tickets t where t.made_at < now() - interval '2 days';
  delete from private.leads l where l.confirmed_at is null and l.asked_at < now() - interval '3 days';
  perform private.erase_lead(l.id) from private.leads l
    left join private.lead_rules r on r.agency_id = l.agency_id
    where l.withdrawn_at is null and l.active_at < now() - make_interval(days => coalesce(r.keep_days, 365));
  delete from private.mails m where m.created_at < now() - interval '40 days' and m.finished_at is not null;
  delete from private.lead_hook_calls c where c.finished_at < now() - interval '40 days';
  delete from private.bounced_mailboxes b where b.bounced_at < now() - interval '30 days';
end $$;
comment on function private.forget_leads is
  'Forgets who did not say yes within three days, and erases leads that nobody touched for as long as the '
  'agency keeps them.';
insert into private.periodic_jobs (job, every_seconds, ran_at) values ('forget_leads', 3600, '-infinity');

-- Agencies answer.
--
-- The people of an agency read what was asked and confirmed in one list: each lead has a state, somebody whose task it
-- is, notes, a day on which to look again, and answers that leave as mails. A change names the version that it was made
-- from. How a person guessed is told to whoever may see the price of that home, since guess and miss tell it.

create function private.lead_to_answer(lead_id uuid) returns private.leads
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.leads;
begin
  select l.* into found from private.leads l where l.id = lead_to_answer.lead_id and l.confirmed_at is not null;
  if found.id is null or not coalesce(private.has_agency_role(found.agency_id, '{owner,admin,agent}'), false) then
    perform private.refuse(404, 'not_found', 'There is no such question among those of your agency.');
  end if;
  return found;
end $$;
comment on function private.lead_to_answer is
  'A lead of an agency that the caller works for; refuses others with not_found.';

create function private.describe_lead(lead private.leads) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object('id', lead.id, 'kind', lead.kind, 'state', lead.state, 'version', lead.version,
    'name', lead.name, 'mailbox', lead.mailbox, 'phone', lead.phone, 'own_home', lead.own_home,
    'asked_at', lead.asked_at, 'confirmed_at', lead.confirmed_at, 'active_at', lead.active_at,
    'withdrawn_at', lead.withdrawn_at, 'is_mailed', lead.unsubscribed_at is null,
    'remind_at', lead.remind_at, 'is_due', coalesce(lead.remind_at <= now(), false),
    'assigned_to', lead.assigned_to, 'assigned_name', private.name_of_person(lead.assigned_to),
    'game', (select jsonb_build_object('slug', g.slug, 'title', g.title) from public.games g where g.id = lead.game_id),
    'home', (select jsonb_build_object('listing_id', li.id, 'title', li.title) from public.listings li
      where li.id = lead.listing_id and li.status <> 'withdrawn'),
    'guess', case when lead.context ? 'guess_minor'
        and private.user_sees_price((lead.context ->> 'listing_id')::uuid, (select auth.uid()))
      then lead.context - 'bias' - 'listing_id' end,
    'bias', lead.context -> 'bias', 'consents', lead.consents,
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'body', e.body,
        'by', private.name_of_person(e.by_id), 'made_at', e.made_at, 'mail', (
          select m.state from private.mails m where m.entry_id = e.id and m.kind = 'lead-reply')) order by e.made_at),
        '[]'::jsonb)
      from private.lead_entries e where e.lead_id = lead.id and (e.kind <> 'asked' or e.confirmed_at is not null)));
end $$;
comment on function private.describe_lead is 'A lead as the people of its agency read it.';

create function private.agency_leads(agency_id uuid, state text default null, kind text default null,
  search text default null, is_due boolean default false, after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 25;
  wanted text := nullif(lower(btrim(agency_leads.search)), '');
  last private.leads;
  found jsonb;
begin
  perform private.agency_to_answer_for(agency_leads.agency_id);
  select l.* into last from private.leads l
    where l.id = agency_leads.after and l.agency_id = agency_leads.agency_id and l.confirmed_at is not null;
  select coalesce(jsonb_agg(private.describe_lead(p.lead) order by p.active_at desc, p.id desc), '[]'::jsonb) into found
  from (
    select l as lead, l.active_at, l.id from private.leads l
    where l.agency_id = agency_leads.agency_id and l.confirmed_at is not null
      and (agency_leads.state is null or l.state = agency_leads.state)
      and (agency_leads.kind is null or l.kind = agency_leads.kind)
      and (not coalesce(agency_leads.is_due, false) or l.remind_at <= now())
      and (wanted is null or position(wanted in lower(concat_ws(' ', l.name, l.mailbox, l.phone, l.own_home))) > 0)
      and (last.id is null or (l.active_at, l.id) < (last.active_at, last.id))
    order by l.active_at desc, l.id desc limit page_size + 1) p;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(found) > page_size then found - page_size else found end,
    'next', case when jsonb_array_length(found) > page_size then found -> (page_size - 1) ->> 'id' end,
    'counts', (
      select jsonb_build_object('new', count(*) filter (where l.state = 'new'),
        'open', count(*) filter (where l.state = 'open'), 'answered', count(*) filter (where l.state = 'answered'),
        'closed', count(*) filter (where l.state = 'closed'), 'due', count(*) filter (where l.remind_at <= now()))
      from private.leads l where l.agency_id = agency_leads.agency_id and l.confirmed_at is not null));
end $$;
comment on function private.agency_leads is
  'A page of what an agency was asked, the latest first, with how many there are in each state.';
select private.expose('private.agency_leads(uuid, text, text, text, boolean, uuid)', 'authenticated');

create function private.agency_lead_people(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.agency_to_answer_for(agency_lead_people.agency_id);
  return jsonb_build_object('people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.user_id, 'name', private.name_of_person(m.user_id))
        order by private.name_of_person(m.user_id), m.user_id), '[]'::jsonb)
      from public.agency_members m where m.agency_id = agency_lead_people.agency_id),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'body', t.body, 'version', t.version)
        order by t.name), '[]'::jsonb)
      from private.reply_templates t where t.agency_id = agency_lead_people.agency_id));
end $$;
comment on function private.agency_lead_people is
  'Whose task a lead may be, and the answers that the agency writes often.';
select private.expose('private.agency_lead_people(uuid)', 'authenticated');

create function private.save_lead(lead_id uuid, version integer, state text, assigned_to uuid default null,
  remind_at timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lead private.leads := private.lead_to_answer(save_lead.lead_id);
begin
  if save_lead.state not in ('new', 'open', 'answered', 'closed') or save_lead.assigned_to is not null and not exists (
      select from public.agency_members m where m.agency_id = lead.agency_id and m.user_id = save_lead.assigned_to)
  then
    perform private.refuse(422, 'invalid_request',
      'This state is not known, or the person does not work for this agency.');
  end if;
  update private.leads l set state = save_lead.state, assigned_to = save_lead.assigned_to,
      remind_at = case when l.withdrawn_at is null then save_lead.remind_at end, version = l.version + 1
    where l.id = lead.id and l.version = save_lead.version returning l.* into lead;
  if lead.id is null then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else changed this meanwhile. Look at it again; what you typed stays.');
  end if;
  return private.describe_lead(lead);
end $$;
comment on function private.save_lead is
  'State, person and day of a lead, made from the named version; an older one is refused and changes nothing.';
select private.expose('private.save_lead(uuid, integer, text, uuid, timestamptz)', 'authenticated');

create function private.write_to_lead(lead_id uuid, request_key uuid, body text, is_note boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lead private.leads := private.lead_to_answer(write_to_lead.lead_id);
  entry private.lead_entries;
  is_new boolean;
begin
  if char_length(btrim(coalesce(write_to_lead.body, ''))) not between 1 and 4000 then
    perform private.refuse(422, 'invalid_request', 'Write something, of at most 4,000 characters.');
  end if;
  if lead.withdrawn_at is not null then
    perform private.refuse(410, 'lead_withdrawn',
      'Its person took this back, so that nobody can be answered any more.');
  end if;
  insert into private.lead_entries (lead_id, kind, request_key, body, by_id)
  values (lead.id, case when write_to_lead.is_note then 'note' else 'reply' end, write_to_lead.request_key,
    btrim(write_to_lead.body), (select auth.uid()))
  on conflict on constraint an_entry_is_written_once_per_key do nothing returning * into entry;
  is_new := entry.id is not null;
  if is_new and not write_to_lead.is_note then
    if not private.queue_lead_mail(lead, 'lead-reply', 'reply:' || entry.id, entry.id) then
      perform private.refuse(409, 'mailbox_closed',
        'This mailbox takes no mail of ours any more. Call instead, or note it.');
    end if;
    update private.leads l set state = 'answered', active_at = now(), version = l.version + 1
      where l.id = lead.id returning l.* into lead;
  end if;
  return private.describe_lead(lead);
end $$;
comment on function private.write_to_lead is
  'Notes something in a lead, or answers it by mail; the same key again writes nothing.';
select private.expose('private.write_to_lead(uuid, uuid, text, boolean)', 'authenticated');

create function private.export_leads(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.agency_to_answer_for(export_leads.agency_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'state', l.state, 'name', l.name,
      'mailbox',
      l.mailbox, 'phone', l.phone, 'own_home', l.own_home, 'confirmed_at', l.confirmed_at, 'consents', l.consents,
      'game', (select g.title from public.games g where g.id = l.game_id),
      'home', (select li.title from public.listings li where li.id = l.listing_id),
      'message', (select string_agg(e.body, E'\n' order by e.made_at) from private.lead_entries e
        where e.lead_id = l.id and e.kind = 'asked' and e.confirmed_at is not null)) order by l.confirmed_at desc,
          l.id),
      '[]'::jsonb)
    from (select x.* from private.leads x where x.agency_id = export_leads.agency_id and x.confirmed_at is not null
      and x.withdrawn_at is null order by x.confirmed_at desc, x.id limit 10000) l);
end $$;
comment on function private.export_leads is 'What an agency was asked, for a file: at most the latest 10,000.';
select private.expose('private.export_leads(uuid)', 'authenticated');

-- Erasing is for owners and admins: it cannot be undone.
create function private.erase_agency_lead(lead_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lead private.leads := private.lead_to_answer(erase_agency_lead.lead_id);
begin
  if not coalesce(private.has_agency_role(lead.agency_id, '{owner,admin}'), false) then
    perform private.refuse(403, 'not_allowed', 'Owners and admins of an agency erase what it was asked.');
  end if;
  perform private.erase_lead(lead.id);
  return true;
end $$;
comment on function private.erase_agency_lead is
  'Takes everything of its person out of a lead of the caller''s agency.';
select private.expose('private.erase_agency_lead(uuid)', 'authenticated');

create function private.told_lead_rules(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rules private.lead_rules := private.lead_rules_of(told_lead_rules.agency_id);
begin
  return jsonb_build_object('takes_leads', rules.takes_leads, 'keep_days', rules.keep_days, 'tells_by_mail',
    rules.tells_by_mail, 'hook_url', rules.hook_url, 'version', rules.version,
    'hook_failures', (select count(*) from private.lead_hook_calls c join private.leads l on l.id = c.lead_id
      where l.agency_id = rules.agency_id and c.state = 'given_up'));
end $$;
comment on function private.told_lead_rules is
  'How an agency takes leads, for its people; without the secret of its hook.';

create function private.agency_lead_rules(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.agency_to_answer_for(agency_lead_rules.agency_id);
  return private.told_lead_rules(agency_lead_rules.agency_id);
end $$;
comment on function private.agency_lead_rules is 'How the caller''s agency takes leads.';
select private.expose('private.agency_lead_rules(uuid)', 'authenticated');

create function private.save_lead_rules(agency_id uuid, version integer, takes_leads boolean, keep_days integer,
  tells_by_mail boolean, hook_url text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rules private.lead_rules;
  wanted text := nullif(btrim(save_lead_rules.hook_url), '');
  secret text;
begin
  if not coalesce(private.has_agency_role(save_lead_rules.agency_id, '{owner,admin}'), false) then
    perform private.refuse(403, 'not_allowed', 'Owners and admins of an agency say how it takes questions.');
  end if;
  if not coalesce(save_lead_rules.keep_days between 30 and 1825, false) or save_lead_rules.takes_leads is null
    or save_lead_rules.tells_by_mail is null or not coalesce(wanted ~ '^https://[!-~]+$' and char_length(wanted) <=
      1000, true)
  then
    perform private.refuse(422, 'invalid_request',
      'Keep them for 30 to 1,825 days, and call an address that begins with https.');
  end if;
  insert into private.lead_rules (agency_id, version) values (save_lead_rules.agency_id, 0)
    on conflict on constraint an_agency_has_one_rule_of_leads do nothing;
  select r.* into rules from private.lead_rules r where r.agency_id = save_lead_rules.agency_id for update;
  if rules.version <> save_lead_rules.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else changed this meanwhile. Look at it again; what you typed stays.');
  end if;
  -- Another address gets another secret; it is shown once.
  if wanted is not null and wanted is distinct from rules.hook_url then
    secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  end if;
  update private.lead_rules r set takes_leads = save_lead_rules.takes_leads, keep_days = save_lead_rules.keep_days,
      tells_by_mail = save_lead_rules.tells_by_mail, hook_url = wanted,
      hook_secret = case when wanted is not null then coalesce(secret, r.hook_secret) end, version = r.version + 1
    where r.agency_id = save_lead_rules.agency_id;
  return private.told_lead_rules(save_lead_rules.agency_id) || jsonb_build_object('secret', secret);
end $$;
comment on function private.save_lead_rules is
  'Says how an agency takes leads, from the named version. The secret of a new hook is in this answer alone.';
select private.expose('private.save_lead_rules(uuid, integer, boolean, integer, boolean, text)', 'authenticated');

create function private.save_reply_template(agency_id uuid, name text, body text, template_id uuid default null,
  version integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.agency_to_answer_for(save_reply_template.agency_id);
  if char_length(btrim(coalesce(save_reply_template.name, ''))) not between 1 and 80
    or char_length(btrim(coalesce(save_reply_template.body, ''))) not between 1 and 4000
    or save_reply_template.template_id is null
      and (select count(*) from private.reply_templates t where t.agency_id = save_reply_template.agency_id) >= 50
    or exists (select from private.reply_templates t where t.agency_id = save_reply_template.agency_id
      and t.name = btrim(save_reply_template.name) and t.id is distinct from save_reply_template.template_id)
  then
    perform private.refuse(422, 'invalid_request',
      'A template has a name of its own and a text of at most 4,000 characters; an agency keeps fifty.');
  end if;
  if save_reply_template.template_id is null then
    insert into private.reply_templates (agency_id, name, body)
    values (save_reply_template.agency_id, btrim(save_reply_template.name), btrim(save_reply_template.body));
  else
    update private.reply_templates t set name = btrim(save_reply_template.name), body = btrim(save_reply_template.body),
        version = t.version + 1
      where t.id = save_reply_template.template_id and t.agency_id = save_reply_template.agency_id
        and t.version = save_reply_template.version;
    if not found then
      perform private.refuse(409, 'edit_conflict',
        'Somebody else changed this meanwhile. Look at it again; what you typed stays.');
    end if;
  end if;
  return private.agency_lead_people(save_reply_template.agency_id);
end $$;
comment on function private.save_reply_template is 'Keeps an answer that an agency writes often.';
select private.expose('private.save_reply_template(uuid, text, text, uuid, integer)', 'authenticated');

create function private.remove_reply_template(agency_id uuid, template_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.agency_to_answer_for(remove_reply_template.agency_id);
  delete from private.reply_templates t
    where t.id = remove_reply_template.template_id and t.agency_id = remove_reply_template.agency_id;
  return private.agency_lead_people(remove_reply_template.agency_id);
end $$;
comment on function private.remove_reply_template is 'Removes an answer that an agency wrote often.';
select private.expose('private.remove_reply_template(uuid, uuid)', 'authenticated');

-- The activity log holds what an agency set up. Of leads it holds nothing: it never forgets, and people may be
-- forgotten.
create trigger rules_of_leads_are_logged after insert or update or delete on private.lead_rules
  for each row execute function private.log_agency_change();
create trigger templates_of_replies_are_logged after insert or update or delete on private.reply_templates
  for each row execute function private.log_agency_change();

-- An account has a month of grace.
--
-- Deleting is asked for, and done thirty days later. Until then its public profile is hidden and all else is as it was:
-- whoever signs in is told the day, and one press keeps the account. A mail to its address tells the same, so that no
-- account goes behind the back of its owner. What goes and what stays is as before.
create table private.leaving_accounts (
  user_id uuid not null,
  asked_at timestamptz not null default now(),
  constraint an_account_leaves_once primary key (user_id),
  constraint whoever_leaves_has_an_account foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.leaving_accounts is
  'Accounts whose people asked to have them deleted; they go thirty days later.';
comment on column private.leaving_accounts.user_id is 'Whose account it is';
comment on column private.leaving_accounts.asked_at is 'When it was asked for; asking again changes nothing';
create index leaving_accounts_by_time on private.leaving_accounts (asked_at);
alter table private.leaving_accounts enable row level security;

create function private.grace_of_accounts() returns interval language sql immutable set search_path = '' as
  $$ select interval '30 days' $$;
comment on function private.grace_of_accounts is 'For how long an account that is to be deleted can be kept.';

-- A brand is never left without an owner.
create function private.is_last_owner(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.agency_members m where m.user_id = is_last_owner.user_id and m.role = 'owner' and not exists (
      select from public.agency_members o
      where o.agency_id = m.agency_id and o.role = 'owner' and o.user_id <> is_last_owner.user_id))
$$;
comment on function private.is_last_owner is 'Is this person the only owner of a brand?';

create function private.erase_account(player uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  former uuid;
  run_id uuid;
  kept integer;
begin
  perform private.take_turn(player);
  for run_id in
    select s.id from public.sessions s where s.user_id = player and s.status = 'active' order by s.id
  loop
    perform private.end_session(run_id, 'abandoned');
  end loop;
  update private.comments c set deleted_at = clock_timestamp(), body = null
    from public.sessions s
    where s.id = c.session_id and s.user_id = player and c.deleted_at is null;
  -- What somebody wrote may name them, in a question as in a comment.
  update private.disputes d set note = '', appeal_note = ''
    from public.sessions s
    where s.id = d.session_id and s.user_id = player and (d.note, d.appeal_note) <> ('', '');
  -- A guest whose token nobody has.
  insert into private.guest_identities (token_hash) values (private.hash_secret(private.random_hex_32()))
    returning id into former;
  update private.leaderboard_entries e set display_name = private.former_player()
    from public.sessions s where s.id = e.session_id and s.user_id = player;
  insert into private.leaderboard_changes (game_id)
    select distinct e.game_id from private.leaderboard_entries e join public.sessions s on s.id = e.session_id
    where s.user_id = player;
  update public.sessions s set user_id = null, guest_id = former, request_key = null, is_sharing_details = false,
    display_name = private.former_player()
    where s.user_id = player;
  get diagnostics kept = row_count;
  if kept = 0 then
    delete from private.guest_identities i where i.id = former;
  end if;
  delete from private.seen_spoilers x where x.player_id = player;
  delete from private.comment_blocks x where x.player_id = player;
  delete from private.replaced_names x where x.player_id = player;
  delete from private.report_viewers x where x.player_id = player;
  delete from private.reports x where x.reporter_id = player;
  delete from private.player_changes x where x.user_id = player;
  -- Nobody could look after them any more. Runs under way may go on to their end.
  update public.games g set state = 'closed' where g.owner_id = player and g.state in ('open', 'scheduled') and exists (
    select from public.agencies a where a.id = g.agency_id and a.key = 'default');
  delete from private.reminders r
    where r.address = (select lower(btrim(u.email)) from auth.users u where u.id = player);
  -- A ban that binds nobody but them has nobody left to bind; one that binds their agency as well goes on for it, once.
  delete from private.source_bans b where b.owner_id = player and b.lifted_at is null and (b.agency_id is null
    or exists (select from private.source_bans o where o.source_hash = b.source_hash and o.reach = b.reach
      and o.agency_id = b.agency_id and o.owner_id is null and o.lifted_at is null));
  update private.source_bans b set owner_id = nullif(b.owner_id, player), actor_id = nullif(b.actor_id, player),
    lifted_by = nullif(b.lifted_by, player) where player in (b.owner_id, b.actor_id, b.lifted_by);
  update storage.objects o set owner = null, owner_id = null where o.owner_id = player::text;
  -- Also those that went to an address that the account had before.
  delete from private.mails m where m.lead_id is null and (m.about ->> 'person' = player::text
    or m.mailbox = (select lower(btrim(u.email)) from auth.users u where u.id = player));
  delete from auth.users u where u.id = player;
  return kept;
end $$;
comment on function private.erase_account is
  'Deletes an account at once; its runs stay, as those of a former player. Answers how many.';

drop function public.delete_account(text);
drop function private.delete_account(text);
create function private.delete_account(email text, locale text default 'en') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  own_mailbox text := (select lower(btrim(u.email)) from auth.users u where u.id = player);
  asked timestamptz;
begin
  perform private.take_turn(player);
  if own_mailbox is distinct from lower(btrim(delete_account.email)) then
    perform private.refuse(422, 'email_differs',
      'This is not the e-mail address of your account. Nothing was deleted.');
  end if;
  if private.is_last_owner(player) then
    perform private.refuse(409, 'last_owner',
      'You are the last owner of a brand. Make somebody else its owner first, so that it is not left alone.');
  end if;
  insert into private.leaving_accounts (user_id) values (player)
    on conflict on constraint an_account_leaves_once do nothing;
  select l.asked_at into asked from private.leaving_accounts l where l.user_id = player;
  -- Whoever keeps the account and deletes it again all day fills no mailbox.
  if (select count(*) from private.mails m where m.mailbox = own_mailbox and m.kind = 'account-goes'
      and m.created_at > now() - interval '24 hours') < 3 then
    perform private.queue_mail('account-goes', 'account-goes:' || player || ':' || extract(epoch from asked),
      own_mailbox, delete_account.locale,
      jsonb_build_object('on', (asked + private.grace_of_accounts())::date, 'person', player));
  end if;
  return jsonb_build_object('goes_at', asked + private.grace_of_accounts());
end $$;
comment on function private.delete_account is
  'Asks for the caller''s account to be deleted in thirty days; answers when. Asked again it changes nothing.';
select private.expose('private.delete_account(text, text)', 'authenticated');

create function private.keep_account() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  perform private.take_turn(player);
  -- It may have gone while this waited for its turn.
  if not exists (select from auth.users u where u.id = player) then
    perform private.refuse(404, 'not_found', 'This account is deleted already. Nobody can bring it back.');
  end if;
  delete from private.leaving_accounts l where l.user_id = player;
  delete from private.mails m where m.kind = 'account-goes' and m.about ->> 'person' = player::text
    and m.state = 'waiting';
  return true;
end $$;
comment on function private.keep_account is 'Keeps the caller''s account that was to be deleted.';
select private.expose('private.keep_account()', 'authenticated');

create function private.account_goes_at() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select l.asked_at + private.grace_of_accounts() from private.leaving_accounts l
    where l.user_id = private.player_or_refuse());
end $$;
comment on function private.account_goes_at is 'When the caller''s account goes; null where it stays.';
select private.expose('private.account_goes_at()', 'authenticated');

create function private.forget_accounts() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leaving uuid;
  gone integer := 0;
begin
  for leaving in
    select l.user_id from private.leaving_accounts l
    where l.asked_at <= now() - interval '30 days' and not private.is_last_owner(l.user_id)
      and not private.is_left_in_peace('forget_accounts', l.user_id::text)
    order by l.asked_at limit 100
  loop
    begin
      -- Whoever has pressed “Keep my account” since then keeps it: their press and this take turns.
      perform private.take_turn(leaving);
      if exists (select from private.leaving_accounts l where l.user_id = leaving
        and l.asked_at <= now() - interval '30 days') and not private.is_last_owner(leaving) then
        perform private.erase_account(leaving);
        gone := gone + 1;
      end if;
    exception when others then
      perform private.note_job_failure('forget_accounts', leaving::text, sqlstate, sqlerrm);
    end;
  end loop;
  return gone;
end $$;
comment on function private.forget_accounts is
  'Deletes accounts whose month of grace is over. One that has become the last owner of a brand waits.';
insert into private.periodic_jobs (job, every_seconds) values ('forget_accounts', 3600);

-- Nobody waits a month to be hidden.
create or replace function private.public_profile(handle text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_guesses constant bigint := 20;
  shown private.public_profiles;
begin
  select p.* into shown from private.public_profiles p where p.handle = public_profile.handle
    and not exists (select from private.leaving_accounts l where l.user_id = p.user_id);
  if shown.user_id is null then
    perform private.refuse(404, 'not_found', 'There is no profile at this address. It may have been hidden again.');
  end if;
  return jsonb_build_object('name', private.name_on_boards(shown.user_id),
    'since_on', (
      select min(s.started_at at time zone 'UTC')::date from public.sessions s where s.user_id = shown.user_id),
    'season', case when 'season' = any (shown.shows) then (
      select private.season_standing(p) from private.season_places p
      where p.user_id = shown.user_id and p.season_on = private.season_at(now())) end,
    'badges', case when 'badges' = any (shown.shows) then (
      select coalesce(jsonb_agg(b), '[]'::jsonb) from jsonb_array_elements(private.told_badges(shown.user_id)) b
      where b ->> 'earned_on' is not null) end,
    'accuracy', case when 'accuracy' = any (shown.shows) then (
      select case when count(*) >= least_guesses then jsonb_build_object('guesses', count(*),
        'median_percent', percentile_cont(0.5) within group (order by abs(exp(g.log_error) - 1) * 100)) end
      from public.sessions s join public.guesses g on g.session_id = s.id
      where s.user_id = shown.user_id and s.status <> 'active' and g.is_counted and g.log_error is not null) end,
    'days', case when 'days' = any (shown.shows) then (
      select count(distinct (g.guessed_at at time zone 'UTC')::date)
      from public.sessions s join public.guesses g on g.session_id = s.id where s.user_id = shown.user_id) end);
end $$;

create or replace function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.own_data_of_games() || private.own_data_of_dossiers() || private.own_data_of_quests()
    || private.own_data_of_agencies() || jsonb_build_object('account_goes_at', private.account_goes_at());
end $$;

create or replace view maintenance.stuck as
  select 'job' as what, j.job as id, j.ran_at as since,
    'It should run every ' || j.every_seconds || ' s. Does the clock (pg_cron) run? See job_failures.' as what_to_do
  from private.periodic_jobs j where j.every_seconds > 1
    and j.ran_at < now() - make_interval(secs => greatest(j.every_seconds * 5, 300))
  union all
  select 'message', m.id::text, m.due_at, 'The sender does not fetch it. Is send-messages called, and MAIL_URL set?'
  from private.outgoing_messages m where m.state = 'waiting' and m.due_at < now() - interval '1 hour'
  union all
  select 'mail', m.id::text, m.due_at, 'The sender does not fetch it. Is send-messages called, and MAIL_URL set?'
  from private.mails m where m.state = 'waiting' and m.due_at < now() - interval '1 hour'
  union all
  select 'call of a hook', c.id::text, c.due_at, 'An agency''s own system does not answer. Tell its people.'
  from private.lead_hook_calls c where c.state = 'waiting' and c.attempts >= 4
  union all
  select 'feed', r.source_id::text, r.started_at,
    'A reading never ended. Its lease runs out by itself; look at its log.'
  from private.import_source_runs r where r.outcome = 'running' and r.started_at < now() - interval '1 hour'
  union all
  select 'files to remove', f.bucket_id || '/' || f.folder, f.queued_at,
    'Storage refused ' || f.attempts || ' times. Is the service key right?'
  from private.file_removals f where f.queued_at < now() - interval '1 day'
  union all
  select 'account', l.user_id::text, l.asked_at + private.grace_of_accounts(),
    'Its person is the last owner of a brand: agree with them who follows, or archive the brand.'
  from private.leaving_accounts l where l.asked_at + private.grace_of_accounts() < now() - interval '1 day';

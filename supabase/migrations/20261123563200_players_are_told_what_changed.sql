-- Players are told what changed after they played.
--
-- A poll that was locked, points that moved, an answer to a question, a run that was taken off the boards or put back:
-- each leaves a notice for the player of the run, in the transaction that does it, whoever does it. A notice holds no
-- words and no figures of its own but the reason for which a run was hidden, since that goes with the hiding: what it
-- says is read from what it is about, so it never says more than the page of the run's results, and no price at all.
--
-- A notice is its run's: it goes with the run when a guest's runs become an account's, and is deleted with the account.

create table private.notices (
  id uuid not null default gen_random_uuid(),
  player_id uuid not null,
  session_id uuid not null,
  kind text not null,
  game_listing_id uuid,
  correction_id uuid,
  dispute_id uuid,
  reason text,
  made_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  constraint notices_have_an_id primary key (id),
  constraint a_notice_is_about_a_run foreign key (session_id) references public.sessions (id) on delete cascade,
  constraint a_notice_may_be_about_a_home foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint a_notice_may_tell_of_a_correction foreign key (session_id, correction_id)
    references private.corrected_runs (session_id, correction_id) on delete cascade,
  constraint a_notice_may_tell_of_an_answer foreign key (dispute_id) references private.disputes (id)
    on delete cascade,
  constraint a_correction_is_told_a_run_once unique (session_id, correction_id),
  constraint an_answer_is_told_once unique (dispute_id, kind),
  constraint a_notice_is_of_a_known_kind check (kind in ('poll_locked', 'corrected', 'answered', 'judged',
    'run_hidden', 'run_restored')),
  constraint a_notice_names_what_it_tells_of check (
    (kind = 'poll_locked') <= (game_listing_id is not null) and (kind = 'corrected') = (correction_id is not null)
    and (kind in ('answered', 'judged')) = (dispute_id is not null) and (kind = 'run_hidden') = (reason is not null)),
  constraint a_reason_to_hide_has_at_most_300_characters check (char_length(reason) <= 300)
);
comment on table private.notices is 'What players are told of what changed in their runs after they were played.';
create index notices_by_player on private.notices (player_id, made_at desc, id desc);
create index unread_notices_by_player on private.notices (player_id) where read_at is null;
create index notices_by_home on private.notices (game_listing_id) where game_listing_id is not null;
alter table private.notices enable row level security;

create function private.tell_of_locked_polls() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  insert into private.notices (player_id, session_id, kind, game_listing_id)
  select coalesce(s.user_id, s.guest_id), s.id, 'poll_locked', l.game_listing_id
  from locked l join public.sessions s on s.id = l.session_id;
  return null;
end $$;
comment on function private.tell_of_locked_polls is
  'Trigger: whoever guessed a home is told that its guesses are locked.';
create trigger a_lock_is_told after insert on private.poll_guesses
  referencing new table as locked for each statement execute function private.tell_of_locked_polls();

-- What is unread of the lock is old news by then.
create function private.tell_of_corrections() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  delete from private.notices n where n.id in (
    select o.id from private.notices o
    join moved m on m.session_id = o.session_id
    join private.corrections c on c.id = m.correction_id and c.game_listing_id = o.game_listing_id
    where o.kind = 'poll_locked' and o.read_at is null order by o.id for update of o);
  insert into private.notices (player_id, session_id, kind, game_listing_id, correction_id)
  select coalesce(s.user_id, s.guest_id), s.id, 'corrected', c.game_listing_id, c.id
  from moved m join private.corrections c on c.id = m.correction_id join public.sessions s on s.id = m.session_id;
  return null;
end $$;
comment on function private.tell_of_corrections is 'Trigger: whoever''s run a correction moves is told.';
create trigger a_correction_is_told after insert on private.corrected_runs
  referencing new table as moved for each statement execute function private.tell_of_corrections();

create function private.tell_of_answers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.notices (player_id, session_id, kind, game_listing_id, dispute_id)
  select coalesce(s.user_id, s.guest_id), s.id,
    case when new.state in ('upheld', 'refused') then 'answered' else 'judged' end, new.game_listing_id, new.id
  from public.sessions s where s.id = new.session_id;
  return null;
end $$;
comment on function private.tell_of_answers is 'Trigger: whoever asked is told of the answer.';
create trigger an_answer_is_told after update of state on private.disputes for each row
  when (old.state <> new.state and new.state in ('upheld', 'refused', 'granted', 'dismissed'))
  execute function private.tell_of_answers();

create function private.tell_of_hiding() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.notices (player_id, session_id, kind, reason)
  select coalesce(s.user_id, s.guest_id), s.id, 'run_hidden', btrim(new.reason)
  from public.sessions s where s.id = new.session_id;
  return null;
end $$;
comment on function private.tell_of_hiding is 'Trigger: whoever''s run was taken off the boards is told.';
create trigger a_hidden_run_is_told after insert on private.run_exclusions for each row
  execute function private.tell_of_hiding();

-- An answer to the player's question says it already. A run that is deleted takes its hiding along and tells nobody.
create function private.tell_of_restoring() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  insert into private.notices (player_id, session_id, kind)
  select coalesce(s.user_id, s.guest_id), s.id, 'run_restored'
  from public.sessions s where s.id = old.session_id and not exists (
    select from private.disputes d where d.session_id = s.id and d.reason = 'run_hidden'
      and greatest(d.decided_at, d.judged_at) >= transaction_timestamp());
  return null;
end $$;
comment on function private.tell_of_restoring is 'Trigger: whoever''s run is back on the boards is told.';
create trigger a_restored_run_is_told after delete on private.run_exclusions for each row
  execute function private.tell_of_restoring();

create function private.hand_over_notices() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if old.user_id is not null and new.user_id is null then
    delete from private.notices n where n.session_id = new.id;
  else
    update private.notices n set player_id = coalesce(new.user_id, new.guest_id) where n.session_id = new.id;
  end if;
  return null;
end $$;
comment on function private.hand_over_notices is
  'Trigger: notices go with their run to its new player, and away with a deleted account.';
create trigger notices_go_with_their_run after update of user_id, guest_id on public.sessions for each row
  when ((old.user_id, old.guest_id) is distinct from (new.user_id, new.guest_id))
  execute function private.hand_over_notices();

create function private.describe_notice(notice private.notices) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  run public.sessions;
  game public.games;
  was_guessed boolean;
begin
  select s.* into run from public.sessions s where s.id = notice.session_id;
  select g.* into game from public.games g where g.id = run.game_id;
  was_guessed := exists (select from public.guesses g
    where g.session_id = run.id and g.game_listing_id = notice.game_listing_id);
  return jsonb_build_object('id', notice.id, 'kind', notice.kind, 'made_at', notice.made_at,
    'is_read', notice.read_at is not null, 'session_id', run.id,
    'game', jsonb_build_object('slug', game.slug, 'family', game.family, 'title', game.title),
    -- Where each home has results of its own, the address of a run's results names one.
    'game_listing_id', coalesce(notice.game_listing_id, (select r.game_listing_id from public.session_rounds r
      where r.session_id = run.id order by r.position desc limit 1)),
    -- What the mode hides until the guess stays hidden where there was none.
    'home', case when was_guessed or not private.hides_facts(run.mode_options)
      then nullif(private.name_of_home(notice.game_listing_id), '') end,
    'position', (select r.position from public.session_rounds r
      where r.session_id = run.id and r.game_listing_id = notice.game_listing_id),
    'correction', (
      select jsonb_build_object('action', c.action, 'reason', c.reason, 'note', case when was_guessed then c.note
          else '' end, 'was_guessed', was_guessed, 'total_before', m.total_before, 'total_after', m.total_after)
      from private.corrections c
      join private.corrected_runs m on m.correction_id = c.id and m.session_id = run.id
      where c.id = notice.correction_id),
    'answer', (
      select jsonb_build_object('reason', d.reason,
        -- Only what was refused is appealed.
        'state', case when notice.kind = 'judged' or d.state = 'upheld' then d.state else 'refused' end,
        'note', case notice.kind when 'judged' then d.judgement_note else d.decision_note end)
      from private.disputes d where d.id = notice.dispute_id),
    'hidden_because', notice.reason,
    'may_go_on', notice.kind = 'corrected' and private.was_ended_wrongly(run) and private.why_not_go_on(run) is null);
end $$;
comment on function private.describe_notice is 'What a notice says to its player: what, why and when, and no price.';

create function private.own_notices(brand text default null, guest_token text default null, after uuid default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(own_notices.guest_token);
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(nullif(own_notices.brand, ''), 'default'));
  start_after private.notices;
begin
  if own_notices.after is not null then
    select n.* into start_after from private.notices n
      where n.id = own_notices.after and n.player_id in (player, guest);
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;
  return (
    select jsonb_build_object(
      'notices', coalesce(jsonb_agg(private.describe_notice(p.notice) order by p.place)
        filter (where p.place <= page_size), '[]'),
      'next', case when count(*) > page_size then (array_agg((p.notice).id order by p.place))[page_size] end)
    from (
      select n.notice, row_number() over (order by n.made_at desc, n.id desc) as place
      from unnest(array[player, guest]) who (id)
      cross join lateral (
        select n as notice, n.made_at, n.id from private.notices n
        join public.sessions s on s.id = n.session_id
        join public.games g on g.id = s.game_id
        where n.player_id = who.id and g.agency_id = agency and g.state <> 'draft'
          and (start_after.id is null or (n.made_at, n.id) < (start_after.made_at, start_after.id))
        order by n.made_at desc, n.id desc limit page_size + 1) n
      order by n.made_at desc, n.id desc limit page_size + 1) p);
end $$;
comment on function private.own_notices is
  'What changed in the caller''s runs of a brand after they were played, newest first.';
select private.expose('private.own_notices(text, text, uuid)', 'anon', 'authenticated');

create function private.unread_notices(brand text default null, guest_token text default null) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(unread_notices.guest_token);
  agency uuid := (select a.id from public.agencies a
    where a.key = coalesce(nullif(unread_notices.brand, ''), 'default'));
begin
  -- A mark says “99+”: nobody counts further.
  return (
    select count(*) from (
      select from unnest(array[player, guest]) who (id)
      join private.notices n on n.player_id = who.id and n.read_at is null
      join public.sessions s on s.id = n.session_id
      join public.games g on g.id = s.game_id
      where g.agency_id = agency and g.state <> 'draft' limit 100) u);
end $$;
comment on function private.unread_notices is 'How many notices of the caller are unread, up to a hundred.';
select private.expose('private.unread_notices(text, text)', 'anon', 'authenticated');

create function private.mark_notices_read(notice_ids uuid[], brand text default null, guest_token text default null)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(mark_notices_read.guest_token);
begin
  if coalesce(cardinality(notice_ids), 0) not between 1 and 100 then
    perform private.refuse(422, 'invalid_request', 'Name 1 to 100 notices.');
  end if;
  -- In the order in which a correction takes away what it makes old, so that neither waits for the other in a circle.
  update private.notices n set read_at = clock_timestamp() where n.id in (
    select o.id from private.notices o
    where o.id = any (notice_ids) and o.player_id in (player, guest) and o.read_at is null order by o.id for update);
  return private.unread_notices(mark_notices_read.brand, mark_notices_read.guest_token);
end $$;
comment on function private.mark_notices_read is
  'Marks notices of the caller as read; answers how many others are unread. Those of others stay as they are.';
select private.expose('private.mark_notices_read(uuid[], text, text)', 'anon', 'authenticated');

-- A correction of a home that the run had not guessed keeps its name as hidden as the mode says.
create or replace function private.corrections_of_run(run public.sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_correction(c) || jsonb_build_object(
      'position', r.position, 'title', case when g.session_id is not null
        or not private.hides_facts(corrections_of_run.run.mode_options) then private.name_of_home(c.game_listing_id)
        else '' end,
      'note', case when g.session_id is not null then c.note else '' end, 'was_guessed', g.session_id is not null,
      'is_of_pair', g.is_dearer is not null,
      'currency', a.currency, 'price_before_minor', case when g.session_id is not null then b.amount_minor end,
      'price_after_minor', case when g.session_id is not null then a.amount_minor end,
      'score_before', m.score_before, 'score_after', m.score_after, 'total_before', m.total_before,
      'total_after', m.total_after) order by c.made_at), '[]')
  from private.corrected_runs m
  join private.corrections c on c.id = m.correction_id
  join public.session_rounds r on r.session_id = m.session_id and r.game_listing_id = c.game_listing_id
  left join public.guesses g on g.session_id = m.session_id and g.game_listing_id = c.game_listing_id
  left join private.listing_prices b on b.id = c.price_before_id
  left join private.listing_prices a on a.id = c.price_after_id
  where m.session_id = corrections_of_run.run.id
$$;

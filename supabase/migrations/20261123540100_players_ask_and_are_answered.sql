-- Players ask, and are answered.
--
-- Whoever has played a run may say that something about one of its homes is wrong, or that the run should not have
-- been taken off the boards. The people of the game decide and say why; where they refuse, the player may ask the
-- platform's staff once more, whose answer stands. What a dispute leads to is a correction like any other: see the
-- migration before.

create table private.disputes (
  id uuid not null default gen_random_uuid(),
  request_key uuid not null,
  game_id uuid not null,
  game_listing_id uuid,
  session_id uuid not null,
  reason text not null,
  note text not null default '',
  state text not null default 'open',
  created_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamptz,
  decision_note text not null default '',
  appealed_at timestamptz,
  appeal_note text not null default '',
  judged_by uuid,
  judged_at timestamptz,
  judgement_note text not null default '',
  constraint disputes_have_an_id primary key (id),
  constraint a_dispute_is_raised_once unique (request_key),
  constraint a_dispute_is_about_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_dispute_may_be_about_a_home foreign key (game_id, game_listing_id)
    references public.game_listings (game_id, id) on delete cascade,
  constraint a_dispute_is_of_a_run foreign key (session_id) references public.sessions (id) on delete cascade,
  constraint a_dispute_may_have_been_decided_by foreign key (decided_by) references auth.users (id) on delete set null,
  constraint a_dispute_may_have_been_judged_by foreign key (judged_by) references auth.users (id) on delete set null,
  constraint a_dispute_has_a_known_reason check (reason in ('wrong_price', 'wrong_home', 'wrong_facts',
    'price_was_visible', 'something_else', 'run_hidden')),
  constraint a_dispute_about_a_hidden_run_is_about_no_home check ((reason = 'run_hidden') = (game_listing_id is null)),
  constraint a_dispute_has_a_known_state check (state in ('open', 'upheld', 'refused', 'appealed', 'granted',
    'dismissed')),
  constraint notes_of_a_dispute_have_at_most_500_characters check (char_length(note) <= 500
    and char_length(decision_note) <= 500 and char_length(appeal_note) <= 500 and char_length(judgement_note) <= 500),
  constraint a_decided_dispute_says_when check ((state = 'open') = (decided_at is null)),
  constraint an_appealed_dispute_says_when check ((state in ('appealed', 'granted', 'dismissed')) =
    (appealed_at is not null)),
  constraint a_judged_dispute_says_when check ((state in ('granted', 'dismissed')) = (judged_at is not null))
);
comment on table private.disputes is 'What players say is wrong about a home or a hidden run, and what was answered.';
create unique index a_run_asks_once_about_a_home on private.disputes (session_id, game_listing_id) nulls not distinct;
create index disputes_by_game on private.disputes (game_id, created_at);
create index disputes_by_home on private.disputes (game_id, game_listing_id);
create index disputes_under_appeal on private.disputes (appealed_at) where state = 'appealed';
create index disputes_by_decider on private.disputes (decided_by);
create index disputes_by_judge on private.disputes (judged_by);
alter table private.disputes enable row level security;

create function private.describe_dispute(dispute private.disputes) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', dispute.id, 'game_listing_id', dispute.game_listing_id, 'reason', dispute.reason,
    'note', dispute.note, 'state', dispute.state, 'created_at', dispute.created_at, 'decided_at', dispute.decided_at,
    'decision_note', dispute.decision_note, 'appealed_at', dispute.appealed_at, 'appeal_note', dispute.appeal_note,
    'judged_at', dispute.judged_at, 'judgement_note', dispute.judgement_note,
    'title', case when dispute.game_listing_id is not null then private.name_of_home(dispute.game_listing_id) end);
end $$;
comment on function private.describe_dispute is 'A dispute as both of its sides read it; who answered is not named.';

create function private.raise_dispute(session_id uuid, reason text, request_key uuid, game_listing_id uuid default null,
  note text default '', guest_token text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(raise_dispute.session_id, (select auth.uid()), guest_token);
  game public.games;
  dispute private.disputes;
begin
  select g.* into game from public.games g where g.id = run.game_id;
  select d.* into dispute from private.disputes d where d.session_id = run.id
    and d.game_listing_id is not distinct from raise_dispute.game_listing_id;
  if dispute.id is not null then
    return private.describe_dispute(dispute);
  end if;
  if raise_dispute.reason = 'run_hidden' then
    if raise_dispute.game_listing_id is not null
        or not exists (select from private.run_exclusions x where x.session_id = run.id) then
      perform private.refuse(409, 'move_not_allowed',
        'Nobody took this run off the boards, so there is nothing to ask.');
    end if;
  else
    if raise_dispute.reason is null or raise_dispute.reason not in ('wrong_price', 'wrong_home', 'wrong_facts',
        'price_was_visible', 'something_else') or raise_dispute.game_listing_id is null then
      perform private.refuse(422, 'invalid_request', 'Say which home it is about, and choose one of the reasons.');
    end if;
    perform private.round_of(run, raise_dispute.game_listing_id);
    if run.status = 'active' and not private.has_run_out(run) or not exists (select from public.guesses g
        where g.session_id = run.id and g.game_listing_id = raise_dispute.game_listing_id) then
      perform private.refuse(409, 'move_not_allowed',
        'Finish the run first. Then you can ask about each home that you guessed.');
    end if;
  end if;
  if private.is_classroom(game.mode_options, run.mode_options) then
    perform private.refuse(403, 'not_allowed', 'In a classroom nobody writes texts. Tell your teacher what is wrong.');
  end if;
  if char_length(btrim(coalesce(raise_dispute.note, ''))) > 500
      or (raise_dispute.reason = 'something_else' and btrim(coalesce(raise_dispute.note, '')) = '') then
    perform private.refuse(422, 'reason_missing', 'Say in at most 500 characters what is wrong.');
  end if;
  perform private.take_report_limit('from:' || private.caller_address(), 30);
  perform private.take_report_limit(private.player_of(run)::text, 10);
  insert into private.disputes as d (request_key, game_id, game_listing_id, session_id, reason, note)
  values (raise_dispute.request_key, game.id, raise_dispute.game_listing_id, run.id, raise_dispute.reason,
    btrim(coalesce(raise_dispute.note, '')))
  on conflict do nothing returning d.* into dispute;
  if dispute.id is null then
    select d.* into dispute from private.disputes d where d.session_id = run.id
      and d.game_listing_id is not distinct from raise_dispute.game_listing_id;
  end if;
  return private.describe_dispute(dispute);
end $$;
comment on function private.raise_dispute is
  'Says that something about a guessed home, or about a hidden run, is wrong. Asked again it answers the first.';
select private.expose('private.raise_dispute(uuid, text, uuid, uuid, text, text)', 'anon', 'authenticated');

create function private.appeal_dispute(dispute_id uuid, note text, guest_token text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dispute private.disputes;
begin
  select d.* into dispute from private.disputes d where d.id = dispute_id for update;
  if dispute.id is null then
    perform private.refuse(404, 'not_found', 'There is no such question. Look at the result of your run again.');
  end if;
  perform private.session_of(dispute.session_id, (select auth.uid()), guest_token);
  if dispute.state = 'appealed' then
    return private.describe_dispute(dispute);
  elsif dispute.state <> 'refused' then
    perform private.refuse(409, 'move_not_allowed',
      'Only what the people of the game refused goes to our staff, once.');
  end if;
  if char_length(btrim(coalesce(appeal_dispute.note, ''))) not between 3 and 500 then
    perform private.refuse(422, 'reason_missing', 'Say in 3 to 500 characters why the answer is wrong.');
  end if;
  update private.disputes d set state = 'appealed', appealed_at = clock_timestamp(),
    appeal_note = btrim(appeal_dispute.note)
    where d.id = dispute.id returning d.* into dispute;
  return private.describe_dispute(dispute);
end $$;
comment on function private.appeal_dispute is 'Takes a refused dispute to the staff, once.';
select private.expose('private.appeal_dispute(uuid, text, text)', 'anon', 'authenticated');

-- The people of the game answer what is open, staff what was appealed. Whoever answers says why where it is a no.
create function private.decide_dispute(dispute_id uuid, is_upheld boolean, note text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  dispute private.disputes;
  game public.games;
begin
  select d.* into dispute from private.disputes d where d.id = dispute_id for update;
  if dispute.id is null or not (case when dispute.state in ('appealed', 'granted', 'dismissed')
      then private.is_staff() else coalesce(private.manages_game(dispute.game_id), false) end) then
    perform private.refuse(403, 'not_allowed',
      'Only the people who run a game answer questions about it, and only our staff answer appeals.');
  end if;
  if char_length(btrim(coalesce(decide_dispute.note, ''))) > 500
      or (not coalesce(is_upheld, false) and char_length(btrim(coalesce(decide_dispute.note, ''))) < 3) then
    perform private.refuse(422, 'reason_missing', 'Say in 3 to 500 characters why. The player reads it.');
  end if;
  if dispute.state = 'open' then
    update private.disputes d set state = case when is_upheld then 'upheld' else 'refused' end,
      decided_by = caller, decided_at = clock_timestamp(), decision_note = btrim(coalesce(decide_dispute.note, ''))
      where d.id = dispute.id returning d.* into dispute;
  elsif dispute.state = 'appealed' then
    update private.disputes d set state = case when is_upheld then 'granted' else 'dismissed' end,
      judged_by = caller, judged_at = clock_timestamp(), judgement_note = btrim(coalesce(decide_dispute.note, ''))
      where d.id = dispute.id returning d.* into dispute;
  elsif (dispute.state in ('upheld', 'granted')) is distinct from is_upheld then
    perform private.refuse(409, 'move_not_allowed', 'Somebody else has answered this already, in another way.');
  else
    return private.describe_dispute(dispute);
  end if;
  select g.* into game from public.games g where g.id = dispute.game_id;
  perform private.log_management(caller, 'dispute_' || dispute.state, game,
    jsonb_build_object('home', private.name_of_home(dispute.game_listing_id), 'reason', dispute.reason),
    session_id => dispute.session_id);
  -- A run that was hidden for no good reason is put back by the same answer.
  if dispute.reason = 'run_hidden' and dispute.state in ('upheld', 'granted') then
    perform private.restore_run(dispute.session_id);
  end if;
  return private.describe_dispute(dispute);
end $$;
comment on function private.decide_dispute is
  'Answers a dispute: the people of the game what is open, staff what was appealed.';
select private.expose('private.decide_dispute(uuid, boolean, text)', 'authenticated');

-- Everything about fairness that a player reads beside a result: corrections, polls, own questions, and why it is
-- hidden.
create function private.run_fairness(session_id uuid, guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(run_fairness.session_id, (select auth.uid()), guest_token);
begin
  return jsonb_build_object(
    'corrections', private.corrections_of_run(run),
    'disputes', (select coalesce(jsonb_agg(private.describe_dispute(d) order by d.created_at), '[]')
      from private.disputes d where d.session_id = run.id),
    'polls', (select coalesce(jsonb_agg(private.describe_poll(p) || jsonb_build_object('position', r.position)
        order by r.position), '[]')
      from public.session_rounds r join private.polls p on p.game_listing_id = r.game_listing_id
      where r.session_id = run.id and exists (select from public.guesses g
        where g.session_id = r.session_id and g.game_listing_id = r.game_listing_id)),
    'exclusion', (select jsonb_build_object('reason', x.reason, 'excluded_at', x.excluded_at)
      from private.run_exclusions x where x.session_id = run.id));
end $$;
comment on function private.run_fairness is 'What was corrected, asked and answered about the caller''s run.';
select private.expose('private.run_fairness(uuid, text)', 'anon', 'authenticated');

-- What waits for the people of a game. What people wrote about a home may hold its price, so it is for those who may
-- see that.
create function private.game_fairness(game_slug text, brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(game_slug, brand, (select auth.uid()));
begin
  return jsonb_build_object(
    'polls', (select coalesce(jsonb_agg(private.describe_poll(p) || jsonb_build_object(
        'title', private.name_of_home(gl.id), 'guesses_now', (select count(*) from public.guesses g
          where g.game_listing_id = gl.id)) order by gl.position), '[]')
      from public.game_listings gl join private.polls p on p.game_listing_id = gl.id where gl.game_id = game.id),
    'disputes', (select coalesce(jsonb_agg(private.describe_dispute(d) || jsonb_build_object('player', s.display_name)
        || case when d.game_listing_id is null or private.user_sees_price(gl.listing_id, (select auth.uid()))
          then '{}'::jsonb else jsonb_build_object('note', '', 'appeal_note', '', 'is_note_hidden', true) end
        order by (d.state = 'open') desc, d.created_at), '[]')
      from (select d.* from private.disputes d
        where d.game_id = game.id order by (d.state = 'open') desc, d.created_at desc limit 100) x
      join private.disputes d on d.id = x.id
      join public.sessions s on s.id = d.session_id
      left join public.game_listings gl on gl.id = d.game_listing_id),
    'corrections', (select coalesce(jsonb_agg(private.describe_correction(c) || jsonb_build_object(
        'title', private.name_of_home(c.game_listing_id), 'note', case when private.user_sees_price(gl.listing_id,
          (select auth.uid())) then c.note else '' end) order by c.made_at desc), '[]')
      from (select x.id from private.corrections x where x.game_id = game.id order by x.made_at desc limit 50) x
      join private.corrections c on c.id = x.id
      join public.game_listings gl on gl.id = c.game_listing_id),
    'homes', (select coalesce(jsonb_agg(jsonb_build_object('game_listing_id', gl.id, 'title',
        private.name_of_home(gl.id), 'currency', l.currency, 'may_price', private.user_manages_asset(l.asset_id,
          (select auth.uid())),
        'may_poll', p.game_listing_id is null and private.can_become_poll(l.id),
        'guesses', (select count(*) from public.guesses g where g.game_listing_id = gl.id)) order by gl.position), '[]')
      from public.game_listings gl join public.listings l on l.id = gl.listing_id
      left join private.polls p on p.game_listing_id = gl.id
      where gl.game_id = game.id and l.status <> 'withdrawn'));
end $$;
comment on function private.game_fairness is 'Polls, questions of players and corrections of a game, for its people.';
select private.expose('private.game_fairness(text, text)', 'authenticated');

-- Appeals, for staff: the oldest first.
create function private.appeals(after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    perform private.refuse(403, 'not_allowed', 'Only our staff hear appeals.');
  end if;
  return (
    select jsonb_build_object(
      'appeals', coalesce(jsonb_agg(private.describe_dispute(d) || jsonb_build_object(
        'player', s.display_name, 'game_slug', g.slug, 'game_title', g.title, 'brand', a.key)
        order by d.appealed_at), '[]'),
      'next', case when count(*) = 50 then (array_agg(d.id order by d.appealed_at))[50] end)
    from (
      select d.id from private.disputes d
      where d.state = 'appealed' and (appeals.after is null or d.appealed_at > (
        select o.appealed_at from private.disputes o where o.id = appeals.after))
      order by d.appealed_at limit 50) x
    join private.disputes d on d.id = x.id
    join public.sessions s on s.id = d.session_id
    join public.games g on g.id = d.game_id
    join public.agencies a on a.id = g.agency_id);
end $$;
comment on function private.appeals is 'What players appealed, for staff.';
select private.expose('private.appeals(uuid)', 'authenticated');

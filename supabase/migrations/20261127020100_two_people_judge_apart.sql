-- What people think of two homes: which is better, part by part and in all. They judge apart: nobody who buys reads
-- another's verdict before they have given their own, and once both have, neither of them changes it.

create table private.comparison_verdicts (
  comparison_id uuid not null,
  dossier_id uuid not null,
  user_id uuid not null,
  winner text not null,
  parts jsonb not null default '{}',
  reason text not null default '',
  given_at timestamptz not null default now(),
  constraint a_person_judges_a_comparison_once primary key (comparison_id, user_id),
  constraint a_verdict_is_about_a_comparison foreign key (dossier_id, comparison_id)
    references public.assets_comparisons (dossier_id, id) on delete cascade,
  constraint a_verdict_is_of_somebody_in_the_dossier foreign key (dossier_id, user_id)
    references public.dossier_members (dossier_id, user_id) on delete cascade,
  constraint a_verdict_is_for_one_the_other_or_neither check (winner in ('one', 'other', 'neither')),
  constraint a_verdict_has_a_short_reason check (char_length(reason) <= 2000),
  constraint parts_of_a_verdict_are_few
    check (jsonb_typeof(parts) = 'object' and octet_length(parts::text) <= 2000)
);
comment on table private.comparison_verdicts is
  'Which of two homes somebody prefers; read through a function that keeps verdicts apart until all are given.';
comment on column private.comparison_verdicts.winner is 'one: the home on the left; other: on the right; or neither';
comment on column private.comparison_verdicts.parts is 'the same for each part of the home, by its name';
create index comparison_verdicts_by_dossier on private.comparison_verdicts (dossier_id, comparison_id);
create index comparison_verdicts_by_person on private.comparison_verdicts (dossier_id, user_id);
alter table private.comparison_verdicts enable row level security;

create function private.comparison_for(comparison_id uuid, capability text) returns public.assets_comparisons
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found public.assets_comparisons;
begin
  select c.* into found from public.assets_comparisons c where c.id = comparison_for.comparison_id;
  perform private.dossier_for(found.dossier_id, comparison_for.capability);
  return found;
end $$;
comment on function private.comparison_for is 'A comparison of a dossier in which the caller has a capability.';

create function private.give_verdict(comparison_id uuid, winner text, parts jsonb default '{}', reason text default '')
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  comparison public.assets_comparisons := private.comparison_for(give_verdict.comparison_id, 'dossier.edit');
  words constant text[] := '{one,other,neither}';
  own private.comparison_verdicts;
begin
  if not coalesce(give_verdict.winner = any (words), false) or give_verdict.parts is null
    or give_verdict.reason is null or char_length(give_verdict.reason) > 2000
    or jsonb_typeof(give_verdict.parts) <> 'object' then
    perform private.refuse(422, 'invalid_request',
      'A verdict is for one home, the other or neither, with a reason of at most 2,000 characters.');
  elsif exists (select from jsonb_each(give_verdict.parts) p (name, word)
      where p.name !~ '^[a-z]{1,20}$' or not coalesce(p.word #>> '{}' = any (words), false)) then
    perform private.refuse(422, 'invalid_request', 'Each part is for one home, the other or neither.');
  end if;
  -- Two who judge at the same moment take turns.
  perform from public.dossiers d where d.id = comparison.dossier_id for no key update;
  select v.* into own from private.comparison_verdicts v
    where v.comparison_id = comparison.id and v.user_id = caller;
  -- The same one sent again is the same verdict.
  if (own.winner, own.parts, own.reason) = (give_verdict.winner, give_verdict.parts, give_verdict.reason) then
    return true;
  elsif own.user_id is not null and exists (select from private.comparison_verdicts v
      where v.comparison_id = comparison.id and v.user_id <> caller) then
    perform private.refuse(409, 'verdict_stands',
      'You both have given a verdict and may have read the other. Compare the homes anew to judge again.');
  end if;
  insert into private.comparison_verdicts (comparison_id, dossier_id, user_id, winner, parts, reason)
    values (comparison.id, comparison.dossier_id, caller, give_verdict.winner, give_verdict.parts,
      give_verdict.reason)
    on conflict on constraint a_person_judges_a_comparison_once do update
      set winner = excluded.winner, parts = excluded.parts, reason = excluded.reason, given_at = now();
  -- Whoever has the comparison open looks again: it says that something changed and nothing of what.
  perform realtime.send('{"part": "assets_comparisons"}', 'changed', 'dossier:' || comparison.dossier_id, true);
  return true;
end $$;
comment on function private.give_verdict is
  'For owner and partner: which of two homes they prefer; it stands once somebody else has given theirs as well.';
select private.expose('private.give_verdict(uuid, text, jsonb, text)', 'authenticated');

create function private.verdicts_of_comparison(comparison_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  comparison public.assets_comparisons := private.comparison_for(verdicts_of_comparison.comparison_id, 'dossier.read');
  may_judge boolean := private.dossier_may(comparison.dossier_id, 'dossier.edit');
  has_judged boolean := exists (select from private.comparison_verdicts v
    where v.comparison_id = comparison.id and v.user_id = caller);
  all_judged boolean := not exists (select from public.dossier_members m
    where m.dossier_id = comparison.dossier_id and m.role in ('owner', 'partner') and not exists (
      select from private.comparison_verdicts v where v.comparison_id = comparison.id and v.user_id = m.user_id));
begin
  -- A judge reads the others' by having judged; whoever only looks on waits for all, or they could pass them on.
  return jsonb_build_object('may_judge', may_judge, 'people', (
    select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', private.name_of_person(m.user_id),
      'is_self', m.user_id = caller, 'has_judged', v.user_id is not null, 'verdict',
      case when v.user_id = caller or all_judged or may_judge and has_judged and v.user_id is not null then
        jsonb_build_object('winner', v.winner, 'parts', v.parts, 'reason', v.reason, 'given_at', v.given_at) end)
      order by m.joined_at, m.user_id)
    from public.dossier_members m
    left join private.comparison_verdicts v on v.comparison_id = comparison.id and v.user_id = m.user_id
    where m.dossier_id = comparison.dossier_id and m.role in ('owner', 'partner')));
end $$;
comment on function private.verdicts_of_comparison is
  'Who of those who buy has judged two homes, and what they said as far as the caller may read it by now.';
select private.expose('private.verdicts_of_comparison(uuid)', 'authenticated');

-- What somebody wrote down and how they judged goes along with their data.
alter function private.own_data_of_dossiers() rename to own_data_of_what_people_keep;
comment on function private.own_data_of_what_people_keep is
  'What dossiers and what is kept in them know of the caller.';
create function private.own_data_of_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return private.own_data_of_what_people_keep() || jsonb_build_object(
    'dossier_fact_versions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'value', v.value, 'source', v.source,
        'said_on', v.said_on, 'saved_at', v.saved_at) order by v.id), '[]'::jsonb)
      from public.dossier_fact_versions v where v.author_id = player),
    'comparison_verdicts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.comparison_id, 'winner', v.winner, 'parts', v.parts,
        'reason', v.reason, 'given_at', v.given_at) order by v.given_at, v.comparison_id), '[]'::jsonb)
      from private.comparison_verdicts v where v.user_id = player));
end $$;
comment on function private.own_data_of_dossiers is 'What dossiers know of the caller.';

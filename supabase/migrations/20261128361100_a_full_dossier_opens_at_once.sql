-- The first screen of a dossier says what is next, which follows from how many of each thing there are. Counted here
-- it is one short answer; a dossier of fifty homes would send all its questions, tasks and photos to be counted in a
-- browser.

create function private.dossier_state(dossier_id uuid, asset_id uuid default null, today date default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(dossier_state.dossier_id, 'dossier.read');
  home uuid := dossier_state.asset_id;
  day date := coalesce(dossier_state.today, (now() at time zone 'UTC')::date);
begin
  return jsonb_build_object(
    'has_profile', private.dossier_may(dossier.id, 'dossier.read-profile') and exists (
      select from public.hunter_profiles h where h.dossier_id = dossier.id and h.budget_minor is not null),
    'photos', (select count(*) from public.dossier_photos p
      where p.dossier_id = dossier.id and p.removed_at is null and (p.asset_id is null or p.asset_id = home)),
    -- Of the private ones, which are never told of, one's own count.
    'notes', (select count(*) from public.dossier_notes n
      where n.dossier_id = dossier.id and (n.asset_id is null or n.asset_id = home)
        and (not n.is_private or n.author_id = caller)),
    'questions_unasked', (select count(*) from public.dossier_queries q
      where q.dossier_id = dossier.id and (q.asset_id is null or q.asset_id = home) and q.state = 'open'),
    'questions_unanswered', (select count(*) from public.dossier_queries q
      where q.dossier_id = dossier.id and (q.asset_id is null or q.asset_id = home) and q.state = 'asked'),
    'tasks_overdue', (select count(*) from public.dossier_tasks t
      where t.dossier_id = dossier.id and t.status in ('open', 'doing') and t.due_on < day),
    'viewings_ahead', (select count(*) from public.dossier_events e
      where e.dossier_id = dossier.id and (e.asset_id is null or e.asset_id = home) and e.kind = 'viewing'
        and e.ends_at >= now()),
    'viewings_past', (select count(*) from public.dossier_events e
      where e.dossier_id = dossier.id and (e.asset_id is null or e.asset_id = home) and e.kind = 'viewing'
        and e.ends_at < now()),
    'surveys', (select count(*) from public.dossier_events e
      where e.dossier_id = dossier.id and (e.asset_id is null or e.asset_id = home) and e.kind = 'survey'),
    'mortgage_meetings', (select count(*) from public.dossier_events e
      where e.dossier_id = dossier.id and (e.asset_id is null or e.asset_id = home) and e.kind = 'mortgage'),
    'offers', case when private.dossier_may(dossier.id, 'dossier.read-offers') then (
      select count(*) from public.dossier_offers o
      where o.dossier_id = dossier.id and (o.asset_id is null or o.asset_id = home)) else 0 end,
    'checklist_keys', (select coalesce(jsonb_agg(distinct t.checklist_key), '[]') from public.dossier_tasks t
      where t.dossier_id = dossier.id and t.checklist_key is not null and t.asset_id is not distinct from home),
    'event', (select to_jsonb(e) from public.dossier_events e
      where e.dossier_id = dossier.id and e.ends_at >= now() order by e.starts_at, e.id limit 1));
end $$;
comment on function private.dossier_state is
  'What there is in a dossier, of one of its homes and of no home in particular, and its next event.';
select private.expose('private.dossier_state(uuid, uuid, date)', 'authenticated');

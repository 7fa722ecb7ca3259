-- A draft of two thousand homes weighs megabytes, and typing one price changes one row. Whoever has the stored version
-- sends what differs from it: fields of the document, rows that changed, and the order of all rows where that did. What
-- becomes of it is saved as any draft is: over the version that it was changed from, or not at all.

create function private.save_draft_changes(draft_id uuid, changes jsonb, base_version integer, save_id uuid)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  draft private.game_drafts;
  stored jsonb;
  rows jsonb;
begin
  if jsonb_typeof(save_draft_changes.changes -> 'fields') is distinct from 'object'
      or jsonb_typeof(save_draft_changes.changes -> 'rows') is distinct from 'array'
      or coalesce(jsonb_typeof(save_draft_changes.changes -> 'order'), 'null') not in ('array', 'null') then
    perform private.refuse(422, 'invalid_request', 'Changes of a draft are its fields, its rows and their order.');
  end if;
  if octet_length(save_draft_changes.changes::text) > 8388608 then
    perform private.refuse(422, 'draft_too_large',
      'A draft holds at most eight megabytes. Take homes out, or build two games.');
  end if;
  -- Two saves of one draft come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('draft:' || save_draft_changes.draft_id, 0));
  select d.* into draft from private.game_drafts d
    where d.id = save_draft_changes.draft_id and d.owner_id = (select auth.uid());
  if draft.id is null then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  -- The same save again, after a lost reply.
  if draft.last_save_id = save_draft_changes.save_id then
    return private.draft_answer(draft, false);
  end if;
  if draft.version is distinct from save_draft_changes.base_version then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed or published elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;
  stored := case jsonb_typeof(draft.document -> 'rows') when 'array' then draft.document -> 'rows' else '[]' end;
  select coalesce(jsonb_agg(coalesce(n.content, o.content) order by w.place), '[]'::jsonb) into rows
    from jsonb_array_elements_text(case jsonb_typeof(save_draft_changes.changes -> 'order')
      when 'array' then save_draft_changes.changes -> 'order'
      else (select coalesce(jsonb_agg(r.content -> 'id' order by r.place), '[]'::jsonb)
        from jsonb_array_elements(stored) with ordinality as r (content, place)) end)
      with ordinality as w (id, place)
    left join (select r.content ->> 'id' as id, r.content
      from jsonb_array_elements(save_draft_changes.changes -> 'rows') as r (content)) n on n.id = w.id
    left join (select r.content ->> 'id' as id, r.content
      from jsonb_array_elements(stored) as r (content)) o on o.id = w.id;
  if rows @> '[null]' then
    perform private.refuse(422, 'invalid_request', 'The order names a row that is neither stored nor sent.');
  end if;
  return private.save_draft(save_draft_changes.draft_id,
    draft.document || (save_draft_changes.changes -> 'fields') || jsonb_build_object('rows', rows),
    save_draft_changes.base_version, save_draft_changes.save_id);
end $$;
comment on function private.save_draft_changes
  is 'Saves what differs from the stored version of a draft of the caller''s.';
select private.expose('private.save_draft_changes(uuid,jsonb,integer,uuid)', 'authenticated');

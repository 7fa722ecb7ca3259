-- A draft holds two thousand homes.
--
-- A file of homes comes in whole, and its host chooses among them: two thousand with texts of their own are up to eight
-- megabytes.

alter table private.game_drafts drop constraint a_draft_is_an_object_of_at_most_3_megabytes;
alter table private.game_drafts add constraint a_draft_is_an_object_of_at_most_8_megabytes check (
  jsonb_typeof(document) = 'object' and octet_length(document::text) <= 8388608);

create or replace function private.save_draft(draft_id uuid, document jsonb, base_version integer default 0,
  save_id uuid default null, unanswered uuid[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  draft private.game_drafts;
begin
  if jsonb_typeof(save_draft.document) is distinct from 'object' or octet_length(save_draft.document::text) > 8388608
    then
    perform private.refuse(422, 'draft_too_large',
      'A draft holds at most eight megabytes. Take homes out, or build two games.');
  end if;
  -- Two saves of one draft, its first included, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('draft:' || save_draft.draft_id, 0));
  select d.* into draft from private.game_drafts d where d.id = save_draft.draft_id;
  if draft.id is null then
    -- First saves of one person come one after the other, so that none passes the limit.
    perform pg_advisory_xact_lock(hashtextextended('drafts:' || caller, 0));
    if (select count(*) from private.game_drafts d where d.owner_id = caller) >= 100 then
      perform private.refuse(409, 'draft_limit',
        'You have 100 drafts, which is the most that are kept. Delete one that you do not need.');
    end if;
    insert into private.game_drafts as d (id, owner_id, document, last_save_id)
      values (save_draft.draft_id, caller, save_draft.document, save_draft.save_id) returning d.* into draft;
    return private.draft_answer(draft, false);
  end if;
  if draft.owner_id <> caller then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  -- The same save again, after a lost reply.
  if draft.document = save_draft.document then
    return private.draft_answer(draft, false);
  end if;
  if draft.published_game_id is not null
      or draft.version is distinct from save_draft.base_version
        and not coalesce(draft.last_save_id = any (save_draft.unanswered), false) then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed or published elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;
  update private.game_drafts d set document = save_draft.document, version = d.version + 1,
    last_save_id = save_draft.save_id, updated_at = now()
    where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false);
end $$;

-- Authors know what may be quoted.
--
-- Who wrote a comment may lend its words to the report of the agency (allow_quote). Whether they do is shown below
-- their own comment and to nobody else.

create or replace function private.describe_comment(comment private.comments, player_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'id', comment.id, 'parent_id', nullif(comment.thread_id, comment.id), 'display_name', s.display_name,
      'state', case when comment.removed_at is not null then 'removed' when comment.deleted_at is not null
        then 'deleted' else 'visible' end,
      'body', case when comment.removed_at is null then comment.body end,
      'is_own', private.player_of(s) = describe_comment.player_id,
      'created_at', comment.created_at, 'edited_at', comment.edited_at,
      'editable_until', case when private.player_of(s) = describe_comment.player_id and comment.removed_at is null
        and comment.deleted_at is null then comment.created_at + interval '15 minutes' end,
      'may_be_quoted', case when private.player_of(s) = describe_comment.player_id then comment.may_be_quoted end,
      'is_reported', exists (
        select from private.reports r where r.comment_id = comment.id and r.reporter_id = describe_comment.player_id))
    from public.sessions s where s.id = comment.session_id);
end $$;

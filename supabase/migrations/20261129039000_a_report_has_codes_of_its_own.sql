-- The people of a game make the codes of its report as they make those of the game: the screen of a report offers it.
-- A code of a report opens the report and no run.

create or replace function private.make_access_code(game_slug text, brand text default null,
  kind text default 'access_code', label text default '', expires_at timestamptz default null,
  max_uses integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(make_access_code.game_slug, make_access_code.brand, caller);
  code text;
  code_id uuid;
begin
  if make_access_code.expires_at <= now() then
    perform private.refuse(422, 'code_end_past',
      'The code would have ended already. Set an end in the future, or none.');
  end if;
  if coalesce(make_access_code.kind, '') not in ('access_code', 'share_token', 'report_code')
      or make_access_code.kind = 'report_code' and not private.has_crowd_report(game)
      or make_access_code.max_uses < 1 or char_length(make_access_code.label) > 80 then
    perform private.refuse(422, 'code_unfit',
      'A code is typed or shared, its label has at most 80 characters and its uses are at least 1. Check these and '
      'try again.');
  end if;
  code := private.new_code(make_access_code.kind);
  code_id := private.set_access_code(game.id, make_access_code.kind, code, coalesce(btrim(make_access_code.label), ''),
    make_access_code.expires_at, make_access_code.max_uses, true, null);
  perform private.log_management(caller, 'make_access_code', game,
    jsonb_build_object('code_id', code_id, 'label', make_access_code.label));
  return jsonb_build_object('id', code_id, 'code', code);
end $$;
comment on function private.make_access_code is
  'Makes a code that opens a game or its report, and answers it, this once.';
select private.expose('private.make_access_code(text, text, text, text, timestamptz, integer)', 'authenticated');

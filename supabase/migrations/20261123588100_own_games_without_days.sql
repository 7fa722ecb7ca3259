-- People's own games without the days of an edition.
--
-- Editions make their games sixty days ahead, each with its hard twin: whoever works for the brand found their own
-- games behind pages of them. Days are looked after where editions are (/scoot-management).

create or replace function private.own_games(brand text default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  person uuid := (select auth.uid());
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(nullif(own_games.brand, ''), 'default'));
  is_colleague boolean := private.has_agency_role(agency, '{owner,admin,agent}');
  start_after public.games;
begin
  if own_games.after is not null then
    select g.* into start_after from public.games g
      where g.id::text = lower(own_games.after) and g.agency_id = agency and (is_colleague or g.owner_id = person);
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;
  return (
    select jsonb_build_object(
      'games', coalesce(
        jsonb_agg(private.describe_own_game(n.game) order by n.place) filter (where n.place <= page_size), '[]'::jsonb),
      'next', case when count(*) > page_size then (array_agg((n.game).id order by n.place))[page_size] end)
    from (
      select g as game, row_number() over (order by g.created_at desc, g.id desc) as place
      from public.games g
      where g.agency_id = agency and (is_colleague or g.owner_id = person) and not private.is_edition_game(g.id)
        and (start_after.id is null or (g.created_at, g.id) < (start_after.created_at, start_after.id))
      order by g.created_at desc, g.id desc limit page_size + 1) n);
end $$;

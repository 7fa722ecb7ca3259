-- Staff read sixty days ahead and no further: a day that somebody asks for is chosen, and one of the year 9999 would
-- hold its homes for ever. A date without an end is no day.

create or replace function private.daily_challenge(edition text, "on" date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions := private.edition_of(daily_challenge.edition);
  today date := private.edition_day_at(asked, now());
  wanted date := coalesce(private.edition_day_at(asked, daily_challenge."on"::timestamp at time zone asked.time_zone),
    today);
  day private.edition_days;
  slug text;
begin
  if not isfinite(daily_challenge."on") or wanted < asked.first_on
    or wanted > today + (case when coalesce(private.is_staff(), false) then 60 else 0 end)
  then
    perform private.refuse(404, 'not_found', 'There is no challenge of that day yet. Look at today''s instead.');
  end if;
  day := private.open_edition_day(asked.edition, wanted);
  if day.edition is null then
    perform private.refuse(404, 'not_found', 'There are too few homes for a challenge of that day. Come back later.');
  end if;
  slug := (select g.slug from public.games g where g.id = day.game_id);
  return jsonb_build_object('edition', asked.edition, 'on', day.day_on, 'number', day.number, 'game_slug', slug,
    'hard_game_slug', (select g.slug from public.games g where g.id = day.hard_game_id),
    'opens_at', day.opens_at, 'closes_at', day.closes_at,
    'next_opens_at', private.edition_opens_at(asked, day.day_on + private.edition_step(asked)),
    'now_at', now(), 'time_zone', asked.time_zone, 'is_today', day.day_on = today,
    'homes', (select count(*) from private.edition_homes h where h.edition = day.edition and h.day_on = day.day_on),
    'currency', (select g.currency from public.games g where g.id = day.game_id),
    'is_sample', coalesce((select g.is_sample from public.games g where g.id = day.game_id), false));
end $$;

-- Presentation: how a game is shown, beside every mode. Photos in another order, a price that turns over as cards, hard
-- rules, small photos, words instead of points.
--
-- What a host chose stands among the options of the game's mode (domain/presentations.ts), so a preset's code carries
-- it and every run of the game has it, whichever mode it is played in. Photos by chance are in an order that comes
-- from their own ids: the same for everybody, and it tells nothing of a home. Hard rules are no hints and the hardest
-- difficulty, wherever they stand: the hard games of days are made of the same option. A game in words has no board,
-- no room and no total to share, since all of these are numbers.

create or replace function private.are_mode_options(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_typeof(options) = 'object'
    and not (options @> '{"is_classroom": true}' and options @> '{"may_double": true}')
    and not (options @> '{"is_family": true}' and (options ? 'run_seconds' or options @> '{"may_double": true}'
      or options @> '{"has_fog": true}'))
    and not (options @> '{"is_comparison": true}' and (options ?| '{lives,run_seconds,miss_limit_log}'
      or options @> '{"may_double": true}' or options @> '{"is_range": true}' or options @> '{"has_fog": true}'
      or jsonb_typeof(options -> 'round_seconds') is not distinct from 'number')) and not exists (
    select from jsonb_each(options) o
    where not case o.key
      when 'round_seconds' then case jsonb_typeof(o.value)
        when 'null' then true when 'number' then o.value::numeric between 5 and 3600 and o.value::numeric % 1 = 0
          else false end
      when 'regions' then case jsonb_typeof(o.value)
        when 'array' then jsonb_array_length(o.value) <= 20 and not exists (select from jsonb_array_elements(o.value) r
          where jsonb_typeof(r.value) <> 'string' or char_length(btrim(r.value #>> '{}')) not between 1 and 80)
        else false end
      when 'photo_order' then o.value in ('"outside-last"', '"shuffled"')
      when 'miss_limit_log' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric > 0 and o.value::numeric <= 10 else false end
      when 'run_seconds' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 30 and 3600 and o.value::numeric % 1 = 0 else false end
      when 'lives' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 1 and 9 and o.value::numeric % 1 = 0 else false end
      else jsonb_typeof(o.value) = 'boolean'
        and o.key in ('has_hints', 'is_range', 'shows_photos', 'shows_facts', 'is_classroom', 'is_calm',
          'is_ranked', 'has_words', 'may_double', 'has_fog', 'is_comparison', 'has_flip', 'is_hard', 'is_light',
          'is_family') end);
end $$;

create function private.presentation_of(options jsonb) returns jsonb language plpgsql immutable
  set search_path = '' as $$
begin
  return private.pick(options, '{photo_order,has_flip,is_light}')
    || case when options @> '{"is_hard": true, "has_hints": false}' then '{"is_hard": true, "has_hints": false}'
      else '{}'::jsonb end
    || case when options @> '{"is_family": true, "is_calm": true, "has_hints": false}'
      then '{"is_family": true, "is_calm": true, "has_hints": false}' else '{}'::jsonb end;
end $$;
comment on function private.presentation_of is 'How a game with these options is presented, whatever its mode.';

create or replace function private.game_in_mode(game public.games, options jsonb) returns public.games
language plpgsql immutable set search_path = '' as $$
begin
  if options ? 'round_seconds' then
    game.round_seconds := (options ->> 'round_seconds')::integer;
  end if;
  if options @> '{"is_calm": true}' then
    game.round_seconds := null;
  end if;
  if options @> '{"has_hints": false}' or options @> '{"shows_facts": false}'
      or options @> '{"has_fog": true}' then
    game.hints := '{}';
  end if;
  if options @> '{"is_hard": true}' then
    game.hints := '{}';
    game.difficulty := 'hard';
  end if;
  game.miss_limit_log := coalesce((options ->> 'miss_limit_log')::double precision, game.miss_limit_log);
  -- Which of two costs more misses no price, is asked without hints, and nobody's time runs out between two homes.
  if options @> '{"is_comparison": true}' then
    game.miss_limit_log := null;
    game.hints := '{}';
    game.round_seconds := null;
  end if;
  if options @> '{"is_classroom": true}' or options @> '{"is_ranked": false}' or options @> '{"is_family": true}' then
    game.has_leaderboard := false;
  end if;
  return game;
end $$;

drop trigger a_game_keeps_to_its_mode on public.games;
create trigger a_game_keeps_to_its_mode
  before insert or update of mode_options, round_seconds, hints, difficulty, miss_limit_log, has_leaderboard
  on public.games for each row execute function private.keep_game_to_its_mode();

create function private.present_run_as_its_game() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  new.mode_options := new.mode_options || coalesce((
    select private.presentation_of(g.mode_options) from public.games g where g.id = new.game_id), '{}');
  return new;
end $$;
comment on function private.present_run_as_its_game is
  'Every run is presented as its game is, whichever mode or preset it is played in.';
create trigger a_run_is_presented_as_its_game before insert on public.sessions
  for each row execute function private.present_run_as_its_game();

create or replace function private.fits_room(game public.games, options jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.miss_limit_of(private.game_in_mode(game, options)) is null
    and not options ?| '{lives,run_seconds}' and not options @> '{"may_double": true}'
    and not options @> '{"has_fog": true}'
    and not options @> '{"is_comparison": true}'
    and not (game.mode_options || options) @> '{"is_family": true}';
end $$;

-- tests/facts holds these equal to the domain's.
create function private.outside_rooms() returns text[] language sql immutable set search_path = '' as $$
  select '{exterior,outside,front,facade,garden,terrace,balcony,pool,view,street,street-map,map}'::text[]
$$;
comment on function private.outside_rooms is 'Photos of these rooms show a home from outside, or where it stands.';

create function private.photos_in_order(listing_id uuid, photo_order text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if photo_order is null then
    return private.photos_of(photos_in_order.listing_id);
  end if;
  return (
    select coalesce(jsonb_agg(p.photo order by case photo_order
        when 'outside-last' then coalesce(regexp_replace(lower(btrim(p.photo ->> 'room')), '[ _]+', '-', 'g')
          = any (private.outside_rooms()), false)::text
        else right(p.photo ->> 'id', 12) end, p.place), '[]'::jsonb)
    from jsonb_array_elements(private.photos_of(photos_in_order.listing_id)) with ordinality as p (photo, place));
end $$;
comment on function private.photos_in_order is
  'Photos of a home as its host put them, with the outside last, or by chance in an order that is everybody''s.';

create or replace function private.photos_in_mode(listing_id uuid, options jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  photos jsonb;
begin
  if options @> '{"shows_photos": false}' or options @> '{"may_double": true}' then
    return '[]'::jsonb;
  end if;
  photos := private.photos_in_order(photos_in_mode.listing_id, options ->> 'photo_order');
  if options @> '{"has_fog": true}' then
    return (
      select coalesce(jsonb_agg(p.photo || '{"alt": "", "room": null}'), '[]'::jsonb)
      from jsonb_array_elements(photos) with ordinality as p (photo, place)
      where p.place = 1);
  end if;
  if options @> '{"shows_facts": false}' then
    return (
      select coalesce(jsonb_agg(p.photo || '{"alt": "", "room": null}' order by p.place), '[]'::jsonb)
      from jsonb_array_elements(photos) with ordinality as p (photo, place));
  end if;
  return photos;
end $$;

-- The hard game of a day is hard by the same option as every other.
create or replace function private.make_edition_game(day private.edition_days, is_hard boolean) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions;
  operator uuid := (select a.id from public.agencies a where a.key = 'default');
  wanted_slug text;
  free_slug text;
  made uuid;
begin
  select e.* into asked from private.editions e where e.edition = day.edition;
  wanted_slug := case asked.period when 'day' then 'daily-' else '' end || day.edition || '-' || day.day_on
    || case when is_hard then '-hard' else '' end;
  -- Somebody may have taken the address for a game of their own.
  select s.slug into free_slug from (
    select wanted_slug as slug, 1 as turn
    union all select wanted_slug || '-' || n, n from generate_series(2, 99) n) s
  where not exists (select from public.games g where g.agency_id = operator and g.slug = s.slug)
  order by s.turn limit 1;
  insert into public.games (agency_id, slug, family, title, state, visibility, currency, rounds_per_run, hints,
    mode_options, is_on_scoot, is_sample, opens_at, ranked_until_at)
  select operator, free_slug, 'public',
    asked.title || ' · ' || day.number || case when is_hard then ' · hard' else '' end, 'open', 'unlisted',
    (array_agg(l.currency))[1], count(*), '{year,area,local-price-per-m2,local-median}',
    case when is_hard then '{"is_hard": true, "has_hints": false}' else '{}'::jsonb end, false,
    bool_or(h.is_sample), day.opens_at, day.closes_at
  from private.edition_homes h join public.listings l on l.id = h.listing_id
  where h.edition = day.edition and h.day_on = day.day_on
  having count(*) > 0
  returning id into made;
  insert into public.game_listings (game_id, listing_id, position)
  select made, h.listing_id, h.position from private.edition_homes h
  where made is not null and h.edition = day.edition and h.day_on = day.day_on;
  return made;
end $$;
update public.games g set mode_options = g.mode_options || '{"is_hard": true, "has_hints": false}'
  from private.edition_days d where d.hard_game_id = g.id;

create or replace function private.share_of(session_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  game public.games;
  brand text;
  max_score integer;
  squares jsonb;
  total double precision;
begin
  select s.* into run from public.sessions s where s.id = share_of.session_id;
  if run.id is null then
    perform private.refuse(404, 'not_found', 'There is no result at this address. Ask for the link again.');
  end if;
  game := private.game_of_run(run);
  select a.key into brand from public.agencies a where a.id = game.agency_id;
  max_score := private.most_points(run, game.formula);
  -- A round-up is shared home by home, so its squares say of which home they are.
  select jsonb_agg(jsonb_build_object('position', r.position, 'band', case when g.session_id is not null
    and not r.is_void then private.shared_band(g) end)
      || case game.family when 'roundup' then jsonb_build_object('game_listing_id', r.game_listing_id)
        else '{}'::jsonb end order by r.position),
    sum(case when not g.is_late and not r.is_void then private.band_points(g.formula, game.difficulty,
      private.shared_band(g)) * g.multiplier
      * private.stake_factor(r.is_staked, private.shared_band(g)) else 0 end)
  into squares, total
  from public.session_rounds r
  left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
  where r.session_id = run.id;
  return jsonb_build_object(
    'session_id', run.id,
    'game', jsonb_build_object('slug', game.slug, 'brand', brand, 'family', game.family, 'title', game.title, 'rounds',
      run.rounds),
    'display_name', run.display_name, 'status', case when private.has_run_out(run) then 'expired' else run.status end,
    'ranked', run.is_ranked, 'guessed', run.guessed,
    -- To whole hundredths of the maximum: it is an estimate and looks like one. A range earns by its width, of which
    -- its square says nothing, so a run of ranges has no total to share; a round-up is shared home by home, and a
    -- game in words has no points, so none of them has it.
    'total_score', case when run.rounds > 1 and run.status <> 'active' and run.guessed > 1
      and not run.mode_options @> '{"is_range": true}' and not run.mode_options @> '{"is_family": true}'
      and game.family <> 'roundup'
      then (round((coalesce(total, 0) * 100 / greatest(max_score, 1))::numeric) * max_score / 100)::integer end,
    'max_score', max_score,
    'survived', private.survived_of(run, private.miss_limit_of(game)),
    'is_sharing_details', run.is_sharing_details,
    'rounds', squares);
end $$;

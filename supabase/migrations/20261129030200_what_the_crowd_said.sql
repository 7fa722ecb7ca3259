-- What the crowd said, for the next meeting with whoever sells.
--
-- The report of a game, or of one home of it: counts, median, middle half, spread, by experience of the players, week
-- by
-- week, beside what was asked, what a model says and what it sold for, where these are known, and comments whose
-- authors allowed it. The people
-- of the agency read it; others open it with a code of the game's reports, which its people switch off again. Whoever
-- opens it was shown prices: their later runs of the game are practice. Of fewer than five guesses there is their
-- number.

create function private.has_crowd_report(game public.games) returns boolean
language sql immutable set search_path = '' as $$
  select game.family <> 'klavo' or private.has_client_report(game)
$$;
comment on function private.has_crowd_report is
  'Has this game a report of its crowd? A showcase has one where its slug says so.';

create function private.crowd_of_experience(game_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with guesses as (
    -- Experience: how many homes this player had guessed before, in whatever game.
    select private.point_of(g) as point, (
      select count(*) from (
        select from public.guesses o join public.sessions s on s.id = o.session_id
        where o.guessed_at < g.guessed_at and (s.user_id = r.user_id or s.guest_id = r.guest_id) limit 50) b) as before
    from public.guesses g join public.sessions r on r.id = g.session_id
    where g.game_listing_id = crowd_of_experience.game_listing_id and g.is_counted),
  grouped as (
    select case when u.before < 10 then 'new' when u.before < 50 then 'some' else 'much' end as experience,
      array_agg(u.point) as points
    from guesses u group by 1)
  select coalesce(jsonb_agg(jsonb_build_object('experience', d.experience, 'count', cardinality(d.points),
    'median_minor', case when cardinality(d.points) >= 5
      then (private.crowd_of_points(d.points) ->> 'median_minor')::bigint end) order by d.experience), '[]'::jsonb)
  from grouped d
$$;
comment on function private.crowd_of_experience is
  'Counted guesses on a home by how many homes their players had guessed before; no median of fewer than five.';

alter table private.comments add column may_be_quoted boolean not null default false;
comment on column private.comments.may_be_quoted is
  'Its author allowed the agency to show these words in its report, without their name.';

create function private.allow_quote(comment_id uuid, is_allowed boolean, guest_token text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  said private.comments;
begin
  select c.* into said from private.comments c where c.id = allow_quote.comment_id and c.deleted_at is null;
  if said.id is null then
    perform private.refuse(404, 'not_found', 'This comment is gone.');
  end if;
  perform private.session_of(said.session_id, (select auth.uid()), allow_quote.guest_token);
  update private.comments c set may_be_quoted = coalesce(allow_quote.is_allowed, false) where c.id = said.id;
  return coalesce(allow_quote.is_allowed, false);
end $$;
comment on function private.allow_quote is
  'The author of a comment lets the agency show its words in a report, without a name, or ends that.';
select private.expose('private.allow_quote(uuid, boolean, text)', 'anon', 'authenticated');

create function private.crowd_report_home(game_listing_id uuid, zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  gl public.game_listings;
  home jsonb := private.report_home(crowd_report_home.game_listing_id, crowd_report_home.zone);
  shows boolean;
begin
  select v.* into gl from public.game_listings v where v.id = crowd_report_home.game_listing_id;
  select private.game_shows_price(g, gl.listing_id) into shows from public.games g where g.id = gl.game_id;
  if not shows then
    return home || jsonb_build_object('asking_minor', null, 'sold_minor', null, 'valuation', null, 'experience',
      '[]'::jsonb,
      'quotes', '[]'::jsonb);
  end if;
  return home || jsonb_build_object(
    'asking_minor', (select p.amount_minor from private.listing_prices p
      where p.listing_id = gl.listing_id and p.kind = 'asking' order by p.version desc limit 1),
    'sold_minor', (select p.amount_minor from private.listing_prices p
      where p.listing_id = gl.listing_id and p.kind = 'sold' order by p.version desc limit 1),
    'valuation', (select jsonb_build_object('estimate_minor', (v.answer ->> 'estimateMinor')::bigint, 'low_minor',
        (v.answer ->> 'lowMinor')::bigint, 'high_minor', (v.answer ->> 'highMinor')::bigint)
      from private.valuations v where v.listing_id = gl.listing_id order by v.made_at desc, v.id limit 1),
    'experience', private.crowd_of_experience(gl.id),
    'quotes', (
      select coalesce(jsonb_agg(q.body order by q.created_at desc), '[]'::jsonb)
      from (select c.body, c.created_at from private.comments c
        where c.game_listing_id = gl.id and c.may_be_quoted and c.deleted_at is null and c.removed_at is null
        order by c.created_at desc limit 6) q));
end $$;
comment on function private.crowd_report_home is
  'What the crowd said of a home: figures, experience, words; beside what was asked, valued and paid.';

create function private.crowd_report(game_slug text, brand text default null, game_listing_id uuid default null,
  guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  agency public.agencies;
  viewer uuid := private.viewer_of(guest_token);
  -- Who made a game of the agency's homes manages it and may still have to guess them: its people alone know the
  -- prices.
  is_of_agency boolean := coalesce(private.has_agency_role(game.agency_id, '{owner,admin,agent}'), false)
    or private.is_staff();
begin
  if not private.has_crowd_report(game) then
    perform private.refuse(404, 'not_found', 'There is no report at this address. Check the link.');
  end if;
  if not is_of_agency and not exists (
      select from private.report_viewers v join private.access_codes c on c.id = v.access_code_id
      where v.game_id = game.id and v.player_id = viewer and c.is_active and coalesce(c.expires_at > now(), true)) then
    perform private.refuse(403, 'not_allowed',
      'This report is for the people of the agency and their client. Open it with its access code.');
  end if;
  select a.* into agency from public.agencies a where a.id = game.agency_id;
  return jsonb_build_object(
    'game', jsonb_build_object('slug', game.slug, 'title', game.title, 'currency', game.currency,
      'is_sample', game.is_sample),
    'agency', jsonb_build_object('name', agency.display_name, 'email', agency.service_email),
    'made_at', now(),
    'is_manager', is_of_agency,
    'players', (select count(*) from public.sessions s where s.game_id = game.id and s.is_ranked and s.guessed > 0),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'game_listing_id', gl.id, 'position', gl.place, 'title', coalesce(gl.title_override, l.title), 'town', a.town,
          'district', a.district, 'photo', private.photos_of(l.id) -> 0)
        || private.crowd_report_home(gl.id, agency.time_zone) order by gl.place), '[]'::jsonb)
      from (
        select v.*, row_number() over (order by v.position, v.id) as place from public.game_listings v
        join public.listings w on w.id = v.listing_id
        where v.game_id = game.id and v.is_visible and w.status <> 'withdrawn') gl
      join public.listings l on l.id = gl.listing_id
      join public.assets a on a.id = l.asset_id
      where crowd_report.game_listing_id is null or gl.id = crowd_report.game_listing_id));
end $$;
comment on function private.crowd_report is
  'What the crowd said of a game''s homes, or of one; for whoever manages the game, or opened its report with a code.';
select private.expose('private.crowd_report(text, text, uuid, text)', 'anon', 'authenticated');

create or replace function private.open_client_report(game_slug text, brand text default null, code text default null,
  user_id uuid default null, guest_token_in text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  viewer uuid := open_client_report.user_id;
  token text;
  code_id uuid;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(open_client_report.brand, ''), 'default') and g.slug = open_client_report.game_slug
      and g.state <> 'draft';
  if game.id is null or not private.has_crowd_report(game) then
    perform private.refuse(404, 'not_found', 'There is no report at this address. Check the link.');
  end if;
  if viewer is null and guest_token_in is not null then
    viewer := private.guest_of(guest_token_in);
    if viewer is null then
      perform private.refuse(403, 'not_your_run',
        'This browser''s guest token is not known. Clear the game''s data in this browser and try again.');
    end if;
  end if;
  -- Whoever opened the report with this very code comes back without using it up.
  select c.id into code_id from private.access_codes c
    where c.game_id = game.id and c.kind = 'report_code'
      and c.code_hash = private.hash_secret(upper(btrim(open_client_report.code)))
      and c.is_active and coalesce(c.expires_at > now(), true)
      and (c.max_uses is null or c.uses < c.max_uses
        or exists (select from private.report_viewers v where v.game_id = game.id and v.player_id = viewer
          and v.access_code_id = c.id))
    for update;
  if code_id is null then
    perform private.refuse(403, 'access_code_refused',
      'The report did not open with that code. Ask the agency for a code that works.');
  end if;
  if viewer is null then
    token := private.random_hex_32();
    insert into private.guest_identities (token_hash) values (private.hash_secret(token)) returning id into viewer;
  end if;
  if not exists (select from private.report_viewers v where v.game_id = game.id and v.player_id = viewer
    and v.access_code_id = code_id) then
    update private.access_codes c set uses = c.uses + 1 where c.id = code_id;
    insert into private.report_viewers as v (game_id, player_id, access_code_id) values (game.id, viewer, code_id)
      on conflict on constraint a_viewer_opens_a_report_once do update
        set access_code_id = excluded.access_code_id, opened_at = now();
  end if;
  perform private.remember_spoiler(game.id, viewer);
  return jsonb_build_object('guest_token', token);
end $$;

-- A home is shown alone on other sites.
--
-- What a frame shows of one home is a game of one round, which no list names: its price is as secret as in any other,
-- and its guesses count for the home. An agency has one such game for a home as long as that is open. It may be shown
-- where the latest game of the agency that other sites show may be.

create function private.embed_home(listing_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  home public.listings;
  agency public.agencies;
  game public.games;
  wanted text;
begin
  select l.* into home from public.listings l where l.id = embed_home.listing_id;
  select a.* into agency from public.assets h join public.agencies a on a.id = h.agency_id where h.id = home.asset_id
    and private.has_agency_role(a.id, '{owner,admin,agent}');
  if agency.id is null then
    perform private.refuse(404, 'not_found', 'This home is not one of your agency''s. Look at the list of homes.');
  end if;
  if home.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn', 'This home was withdrawn, so no site may show it.');
  end if;
  -- One at a time for a home: the second finds the game of the first.
  perform pg_advisory_xact_lock(hashtextextended('embed:' || home.id, 0));
  -- The address tells no id of the home, by which it could be known again elsewhere.
  wanted := 'home-' || left(md5('embed:' || home.id), 16);
  select g.* into game from public.games g where g.agency_id = agency.id and g.slug like wanted || '%'
    and g.state = 'open' order by g.created_at desc limit 1;
  if game.id is not null then
    return jsonb_build_object('slug', game.slug, 'is_new', false);
  end if;
  insert into public.games as g (agency_id, owner_id, slug, family, title, state, visibility, currency, rounds_per_run,
    has_leaderboard, is_on_scoot, is_sample, embed_domains)
  select agency.id, (select auth.uid()), case when count(o.id) = 0 then wanted else wanted || '-' || count(o.id) + 1
      end, 'public', coalesce(nullif(left(btrim(home.title), 120), ''),
      (select h.town from public.assets h where h.id = home.asset_id), agency.display_name), 'open', 'unlisted',
    home.currency, 1, false, false,
    exists (select from public.game_listings o join public.games s on s.id = o.game_id
      where o.listing_id = home.id and s.is_sample),
    coalesce((select s.embed_domains from public.games s where s.agency_id = agency.id
      and cardinality(s.embed_domains) > 0 order by s.created_at desc, s.id limit 1), '{}')
  from (select g.id from public.games g where g.agency_id = agency.id and g.slug like wanted || '%') o
  returning g.* into game;
  perform private.set_game_listings(game.id, array[home.id]);
  return jsonb_build_object('slug', game.slug, 'is_new', true);
end $$;
comment on function private.embed_home is
  'For the people of an agency: the game of one round in which other sites show one of its homes, made where there is '
  'none.';
select private.expose('private.embed_home(uuid)', 'authenticated');

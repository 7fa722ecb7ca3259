-- Games.
--
-- A game is a curated set of listings with rules. Its slug is unique within its brand, whatever its family. What a
-- visitor may know of a game comes from game_overview; the tables themselves are for the people who manage it.

create table public.games (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  owner_id uuid,
  slug text not null,
  family text not null,
  title text not null,
  description text not null default '',
  state text not null default 'draft',
  visibility text not null default 'public',
  currency text not null,
  market text,
  mode text not null default 'classic',
  rounds_per_run smallint not null default 5,
  round_order text not null default 'fixed',
  formula text not null default 'log_ratio',
  difficulty text not null default 'normal',
  scoring_options text[] not null default '{}',
  absolute_limit_minor bigint,
  hints text[] not null default '{year,area,local-price-per-m2,local-median}',
  round_seconds integer,
  miss_limit_log double precision,
  min_minor bigint,
  max_minor bigint,
  has_leaderboard boolean not null default true,
  host_name text,
  embed_domains text[] not null default '{}',
  opens_at timestamptz,
  closes_at timestamptz,
  is_sample boolean not null default false,
  is_on_scoot boolean not null default true,
  scoot_position smallint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint games_have_an_id primary key (id),
  constraint a_game_belongs_to_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_game_may_have_an_owner foreign key (owner_id) references auth.users (id) on delete set null,
  constraint a_slug_is_unique_within_a_brand unique (agency_id, slug),
  constraint a_slug_has_3_to_60_letters_digits_and_single_hyphens check (
    char_length(slug) between 3 and 60 and slug ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$'),
  constraint a_game_has_a_known_family check (
    family in ('public', 'branded', 'forum', 'one-off', 'klavo', 'ultima', 'roundup')),
  constraint a_game_has_a_known_state check (state in ('draft', 'scheduled', 'open', 'closed', 'archived')),
  constraint a_game_has_a_known_visibility check (visibility in ('public', 'unlisted', 'code')),
  constraint a_game_uses_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict,
  constraint a_game_has_a_title check (char_length(btrim(title)) between 1 and 120),
  constraint a_run_has_1_to_50_rounds check (rounds_per_run between 1 and 50),
  constraint a_round_order_is_fixed_or_random check (round_order in ('fixed', 'random')),
  constraint a_game_has_a_known_formula check (formula in ('log_ratio', 'classic_bands', 'absolute_error',
    'percent_error')),
  constraint a_game_has_a_known_difficulty check (difficulty in ('easy', 'normal', 'hard')),
  constraint a_game_adds_known_scoring_options
    check (scoring_options <@ '{band-bonuses,streaks,penalties,time-bonus}'::text[]),
  -- Points for money say how far off a guess was in money; a bonus for a band says it in per cent. Both together tell
  -- the price.
  constraint points_for_money_take_no_bonus_for_a_band check (
    formula <> 'absolute_error' or not scoring_options && '{band-bonuses,streaks}'::text[]),
  constraint an_absolute_limit_is_positive check (absolute_limit_minor between 1 and 1000000000000),
  constraint a_game_offers_known_hints check (hints <@ '{year,area,local-price-per-m2,local-median}'::text[]),
  constraint a_timed_round_lasts_5_seconds_to_an_hour check (round_seconds between 5 and 3600),
  constraint a_miss_limit_is_positive check (miss_limit_log > 0),
  constraint published_bounds_are_ordered check ((min_minor is null) = (max_minor is null)
    and coalesce(0 < min_minor and min_minor < max_minor, true)),
  constraint a_game_opens_before_it_closes check (opens_at < closes_at),
  constraint a_host_name_has_1_to_60_characters check (char_length(btrim(host_name)) between 1 and 60),
  -- They go into a header of the page: a host name with an optional wildcard and port, nothing else.
  constraint an_embed_domain_is_a_host check (
    cardinality(embed_domains) <= 20
    and array_to_string(embed_domains, ' ') ~ '^((\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?( |$))*$')
);
comment on table public.games is 'Curated sets of listings with rules.';
create index games_by_owner on public.games (owner_id);
create index games_by_currency on public.games (currency);
create index games_that_anybody_may_find on public.games (agency_id, created_at desc)
  where visibility = 'public' and state in ('open', 'scheduled');
create trigger games_touch_updated_at before update on public.games
  for each row execute function private.touch_updated_at();

create table public.game_listings (
  id uuid not null default gen_random_uuid(),
  game_id uuid not null,
  listing_id uuid not null,
  position smallint not null,
  is_visible boolean not null default true,
  title_override text,
  hidden_facts text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint game_listings_have_an_id primary key (id),
  constraint a_game_listing_belongs_to_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_game_listing_shows_a_listing foreign key (listing_id) references public.listings (id) on delete restrict,
  constraint a_game_shows_a_listing_once unique (game_id, listing_id),
  constraint a_game_listing_is_known_within_its_game unique (game_id, id),
  constraint a_title_override_has_1_to_160_characters check (char_length(btrim(title_override)) between 1 and 160),
  constraint a_game_hides_known_facts check (hidden_facts <@
    '{property_type,bedrooms,bathrooms,floor_area_m2,plot_area_m2,year_built,tenure,energy_rating,town,district,region,
      map,features,description}'::text[])
);
comment on table public.game_listings is 'Listings in games: order, visibility, title, clue settings.';
create index game_listings_by_listing on public.game_listings (listing_id);
create index game_listings_in_order on public.game_listings (game_id, position);
create trigger game_listings_touch_updated_at before update on public.game_listings
  for each row execute function private.touch_updated_at();

-- The promise made before the guess: sha-256 of `{salt}:{gameListingId}:{priceMinor}:{currency}`.
create table private.price_commitments (
  id uuid not null default gen_random_uuid(),
  game_listing_id uuid not null,
  listing_price_id uuid not null,
  salt text not null,
  commitment text not null,
  created_at timestamptz not null default now(),
  constraint price_commitments_have_an_id primary key (id),
  constraint a_commitment_is_about_a_game_listing foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint a_commitment_is_about_a_price_version foreign key (listing_price_id)
    references private.listing_prices (id) on delete restrict,
  constraint a_game_listing_commits_once_per_price_version unique (game_listing_id, listing_price_id),
  constraint a_salt_is_32_bytes_in_hex check (salt ~ '^[0-9a-f]{64}$'),
  constraint a_commitment_is_a_sha_256_in_hex check (commitment ~ '^[0-9a-f]{64}$')
);
comment on table private.price_commitments is 'Salt and commitment per game listing and price version.';
create index price_commitments_by_price on private.price_commitments (listing_price_id);
alter table private.price_commitments enable row level security;

-- A code opens a game, or one home of it: then the run has that single round, and is practice. A use is consumed when a
-- run starts, by start_run alone; looking up what a code opens consumes nothing.
create table private.access_codes (
  id uuid not null default gen_random_uuid(),
  game_id uuid not null,
  game_listing_id uuid,
  kind text not null default 'access_code',
  code_hash bytea not null,
  label text not null default '',
  is_active boolean not null default true,
  expires_at timestamptz,
  max_uses integer,
  uses integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint access_codes_have_an_id primary key (id),
  constraint an_access_code_opens_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint an_access_code_may_open_one_home_of_its_game foreign key (game_id, game_listing_id)
    references public.game_listings (game_id, id) on delete cascade,
  constraint a_game_uses_a_code_once unique (game_id, code_hash),
  constraint an_access_code_is_typed_or_shared check (kind in ('access_code', 'share_token', 'report_code')),
  constraint uses_stay_within_the_maximum check (uses >= 0 and (max_uses is null or uses <= max_uses))
);
comment on table private.access_codes
  is 'Codes and share tokens that open a game, one home of it or its client report; only their hashes are kept.';
create index access_codes_by_hash on private.access_codes (code_hash);
create index access_codes_by_game_listing on private.access_codes (game_id, game_listing_id);
alter table private.access_codes enable row level security;

-- 32 random bytes: the digest of four version-4 uuids, 488 random bits from the server's strong source.
create function private.random_hex_32() returns text language sql volatile set search_path = '' as $$
  select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
$$;
comment on function private.random_hex_32 is '32 random bytes in lower-case hex.';

create function private.hash_secret(secret text) returns bytea language plpgsql immutable set search_path = '' as $$
begin
  return sha256(convert_to(secret, 'UTF8'));
end $$;
comment on function private.hash_secret is 'What is stored of a token or code: its sha-256.';

-- Case, and spaces around it, do not matter in a code that is typed.
create function private.hash_code(kind text, code text) returns bytea language plpgsql immutable
  set search_path = '' as $$
begin
  return private.hash_secret(case kind when 'share_token' then btrim(code) else upper(btrim(code)) end);
end $$;
comment on function private.hash_code is 'What is stored of an access code or a share token.';

create function private.is_usable(code private.access_codes) returns boolean language plpgsql stable
  set search_path = '' as $$
begin
  return code.is_active and coalesce(code.expires_at > now(), true)
    and (code.max_uses is null or code.uses < code.max_uses);
end $$;
comment on function private.is_usable is 'Is the code active, not expired and not used up?';

-- The newest price version's commitment of a game listing, made when first needed. Null for a poll.
create function private.commitment_of(game_listing_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  price private.listing_prices;
  found_id uuid;
  new_salt text;
begin
  select p.* into price from private.listing_prices p
    join public.game_listings gl on gl.listing_id = p.listing_id
    where gl.id = commitment_of.game_listing_id order by p.version desc limit 1;
  if price.id is null or price.amount_minor is null then
    return null;
  end if;
  select c.id into found_id from private.price_commitments c
    where c.game_listing_id = commitment_of.game_listing_id and c.listing_price_id = price.id;
  if found_id is not null then
    return found_id;
  end if;
  new_salt := private.random_hex_32();
  insert into private.price_commitments as c (game_listing_id, listing_price_id, salt, commitment)
  values (commitment_of.game_listing_id, price.id, new_salt, encode(sha256(convert_to(
    new_salt || ':' || commitment_of.game_listing_id || ':' || price.amount_minor || ':' || price.currency, 'UTF8')),
      'hex'))
  on conflict do nothing;
  select c.id into found_id from private.price_commitments c
    where c.game_listing_id = commitment_of.game_listing_id and c.listing_price_id = price.id;
  return found_id;
end $$;
comment on function private.commitment_of
  is 'Id of the commitment to a game listing''s current price version; null for a poll.';

create function private.user_manages_game(game_id uuid, user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.games g
    where g.id = user_manages_game.game_id
      and (g.owner_id = user_manages_game.user_id
        or exists (
          select from public.agency_members m
          where m.agency_id = g.agency_id and m.user_id = user_manages_game.user_id
            and m.role in ('owner', 'admin', 'agent'))
        or exists (select from private.staff_members s where s.user_id = user_manages_game.user_id)))
$$;
comment on function private.user_manages_game is 'May this user manage this game?';

create function private.manages_game(game_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.user_manages_game(manages_game.game_id, (select auth.uid()))
$$;
comment on function private.manages_game is 'May the caller manage this game?';
grant execute on function private.manages_game(uuid) to authenticated;

alter table public.games enable row level security;
grant select on public.games to authenticated;
create policy "managers read their games" on public.games for select to authenticated
  using (private.manages_game(id));
alter table public.game_listings enable row level security;
grant select on public.game_listings to authenticated;
create policy "managers read their games' listings" on public.game_listings for select to authenticated
  using (private.manages_game(game_id));

-- Is the game open now? A scheduled game opens by the clock.
create function private.is_open(game public.games) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return game.state in ('open', 'scheduled')
    and (game.state = 'open' or game.opens_at is not null)
    and coalesce(game.opens_at <= now(), true) and coalesce(now() < game.closes_at, true);
end $$;
comment on function private.is_open is 'Does the game take new runs now?';

-- A game by slug within a brand; drafts are there for their managers alone.
create function private.find_game(slug text, brand text) returns public.games
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(find_game.brand, ''), 'default') and g.slug = find_game.slug;
  if game.id is null or (game.state = 'draft' and not private.manages_game(game.id)) then
    perform private.refuse(404, 'not_found',
      'There is no game at this address. Check the link or choose another game.');
  end if;
  return game;
end $$;
comment on function private.find_game is 'A game by slug and brand key; refuses with not_found.';

-- What SQL tests stand on. Loaded into the transaction of a test run, which is rolled back.
--
-- People come and go with sign_in, visit and sign_out; games come with prices; runs are started and guessed as the
-- edge functions do it, through the functions that only they may call.
create schema tests;
grant usage on schema tests to public;

-- Limits count by the clock's minutes: a test that fills one and then asks must not see the next minute begin between.
create function tests.wait_for_a_whole_minute() returns void language sql as $$
  select pg_sleep(61 - extract(second from clock_timestamp())) where extract(second from clock_timestamp()) > 54
$$;

create function tests.person(name text) returns uuid language plpgsql as $$
declare
  new_id uuid := gen_random_uuid();
begin
  insert into auth.users (id, email, raw_user_meta_data)
  values (new_id, new_id || '@example.com', jsonb_build_object('display_name', name));
  return new_id;
end $$;

-- From here on, statements run as this user, as a visitor, or as an edge function.
create function tests.sign_in(user_id uuid) returns void language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated')::text, true);
  perform set_config('request.jwt.claim.sub', coalesce(user_id::text, ''), true);
  perform set_config('role', 'authenticated', true);
end $$;

create function tests.visit() returns void language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '{"role": "anon"}', true);
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('role', 'anon', true);
end $$;

create function tests.serve() returns void language plpgsql as $$
begin
  perform tests.visit();
  perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
  perform set_config('role', 'none', true);
  perform set_config('role', 'service_role', true);
end $$;

create function tests.sign_out() returns void language plpgsql as $$
begin
  perform tests.visit();
  perform set_config('role', 'none', true);
end $$;

create function tests.agency(key text) returns uuid language sql as $$
  insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name, branded_game_slug)
  values (key, key, key, 'https://example.com', key || '@example.com', key, 'test-game')
  returning id
$$;

create function tests.listing(agency_id uuid, price_minor bigint, owner_id uuid default null,
  currency text default 'GBP') returns uuid
language plpgsql as $$
declare
  asset uuid;
  listing uuid;
begin
  insert into public.assets (agency_id, owner_id, country_code, town, postcode, district, address_line, bedrooms,
    floor_area_m2, year_built, latitude, longitude)
  values (agency_id, owner_id, 'GB', 'Testham', 'TE1 1ST', 'TE1', '1 Test Street', 3, 90, 1930, 51.5, -0.1) returning id
    into asset;
  insert into public.listings (asset_id, currency, title, description, source_url)
  values (asset, currency, 'A home for tests', 'Three bedrooms and a garden.', 'https://example.com/listing')
    returning id into listing;
  insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
  values (listing, 1, case when price_minor is null then 'poll' else 'sold' end, price_minor, currency, '2024-05-17');
  insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  values (listing, 1, gen_random_uuid()::text, '{480,960,1600}', 1600, 1200, 'The front of the house', 'data:,',
    md5(listing::text));
  return listing;
end $$;

-- The default brand, which every installation has; a database without samples has none yet.
select tests.agency('default') where not exists (select from public.agencies where key = 'default');

-- An open game of an agency with one home per price, in this order.
create function tests.game(slug text, agency_id uuid, prices_minor bigint[], owner_id uuid default null) returns uuid
language plpgsql as $$
declare
  game uuid;
  price bigint;
  place smallint := 0;
begin
  insert into public.games (agency_id, owner_id, slug, family, title, state, currency, rounds_per_run)
  values (agency_id, owner_id, slug, 'public', slug, 'open', 'GBP', cardinality(prices_minor)) returning id into game;
  foreach price in array prices_minor loop
    place := place + 1;
    insert into public.game_listings (game_id, listing_id, position)
    values (game, tests.listing(agency_id, price, owner_id), place);
  end loop;
  return game;
end $$;

-- Starts a run as start-run does: of a user, or of a new guest (the answer holds the guest_token).
create function tests.start(game uuid, user_id uuid default null, guest_token text default null,
  access_code text default null,
  share_token text default null, request_key text default null) returns jsonb language sql as $$
  select public.start_run(g.slug, a.key, null, null, start.user_id, start.guest_token, start.access_code,
    start.share_token,
    start.request_key, 'test')
  from public.games g join public.agencies a on a.id = g.agency_id where g.id = start.game
$$;

-- The game listing of a run's round.
create function tests.home(run jsonb, place integer) returns uuid language sql as $$
  select (run -> 'rounds' -> (place - 1) ->> 'game_listing_id')::uuid
$$;

-- Opens a round's clock as open_round does for the round's own player.
create function tests.open(run jsonb, place integer) returns void language sql as $$
  update public.session_rounds r set opened_at = clock_timestamp(),
    deadline_at = private.deadline_of(s, private.game_of_run(s), clock_timestamp())
  from public.sessions s
  where s.id = r.session_id and r.session_id = (run ->> 'session_id')::uuid
    and r.game_listing_id = tests.home(run, place) and r.opened_at is null
$$;

-- Looks at a round and guesses it as submit-guess does: context, score, record. Score and label are the default
-- formula's, unless a word is given.
create function tests.guess(run jsonb, place integer, amount_minor bigint, user_id uuid default null,
  currency text default 'GBP', label text default null) returns jsonb
language plpgsql as $$
declare
  session uuid := (run ->> 'session_id')::uuid;
  home uuid := tests.home(run, place);
  context jsonb;
  round jsonb;
  miss double precision;
begin
  perform tests.open(run, place);
  context := public.guess_context(session, home, guess.user_id, run ->> 'guest_token', 'test', guess.amount_minor, null,
    null, guess.currency);
  if context ? 'replay' then
    return context -> 'replay';
  end if;
  -- Refusals that count against the limit come as answers; submit-guess gives them their status.
  if context ? 'refusal' then
    perform private.refuse(case context -> 'refusal' ->> 'code' when 'listing_withdrawn' then 410
      when 'amount_out_of_range' then 422 when 'wrong_currency' then 422 else 409 end,
      context -> 'refusal' ->> 'code', context -> 'refusal' ->> 'detail');
  end if;
  round := context -> 'round';
  miss := ln(guess.amount_minor::double precision / (round ->> 'price_minor')::double precision);
  return public.record_guess(session_id => session, game_listing_id => home,
    listing_price_id => (round ->> 'listing_price_id')::uuid,
    amount_minor => guess.amount_minor, log_error => miss,
    score => round(1000 * exp(-4 * abs(miss)) * (round ->> 'multiplier')::double precision)::integer,
    label => coalesce(guess.label, case when abs(exp(miss) - 1) <= 0.05 then 'spot on' when miss is not null
      then 'fair' end),
    formula => round ->> 'formula',
    multiplier => (round ->> 'multiplier')::double precision, is_late => (round ->> 'is_late')::boolean);
end $$;

-- A test that passes when the statement is refused with this code, under this HTTP status.
create function tests.refuses(statement text, code text, status integer, description text) returns text
  language plpgsql as $$
declare
  state text;
  detail text;
  message text;
begin
  execute statement;
  return tap.fail(description) || E'\n# It was not refused at all.';
exception when others then
  get stacked diagnostics state = returned_sqlstate, detail = pg_exception_detail, message = message_text;
  return tap.is(state || ' ' || detail, 'PT' || status || ' ' || code, description);
end $$;

-- A test that passes when the database itself denies the statement: no right, or a policy.
create function tests.denies(statement text, description text) returns text language plpgsql as $$
begin
  return tap.throws_ok(statement, '42501', null, description);
end $$;

-- Writes a comment as write-comment does, under the home of a run's round; answers { comment, replayed }.
create function tests.say(run jsonb, place integer, body text, user_id uuid default null, request_key text default null,
  parent_id uuid default null, comment_id uuid default null) returns jsonb language sql as $$
  select public.write_comment((run ->> 'session_id')::uuid, tests.home(run, place), say.body,
    coalesce(say.request_key, gen_random_uuid()::text), say.user_id, run ->> 'guest_token', say.parent_id,
      say.comment_id)
$$;

-- The comments under the home of a run's round, as its player reads them.
create function tests.heard(run jsonb, place integer, after text default null) returns jsonb language sql as $$
  select public.read_comments((run ->> 'session_id')::uuid, tests.home(run, place), run ->> 'guest_token', heard.after)
$$;

create function tests.id_of(written jsonb) returns uuid
  language sql as $$ select (written -> 'comment' ->> 'id')::uuid $$;
grant execute on all functions in schema tests to public;

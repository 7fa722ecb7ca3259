-- Limits by address, and by game.
--
-- What a visitor may call without an account, and what writes a row, counts by network address. Functions pass the
-- address on; calls that reach the database through the REST layer alone are told it by the request's headers. A client
-- can write any header that the platform lets pass, and the left part of a list that proxies append to; so the one row
-- of address_rule says which header the platform itself writes, and which hop of it, counted from the right.
--
-- Codes: one address has 60 tries a minute, which holds nobody who has many addresses. So wrong tries count by game as
-- well (by brand where the game is not known yet). A game with 100 wrong tries in a minute is being guessed at: for
-- five minutes from then on each address has three tries a minute instead of 60. Nobody is locked out by what others
-- do, since a right code needs one try; and whoever guesses has a twentieth of the tries.

create table private.address_rule (
  is_only boolean not null default true,
  header text not null default 'x-forwarded-for',
  hop smallint not null default 1,
  constraint there_is_one_address_rule primary key (is_only),
  constraint the_address_rule_is_the_only_one check (is_only),
  constraint an_address_header_is_a_name_in_small_letters check (header ~ '^[a-z0-9-]+$'),
  constraint an_address_is_at_least_one_hop_from_the_right check (hop >= 1)
);
comment on table private.address_rule
  is 'Which header, and which of its addresses counted from the right, the platform itself writes. One row.';
alter table private.address_rule enable row level security;
insert into private.address_rule default values;

create function private.caller_address() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  rule private.address_rule;
  hops text[];
  written inet;
begin
  select r.* into rule from private.address_rule r;
  hops := string_to_array(coalesce(headers ->> rule.header, ''), ',');
  begin
    written := host(btrim(hops[cardinality(hops) - rule.hop + 1])::inet)::inet;
  exception when others then
    written := null;
  end;
  if written is null then
    return '';
  end if;
  if family(written) = 4 then
    return host(written);
  end if;
  if written <<= inet '::ffff:0:0/96' then
    return substring(host(written) from '[0-9.]+$');
  end if;
  -- One line has all of a /64.
  return text(network(set_masklen(written, 64)));
end $$;
comment on function private.caller_address is
  'The network address that a call through the REST layer counts by; empty where nothing is known of it, which all '
    'such calls share.';

create function private.take_code_try(client_address text, target text, max_tries integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_guessed_at boolean := exists (
    select from private.rate_limits r
    where r.subject = 'guessed-at:' || take_code_try.target and r.window_at > clock_timestamp() - interval '5 minutes');
begin
  return private.take_rate_limit(split_part(take_code_try.target, ':', 1) || ':'
    || coalesce(take_code_try.client_address, ''),
    case when is_guessed_at then least(3, take_code_try.max_tries) else take_code_try.max_tries end);
end $$;
comment on function private.take_code_try
  is 'Counts a try with a code by its address; null, or how many seconds to wait.';

create function private.count_wrong_code(target text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.take_rate_limit('wrong:' || count_wrong_code.target, 99) is not null
    and private.take_rate_limit('guessed-at:' || count_wrong_code.target, 1) is null;
end $$;
comment on function private.count_wrong_code
  is 'Counts a wrong code of a game or a brand; true when that begins a time of few tries for each address.';

create function public.take_code_try(client_address text, target text, max_tries integer) returns integer
language sql volatile set search_path = '' as $$
  select private.take_code_try(client_address, target, max_tries)
$$;
create function public.count_wrong_code(target text) returns boolean language sql volatile set search_path = '' as $$
  select private.count_wrong_code(target)
$$;
comment on function public.take_code_try
  is 'For functions that take codes: counts a try before the code is looked at. target is a kind, a brand and, where '
  'it is known, a game: code:default/friday-quiz.';
comment on function public.count_wrong_code is 'For functions that take codes: counts a code that opened nothing.';
grant execute on function private.take_code_try(text, text, integer),
  public.take_code_try(text, text, integer) to service_role;
grant execute on function private.count_wrong_code(text), public.count_wrong_code(text) to service_role;

-- Accepting the spoiler of somebody's shared details.
create or replace function private.accept_spoiler(session_id uuid, guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  viewer uuid := private.viewer_of(guest_token);
  token text;
  wait_seconds integer;
begin
  select s.* into run from public.sessions s where s.id = accept_spoiler.session_id;
  if run.id is null then
    perform private.refuse(404, 'not_found', 'There is no result at this address. Ask for the link again.');
  end if;
  if not run.is_sharing_details then
    perform private.refuse(403, 'not_shared',
      'The player has not shared the details of this run. Ask them to turn sharing on.');
  end if;
  if viewer is null and guest_token is not null then
    perform private.refuse(403, 'not_your_run',
      'This browser''s guest token is not known. Clear the game''s data in this browser and try again.');
  end if;
  wait_seconds := private.take_rate_limit('spoiler:' || private.caller_address(), 60);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Many shared results were opened from this network within a minute. Wait a moment and try again.',
      wait_seconds::text);
  end if;
  if viewer is null then
    token := private.random_hex_32();
    insert into private.guest_identities (token_hash) values (private.hash_secret(token)) returning id into viewer;
  end if;
  perform private.remember_spoiler(run.game_id, viewer);
  return jsonb_build_object('guest_token', token);
end $$;

-- A visitor without an identity gets a guest's, as the reporter of one name once.
create or replace function private.report_name(game_slug text, brand text, entry text, reason text, note text,
  guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  place private.leaderboard_entries;
  reporter uuid := private.viewer_of(report_name.guest_token);
  token text;
begin
  perform private.check_report(report_name.reason, report_name.note);
  place := private.entry_of(game.id, report_name.entry);
  if reporter is null and report_name.guest_token is not null then
    perform private.refuse(403, 'not_your_run',
      'This browser''s guest token is not known. Clear the game''s data in this browser and try again.');
  end if;
  if exists (select from private.reports r where r.session_id = place.session_id and r.reporter_id = reporter) then
    return jsonb_build_object('guest_token', null);
  end if;
  -- An identity costs nothing, so the network counts too: whoever makes a new one for each report gets no further.
  perform private.take_report_limit('from:' || private.caller_address(), 30);
  if reporter is null then
    token := private.random_hex_32();
    insert into private.guest_identities (token_hash) values (private.hash_secret(token)) returning id into reporter;
  else
    perform private.take_report_limit(reporter::text, 10);
  end if;
  insert into private.reports (game_id, session_id, reporter_id, reason, note)
  values (game.id, place.session_id, reporter, report_name.reason, btrim(coalesce(report_name.note, '')))
  on conflict on constraint a_name_is_reported_once_by_a_player do nothing;
  return jsonb_build_object('guest_token', token);
end $$;

-- Closed by default.
--
-- Two schemas. `public` holds what the API shows. `private` holds what no API caller may read: prices, salts,
-- tokens, counters, and every security definer function. Nothing here is granted by default; each later migration
-- says in full who may do what. The API roles get USAGE on `private` because a policy or a thin public wrapper has
-- to reach the definer functions there; they get EXECUTE on those functions one by one, and never a table.
--
-- Functions on the way of a request are plpgsql even where one expression would do: a connection keeps their plans,
-- while Postgres plans a SQL function with a search_path of its own anew at each call (17 and older).

create schema private;
comment on schema private is 'What no API caller may read: prices, salts, tokens, counters, and all definer functions.';

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema private revoke all on functions from anon, authenticated, service_role;

-- Every refusal is raised through this one function: message, `detail` = our error code, SQLSTATE PT + HTTP status.
create function private.refuse(status integer, code text, message text, hint text default '')
returns void language plpgsql volatile set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || status, message = message, detail = code, hint = hint;
end $$;
comment on function private.refuse is
  'Raises a refusal that the REST layer turns into its HTTP status. detail is the error code of the published list.';

create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch_updated_at is 'Trigger: keeps updated_at true.';

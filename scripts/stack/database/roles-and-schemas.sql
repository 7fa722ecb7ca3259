-- What hosted Supabase has before the first migration runs, and a bare Postgres has not. Runs on every start; each
-- statement leaves what exists alone. As on hosted projects since late 2026, nothing is granted on new tables by
-- default: migrations grant.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit;
    end if;
  if not exists (select from pg_roles where rolname = 'service_role')
    then create role service_role nologin noinherit bypassrls; end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then create role authenticator nologin noinherit;
    end if;
end
$$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;
grant usage on schema public, extensions, auth, storage, realtime to anon, authenticated, service_role;
revoke create on schema public from public;

do $$
begin
  if not exists (select from pg_extension where extname = 'pgcrypto')
     and exists (select from pg_available_extensions where name = 'pgcrypto') then
    create extension pgcrypto with schema extensions;
  end if;
  if not exists (select from pg_extension where extname = 'uuid-ossp')
     and exists (select from pg_available_extensions where name = 'uuid-ossp') then
    create extension "uuid-ossp" with schema extensions;
  end if;
end
$$;

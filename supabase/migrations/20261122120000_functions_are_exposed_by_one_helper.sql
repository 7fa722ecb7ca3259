-- What players and our own functions call is a wrapper in `public` over a definer function of the same name in
-- `private`. Until here each wrapper was written out by hand, with its grants and its comment. From here on a migration
-- writes the private function, says what it is for in its comment, and exposes it:
--
--   create function private.board_facts(game_slug text, brand text default null) returns jsonb … security definer …;
--   comment on function private.board_facts is 'Which boards of a game have places.';
--   select private.expose('private.board_facts(text, text)', 'anon', 'authenticated');
--
-- Arguments with their defaults, answer, volatility and comment are the private function's; the rights of both are
-- those of the roles named. The end of this file makes every wrapper that stands anew by it. `tests/conventions` holds
-- all of them to it.

create function private.expose(target regprocedure, variadic roles name[]) returns void
language plpgsql set search_path = '' as $$
declare
  inner_function pg_catalog.pg_proc := (select p from pg_catalog.pg_proc p where p.oid = target);
  called text := format('private.%I(%s)', inner_function.proname, (
    select coalesce(string_agg(quote_ident(a.name), ', ' order by a.place), '')
    from unnest(inner_function.proargnames[1:inner_function.pronargs]) with ordinality as a (name, place)));
  wrapper text := format('public.%I(%s)', inner_function.proname, pg_get_function_identity_arguments(target));
  granted text := (select string_agg(quote_ident(r), ', ') from unnest(roles) r);
  stale regprocedure;
begin
  if inner_function.pronamespace <> 'private'::regnamespace or not inner_function.prosecdef then
    raise exception '% is no definer function of the schema private, so it is not exposed.', target
      using errcode = 'invalid_parameter_value';
  end if;
  if obj_description(target, 'pg_proc') is null then
    raise exception '% has no comment. Say what it is for: the API shows that.', target
      using errcode = 'invalid_parameter_value';
  end if;
  if granted is null or not roles <@ '{anon,authenticated,service_role}'::name[] then
    raise exception '% is exposed to anon, authenticated or service_role, not to {%}.', target, granted
      using errcode = 'undefined_object';
  end if;
  for stale in select p.oid from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname = inner_function.proname loop
    execute format('drop function %s', stale);
  end loop;
  execute
    format(E'create function public.%I(%s) returns %s language sql %s set search_path = '''' as $wrapper$\n  select '
    '%s%s\n$wrapper$',
    inner_function.proname, pg_get_function_arguments(target), pg_get_function_result(target),
    case inner_function.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
    case when inner_function.proretset then '* from ' else '' end, called);
  execute format('comment on function %s is %L', wrapper, obj_description(target, 'pg_proc'));
  execute format('revoke all on function %s, %s from public, anon, authenticated, service_role', target, wrapper);
  execute format('grant execute on function %s, %s to %s', target, wrapper, granted);
end $$;
comment on function private.expose is
  'Makes the wrapper in public of a definer function in private, for these API roles alone. For migrations.';

-- Withdrawing is asked for by managers and follows from decisions; only the first is exposed, so it gets a function of
-- its own.
do $$
begin
  execute replace(pg_get_functiondef('private.withdraw_listings(uuid, uuid[], uuid, text)'::regprocedure),
    'withdraw_listings', 'withdraw_homes');
  execute replace(pg_get_functiondef('private.decide_takedown(uuid, uuid, boolean, text, uuid[])'::regprocedure),
    'private.withdraw_listings(', 'private.withdraw_homes(');
end $$;
drop function private.withdraw_listings(uuid, uuid[], uuid, text);
comment on function private.withdraw_homes
  is 'Withdraws homes that the user manages, by a request or by their own wish.';

create function private.withdraw_listings(user_id uuid, listing_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.withdraw_homes(withdraw_listings.user_id, withdraw_listings.listing_ids);
end $$;
comment on function public.withdraw_listings is 'Withdraws homes that the user manages.';

-- The wrappers that stand. Their arguments, defaults and comments were theirs alone, and some had another order of
-- arguments: the private functions take all of that over.
do $$
declare
  made record;
begin
  for made in
    select o.oid as outer_oid, i.oid as inner_oid, o.proname as name,
      pg_get_function_arguments(o.oid) as arguments, pg_get_function_arguments(i.oid) as old_arguments,
      pg_get_function_identity_arguments(o.oid) as signature, obj_description(o.oid, 'pg_proc') as comment,
      pg_get_functiondef(i.oid) as definition, o.proargnames[1:o.pronargs] is distinct
        from i.proargnames[1:i.pronargs] as is_reordered,
      array(select a.grantee::regrole::name from aclexplode(o.proacl) a where a.grantee <> o.proowner
        order by 1) as roles
    from pg_proc o join pg_proc i on i.proname = o.proname and i.pronamespace = 'private'::regnamespace
      and (select array_agg(n order by n) from unnest(o.proargnames[1:o.pronargs]) n)
        is not distinct from (select array_agg(n order by n) from unnest(i.proargnames[1:i.pronargs]) n)
    where o.pronamespace = 'public'::regnamespace
    order by o.proname
  loop
    if made.is_reordered then
      execute format('drop function %s', made.inner_oid::regprocedure);
    end if;
    execute overlay(made.definition placing format('(%s)', made.arguments)
      from position(format('(%s)', made.old_arguments) in made.definition) for length(made.old_arguments) + 2);
    execute format('comment on function private.%I(%s) is %L', made.name, made.signature, made.comment);
    perform private.expose(to_regprocedure(format('private.%I(%s)', made.name, (
      select coalesce(string_agg(format_type(t, null), ', ' order by place), '')
      from unnest((select p.proargtypes::oid[] from pg_proc p where p.oid = made.outer_oid))
        with ordinality a (t, place)))), variadic made.roles);
  end loop;
end $$;

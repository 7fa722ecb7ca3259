-- Three dossiers, and in each of them each role: one function says what everybody may, and the tables follow it.
select plan(27);

create temp table p (name text, id uuid);
insert into p select n, tests.person(n) from unnest('{owner,partner,adviser,viewer,stranger,staff}'::text[]) n;
insert into private.staff_members select id from p where name = 'staff';
create temp table d (name text, id uuid default gen_random_uuid());
insert into d (name) values ('a'), ('b'), ('c');
insert into public.dossiers (id, title) select id, 'Dossier ' || name from d;
-- In a each has the role that they are called by; b is the stranger's alone; in c roles are turned round.
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.id, v.role from (values ('a', 'owner', 'owner'), ('a', 'partner', 'partner'),
    ('a', 'adviser', 'adviser'), ('a', 'viewer', 'viewer'), ('b', 'stranger', 'owner'), ('c', 'viewer', 'owner'),
    ('c', 'owner', 'viewer')) v (dossier, name, role) join d on d.name = v.dossier join p on p.name = v.name;
insert into public.dossier_assets (dossier_id, title) select id, 'Home in ' || name from d;
grant select on p, d to public;

-- In which dossiers each person has a capability: { owner: "a", viewer: "ac", … }.
create function pg_temp.who(capability text) returns jsonb language plpgsql as $$
declare
  person record;
  able jsonb := '{}';
  found text;
begin
  for person in select * from p loop
    perform tests.sign_in(person.id);
    select string_agg(d.name, '' order by d.name) into found from d where private.dossier_may(d.id, capability);
    perform tests.sign_out();
    if found is not null then
      able := able || jsonb_build_object(person.name, found);
    end if;
  end loop;
  return able;
end $$;

select is(pg_temp.who('dossier.read'),
  '{"owner": "ac", "partner": "a", "adviser": "a", "viewer": "ac", "stranger": "b"}', 'everybody in it reads it');
select is(pg_temp.who('dossier.comment'),
  '{"owner": "a", "partner": "a", "adviser": "a", "viewer": "c", "stranger": "b"}', 'whoever advises comments');
select is(pg_temp.who('dossier.edit'), '{"owner": "a", "partner": "a", "viewer": "c", "stranger": "b"}',
  'owner and partner edit');
select is(pg_temp.who('dossier.share'), '{"owner": "a", "viewer": "c", "stranger": "b"}', 'the owner shares');
select is(pg_temp.who('dossier.read-offers'), '{"owner": "a", "partner": "a", "viewer": "c", "stranger": "b"}',
  'offers are for those who buy');
select is(pg_temp.who('dossier.read-private-notes'), '{}', 'nobody reads the private notes of another');
select is(pg_temp.who('everything'), '{}', 'what nobody knows is no');

-- The table of facts is what answers.
insert into private.dossier_capabilities values ('viewer', 'dossier.comment');
select is(pg_temp.who('dossier.comment') ->> 'viewer', 'ac', 'a row more, and viewers comment');
delete from private.dossier_capabilities where capability = 'dossier.comment' and role in ('viewer', 'adviser');
select is(pg_temp.who('dossier.comment') ->> 'adviser', null, 'a row less, and advisers do not');
insert into private.dossier_capabilities values ('adviser', 'dossier.comment');

-- Ticks, one by one, open what they name and nothing else; without them it is closed at once.
create function pg_temp.tick(person text, ticks text[]) returns void language plpgsql as $$
begin
  perform tests.sign_in((select id from p where name = 'owner'));
  perform public.set_dossier_member((select id from d where name = 'a'), (select id from p where name = person), person,
    ticks);
  perform tests.sign_out();
end $$;
create function pg_temp.opened(person text) returns text language sql as $$
  select string_agg(t.tick, ',' order by t.tick) from private.dossier_ticks t
  where strpos(coalesce(pg_temp.who(t.capability) ->> person, ''), 'a') > 0
$$;
create function pg_temp.opened_by(word text) returns text language plpgsql as $$
begin
  perform pg_temp.tick('adviser', array[word]);
  return pg_temp.opened('adviser');
end $$;
select is(pg_temp.opened_by(t.tick), t.tick, 'the tick for ' || t.tick || ' opens that alone')
  from private.dossier_ticks t order by t.tick;
select pg_temp.tick('viewer', '{ai,offers,private-notes,profile}');
select is(pg_temp.opened('viewer'), 'ai,offers,private-notes,profile', 'all ticks open all four');
select pg_temp.tick('viewer', '{}');
select is(pg_temp.opened('viewer'), null, 'and without them all four are closed');
select is(pg_temp.who('dossier.edit') ->> 'adviser', null, 'no tick lets anybody edit');
select tests.sign_in(id) from p where name = 'owner';
select tests.refuses(format('select public.set_dossier_member(%L, %L, %L, %L)', (select id from d where name = 'a'),
  (select id from p where name = 'partner'), 'partner', '{ai}'), 'invalid_request', 422, 'a partner needs no tick');
select tests.refuses(format('select public.set_dossier_member(%L, %L, %L)', (select id from d where name = 'a'),
  (select id from p where name = 'adviser'), 'owner'), 'invalid_request', 422, 'nobody is made a second owner');
select tests.sign_out();

-- Support: nothing but figures, until the owner lets them in, and then to read.
select tests.sign_in(id) from p where name = 'staff';
select is((select count(*) from public.dossier_assets), 0::bigint, 'staff read no home of a dossier');
select ok(jsonb_path_query_array(public.superwise_dossiers(), '$.rows[*].id') @> (select jsonb_agg(id) from d)
  and not public.superwise_dossiers()::text ~ 'Dossier a', 'they know which there are, and not what they are called');
select tests.sign_in(id) from p where name = 'owner';
select public.set_dossier_support(id, now() + interval '1 day') from d where name = 'a';
select tests.sign_in(id) from p where name = 'staff';
select is((select array_agg(title) from public.dossier_assets), '{Home in a}', 'let in, they read that one dossier');
select is((pg_temp.who('dossier.edit') ->> 'staff') || (pg_temp.who('dossier.read-offers') ->> 'staff'), null,
  'and neither edit it nor read offers');
select tests.sign_out();
update private.dossier_support_grants set granted_at = now() - interval '2 days', expires_at = now();
select tests.sign_in(id) from p where name = 'staff';
select is((select count(*) from public.dossier_assets), 0::bigint, 'until the time is over');
select tests.sign_in(id) from p where name = 'stranger';
select tests.refuses('select public.superwise_dossiers()', 'not_allowed', 403, 'others are told of no dossier at all');

-- A page opens for whoever reads the dossier.
select is(public.may_open_page('dossier-member', id::text), name = 'b', 'its own pages open: ' || name)
  from d where d.name in ('a', 'b') order by d.name;
select is(public.may_open_page('dossier-member', 'no id'), false, 'what is no id opens nothing');
select tests.sign_out();
select * from finish();

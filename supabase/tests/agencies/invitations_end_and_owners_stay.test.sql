-- An invitation opens its agency to one person, until it is over; whoever works for several agencies is in each what
-- they are there; and no agency is left without an owner.
select plan(59);

create temp table t as select tests.agency('ends-brand') as agency, tests.agency('ends-rival') as rival,
  tests.agency('ends-empty') as empty, tests.person('Olga') as owner,
  tests.person('Adam') as admin, tests.person('Agnes') as agent, tests.person('Rita') as rival_owner,
  tests.person('Nina') as invited, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role)
  select agency, owner, 'owner' from t union all select agency, admin, 'admin' from t
  union all select agency, agent, 'agent' from t union all select rival, rival_owner, 'owner' from t
  union all select rival, owner, 'owner' from t union all select rival, admin, 'agent' from t;
insert into private.staff_members (user_id) select staff from t;
grant select on t to public;
create function pg_temp.mailbox(person uuid) returns text language sql security definer as
  $$ select email from auth.users where id = person $$;
create function pg_temp.roles(agency uuid) returns text language sql security definer as $$
  select string_agg(m.role || ' ' || p.display_name, ', ' order by p.display_name)
  from public.agency_members m join public.profiles p on p.id = m.user_id where m.agency_id = $1
$$;

-- Opening one.
insert into private.agency_invitations (agency_id, email, role, locale, token_hash)
  select agency, pg_temp.mailbox(invited), 'agent', 'en', private.hash_secret(repeat('a', 128)) from t
  union all select rival, pg_temp.mailbox(invited), 'agent', 'en', private.hash_secret(repeat('b', 32)) from t
  union all select empty, pg_temp.mailbox(invited), 'agent', 'en', private.hash_secret(repeat('c', 31)) from t;
select tests.sign_in(invited) from t;
select tests.refuses(format('select public.agency_invitation(%L)', repeat('c', 31)), 'not_found', 404,
  'a short word opens nothing');
select is(public.agency_invitation(repeat('a', 128)) ->> 'brand', 'ends-brand', 'a whole link does');
select tests.sign_out();
update private.agency_invitations i set token_hash = private.hash_secret(repeat('c', 129)) from t
  where i.agency_id = t.empty;
select tests.sign_in(invited) from t;
select tests.refuses(format('select public.agency_invitation(%L)', repeat('c', 129)), 'not_found', 404,
  'one that is too long does not');
select is(public.accept_agency_invitation(repeat('b', 32)) ->> 'brand', 'ends-rival', 'whoever accepts one');
select is(public.accept_agency_invitation(repeat('a', 128)) ->> 'brand', 'ends-brand', 'or two');
select is(public.agency_invitation(repeat('a', 128)) -> 'is_accepted', 'true', 'reads it again while they are in');
select is(pg_temp.roles(agency), 'admin Adam, agent Agnes, agent Nina, owner Olga', 'as what it says') from t;
select tests.sign_in(owner) from t;
select lives_ok(format('select public.remove_from_agency(%L, %L)', agency, invited), 'once they are removed') from t;
select tests.sign_in(invited) from t;
select tests.refuses(format('select public.agency_invitation(%L)', repeat('a', 128)), 'invitation_over', 410,
  'the invitation that they used is over, whoever else works there and wherever else they work');
select is(public.agency_invitation(repeat('b', 32)) ->> 'brand', 'ends-rival', 'the other one is not');
select tests.wait_for_a_whole_minute();
select is((select count(public.agency_invitation(repeat('b', 32)))::integer from generate_series(1, 24)), 24,
  'a person asks often');
select tests.refuses(format('select count(public.agency_invitation(%L)) from generate_series(1, 30)', repeat('b', 32)),
  'rate_limited', 429, 'but not more than thirty times a minute');

-- Withdrawing one.
select tests.sign_in(owner) from t;
select is((select count(public.invite_to_agency(agency, n || '@example.com', 'agent', 'en'))::integer
  from t, unnest('{ida,jon}'::text[]) n), 2, 'two are invited here');
select tests.sign_in(rival_owner) from t;
select lives_ok(format($$select public.invite_to_agency(%L, 'kim@example.com', 'agent', 'en')$$, rival),
  'and one elsewhere') from t;
select tests.sign_out();
-- What was withdrawn elsewhere while its mail was on its way.
with gone as (
  insert into private.agency_invitations (agency_id, email, role, locale, revoked_at)
    select rival, 'lou@example.com', 'agent', 'en', now() - interval '1 hour' from t returning *)
select private.mail_agency_invitation(g) from gone g;
insert into private.agency_invitations (agency_id, email, role, locale, accepted_at)
  select agency, 'max@example.com', 'agent', 'en', now() from t;
create temp table i as select split_part(i.email, '@', 1) as name, i.id from private.agency_invitations i
  where i.email ~ '^(ida|jon|kim|lou|max)@';
grant select on i to public;
create function pg_temp.waiting() returns text language sql security definer as $$
  select string_agg(i.name, ' ' order by i.name) from i join private.reminders r on r.agency_invitation_id = i.id
$$;
create function pg_temp.withdrawn() returns text language sql security definer as $$
  select string_agg(i.name, ' ' order by i.name) from i join private.agency_invitations a on a.id = i.id
  where a.revoked_at is not null
$$;
create function pg_temp.withdraw(name text, agency uuid) returns jsonb language sql as
  $$ select public.revoke_agency_invitation($2, i.id) -> 'invitations' from i where i.name = $1 $$;
select is(pg_temp.waiting(), 'ida jon kim lou', 'each with a mail that waits');
select tests.sign_in(rival_owner) from t;
select is(jsonb_array_length(pg_temp.withdraw('ida', rival)), 1, 'the owner of another agency withdraws none of them')
  from t;
select is(pg_temp.withdrawn(), 'lou', 'whatever its number');
select is(pg_temp.waiting(), 'ida jon kim', 'and stops no mail but of their own that are withdrawn');
select tests.sign_out();
select private.mail_agency_invitation(a) from private.agency_invitations a join i on i.id = a.id where i.name = 'lou';
select tests.sign_in(owner) from t;
select is(jsonb_array_length(pg_temp.withdraw('ida', agency)), 1, 'an owner withdraws one') from t;
select is(pg_temp.withdrawn(), 'ida lou', 'and that one alone');
select is(pg_temp.waiting(), 'jon kim lou', 'whose mail alone does not leave');
select lives_ok(format($$select pg_temp.withdraw('max', %L)$$, agency), 'one that was used') from t;
select is(pg_temp.withdrawn(), 'ida lou', 'is not withdrawn');
select tests.sign_out();
update private.agency_invitations a set revoked_at = now() - interval '1 hour', token_hash = private.hash_secret(
  repeat('d', 64)), email = pg_temp.mailbox(t.invited) from i, t where i.id = a.id and i.name = 'ida';
select tests.sign_in(owner) from t;
select lives_ok(format($$select pg_temp.withdraw('ida', %L)$$, agency), 'withdrawn twice') from t;
select tests.sign_out();
select is(a.revoked_at, now() - interval '1 hour', 'it was withdrawn the first time') from private.agency_invitations a
  join i on i.id = a.id where i.name = 'ida';
delete from private.rate_limits r where r.subject ~ '^agency-invitation:';
select tests.sign_in(invited) from t;
select tests.refuses(format('select public.accept_agency_invitation(%L)', repeat('d', 64)), 'invitation_over', 410,
  'and opens nothing any more');

-- Writing one.
select tests.sign_in(owner) from t;
select tests.refuses(format($$select public.invite_to_agency(%L, 'ned@example.com', 'agent', 'english')$$, agency),
  'invalid_request', 422, 'an invitation is in a language') from t;
select lives_ok(format($$select public.invite_to_agency(%L, 'ned@example.com', 'agent', 'es-MX')$$, agency),
  'which may be of a country') from t;
select lives_ok(format($$select public.invite_to_agency(%L, %L, 'agent', 'en')$$, agency, pg_temp.mailbox(rival_owner)),
  'whoever works for another agency is invited as well') from t;
select tests.sign_out();
insert into private.agency_invitations (agency_id, email, role, locale, accepted_at, revoked_at)
  select rival, 'open' || n || '@example.com', 'agent', 'en', null::timestamptz, null::timestamptz
    from t, generate_series(1, 60) n
  union all select agency, 'used' || n || '@example.com', 'agent', 'en', now(), null from t, generate_series(1, 60) n
  union all select agency, 'gone' || n || '@example.com', 'agent', 'en', null, now() from t, generate_series(1, 60) n;
select tests.sign_in(owner) from t;
select lives_ok(format($$select public.invite_to_agency(%L, 'olaf@example.com', 'agent', 'en')$$, agency),
  'those of others, and those that were used or withdrawn, take no room') from t;
select tests.refuses(format($$select public.invite_to_agency(%L, 'olaf@example.com', 'agent', 'en')$$, rival),
  'links_full', 409, 'those that are open do') from t;
select lives_ok(format($$select public.invite_to_agency(%L, 'gone1@example.com', 'admin', 'en')$$, agency),
  'somebody whose invitation was withdrawn is invited anew') from t;
select tests.sign_out();
select is((select string_agg(a.role || case when a.revoked_at is null then ' open' else ' over' end, ', '
  order by a.role) from private.agency_invitations a where a.email = 'gone1@example.com'), 'admin open, agent over',
  'by another one');

-- Owners. What a transaction holds of a row shows in its xmax, once a step of its own has taken it.
create function pg_temp.held(agency uuid) returns text language sql security definer as
  $$ select a.xmax::text from public.agencies a where a.id = $1 $$;
create function pg_temp.step(statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  execute statement into answer;
  return answer;
exception when division_by_zero then
  return null;
end $$;
create temp table was as select pg_temp.held(rival) as theirs from t;
grant select on was to public;
select tests.sign_in(owner) from t;
select is(jsonb_array_length(pg_temp.step(format($$select public.set_agency_role(%L, %L, 'admin')$$, agency, agent))
  -> 'people'), 3, 'a role is changed') from t;
select is(pg_temp.held(rival), theirs, 'while no other agency waits') from t, was;
select lives_ok(format($$select public.set_agency_role(%L, %L, 'agent')$$, agency, agent), 'it is changed back') from t;
select is(pg_temp.step(format('select public.hand_over_agency(%L, %L)', agency, admin)), '{"role": "admin"}',
  'an agency is handed over') from t;
select is(pg_temp.held(rival), theirs, 'while no other agency waits either') from t, was;
select is(pg_temp.roles(agency), 'owner Adam, agent Agnes, admin Olga', 'to one owner') from t;
select is(pg_temp.roles(rival), 'agent Adam, agent Nina, owner Olga, owner Rita', 'and no other agency with it') from t;
select is(public.set_agency_role(rival, owner, 'agent'), null,
  'whoever is no owner any more is not told who works there') from t;
select tests.sign_in(rival_owner) from t;
select is(jsonb_array_length(public.set_agency_role(rival, owner, 'owner') -> 'people'), 4, 'an owner is') from t;
select is(pg_temp.roles(agency), 'owner Adam, agent Agnes, admin Olga', 'a role is of one agency') from t;

-- Whoever leaves.
create function pg_temp.leave(who text) returns text language sql security definer as $$
  select format('select public.delete_account(%L)', pg_temp.mailbox(case who when 'admin' then admin when 'owner' then
    owner when 'agent' then agent when 'rival_owner' then rival_owner end)) from t
$$;
select tests.sign_in(admin) from t;
select tests.refuses(pg_temp.leave('admin'), 'last_owner', 409,
  'the only owner of an agency does not leave, whoever else works there and whoever else owns another');
select tests.sign_in(rival_owner) from t;
select lives_ok(pg_temp.leave('rival_owner'), 'one of two owners does');
select tests.sign_out();
insert into public.agency_members (agency_id, user_id, role) select empty, agent, 'agent' from t;
select tests.sign_in(agent) from t;
select lives_ok(pg_temp.leave('agent'), 'and an agent, though an agency has no owner yet');
select tests.sign_out();
delete from auth.users u using t where u.id = t.rival_owner;
select is(pg_temp.roles(rival), 'agent Adam, agent Nina, owner Olga', 'the other owner stays') from t;
insert into public.agency_members (agency_id, user_id, role) select rival, agent, 'admin' from t;
delete from auth.users u using t where u.id = t.owner;
select is(pg_temp.roles(rival), 'agent Adam, owner Agnes, agent Nina',
  'after the last one who went, the one with the most rights follows, and nobody else') from t;
select is(pg_temp.roles(agency), 'owner Adam, agent Agnes', 'in that agency alone') from t;

-- New agencies.
select tests.sign_in(staff) from t;
select tests.refuses($$select public.create_agency('ends-new', ' ', '{en-GB}', 'GBP')$$, 'invalid_request', 422,
  'an agency has a name');
select tests.refuses($$select public.create_agency('ends-new', repeat('n', 201), '{en-GB}', 'GBP')$$,
  'invalid_request', 422, 'which is not too long');
select tests.refuses($$select public.create_agency('ends-new', 'New', '{}', 'GBP')$$, 'invalid_request', 422,
  'it has a language');
select tests.refuses($$select public.create_agency('ends-new', 'New', array_fill('en-GB'::text, array[21]), 'GBP')$$,
  'invalid_request', 422, 'and not too many');
select isnt(public.create_agency('ends-new', repeat('n', 200), '{en-GB}', 'GBP') ->> 'agency_id', null,
  'with these it is made');

-- Hosts.
select tests.sign_out();
insert into private.agency_hosts (agency_id, host) select rival, 'h' || n || '.example.com' from t,
  generate_series(1, 5) n;
insert into public.agency_members (agency_id, user_id, role) select a.id, t.admin, 'owner' from t, public.agencies a
  where a.key = 'default';
create function pg_temp.host(length integer) returns text language sql immutable as
  $$ select right(repeat('abcdefgh.', 40) || 'example.com', length) $$;
select tests.sign_in(admin) from t;
select is(jsonb_array_length(public.add_agency_host(agency, 'ours.example.com')), 1,
  'the hosts of another agency take no room') from t;
select tests.refuses(format('select public.add_agency_host(%L, %L)', agency, pg_temp.host(254)), 'host_unfit', 422,
  'a host is not too long') from t;
select is(jsonb_array_length(public.add_agency_host(agency, pg_temp.host(253))), 2, 'it may be long') from t;
select tests.refuses($$select public.add_agency_host(id, 'ours.example.com') from public.agencies
  where key = 'default'$$, 'not_allowed', 403, 'the site itself has no host of an agency, whoever owns it');
select tests.refuses($$select public.add_agency_host(gen_random_uuid(), 'ours.example.com')$$, 'not_allowed', 403,
  'nor has what is no agency');
select tests.sign_out();
select * from finish();

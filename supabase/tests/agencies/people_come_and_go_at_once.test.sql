-- People come into an agency by a mail, may do what their role says, and are out from the moment that they are removed.
select plan(46);

create temp table t as select tests.agency('comings') as agency, tests.agency('elsewhere') as elsewhere,
  tests.person('Olga') as owner, tests.person('Adam') as admin, tests.person('Agnes') as agent,
  tests.person('Nina') as invited, tests.person('Zoe') as stranger, tests.person('Staff') as staff;
grant select on t to public;
insert into public.agency_members select agency, owner, 'owner' from t union all select agency, admin, 'admin' from t
  union all select agency, agent, 'agent' from t union all select elsewhere, stranger, 'owner' from t;
insert into private.staff_members (user_id) select staff from t;
create function pg_temp.mailbox(person uuid) returns text language sql security definer as $$
  select email from auth.users where id = person $$;
create function pg_temp.roles() returns text language sql security definer as $$
  select string_agg(m.role || ' ' || p.display_name, ', ' order by p.display_name)
  from public.agency_members m join public.profiles p on p.id = m.user_id where m.agency_id = (select agency from t) $$;
-- The mail leaves: the database learns the hash of its link.
create function pg_temp.send(token text) returns integer language plpgsql security definer as $$
declare
  mail jsonb;
  sent integer := 0;
begin
  for mail in select jsonb_array_elements(private.claim_messages('{mail}', 100)) loop
    if mail ->> 'kind' = 'agency_invitation' and private.begin_message((mail ->> 'id')::uuid,
        encode(private.hash_secret(token), 'hex')) then
      perform private.finish_message((mail ->> 'id')::uuid, 'sent');
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end $$;

-- Inviting.
select tests.sign_in(owner) from t;
select is(public.invite_to_agency(agency, '  ' || upper(pg_temp.mailbox(invited)), 'agent', 'en') #>>
  '{invitations,0,email}',
  pg_temp.mailbox(invited), 'an owner invites a mailbox') from t;
select tests.sign_out();
select is((select count(*) from private.outgoing_messages m where m.kind = 'agency_invitation'), 1::bigint,
  'its mail waits');
select is((select count(*) from private.agency_invitations i where i.token_hash is not null), 0::bigint,
  'and no link opens anything before it leaves');
select is((select jsonb_build_object('brand', c.m #> '{invitation,brand}', 'role', c.m #> '{invitation,role}',
    'inviter', c.m #> '{invitation,inviter}') from (
    select jsonb_array_elements(private.claim_messages('{mail}', 100)) as m) c where c.m ->> 'kind' =
      'agency_invitation'),
  '{"brand": "comings", "role": "agent", "inviter": "Olga"}', 'the mail says who asks, for what');
update private.outgoing_messages set state = 'waiting', lease_ends_at = null where kind = 'agency_invitation';
select is(pg_temp.send(repeat('a', 64)), 1, 'it leaves');
select tests.sign_in(admin) from t;
select tests.refuses(format($$select public.invite_to_agency(%L, 'a@example.com', 'agent', 'en')$$, agency),
  'not_allowed',
  403, 'an admin invites nobody') from t;
select tests.refuses(format($$select public.agency_people(%L)$$, agency), 'not_allowed', 403, 'nor lists people') from
  t;
select tests.sign_in(stranger) from t;
select tests.refuses(format($$select public.agency_people(%L)$$, agency), 'not_found', 404,
  'to an owner of another agency there is none') from t;
select tests.refuses(format($$select public.invite_to_agency(%L, 'a@example.com', 'agent', 'en')$$, agency),
  'not_found',
  404, 'and nobody to invite into it') from t;
select tests.visit();
select tests.denies($$select public.accept_agency_invitation('x')$$, 'a visitor has no invitation');
select tests.sign_in(owner) from t;
select tests.refuses(format($$select public.invite_to_agency(%L, 'no mailbox', 'agent', 'en')$$, agency),
  'invalid_request', 422, 'an invitation goes to a mailbox') from t;
select tests.refuses(format($$select public.invite_to_agency(%L, 'a@example.com', 'chief', 'en')$$, agency),
  'invalid_request', 422, 'and is for a role') from t;
select tests.refuses(format($$select public.invite_to_agency(%L, %L, 'admin', 'en')$$, agency, pg_temp.mailbox(agent)),
  'already_member', 409, 'whoever is there is not invited') from t;

-- Accepting.
select tests.sign_in(stranger) from t;
select tests.refuses(format($$select public.agency_invitation(%L)$$, repeat('a', 64)), 'invitation_for_another', 403,
  'an invitation is for the account of its mailbox');
select tests.sign_in(invited) from t;
select tests.refuses(format($$select public.agency_invitation(%L)$$, repeat('f', 64)), 'not_found', 404,
  'another link opens nothing');
select is(public.agency_invitation(repeat('a', 64)) - 'expires_at',
  '{"brand": "comings", "name": "comings", "role": "agent", "inviter": "Olga", "is_accepted": false}',
  'whoever was invited reads into what');
select is(public.accept_agency_invitation(repeat('a', 64)) ->> 'brand', 'comings', 'and comes in');
select is(public.accept_agency_invitation(repeat('a', 64)) ->> 'brand', 'comings', 'twice is once');
select is(pg_temp.roles(), 'admin Adam, agent Agnes, agent Nina, owner Olga', 'as what the invitation says');
select is(jsonb_path_query_array(public.own_agencies(), '$[*].role'), '["agent"]', 'and finds the agency among theirs');

-- Sent again, withdrawn, run out.
select tests.sign_in(owner) from t;
select lives_ok(format($$select public.invite_to_agency(%L, 'new@example.com', 'agent', 'es')$$, agency), 'another')
  from t;
select is(pg_temp.send(repeat('b', 64)), 1, 'is mailed');
select is(jsonb_array_length(public.invite_to_agency(agency, 'new@example.com', 'admin', 'es') -> 'invitations'), 1,
  'asked again it is the same one') from t;
select tests.sign_out();
select is((select i.role || ' ' || coalesce(encode(i.token_hash, 'hex'), 'none') from private.agency_invitations i
  where i.email = 'new@example.com'), 'admin none', 'with the new role, and the old link opens nothing');
select tests.sign_in(owner) from t;
select is(public.revoke_agency_invitation(agency, (public.agency_people(agency) #>> '{invitations,0,id}')::uuid)
  -> 'invitations', '[]', 'withdrawn it is gone') from t;
select is(pg_temp.send(repeat('c', 64)), 0, 'and so is its mail');

-- Roles, and the last owner.
select tests.refuses(format($$select public.set_agency_role(%L, %L, 'agent')$$, agency, owner), 'last_owner', 409,
  'the last owner is not made less') from t;
select tests.refuses(format($$select public.remove_from_agency(%L, %L)$$, agency, owner), 'last_owner', 409,
  'nor leaves') from t;
select tests.refuses(format($$select public.set_agency_role(%L, %L, 'admin')$$, agency, stranger), 'not_found', 404,
  'somebody of another agency gets no role') from t;
select lives_ok(format($$select public.set_agency_role(%L, %L, 'admin')$$, agency, agent), 'a role is changed') from t;
select is(public.hand_over_agency(agency, admin), '{"role": "admin"}', 'an owner hands over') from t;
select is(pg_temp.roles(), 'owner Adam, admin Agnes, agent Nina, admin Olga', 'and is an admin from then on');
select tests.refuses(format($$select public.remove_from_agency(%L, %L)$$, agency, admin), 'not_allowed', 403,
  'who removes nobody') from t;
select tests.sign_out();
select tests.refuses(format($$delete from public.agency_members where agency_id = %L and role = 'owner'$$, agency),
  'last_owner', 409, 'whoever writes the row, an owner stays') from t;

-- Removed people are out at once, in what is open as well.
select tests.sign_in(agent) from t;
with saved as (update public.agencies set version = version, phone = '0161 496 0001' where id = (select agency from t)
  returning id) select is(count(*), 1::bigint, 'an admin saves') from saved;
select tests.sign_in(admin) from t;
select lives_ok(format($$select public.remove_from_agency(%L, %L)$$, agency, agent), 'the owner removes them') from t;
select tests.sign_in(agent) from t;
with saved as (update public.agencies set version = version, phone = '0161 496 0002' where id = (select agency from t)
  returning id) select is(count(*), 0::bigint, 'their next save reaches nothing') from saved;
select is(public.own_agencies(), '[]', 'no agency is theirs');
select is(public.may_open_page('agency-admin', null, 'comings'), false, 'no page of it opens');
select tests.refuses(format($$select public.agency_activity(%L)$$, agency), 'not_found', 404, 'and no log') from t;
select tests.sign_in(invited) from t;
select lives_ok(format($$select public.remove_from_agency(%L, %L)$$, agency, invited), 'an agent leaves alone') from t;

-- The log says all of it.
select tests.sign_in(admin) from t;
select is((select string_agg(e ->> 'verb' || ' ' || coalesce(e ->> 'person', e ->> 'subject'), ', ' order by (e ->>
  'id')::int)
  from jsonb_array_elements(public.agency_activity(agency) -> 'entries') e where e ->> 'subject' <> 'agency_invitations'
    and e ->> 'actor' is not null),
  'added Nina, changed Agnes, changed Adam, changed Olga, changed agencies, removed Agnes, removed Nina',
  'the log has who came, changed and went') from t;
select tests.sign_out();
select is((select count(*) from private.agency_log l where l.before::text || l.after::text ~ 'token'), 0::bigint,
  'and no secret');
select throws_ok($$update private.agency_log set verb = 'added'$$, 'The log of an agency is only ever added to.');

-- An account that goes leaves no agency alone.
delete from auth.users where id = (select admin from t);
select is(pg_temp.roles(), 'owner Olga', 'the next one follows');
select lives_ok(format($$delete from public.agencies where id = %L$$, agency), 'an agency goes with its people') from t;
select * from finish();

-- People come into a dossier by links, change roles, leave, and hand over; the owner reads what happened.
select plan(62);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table told (name text, it jsonb);
grant all on told to public;
grant select on p to public;
create function pg_temp.told(of text) returns jsonb language sql as $$ select t.it from told t where t.name = of $$;
create function pg_temp.d() returns uuid language sql as $$ select (pg_temp.told('made') ->> 'dossier_id')::uuid $$;

-- Opening one.
select tests.visit();
select tests.denies($$select public.create_dossier('Mine')$$, 'a visitor opens none');
select tests.sign_in(ada) from p;
select tests.refuses($$select public.create_dossier('  ')$$, 'invalid_request', 422, 'a dossier has a title');
select tests.refuses($$select public.create_dossier('Mine', '{"address": "", "country": "GB"}')$$, 'invalid_request',
  422, 'a home has an address');
select tests.refuses($$select public.create_dossier('Mine', '{"address": "1 Road", "country": "GB",
  "price_minor": "much"}')$$, 'invalid_request', 422, 'a price is a number');
insert into told select 'made', public.create_dossier('12 Acacia Avenue', '{"address": "12 Acacia Avenue",
  "postcode": "TE1 1ST", "country": "GB", "price_minor": 45000000, "currency": "GBP"}',
  id => '00000000-0000-4000-8000-0000000000d1');
select is(pg_temp.d(), '00000000-0000-4000-8000-0000000000d1', 'it has the id that was asked for');
select is(public.create_dossier('Again', id => pg_temp.d()), pg_temp.told('made'), 'sent again it is the same one');
select is((select (title, currency, version)::text from public.dossiers), '("12 Acacia Avenue",GBP,1)',
  'and as it was');
select is((select (is_primary, stage, postcode, facts -> 'price_minor' ->> 'value')::text from public.dossier_assets),
  '(t,hunting,"TE1 1ST",45000000)', 'its first home is the primary one, with what was said of it');
select is(public.may_open_page('dossier-member', pg_temp.d()::text), true, 'its pages open');

-- Editing from a version.
select lives_ok($$update public.dossiers set title = 'Acacia', version = 1 where id = pg_temp.d()$$, 'it is renamed');
select tests.refuses($$update public.dossiers set title = 'Old', version = 1 where id = pg_temp.d()$$, 'edit_conflict',
  409, 'not from an older version');
select tests.refuses($$update public.dossiers set title = 'Old' where id = pg_temp.d()$$, 'edit_conflict', 409,
  'nor without one');
select is((select title || version from public.dossiers), 'Acacia2', 'what was saved stands');
select tests.denies($$update public.dossiers set deleted_at = now(), version = 2$$, 'deleting is no edit');
select tests.denies($$insert into public.dossiers (title) values ('Mine')$$, 'and none is opened past its function');
select tests.denies(format($$insert into public.dossier_members (dossier_id, user_id, role)
  values (%L, %L, 'owner')$$, pg_temp.d(), (select ben from p)), 'nor anybody let in past it');

-- Inviting.
insert into told select 'link', public.invite_to_dossier(pg_temp.d(), 'partner');
insert into told select 'many', public.invite_to_dossier(pg_temp.d(), 'viewer', now() + interval '1 day', 2);
insert into told select 'mail', public.invite_to_dossier(pg_temp.d(), 'adviser',
  email => ' ' || upper((select cleo from p)::text) || '@Example.com ');
select tests.refuses(format('select public.invite_to_dossier(%L, %L)', pg_temp.d(), 'owner'), 'invalid_request', 422,
  'nobody is invited as an owner');
select tests.refuses(format('select public.invite_to_dossier(%L, %L, now() - interval ''1 day'')', pg_temp.d(),
  'viewer'), 'invalid_request', 422, 'nor until yesterday');
select tests.refuses(format('select public.invite_to_dossier(%L, %L, uses => 21)', pg_temp.d(), 'viewer'),
  'invalid_request', 422, 'nor a crowd');
select tests.sign_out();
select is_empty($$select i.id from private.dossier_invitations i, told t
  where to_jsonb(i)::text ~ coalesce(t.it ->> 'token', 'no token')$$, 'no token is kept');
select tests.sign_in(ben) from p;
select tests.refuses(format('select public.invite_to_dossier(%L, %L)', pg_temp.d(), 'viewer'), 'not_found', 404,
  'a stranger invites nobody');
select is(public.accept_invitation(repeat('x', 64)) ->> 'details', 'not_found', 'an unknown link is unknown');
select is(current_setting('response.status'), '404', 'which is told with its status');
select is(public.dossier_invitation(pg_temp.told('link') ->> 'token') - 'expires_at',
  '{"dossier_id": null, "title": "Acacia", "role": "partner", "own_role": null, "owner": "Ada"}',
  'a link says where it leads');
select is((select count(*) from public.dossiers), 0::bigint, 'to look at it lets nobody in');
select is(public.dossier_invitation(pg_temp.told('link') ->> 'token') ->> 'role', 'partner',
  'looked at again it is the same');
select is(public.accept_invitation(pg_temp.told('link') ->> 'token'),
  jsonb_build_object('dossier_id', pg_temp.d(), 'role', 'partner'), 'accepting does');
select is(public.accept_invitation(pg_temp.told('link') ->> 'token') ->> 'role', 'partner',
  'accepted again it says the same');
select is(public.dossier_invitation(pg_temp.told('many') ->> 'token') ->> 'own_role', 'partner',
  'whoever is in and looks at another link is told so');
select is(public.accept_invitation(pg_temp.told('many') ->> 'token') ->> 'role', 'partner',
  'another link makes nobody less than they are');
select tests.refuses(format('select public.accept_invitation(%L)', pg_temp.told('mail') ->> 'token'),
  'invitation_for_another', 403, 'a link for one account says so to another');
select is((select count(*) from public.dossiers), 1::bigint, 'who came in reads it');
select tests.refuses(format('select public.invite_to_dossier(%L, %L)', pg_temp.d(), 'viewer'), 'not_allowed', 403,
  'a partner invites nobody');
select tests.refuses(format('select public.dossier_log(%L)', pg_temp.d()), 'not_allowed', 403,
  'nor reads the log');
select tests.sign_in(cleo) from p;
select tests.refuses(format('select public.accept_invitation(%L)', pg_temp.told('link') ->> 'token'),
  'invitation_used_up', 410, 'a link for one is used up after one');
select is(public.accept_invitation(pg_temp.told('mail') ->> 'token') ->> 'role', 'adviser',
  'the account that a link is for comes in');
select is(public.dossier_people(pg_temp.d()) -> 'invitations', '[]', 'an adviser sees no open links');
select tests.refuses(format('select public.revoke_dossier_invitation(%L)', pg_temp.told('many') ->> 'id'), 'not_found',
  404, 'nor ends one');
with edited as (update public.dossiers set title = 'Hers', version = version returning 1)
  select is((select count(*) from edited), 0::bigint, 'nor edits the dossier');
select tests.sign_in(ada) from p;
select is(jsonb_array_length(public.dossier_people(pg_temp.d()) -> 'invitations'), 1, 'its owner sees what is open');
select is(public.revoke_dossier_invitation((pg_temp.told('many') ->> 'id')::uuid), true, 'and ends it');
select tests.sign_in(dan) from p;
select tests.refuses(format('select public.accept_invitation(%L)', pg_temp.told('many') ->> 'token'),
  'invitation_revoked', 410, 'which is then withdrawn');
select tests.refuses(format('select public.dossier_invitation(%L)', pg_temp.told('many') ->> 'token'),
  'invitation_revoked', 410, 'and says so to whoever looks at it');
select tests.sign_out();
update private.dossier_invitations set revoked_at = null, created_at = now() - interval '2 days',
  expires_at = now() - interval '1 second' where id = (pg_temp.told('many') ->> 'id')::uuid;
select tests.sign_in(dan) from p;
select tests.refuses(format('select public.accept_invitation(%L)', pg_temp.told('many') ->> 'token'),
  'invitation_expired', 410, 'one whose time has run out says that');
select tests.sign_out();
update private.dossier_invitations set expires_at = now() + interval '1 day'
  where id = (pg_temp.told('many') ->> 'id')::uuid;
select tests.sign_in(dan) from p;
select is(public.dossier_invitation(pg_temp.told('many') ->> 'token') ->> 'role', 'viewer',
  'with time left it works');
select tests.sign_out();
update private.dossier_invitations set revoked_at = now() where id = (pg_temp.told('many') ->> 'id')::uuid;

-- Leaving, being taken out, handing over.
select tests.sign_in(ada) from p;
select tests.refuses(format('select public.remove_from_dossier(%L, %L)', pg_temp.d(), ada), 'owner_stays', 409,
  'its owner cannot leave') from p;
select is(public.remove_from_dossier(pg_temp.d(), cleo), true, 'but take somebody out') from p;
select tests.sign_in(cleo) from p;
select is((select count(*) from public.dossier_assets), 0::bigint, 'who then reads nothing more');
select tests.sign_in(ben) from p;
select tests.refuses(format('select public.remove_from_dossier(%L, %L)', pg_temp.d(), ada), 'not_allowed', 403,
  'a partner takes nobody out') from p;
select tests.sign_in(ada) from p;
select public.hand_over_dossier(pg_temp.d(), ben) from p;
select tests.refuses(format('select public.hand_over_dossier(%L, %L)', pg_temp.d(), ada), 'not_allowed', 403,
  'what was handed over is theirs') from p;
select tests.sign_in(ben) from p;
select is((select string_agg(x ->> 'action', ' ' order by (x ->> 'id')::bigint)
  from jsonb_array_elements(public.dossier_log(pg_temp.d()) -> 'rows') x),
  'created invited invited invited share_opened joined joined invitation_revoked share_opened removed handed_over',
  'the new owner reads what happened');
select is((select string_agg(concat_ws(' ', x ->> 'actor', x ->> 'role'), ', ' order by (x ->> 'id')::bigint)
  from jsonb_array_elements(public.dossier_log(pg_temp.d()) -> 'rows') x where x ->> 'action' = 'share_opened'),
  'Ben partner, Dan viewer', 'also who opened which link, once each, and nobody whose account it was not for');

-- Deleting and putting back.
select ok((public.delete_dossier(pg_temp.d()) ->> 'gone_at')::timestamptz > now() + interval '29 days',
  'a deleted one can be put back for thirty days');
select is((select count(*) from public.dossiers) || ' ' || (select count(*) from public.dossier_assets), '1 0',
  'its owner knows of it and reads nothing in it');
select tests.sign_in(ada) from p;
select is((select count(*) from public.dossiers), 0::bigint, 'others know nothing of it');
select tests.sign_out();
insert into private.dossier_invitations (dossier_id, token_hash, role)
  values (pg_temp.d(), private.hash_secret(repeat('closed', 8)), 'viewer');
select tests.sign_in(dan) from p;
select tests.refuses(format('select public.dossier_invitation(%L)', repeat('closed', 8)), 'invitation_over', 410,
  'a link into a deleted one is over');
select tests.sign_in(ada) from p;
select tests.refuses(format('select public.restore_dossier(%L)', pg_temp.d()), 'not_found', 404,
  'nor put it back');
select tests.sign_in(ben) from p;
select public.restore_dossier(pg_temp.d());
select is((select count(*) from public.dossier_assets), 1::bigint, 'put back it is as it was');
select public.delete_dossier(pg_temp.d());
select tests.sign_out();
select is(private.forget_deleted_dossiers(), 0, 'the clock leaves it for thirty days');
update public.dossiers set deleted_at = now() - interval '31 days' where id = pg_temp.d();
select is(private.forget_deleted_dossiers(), 1, 'and takes it then');

-- Accounts that go.
select tests.sign_in(ada) from p;
insert into told select 'next', public.create_dossier('Next');
select tests.sign_out();
insert into public.dossier_members (dossier_id, user_id, role)
  select (pg_temp.told('next') ->> 'dossier_id')::uuid, p.cleo, 'adviser' from p
  union all select (pg_temp.told('next') ->> 'dossier_id')::uuid, p.dan, 'partner' from p;
select private.erase_account(ada) from p;
select tests.sign_in(dan) from p;
select is(private.dossier_may((pg_temp.told('next') ->> 'dossier_id')::uuid, 'dossier.share'), true,
  'the dossier of an account that goes is its partner''s');
select tests.sign_out();
select private.erase_account(dan) from p;
select is_empty($$select from public.dossiers d where d.id = (pg_temp.told('next') ->> 'dossier_id')::uuid$$,
  'without a partner it goes as well');
select * from finish();

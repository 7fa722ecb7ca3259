-- Who asks for their account to be deleted has thirty days to think better of it; then it goes by the clock.
select plan(24);
create temp table p as select tests.person('Ann') as ann, tests.person('Bob') as bob, tests.person('Cid') as cid,
  tests.agency('grace-brand') as agency;
grant select on p to public;
insert into private.public_profiles (user_id, handle, shows) select ann, 'aaaabbbbccccdddd', '{badges}' from p;
update auth.users u set email = 'ann-goes@example.com' from p where u.id = p.ann;
insert into public.agency_members select agency, bob, 'owner' from p union all select agency, cid, 'owner' from p;

select tests.sign_in(ann) from p;
select is(public.account_goes_at(), null, 'an account stays as long as nobody asks');
select is((public.delete_account('Ann-Goes@example.com', 'es') ->> 'goes_at')::timestamptz, now() + interval '30 days',
  'who asks hears the day');
select is(public.account_goes_at(), now() + interval '30 days', 'and can read it');
select is((public.own_data() ->> 'account_goes_at')::timestamptz, now() + interval '30 days', 'also in their own data');
select tests.sign_out();
select results_eq($$select kind, locale, about ->> 'on' from private.mails where mailbox = 'ann-goes@example.com'$$,
  format($$values ('account-goes', 'es', %L)$$, (now() + interval '30 days')::date), 'a mail tells the address');
select tests.refuses($$select public.public_profile('aaaabbbbccccdddd')$$, 'not_found', 404,
  'their public profile is hidden at once');
update private.leaving_accounts l set asked_at = now() - interval '5 days' from p where l.user_id = p.ann;
select tests.sign_in(ann) from p;
select is((public.delete_account('ann-goes@example.com') ->> 'goes_at')::timestamptz, now() + interval '25 days',
  'asking again moves nothing');
select is(public.keep_account(), true, 'one press keeps it');
select is(public.account_goes_at(), null, 'and it stays');
select lives_ok($$select public.public_profile('aaaabbbbccccdddd')$$, 'with its profile');
select is(public.keep_account(), true, 'pressed twice is pressed once');
select tests.sign_out();
select is_empty($$select from private.mails where mailbox = 'ann-goes@example.com' and state = 'waiting'$$,
  'a mail that had not left does not');
select tests.sign_in(bob) from p;
select tests.refuses($$select public.delete_account('somebody@example.com')$$, 'email_differs', 422,
  'another address deletes nothing');
select is(public.account_goes_at(), null, 'and nobody else''s day is told');
select tests.sign_out();

-- The clock.
insert into private.leaving_accounts select ann, now() - interval '30 days' + interval '1 second' from p;
insert into private.leaving_accounts select bob, now() - interval '31 days' - interval '1 hour' from p;
delete from public.agency_members m using p where m.user_id = p.cid;
select is(private.forget_accounts(), 0, 'a second too early nothing goes, and no brand loses its last owner');
select is((select count(*)::int from auth.users u, p where u.id in (p.ann, p.bob)), 2, 'both are there');
select results_eq($$select id from maintenance.stuck where what = 'account'$$, format('values (%L)', bob),
  'maintainers see the owner who waits') from p;
insert into public.agency_members select agency, cid, 'owner' from p;
update private.leaving_accounts l set asked_at = now() - interval '30 days' from p where l.user_id = p.ann;
select is(private.forget_accounts(), 2, 'then both go');
select is((select count(*)::int from auth.users u, p where u.id in (p.ann, p.bob)), 0, 'for good');
select is((select count(*)::int from auth.users u, p where u.id = p.cid), 1, 'and nobody else');
select is_empty($$select from private.mails where mailbox = 'ann-goes@example.com'$$, 'no mail knows the address');
select is((select every_seconds from private.periodic_jobs where job = 'forget_accounts'), 3600, 'every hour');
select tests.visit();
select tests.denies($$select public.keep_account()$$, 'a visitor keeps nothing');
select tests.denies($$select public.account_goes_at()$$, 'and has no day');
select tests.sign_out();
select * from finish();

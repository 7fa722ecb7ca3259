-- Who asks for their account to be deleted has thirty days to think better of it; then it goes by the clock.
select plan(37);
create temp table p as select tests.person('Ann') as ann, tests.person('Bob') as bob, tests.person('Cid') as cid,
  tests.agency('grace-brand') as agency;
grant select on p to public;
insert into private.public_profiles (user_id, handle, shows) select ann, 'aaaabbbbccccdddd', '{badges}' from p;
update auth.users u set email = 'ann-goes@example.com' from p where u.id = p.ann;
update auth.users u set email = 'cid@example.com' from p where u.id = p.cid;
insert into public.agency_members select agency, bob, 'owner' from p union all select agency, cid, 'owner' from p;

delete from private.mails;
delete from private.leaving_accounts;
insert into private.leaving_accounts select cid, now() - interval '10 days' from p;
insert into private.mails (mail_key, kind, mailbox, locale, about, state, finished_at)
  select 'cid', 'account-goes', 'cid@example.com', 'en', jsonb_build_object('person', cid), 'waiting', null from p
  union all select 'ann before', 'account-goes', 'ann-goes@example.com', 'en', jsonb_build_object('person', ann),
    'sent', now() from p
  union all select 'ann asked', 'takedown-granted', 'ann-before@example.com', 'en', jsonb_build_object('person', ann),
    'waiting', null from p;

select tests.sign_in(ann) from p;
select is(public.account_goes_at(), null, 'an account stays as long as nobody asks');
select is((public.delete_account('Ann-Goes@example.com', 'es') ->> 'goes_at')::timestamptz, now() + interval '30 days',
  'who asks hears the day');
select is(public.account_goes_at(), now() + interval '30 days', 'and can read it');
select is((public.own_data() ->> 'account_goes_at')::timestamptz, now() + interval '30 days', 'also in their own data');
select tests.sign_out();
select results_eq($$select kind, locale, about ->> 'on' from private.mails where mail_key ~ '^account-goes:'$$,
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
select results_eq($$select mail_key from private.mails order by mail_key$$,
  $$values ('ann asked'), ('ann before'), ('cid')$$, 'a mail of it that had not left does not, and every other stays');
select is((select count(*)::int from private.leaving_accounts l, p where l.user_id = p.cid), 1,
  'and somebody else''s wish as well');
select tests.sign_in(cid) from p;
select is(public.account_goes_at(), now() + interval '20 days', 'who reads their own day');
select is((public.delete_account('cid@example.com') ->> 'goes_at')::timestamptz, now() + interval '20 days',
  'whoever else has asked');
select tests.sign_out();
delete from private.leaving_accounts l using p where l.user_id = p.cid;
select tests.sign_in(bob) from p;
select tests.refuses($$select public.delete_account('somebody@example.com')$$, 'email_differs', 422,
  'another address deletes nothing');
select is(public.account_goes_at(), null, 'and nobody else''s day is told');
select tests.sign_out();

-- Whoever changes their mind all day fills no mailbox.
insert into private.mails (mail_key, kind, mailbox, locale, about, state, finished_at)
  select 'today ' || n, 'account-goes', 'cid@example.com', 'en', '{}', 'sent', now() from generate_series(1, 2) n;
select tests.sign_in(cid) from p;
select isnt(public.delete_account('cid@example.com') ->> 'goes_at', null,
  'after four mails in a day it is still taken');
select tests.sign_out();
select is((select count(*)::int from private.mails m where m.mailbox = 'cid@example.com'), 4,
  'and no fifth mail is written');
select tests.sign_in(cid) from p;
select is(public.keep_account(), true, 'and kept');
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
select isnt_empty($$select from private.mails where mail_key = 'today 1'$$, 'whose mails stay');
-- Two owners of one brand never go together.
create temp table pair as select tests.agency('grace-both') as agency, tests.person('Fay') as fay,
  tests.person('Gus') as gus;
insert into public.agency_members select agency, fay, 'owner' from pair union all select agency, gus, 'owner' from pair;
insert into private.leaving_accounts select fay, now() - interval '35 days' from pair
  union all select gus, now() - interval '34 days' from pair;
grant select on pair to public;
select is(private.forget_accounts(), 1, 'of two owners who leave one goes');
select is((select count(*)::int from auth.users u, pair where u.id = pair.gus), 1, 'and the other waits');
select tests.sign_in(fay) from pair;
select tests.refuses('select public.keep_account()', 'not_found', 404, 'an account that is gone is not kept');
select tests.sign_out();
delete from private.leaving_accounts l using pair where l.user_id = pair.gus;
-- One that fails is noted, keeps nobody else, and is left in peace for a while.
create temp table q as select tests.person('Dee') as dee, tests.person('Eve') as eve;
insert into private.leaving_accounts select dee, now() - interval '40 days' from q
  union all select eve, now() - interval '39 days' from q;
create function pg_temp.fail() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
do $$ begin
  execute format('create trigger kept before delete on auth.users for each row when (old.id = %L) execute function
    pg_temp.fail()', (select dee from q));
end $$;
select is(private.forget_accounts(), 1, 'an account that cannot go keeps no other');
select is((select f.message from private.job_failures f where f.job = 'forget_accounts'), 'kept', 'it is noted why');
drop trigger kept on auth.users;
select is(private.forget_accounts(), 0, 'and is left in peace for a while');
select is_empty($$select from private.mails where mailbox ~ '^ann-'$$,
  'no mail knows the address, or the one that it had before');
select is((select every_seconds from private.periodic_jobs where job = 'forget_accounts'), 3600, 'every hour');
select tests.visit();
select tests.denies($$select public.keep_account()$$, 'a visitor keeps nothing');
select tests.denies($$select public.account_goes_at()$$, 'and has no day');
select tests.sign_out();
select * from finish();

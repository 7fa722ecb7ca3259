-- What anybody may call and what makes identities is limited by network address, whatever identity is shown.
select plan(10);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('broadcast_boards', 0));

create temp table t as select tests.agency('limited') as brand;
create temp table g as select tests.game('limited-game', brand, '{25000000}') as game from t;
create temp table run as select tests.start(game) as run from g;
select tests.guess(run, 1, 26000000) from run;
update public.sessions s set is_sharing_details = true from run where s.id = (run ->> 'session_id')::uuid;
select private.broadcast_boards();
grant select on run to public;
create function pg_temp.come_from(address text, forged text default '198.51.100.77') returns void language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', forged || ', ' || address)::text, true)
$$;
create function pg_temp.accept() returns jsonb language sql volatile as $$
  select public.accept_spoiler((run ->> 'session_id')::uuid) from run
$$;
create temp table place as select "cursor" as entry from public.leaderboard('limited-game', 'limited') limit 1;
grant select on place to public;
create function pg_temp.report() returns jsonb language sql volatile as $$
  select public.report_name('limited-game', entry, 'spam', 'limited') from place
$$;

select tests.wait_for_a_whole_minute();
select tests.visit();
select pg_temp.come_from('203.0.113.7');
select is((select count(pg_temp.accept() ->> 'guest_token')::integer from generate_series(1, 60)), 60,
  'sixty viewers behind one router see a shared result');
select tests.refuses('select pg_temp.accept()', 'rate_limited', 429, 'the next one within the minute waits');
select pg_temp.come_from('203.0.113.7', '192.0.2.' || n) from generate_series(1, 3) n;
select tests.refuses('select pg_temp.accept()', 'rate_limited', 429, 'whatever address it claims');
select pg_temp.come_from('203.0.113.8');
select isnt(pg_temp.accept() ->> 'guest_token', null, 'somebody else does not wait');

select pg_temp.come_from('203.0.113.7');
select is((select count(pg_temp.report() ->> 'guest_token')::integer from generate_series(1, 30)), 30,
  'thirty reports of a name come from one network in a minute');
select tests.refuses('select pg_temp.report()', 'rate_limited', 429, 'not one more');
select pg_temp.come_from('203.0.113.8');
select isnt(pg_temp.report() ->> 'guest_token', null, 'while another network reports on');

-- Every function that a visitor may call and that writes: whose rows it writes, or what limits it.
select tests.sign_out();
create temp table writers (name text, why text);
insert into writers values
  ('daily_challenge', 'a day that has begun is opened once'),
  ('raise_dispute', 'of the own run, limited by player'), ('appeal_dispute', 'of the own run: once'),
  ('accept_spoiler', 'limited by address'), ('report_name', 'limited by address'),
  ('report_comment', 'of the own run, limited by player'), ('open_round', 'of the own run: a round is opened once'),
  ('give_up_run', 'of the own run'), ('go_on_with_run', 'of the own run: where a correction ended it wrongly'),
  ('set_detail_sharing', 'of the own run'),
  ('dossier_feed', 'when the own calendar was read, by its secret address; limited by that'),
  ('mark_notices_read', 'of the own notices: each is read once'),
    ('open_clue', 'of the own run: a clue is opened once'),
    ('stake_round', 'of the own run: a home is staked on once'), ('delete_comment', 'of the own comments'),
    ('room_state', 'of the own seat: when it was seen'),
  ('room_beat', 'of the own seat: when it was seen'),
  ('ask_for_reminder', 'limited by address'), ('ask_for_notice_mail', 'limited by address'),
    ('save_push_reminders', 'limited by address'),
    ('confirm_reminder', 'of the own reminder, by its mail''s link'),
    ('end_reminder', 'of the own reminder, by its mail''s link'), ('end_notice_mail', 'of the own wish'),
  ('open_lead_form', 'limited by address'), ('ask_agency', 'limited by address and by mailbox'),
    ('count_embed', 'limited by address'), ('count_share', 'limited by address'),
    ('confirm_lead', 'of the own question, by its mail''s link'),
    ('withdraw_lead', 'of the own question, by its mail''s link'),
    ('allow_quote', 'of the own run: the own comment is lent, or taken back');
select set_eq($$
  select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.provolatile = 'v' and has_function_privilege('anon', p.oid, 'execute')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  'select name from writers', 'visitors write by these functions and no other');
select is_empty($$
  select w.name from writers w join pg_proc p on p.proname = w.name join pg_namespace n on n.oid = p.pronamespace
    and n.nspname = 'private'
  where w.why = 'limited by address' and p.prosrc !~ 'private\.(caller_address|check_reminder_caller)\(\)'$$,
    'those that make identities ask for the address');
select is_empty($$
  select w.name from writers w join pg_proc p on p.proname = w.name join pg_namespace n on n.oid = p.pronamespace
    and n.nspname = 'private'
  where w.why like 'of the own%'
    and p.prosrc !~ ('private\.(session_of|own_comment|comment_of|player_of|viewer_of|thread_of|guest_of|seat_of'
      '|reminder_of|notice_mail_of|lead_of_token)\(|token_hash = private\.hash_secret\(')$$,
    'the others ask whose run it is');
select * from finish();

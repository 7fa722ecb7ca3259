-- What moderators and reports knew of a guest is known of the account that claims it, and of no other guest's.
select plan(9);

create temp table t as select tests.agency('past-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add forum uuid, add report uuid, add mine jsonb, add theirs jsonb, add comment uuid;
update t set forum = tests.game('past', brand, '{25000000}'), report = tests.game('arizona-past', brand, '{26000000}');
update public.games set family = case when slug = 'past' then 'forum' else 'klavo' end
  where id in (select forum from t union all select report from t);
select public.set_access_code(report, 'report_code', 'MINE', 'mine'),
  public.set_access_code(report, 'report_code', 'THEIRS', 'theirs') from t;
update t set mine = tests.start(forum), theirs = tests.start(forum);
select tests.guess(mine, 1, 26000000), tests.guess(theirs, 1, 26000000) from t;
create function pg_temp.guest(run jsonb) returns uuid language sql as $$
  select private.guest_of(run ->> 'guest_token')
$$;
create function pg_temp.blocked(player uuid) returns bigint language sql as $$
  select count(*) from private.comment_blocks b where b.player_id = player
$$;
create function pg_temp.opened(player uuid) returns text[] language sql as $$
  select array_agg(c.label) from private.report_viewers v join private.access_codes c on c.id = v.access_code_id
    where v.player_id = player
$$;
create function pg_temp.claim(account uuid, token text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.sign_in(account);
  answer := public.claim_guest_runs(token) ->> 'claimed';
  perform tests.sign_out();
  return answer;
end $$;
update t set comment = tests.id_of(tests.say(theirs, 1, 'Something rude'));
insert into private.comment_blocks (game_id, player_id, comment_id) select forum, pg_temp.guest(theirs), comment from t;
select public.open_client_report('arizona-past', 'past-brand', 'MINE', null, mine ->> 'guest_token'),
  public.open_client_report('arizona-past', 'past-brand', 'THEIRS', null, theirs ->> 'guest_token') from t;

select is((select pg_temp.claim(ada, mine ->> 'guest_token') from t), '1', 'a guest''s run is claimed');
select is((select pg_temp.blocked(ada) from t), 0::bigint, 'a guest who was not blocked brings no block');
select is((select pg_temp.opened(ada) from t), '{mine}', 'but the report that they had opened, by their code');
select is((select pg_temp.claim(ben, theirs ->> 'guest_token') from t), '1', 'another one''s');
select is((select pg_temp.blocked(ben) from t), 1::bigint, 'with the block');
select is((select pg_temp.opened(ben) from t), '{theirs}', 'and the report by theirs');

-- Calls of one player wait for each other, so that no run starts half claimed.
create function pg_temp.has_turn(player uuid) returns boolean language sql as $$
  select exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.pid = pg_backend_pid()
      and ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended('start_run:' || player, 0))
$$;
create temp table calm as select tests.person('Cem') as cem, repeat('c', 64) as token;
insert into private.guest_identities (token_hash) select private.hash_secret(token) from calm;
alter table calm add guest uuid;
update calm set guest = private.guest_of(token);
select ok(not pg_temp.has_turn(cem) and not pg_temp.has_turn(guest), 'nobody waits for who does nothing') from calm;
select pg_temp.claim(cem, token) from calm;
select ok(pg_temp.has_turn(cem), 'while an account claims a guest, its other calls wait') from calm;
select ok(pg_temp.has_turn(guest), 'and so do the guest''s') from calm;
select * from finish();

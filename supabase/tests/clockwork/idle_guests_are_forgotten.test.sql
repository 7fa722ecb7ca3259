-- A guest without runs goes a month after the last sign of it, with all that was kept under its id; others stay.
select plan(13);

create temp table t as select tests.agency('idle-brand') as brand, tests.person('Ada') as ada;
alter table t add game uuid, add report uuid, add code uuid, add run jsonb, add comment uuid;
update t set game = tests.game('idle', brand, '{25000000}'), report = tests.game('arizona-idle', brand, '{26000000}');
update public.games set family = case when slug = 'idle' then 'forum' else 'klavo' end
  where id in (select game from t union all select report from t);
select public.set_access_code(report, 'report_code', 'OPEN', 'client') from t;
update t set code = (select c.id from private.access_codes c where c.game_id = report), run = tests.start(game);
select tests.guess(run, 1, 26000000) from t;
update t set comment = tests.id_of(tests.say(run, 1, 'Hello'));

-- Guests by name; those that are not called young came 40 days ago.
create temp table guests as select name, gen_random_uuid() as id
  from unnest('{idle,young,claimed,reader,former reader,viewer,former viewer}'::text[]) name;
insert into private.guest_identities (id, token_hash, claimed_by, created_at)
  select g.id, private.hash_secret(repeat('0', 32) || g.name), case g.name when 'claimed' then t.ada end,
    now() - case g.name when 'young' then interval '29 days' else interval '40 days' end from guests g, t;
insert into guests select 'player', private.guest_of(run ->> 'guest_token') from t;
update private.guest_identities i set created_at = now() - interval '40 days' from guests g
  where i.id = g.id and g.name = 'player';
insert into private.report_viewers (game_id, player_id, access_code_id, opened_at)
  select t.report, g.id, t.code,
      now() - case g.name when 'former reader' then interval '31 days' else interval '29 days' end
    from guests g, t where g.name like '%reader';
insert into private.seen_spoilers (game_id, player_id, seen_at)
  select t.game, g.id, now() - case g.name when 'former viewer' then interval '31 days' else interval '29 days' end
    from guests g, t where g.name like '%viewer';
insert into private.comment_blocks (game_id, player_id, comment_id) select t.game, g.id, t.comment from guests g, t
  where g.name in ('idle', 'young');
insert into private.replaced_names (game_id, player_id, display_name) select t.game, g.id, 'Owl' from guests g, t
  where g.name in ('idle', 'young');

create function pg_temp.names(ids uuid[]) returns text[] language sql as $$
  select array_agg(g.name order by g.name) from guests g where g.id = any (ids)
$$;

select cmp_ok(private.forget_idle_guests(), '>=', 3, 'guests without a sign for a month are forgotten');
create temp table stayed as select pg_temp.names(array(select i.id from private.guest_identities i)) as names;
select ok(not 'idle' = any (names), 'who never did anything') from stayed;
select ok(not 'former reader' = any (names), 'who opened a report before that') from stayed;
select ok(not 'former viewer' = any (names), 'or was shown a price before that') from stayed;
select ok('young' = any (names), 'who came within the month stays') from stayed;
select ok('reader' = any (names), 'who opened a report within it') from stayed;
select ok('viewer' = any (names), 'who was shown a price within it') from stayed;
select ok('player' = any (names), 'who has a run, however old') from stayed;
select ok('claimed' = any (names), 'and whom an account claimed, so that the token stays the account''s') from stayed;

select is(pg_temp.names(array(select v.player_id from private.report_viewers v)), '{reader}',
  'reports stay open to guests who stay, and to nobody else');
select is(pg_temp.names(array(select p.player_id from private.seen_spoilers p)), '{viewer}',
  'as does what they were shown');
select is(pg_temp.names(array(select b.player_id from private.comment_blocks b)), '{young}', 'blocks');
select is(pg_temp.names(array(select n.player_id from private.replaced_names n)), '{young}', 'and names');
select * from finish();

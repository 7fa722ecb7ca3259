-- Every move between states that the table has is allowed, every other is refused; each is logged.
select plan(37);

create temp table t as select tests.agency('moving-brand') as brand, tests.person('agent') as agent;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('moving', brand, '{25000000}') as game from t;
grant select on t, g to public;

create function pg_temp.move(from_state text, to_state text) returns text language plpgsql as $$
declare
  detail text;
begin
  perform tests.sign_out();
  update public.games set state = from_state, opens_at = case when from_state = 'scheduled' or to_state = 'scheduled'
    then now() + interval '1 day' end, closes_at = null
    where id = (select game from g);
  perform tests.sign_in(agent) from t;
  perform public.set_game_state('moving', (select version from public.games where id = (select game from g)), to_state,
    'moving-brand');
  perform tests.sign_out();
  return (select state from public.games where id = (select game from g));
exception when others then
  get stacked diagnostics detail = pg_exception_detail;
  perform tests.sign_out();
  return detail;
end $$;

select is(pg_temp.move(f, s),
    case when exists (select from private.game_transitions m where m.from_state = f and m.to_state = s) then s
      else 'move_not_allowed' end, f || ' to ' || s)
  from unnest('{draft,scheduled,open,closed,archived}'::text[]) f,
    unnest('{draft,scheduled,open,closed,archived}'::text[]) s;
select is((select count(*)::integer from private.management_log where game_id = (select game from g)
  and action = 'set_game_state'), 7, 'each of the seven moves is logged');
select throws_ok('update private.management_log set action = ''x''', 'P0001', null, 'nobody rewrites the log');
select throws_ok('delete from private.management_log', 'P0001', null, 'nor empties it');

-- The clock counts.
update public.games set state = 'scheduled', opens_at = now() - interval '1 hour', closes_at = null
  where id = (select game from g);
select is(private.state_now(games), 'open', 'a scheduled game whose time has come is open') from public.games
  where id = (select game from g);
select tests.sign_in(agent) from t;
select tests.refuses($$select public.set_game_state('moving', (select version from public.games where slug = 'moving'),
  'draft', 'moving-brand')$$, 'move_not_allowed', 409,
  'so it does not go back to draft under its players');
select lives_ok($$select public.set_game_state('moving', (select version from public.games where slug = 'moving'),
  'closed', 'moving-brand')$$, 'and can be closed');
select is((select closes_at from public.games where slug = 'moving'), now(), 'closing says when');
select tests.refuses($$select public.set_game_state('moving', 1, 'open', 'moving-brand')$$, 'edit_conflict', 409,
  'a move from an older version is refused');

-- Nothing opens empty.
select tests.sign_out();
update public.game_listings set is_visible = false where game_id = (select game from g);
select tests.sign_in(agent) from t;
select tests.refuses($$select public.set_game_state('moving', (select version from public.games where slug = 'moving'),
  'open', 'moving-brand')$$, 'game_incomplete', 422,
  'a game without a home that is shown does not open');
select tests.sign_out();
update public.game_listings set is_visible = true where game_id = (select game from g);
select tests.sign_in(agent) from t;
select lives_ok($$select public.set_game_state('moving', (select version from public.games where slug = 'moving'),
  'open', 'moving-brand')$$, 'with one it does');
select is((select closes_at from public.games where slug = 'moving'), null, 'and an end that has passed is gone');
select tests.sign_out();
update public.games set state = 'draft', opens_at = null where id = (select game from g);
select tests.sign_in(agent) from t;
select tests.refuses($$select public.set_game_state('moving', (select version from public.games where slug = 'moving'),
  'scheduled', 'moving-brand')$$, 'game_incomplete', 422,
  'scheduling needs a time');
select * from finish();

-- Each kind of page opens for the people that it is meant for, and for nobody else.
select plan(26);

create temp table t as select tests.agency('page-brand') as brand, tests.agency('other-brand') as other,
  tests.person('Ada') as player, tests.person('Agent') as agent, tests.person('Admin') as admin,
  tests.person('Owner') as owner, tests.person('Other admin') as stranger, tests.person('Staff') as staff;
insert into public.agency_members
  select brand, agent, 'agent' from t union all select brand, admin, 'admin' from t
  union all select brand, owner, 'owner' from t union all select other, stranger, 'admin' from t;
insert into private.staff_members (user_id) select staff from t;
grant select on t to public;

-- Who of them all may.
create function pg_temp.who(access text, subject text default null) returns text[] language plpgsql as $$
declare
  person record;
  able text[] := '{}';
begin
  for person in select key, value::uuid as id from t, jsonb_each_text(to_jsonb(t) - 'brand' - 'other') order by key loop
    perform tests.sign_in(person.id);
    if public.may_open_page(access, subject, 'page-brand') then
      able := able || person.key;
    end if;
  end loop;
  perform tests.sign_out();
  return able;
end $$;

select is(pg_temp.who('signed-in'), '{admin,agent,owner,player,staff,stranger}',
  'pages of accounts open for everybody with one');
select is(pg_temp.who('staff'), '{staff}', 'pages of staff for staff alone');
select is(pg_temp.who('agency-staff'), '{admin,agent,owner,staff}', 'pages of an agency for its people and staff');
select is(pg_temp.who('agency-admin'), '{admin,owner}', 'its settings for its heads');
select is(pg_temp.who('dossier-member'), '{}', 'pages of no dossier for nobody: tests/dossiers');
select is(pg_temp.who('quest-owner'), '{}', 'nor those of quests');
select is(pg_temp.who('game-manager'), '{}', 'about games another function is asked');
select is(pg_temp.who('everybody'), '{}', 'what nobody knows is no');
select is(pg_temp.who(null), '{}', 'and so is nothing');

select is(pg_temp.who('self', player::text), '{player}', 'a person''s own pages open for that person') from t;
select is(pg_temp.who('self', upper(player::text)), '{player}', 'however the address writes the id') from t;
select is(pg_temp.who('self', staff::text), '{staff}', 'staff is a person too') from t;
select is(pg_temp.who('self'), '{}', 'an address without a person is nobody''s');
select is(pg_temp.who('self', 'me'), '{}', 'and so is one that is no id');
select is(pg_temp.who('self-agency-staff', agent::text), '{agent}',
  'an agent''s own pages of the agency are the agent''s') from t;
select is(pg_temp.who('self-agency-staff', player::text), '{}', 'a player has none') from t;
select is(pg_temp.who('self-agency-admin', admin::text), '{admin}', 'an admin''s own settings are the admin''s') from t;
select is(pg_temp.who('self-agency-admin', agent::text), '{}', 'an agent has none') from t;
select is(pg_temp.who('self-agency-admin', stranger::text), '{stranger}',
  'another agency''s admin has them on any brand''s site') from t;
select is(pg_temp.who('self-agency-staff', staff::text), '{}', 'staff are no agency''s people') from t;

-- One brand is not another, and the one that is not named is the default one.
select tests.sign_in(admin) from t;
select is(public.may_open_page('agency-admin', null, 'other-brand'), false, 'heads of one brand are none of another');
select is(public.may_open_page('agency-admin', null, 'no such brand'), false, 'nor of one that is not there');
select is(public.may_open_page('agency-admin'), true, 'where no brand is named they find their own');
select tests.sign_in(agent) from t;
select is(array[public.may_open_page('agency-staff'), public.may_open_page('agency-admin')], '{true,false}',
  'an agent finds what agents have');
select tests.sign_in(player) from t;
select is(public.may_open_page('agency-staff'), false, 'and a player nothing');
select tests.visit();
select tests.denies($$select public.may_open_page('signed-in')$$, 'a visitor is not even asked about');
select * from finish();

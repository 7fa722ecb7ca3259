-- What an agency finds in its inbox, its figures and its log: what was asked for, page by page, each once.
select plan(46);
create temp table t as
  select tests.agency('filter-brand') as agency, tests.agency('filter-other') as other, tests.person('Ada') as ada,
    tests.person('Bea') as bea, tests.person('Elsa') as elsewhere, tests.person('Pia') as player,
    tests.person('Quim') as another, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role)
  select agency, ada, 'owner' from t union all select agency, bea, 'agent' from t
  union all select other, elsewhere, 'owner' from t;
insert into private.staff_members (user_id) select staff from t;
create function pg_temp.ask(agency uuid, name text, kind text, state text, minutes integer, is_confirmed boolean
  default true, due_in interval default null) returns uuid language sql as $$
  insert into private.leads (agency_id, kind, mailbox, name, locale, state, confirmed_at, active_at, remind_at)
  values (agency, kind, name || '@example.com', name, 'en', state, case when is_confirmed then now() end,
    now() - make_interval(mins => minutes), now() + due_in) returning id
$$;
create temp table l as
  select v.name, pg_temp.ask(case when v.is_ours then t.agency else t.other end, v.name, v.kind, v.state, v.minutes,
    v.is_confirmed, v.due_in::interval) as id
  from t, (values ('ana', true, 'message', 'new', 1, true, '-1 hour'), ('ben', true, 'valuation', 'new', 2, true, null),
    ('cai', true, 'message', 'open', 3, true, '1 hour'), ('dov', true, 'valuation', 'answered', 4, true, '-1 day'),
    ('eva', true, 'message', 'closed', 5, true, null), ('fay', true, 'message', 'new', 2, false, '-1 hour'),
    ('gil', false, 'message', 'new', 3, true, '-1 hour')) v (name, is_ours, kind, state, minutes, is_confirmed, due_in);
grant select on t, l to public;
create function pg_temp.found(state text default null, kind text default null, search text default null,
  is_due boolean default null, after text default null) returns text language sql as $$
  select coalesce(string_agg(r.lead ->> 'name', ' ' order by r.place), '')
  from jsonb_array_elements(public.agency_leads((select agency from t), state, kind, search, is_due,
    (select l.id from l where l.name = after)) -> 'rows') with ordinality r (lead, place)
$$;

select tests.sign_in(bea) from t;
select is(pg_temp.found(), 'ana ben cai dov eva', 'the inbox has what was confirmed, the last that moved first');
select is(pg_temp.found(state => s), names, 'what is ' || s || ' is found by its state')
  from (values ('new', 'ana ben'), ('open', 'cai'), ('answered', 'dov'), ('closed', 'eva')) v (s, names);
select is(pg_temp.found(kind => 'message'), 'ana cai eva', 'one kind of question is found');
select is(pg_temp.found(kind => 'valuation'), 'ben dov', 'and another');
select is(pg_temp.found(kind => 'home'), '', 'a kind that nobody asked is not');
select is(pg_temp.found(state => 'new', kind => 'message'), 'ana', 'both keep to both');
select is(pg_temp.found(is_due => true), 'ana dov', 'what is due is what has a day that came');
select is(pg_temp.found(is_due => false), 'ana ben cai dov eva', 'else all are there');
select is(pg_temp.found(search => 'DOV@'), 'dov', 'somebody is found by their mail');
select is(pg_temp.found(state => 'new', search => 'dov'), '', 'and only where the rest fits');
select is(public.agency_leads(agency) -> 'counts', '{"new": 2, "open": 1, "answered": 1, "closed": 1, "due": 2}',
  'each state has its count, of this agency and confirmed') from t;
select is(pg_temp.found(after => 'ben'), 'cai dov eva', 'a page begins after a question');
select is(pg_temp.found(after => 'gil'), 'ana ben cai dov eva', 'which is never one of another agency');
select is(pg_temp.found(after => 'fay'), 'ana ben cai dov eva', 'nor one that nobody confirmed');
select is(public.agency_leads(agency) -> 'next', 'null', 'a page that has all has no next') from t;
select tests.sign_out();
select pg_temp.ask(agency, 'n' || n, 'message', 'open', 10 + n) from t, generate_series(1, 20) n;
select tests.sign_in(bea) from t;
select is(jsonb_array_length(public.agency_leads(agency) -> 'rows'), 25, 'twenty-five fill it') from t;
select is(public.agency_leads(agency) -> 'next', 'null', 'to its end') from t;
select tests.sign_out();
select pg_temp.ask(agency, 'last', 'message', 'open', 60) from t;
select tests.sign_in(bea) from t;
select is(jsonb_array_length(public.agency_leads(agency) -> 'rows'), 25, 'one more') from t;
select is((select string_agg(r ->> 'name', ' ') from t, jsonb_array_elements(public.agency_leads(agency,
    after => (public.agency_leads(agency) ->> 'next')::uuid) -> 'rows') r), 'last', 'is on the next');

-- Who may be given a question, and what is answered often.
select tests.sign_out();
insert into private.reply_templates (agency_id, name, body)
  select agency, 'Ours', 'Yes' from t union all select other, 'Theirs', 'No' from t;
select tests.sign_in(bea) from t;
select is((select string_agg(p ->> 'name', ' ') from t, jsonb_array_elements(public.agency_lead_people(agency)
  -> 'people') p), 'Ada Bea', 'a question is given to the people of the agency');
select is((select string_agg(p ->> 'name', ' ') from t, jsonb_array_elements(public.agency_lead_people(agency)
  -> 'templates') p), 'Ours', 'and answered in its words');

-- Figures.
select tests.sign_out();
create temp table g as select tests.game('filter-game', agency, '{20000000,30000000}') as game,
  tests.game('filter-foreign', other, '{20000000}') as foreign_game from t;
create function pg_temp.played(game uuid, who uuid, days integer, guesses integer) returns void language plpgsql as $$
declare
  run jsonb := tests.start(game, who);
begin
  for place in 1..guesses loop
    perform tests.guess(run, place, 21000000, who);
  end loop;
  update public.sessions s set started_at = now() - make_interval(days => days), status = 'abandoned',
    finished_at = now() where s.id = (run ->> 'session_id')::uuid and s.status = 'active';
  update public.sessions s set started_at = now() - make_interval(days => days)
    where s.id = (run ->> 'session_id')::uuid;
end $$;
select pg_temp.played(game, player, 1, 2), pg_temp.played(game, another, 2, 1), pg_temp.played(game, player, 40, 1),
  pg_temp.played(game, another, 80, 2), pg_temp.played(foreign_game, player, 1, 1) from g, t;
create temp table homes as select n, tests.listing(agency, 40000000) as id
  from t, unnest('{bare,bare withdrawn,asked,heard,foreign}'::text[]) n;
delete from public.listing_photos p using homes h where h.id = p.listing_id and h.n ~ '^bare';
with made as (insert into public.assets (agency_id, country_code) select agency, 'GB' from t, generate_series(1, 2)
  returning id)
insert into public.listings (asset_id, currency, title, status)
  select id, 'GBP', 'No price yet', case row_number() over (order by id) when 1 then 'withdrawn' else 'available' end
  from made;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select l.id, 1, gen_random_uuid()::text, '{480}', 480, 320, 'The front', 'data:,', md5(l.id::text)
  from public.listings l where l.title = 'No price yet';
update public.listings l set status = 'withdrawn' from homes h where h.id = l.id and h.n = 'bare withdrawn';
insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
  statement, listing_id, status, decided_at)
  select gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.', h.id,
    case h.n when 'heard' then 'refused' else 'open' end, case h.n when 'heard' then now() end
  from homes h where h.n in ('asked', 'heard');
select tests.sign_in(bea) from t;
create function pg_temp.figures(days integer default 28) returns jsonb language sql as
  $$ select public.agency_overview((select agency from t), days) $$;
select is(pg_temp.figures() -> 'now', '{"runs": 2, "completed": 1, "players": 2, "guesses": 3, "shares": 0}',
  'the agency reads what was played in these days');
select is(pg_temp.figures() -> 'before', '{"runs": 1, "completed": 0, "players": 1, "guesses": 1, "shares": 0}',
  'and in as many before them, without what is older');
select is(pg_temp.figures(90) #>> '{now,runs}', '4', 'which longer days have as well');
select is((select sum((d ->> 'runs')::integer)::integer from jsonb_array_elements(pg_temp.figures() -> 'days') d), 3,
  'day by day');
select is(pg_temp.figures() -> 'games', '{"open": 1}', 'its games are counted by their state');
select is(pg_temp.figures() -> 'homes',
  '{"all": 9, "without_photos": 1, "without_price": 1, "withdrawn": 2, "asked_down": 1}',
  'and its homes by what they lack, unless they are withdrawn');
select is(pg_temp.figures() -> 'people', '2', 'and its people');
select is(pg_temp.figures() -> 'has_contact', 'false', 'an agency without a mail and a telephone');
select tests.sign_out();
update public.agencies a set phone = '0161 496 0001' from t where a.id = t.agency;
select tests.sign_in(bea) from t;
select is(pg_temp.figures() -> 'has_contact', 'true', 'is reached once it has a telephone');
select tests.sign_out();
update public.agencies a set phone = null, general_email = 'hello@example.com' from t where a.id = t.agency;
select tests.sign_in(bea) from t;
select is(pg_temp.figures() -> 'has_contact', 'true', 'or a mail');
select tests.sign_in(staff) from t;
select is((select string_agg(public.agency_overview(b) ->> 'people', ' ' order by n) from t,
  unnest(array[agency, other]) with ordinality v (b, n)), '2 1', 'our own people read each agency''s figures');
select is(public.agency_overview(other) #>> '{now,runs}', '1', 'and nobody else''s with them') from t;
select tests.sign_in(elsewhere) from t;
select is(public.agency_overview(other) -> 'homes',
  '{"all": 1, "without_photos": 0, "without_price": 0, "withdrawn": 0, "asked_down": 0}',
  'as the people of another agency read theirs') from t;
select tests.refuses('select pg_temp.figures()', 'not_found', 404, 'and none but theirs');

-- The log.
select tests.sign_out();
-- Forty entries: those that there are already, as many as are missing, and between them some of another agency.
insert into private.agency_log (agency_id, actor_id, subject, subject_id, verb)
  select v.agency_id, ada, v.subject, player::text, 'changed'
  from t, generate_series(1, 40 - (select count(*) from private.agency_log o, t where o.agency_id = t.agency)) n,
    lateral (values (t.agency, case when n = 1 then 'agency_members' else 'rooms' end), (t.other, 'rooms'))
      v (agency_id, subject);
create temp table e as select o.id, row_number() over (order by o.id) as n from private.agency_log o, t
  where o.agency_id = t.agency;
grant select on e to public;
create function pg_temp.log(before bigint default null) returns jsonb language sql as
  $$ select public.agency_activity((select agency from t), before) $$;
-- The entries of a page by their place in the log, the first one being 1.
create function pg_temp.numbers(page jsonb) returns text language sql as $$
  select coalesce(string_agg(coalesce(e.n::text, '?'), ' ' order by p.place), '')
  from jsonb_array_elements(page -> 'entries') with ordinality p (entry, place)
  left join e on e.id = (p.entry ->> 'id')::bigint
$$;
create function pg_temp.people(page jsonb, subject text) returns text language sql as $$
  select string_agg(distinct coalesce(p.entry ->> 'person', 'nobody'), ' ')
  from jsonb_array_elements(page -> 'entries') p (entry) where p.entry ->> 'subject' = $2
$$;
select tests.sign_in(ada) from t;
select is(pg_temp.numbers(pg_temp.log()), (select string_agg(n::text, ' ' order by n desc) from e),
  'a page of the log has forty entries of the agency, the last first');
select is(pg_temp.log() -> 'next_before', 'null', 'where there are no more it has no next');
select matches(pg_temp.people(pg_temp.log(), 'agency_members'), 'Pia', 'of a person it tells the name');
select is(pg_temp.people(pg_temp.log(), 'rooms'), 'nobody', 'and of nothing else');
select tests.sign_out();
insert into private.agency_log (agency_id, subject, verb) select agency, 'rooms', 'added' from t;
select tests.sign_in(ada) from t;
select is(pg_temp.numbers(pg_temp.log((pg_temp.log() ->> 'next_before')::bigint)), '1',
  'one more is on the next page, once');
select is(pg_temp.numbers(pg_temp.log((select id from e where n = 4))), '3 2 1', 'a page begins before an entry');
select is(pg_temp.numbers(pg_temp.log((select id from e where n = 1))), '', 'and before the first there is none');
select tests.sign_in(bea) from t;
select tests.refuses('select pg_temp.log()', 'not_allowed', 403, 'an agent reads no log');
select tests.sign_out();
select * from finish();

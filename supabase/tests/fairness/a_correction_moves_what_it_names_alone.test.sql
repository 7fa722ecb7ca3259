-- What polls and corrections refuse, and what they leave as it is.
select plan(77);

create temp table t as
select tests.person('Host') as host, tests.person('Other') as other, tests.person('Ann') as ann,
  (select id from public.agencies where key = 'default') as brand;
create temp table g as
select tests.game('named-alone', brand, '{null,50000000,60000000}', host) as id,
  tests.game('named-other', brand, '{40000000,null}', other) as other_id from t;
update public.games set rounds_per_run = 3 where id = (select id from g);
create temp table h as
select gl.id, gl.game_id, gl.listing_id, gl.position, m.slug from public.game_listings gl
join public.games m on m.id = gl.game_id join g on gl.game_id in (g.id, g.other_id);
grant select on t, g, h to public;
create function pg_temp.home(slug text, place integer) returns uuid language sql as $$
  select h.id from h where h.slug = home.slug and h.position = place $$;
create function pg_temp.correct(slug text, place integer, action text, price jsonb default null,
  scores jsonb default '[]', by uuid default null) returns text language sql security definer as $$
  select format('select public.record_correction(%L, %L, %L, %L, null, %L, ''As the deed says'', %L, %L,
      gen_random_uuid(), %L)',
    coalesce(correct.by, (select host from t)), slug, pg_temp.home(slug, place), action, case action
      when 'settle' then 'sold' else 'wrong_price' end, price, scores,
    (select private.corrections_of_game(h.game_id) from h where h.slug = correct.slug limit 1))
$$;
create function pg_temp.run_correction(slug text, place integer, action text, price jsonb default null,
  scores jsonb default '[]') returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.serve();
  execute pg_temp.correct(slug, place, action, price, scores) into answer;
  perform tests.sign_out();
  return answer;
end $$;

-- Whose poll it is.
select tests.sign_in(other) from t;
select tests.refuses(format('select public.lock_poll(%L, %L)', 'named-other', id), 'not_found', 404,
  'nobody locks a poll of another game by naming a game of theirs') from h where slug = 'named-alone' and position = 1;
select tests.sign_in(host) from t;
select tests.refuses(format('select public.open_poll(%L, %L)', 'named-other', id), 'not_allowed', 403,
  'nobody opens one in a game of somebody else') from h where slug = 'named-other' and position = 1;
select tests.sign_out();

-- What may become a poll.
create temp table o as select tests.game('opened', brand, '{10000000,20000000,30000000,40000000,50000000}', host) as id
from t;
grant select on o to public;
insert into h select gl.id, gl.game_id, gl.listing_id, gl.position, 'opened' from public.game_listings gl
  join o on gl.game_id = o.id;
create function pg_temp.offer(slug text, place integer) returns void language sql as $$
  insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
    select h.listing_id, 2, 'asking', 52000000, 'GBP' from h where h.slug = offer.slug and h.position = offer.place $$;
select pg_temp.offer('opened', n) from unnest('{1,2,4,5}'::integer[]) n;
update public.listings l set status = 'sold' from h where h.listing_id = l.id and h.slug = 'opened' and h.position = 2;
update public.assets a set owner_id = t.other, agency_id = null from t, h join public.listings l on l.id = h.listing_id
  where h.slug = 'opened' and h.position = 4 and a.id = l.asset_id;
select tests.start(id) from o;
delete from public.session_rounds r using h where h.slug = 'opened' and h.position <> 5 and h.id = r.game_listing_id;
select tests.sign_in(host) from t;
select tests.refuses(format('select public.open_poll(%L, %L)', 'opened', pg_temp.home('opened', place)), code, status,
  why) from (values (2, 'move_not_allowed', 409, 'a home that is sold is no poll'),
    (3, 'move_not_allowed', 409, 'nor is one whose price is a sale'),
    (4, 'home_not_yours', 403, 'nor does a host say it of a home of somebody else'),
    (5, 'move_not_allowed', 409, 'nor of one that somebody plays')) v (place, code, status, why);
select is(public.open_poll('opened', pg_temp.home('opened', 1)) ->> 'state', 'open',
  'an offer that nobody played becomes a poll');
select is(public.open_poll('opened', pg_temp.home('opened', 1)) ->> 'state', 'open', 'asked again it is the same one');
select tests.sign_out();
select is((select array_agg(p.kind order by p.version) from private.listing_prices p join h using (listing_id)
  where h.slug = 'opened' and h.position = 1), '{sold,asking,poll}', 'with one new version of its price');
select is((select count(*)::integer from private.management_log l, o where l.game_id = o.id and l.action = 'open_poll'),
  1, 'and one line in the log');

-- A poll and its seal.
create temp table runs (who text, player uuid, run jsonb);
grant select on runs to public;
insert into runs select 'ann', ann, tests.start(g.id, ann) from g, t;
insert into runs select w, null, tests.start(g.id) from g, unnest('{late,void,one,active}'::text[]) w;
select tests.guess(run, 1, 40000000, player) from runs where who not in ('one', 'active');
update public.guesses x set is_late = true from runs r where x.session_id = (r.run ->> 'session_id')::uuid
  and who = 'late';
update public.session_rounds x set is_void = true from runs r where x.session_id = (r.run ->> 'session_id')::uuid
  and who = 'void' and x.position = 1;
-- A run that has this home alone.
delete from public.session_rounds x using runs r where x.session_id = (r.run ->> 'session_id')::uuid and who = 'one'
  and x.position > 1;
update public.sessions s set rounds = 1 from runs r where s.id = (r.run ->> 'session_id')::uuid and who = 'one';
create function pg_temp.run_of(who text) returns public.sessions language sql as $$
  select s from public.sessions s join runs r on s.id = (r.run ->> 'session_id')::uuid where r.who = run_of.who $$;
select tests.refuses(format('select tests.guess(%L, 1, 1)', run), 'amount_out_of_range', 422, 'an open poll is guessed')
  from runs where who = 'active';
select tests.serve();
select tests.refuses(pg_temp.correct('named-alone', 1, 'correct', '{"kind": "sold", "amount_minor": 45000000}'),
  'move_not_allowed', 409, 'a poll has no price that could be wrong');
select tests.sign_in(host) from t;
create temp table locked as
select public.lock_poll('named-alone', pg_temp.home('named-alone', 1)) as poll;
grant select on locked to public;
select is((select (poll ->> 'guesses')::integer from locked), 1, 'neither late nor void guesses are sealed');
select is(public.lock_poll('named-alone', pg_temp.home('named-alone', 1)) ->> 'seal', poll ->> 'seal',
  'locked again it is as it was') from locked;
select tests.sign_out();
select is((select count(*)::integer from private.management_log l, g where l.game_id = g.id
  and l.action = 'lock_poll'), 1, 'the log says once who locked it');
select is((private.close_poll(pg_temp.home('named-alone', 1), null)).seal, (select poll ->> 'seal' from locked),
  'nothing seals a second time');
select is((pg_temp.run_of('one')).status, 'abandoned', 'a run with nothing left is over');
select is((pg_temp.run_of('active')).rounds, 2::smallint, 'a run with more goes on');
select private.void_round(array[(pg_temp.run_of('active')).id], pg_temp.home('named-alone', 1));
select is((pg_temp.run_of('active')).rounds, 2::smallint, 'a round that has left leaves once');
select is(private.lock_runs_of(pg_temp.home('named-alone', 1), null),
  array(select (run ->> 'session_id')::uuid from runs where who in ('ann', 'late') order by 1),
  'runs that a home has left are no longer among its runs');
update public.game_listings x set is_visible = true where x.id = pg_temp.home('named-alone', 1);
select is((select x.is_visible from public.game_listings x where x.id = pg_temp.home('named-alone', 1)), false,
  'nobody shows the home again while its poll is locked');

-- Runs of rooms keep their rounds; others begin with none whose poll is locked.
create temp table roomy as
select pg_temp.run_of('void') as run;
update public.sessions s set is_ranked = false, practice_reason = 'room' from roomy where s.id = (run).id;
delete from public.session_rounds x using roomy where x.session_id = (run).id and x.position = 1;
select lives_ok(format('insert into public.session_rounds (session_id, game_listing_id, position) values (%L, %L, 1)',
  (run).id, pg_temp.home('named-alone', 1)), 'what a room had acknowledged is written') from roomy;
select is(private.is_of_a_room((run).id), true, 'a run of a room is known as such') from roomy;
select is(private.is_of_a_room((pg_temp.run_of('ann')).id), false, 'and no other');
delete from public.session_rounds x using roomy where x.session_id = (run).id and x.position = 1;

-- Who reads a poll.
select tests.visit();
select tests.refuses(format('select public.poll_record(%L)', gen_random_uuid()), 'not_found', 404,
  'of a home that is none nothing is told');
select is(public.poll_record(pg_temp.home('named-alone', 1)) ->> 'state', 'locked', 'everybody reads an open game''s');
select tests.sign_out();
update public.games x set state = 'draft' where x.id = (select id from g);
select tests.visit();
select tests.refuses(format('select public.poll_record(%L)', pg_temp.home('named-alone', 1)), 'not_found', 404,
  'a draft is not told of');
select tests.sign_in(host) from t;
select is(public.poll_record(pg_temp.home('named-alone', 1)) ->> 'state', 'locked', 'but to its people');
select tests.sign_out();
update public.games x set state = 'open' where x.id = (select id from g);
update public.games x set visibility = 'code' where x.id = (select id from g);
select public.set_access_code(id, 'access_code', 'SEALED') from g;
select tests.visit();
select tests.refuses(format('select public.poll_record(%L)', pg_temp.home('named-alone', 1)), 'not_found', 404,
  'nor is a game behind a code');
select tests.refuses($$select public.game_corrections('named-alone')$$, 'not_found', 404, 'nor its corrections');
select tests.sign_in(ann) from t;
select is(public.poll_record(pg_temp.home('named-alone', 1)) ->> 'state', 'locked', 'but to who plays it');
select is(public.game_corrections('named-alone') ->> 'title', 'named-alone', 'and so are its corrections');
select tests.sign_out();

-- What is scored again.
create temp table others as select tests.game('scored', brand, '{50000000,60000000,70000000}', host) as id from t;
insert into h select gl.id, gl.game_id, gl.listing_id, gl.position, 'scored' from public.game_listings gl
  join others on gl.game_id = others.id;
insert into runs select w, null, tests.start(others.id) from others,
  unnest('{whole,given up,under way,word}'::text[]) w;
select tests.guess(run, 1, 55000000), tests.guess(run, 2, 55000000) from runs
  where who in ('whole', 'given up', 'under way', 'word');
select tests.guess(run, 3, 55000000) from runs where who in ('whole', 'word');
select private.end_session((pg_temp.run_of('given up')).id, 'abandoned');
-- One said a word only, as in a comparison.
update public.guesses x set amount_minor = null, log_error = null, is_dearer = true,
    is_counted = false from runs r
  where x.session_id = (r.run ->> 'session_id')::uuid and who = 'word';
create temp table sudden as
select tests.game('scored-sudden', brand, '{50000000,60000000,70000000}', host) as id from t;
update public.games set family = 'ultima' where id = (select id from sudden);
insert into runs select 'sudden', null, tests.start(id) from sudden;
select tests.guess(run, 1, 50500000), tests.guess(run, 2, 95000000, label => 'way off') from runs where who = 'sudden';
create temp table before as select s.id, to_jsonb(s) as row from public.sessions s join runs r
  on s.id = (r.run ->> 'session_id')::uuid where who in ('whole', 'given up', 'under way', 'sudden');
select is((select count(*)::integer from before b where b.row ->> 'status' = 'active'), 1, 'one run is under way');
select private.book_again(array(select id from before));
select is_empty($$select b.row from before b join public.sessions s on s.id = b.id where to_jsonb(s) <> b.row$$,
  'where nothing moved, adding up again changes nothing');
select is(private.is_measured(jsonb_populate_record(null::public.guesses, row)), wanted, why)
from (values ('{"is_late": false, "amount_minor": 1}'::jsonb, true, 'an amount is measured'),
  ('{"is_late": false, "low_minor": 1}', true, 'a range as well'),
  ('{"is_late": true}', true, 'and none in time'),
  ('{"is_late": false, "is_dearer": false}', true, 'what was compared too'),
  ('{"is_late": false}', false, 'nothing said is nothing measured')) v (row, wanted, why);
select tests.serve();
create temp table context as
select public.rescore_context(t.host, 'scored', pg_temp.home('scored', 1), 'correct', null, null) as c from t;
select is(array(select (r ->> 'session_id')::uuid from context, jsonb_array_elements(c -> 'runs') r),
  array(select (run ->> 'session_id')::uuid from runs
    where who in ('whole', 'given up', 'under way', 'word') order by 1), 'who guessed the home is scored again');
select is((select max(jsonb_array_length(r -> 'guesses')) from context, jsonb_array_elements(c -> 'runs') r), 1,
  'where homes are scored apart only this one is told');
select is((select c -> 'next' from context), 'null', 'a short list has no second page');
select tests.sign_out();
update public.games x set scoring_options = '{streaks}' where x.id = (select id from others);
update public.guesses x set amount_minor = null, is_dearer = true, is_counted = false from runs r
  where x.session_id = (r.run ->> 'session_id')::uuid
  and who = 'given up' and x.game_listing_id = pg_temp.home('scored', 2);
update public.session_rounds x set is_void = true from runs r where x.session_id = (r.run ->> 'session_id')::uuid
  and who = 'under way' and x.game_listing_id = pg_temp.home('scored', 2);
create function pg_temp.told(who text) returns integer language sql as $$
  select (select jsonb_array_length(r -> 'guesses') from jsonb_array_elements(
    private.rescore_context((select host from t), 'scored', pg_temp.home('scored', 1), 'correct', null, null)
      -> 'runs') r
    where (r ->> 'session_id')::uuid = (pg_temp.run_of(told.who)).id) $$;
select is(pg_temp.told('whole'), 3, 'where they build streaks all are');
select is(pg_temp.told('given up'), 2, 'what was compared among them');
select is(pg_temp.told('under way'), 1, 'and for what is void');
update public.session_rounds x set is_void = true from runs r where x.session_id = (r.run ->> 'session_id')::uuid
  and who = 'under way' and x.game_listing_id = pg_temp.home('scored', 1);
select is(pg_temp.told('under way'), null, 'a run that the home has left is not scored');
update public.session_rounds x set is_void = false from runs r where x.session_id = (r.run ->> 'session_id')::uuid
  and who = 'under way';

-- An offer that was wrong stays an offer.
select pg_temp.offer('scored', 1);
update public.market_bounds b set max_minor = 50999999 where b.currency = 'GBP' and b.price_kind = 'asking';
select tests.serve();
select tests.refuses(pg_temp.correct('scored', 1, 'correct', '{"kind": "asking", "amount_minor": 51000000}'),
  'price_out_of_range', 422, 'a price stays within the range of its kind');
select tests.sign_out();
update public.market_bounds b set max_minor = o.max_minor from public.market_bounds o where b.currency = 'GBP'
  and b.price_kind = 'asking' and o.currency = 'GBP' and o.price_kind = 'sold';
create temp table put as
select pg_temp.run_correction('scored', 1, 'correct', '{"kind": "asking", "amount_minor": 51000000}', (
  select jsonb_agg(jsonb_build_object('session_id', run ->> 'session_id', 'game_listing_id',
    pg_temp.home('scored', 1), 'score', 500, 'label', 'fair', 'log_error', 0.1)) from runs
  where who in ('whole', 'given up', 'under way', 'word'))) as c;
select is((select (c ->> 'runs')::integer from put), 4, 'a price is corrected for each run that measured against it');
select is((select l.status from public.listings l join h on h.listing_id = l.id where h.slug = 'scored'
  and h.position = 1), 'available', 'and the home is not sold by it');
select is((pg_temp.run_of('under way')).median_log_error, null, 'a run under way has no middle yet');
select is((select count(*)::integer from private.management_log l, others where l.game_id = others.id
  and l.action = 'rescore_correct'), 1, 'the log says who did it');
select is((select c.price_after_id is not null from private.corrections c, others where c.game_id = others.id), true,
  'the line names the price that it led to');
-- A home that is void counts in no middle, and who had not guessed it reads no price of it.
select pg_temp.run_correction('scored', 3, 'void');
select is((pg_temp.run_of('whole')).median_log_error, (select percentile_cont(0.5) within group
  (order by abs(x.log_error)) from public.guesses x where x.session_id = (pg_temp.run_of('whole')).id
  and x.game_listing_id <> pg_temp.home('scored', 3)), 'the middle is that of the homes that count');
select is(private.corrections_of_run(pg_temp.run_of('under way')) -> 1 -> 'price_before_minor', 'null',
  'who has not guessed a home that left is told no price of it');
select isnt(private.corrections_of_run(pg_temp.run_of('whole')) -> 1 -> 'price_before_minor', 'null',
  'who has guessed it is');
select is(private.corrections_of_run(pg_temp.run_of('under way')) -> 1 ->> 'note', '',
  'nor any words, which may hold it');
select is(private.corrections_of_run(pg_temp.run_of('whole')) -> 1 ->> 'note', 'As the deed says',
  'which who has guessed it reads');
select is((select c.price_after_id from private.corrections c, others where c.game_id = others.id
  and c.action = 'void'), null, 'taking a home out leads to no price');
select is((private.guess_answer((pg_temp.run_of('under way')).id, pg_temp.home('scored', 3), true)), null,
  'and it has no answer');
create function pg_temp.gone(who text) returns text language sql as $$
  select string_agg(r ->> 'is_withdrawn', ' ' order by (r ->> 'position')::integer)
  from jsonb_array_elements(private.run_state(pg_temp.run_of(gone.who)) -> 'rounds') r $$;
create function pg_temp.gone_in_result(who text) returns text language sql as $$
  select string_agg(r.is_withdrawn::text, ' ' order by r."position")
  from private.rounds_shown(pg_temp.run_of(who)) r $$;
select is(pg_temp.gone('whole'), 'false false false', 'a home that left after its guess is not gone for its run');
select is(pg_temp.gone('under way'), 'false false true', 'one that left before it is, and one that waits is not');
select is(pg_temp.gone_in_result('whole'), 'false false false', 'the result says the same');
select is(pg_temp.gone_in_result('under way'), 'false false true', 'of both');
update public.games x set family = 'ultima' where x.id = (select id from others);
select is(private.survived_of(pg_temp.run_of('whole'), 0.5), 2, 'a home that left is none survived');
update public.games x set family = 'public' where x.id = (select id from others);
-- The public lists: what anybody may read, fifty lines at a time.
insert into private.corrections (game_id, game_listing_id, action, reason, runs, made_at)
  select others.id, pg_temp.home('scored', 1), 'void', 'wrong_home', 1, now() - n * interval '1 hour'
  from others, generate_series(1, 60) n;
delete from private.edition_days;
insert into private.edition_days (edition, day_on, number, opens_at, closes_at, game_id)
  select 'uk', '2001-01-01', -9000, '2001-01-01', '2001-01-02', others.id from others;
insert into private.edition_days (edition, day_on, number, opens_at, closes_at, game_id)
  select 'uk', '2101-01-01', 9000, '2101-01-01', '2101-01-02', g.id from g;
insert into private.corrections (game_id, game_listing_id, action, reason, runs)
  select g.id, pg_temp.home('named-alone', 2), 'void', 'wrong_home', 1 from g;
select tests.visit();
create temp table page as select public.game_corrections('scored') as p, public.day_corrections() as d;
select is(jsonb_array_length(p -> 'corrections'), 50, 'a page of a game''s has fifty lines') from page;
select is(jsonb_array_length(public.game_corrections('scored', after => (p ->> 'next')::uuid) -> 'corrections'), 12,
  'the next has the others') from page;
select is(public.game_corrections('scored', after => (p ->> 'next')::uuid) -> 'next', 'null', 'and is the last')
  from page;
select is(jsonb_array_length(d -> 'corrections'), 50, 'so it is with those of days') from page;
select is(jsonb_array_length(public.day_corrections((d ->> 'next')::uuid) -> 'corrections'), 12,
  'of which the next page') from page;
select is(public.day_corrections((d ->> 'next')::uuid) -> 'next', 'null', 'is the last as well') from page;
select is_empty(format('select c from jsonb_array_elements(%L::jsonb) c where c ->> ''on'' = ''2101-01-01''',
  (public.day_corrections((d ->> 'next')::uuid) -> 'corrections') || (d -> 'corrections')),
  'a day that has not begun tells nothing') from page;
select tests.sign_out();
-- A poll that is settled and then taken out stays settled; one that is open is closed by it.
update private.polls p set settled_at = now() where p.game_listing_id = pg_temp.home('named-alone', 1);
update public.game_listings x set is_visible = true where x.id = pg_temp.home('named-alone', 1);
select is((select x.is_visible from public.game_listings x where x.id = pg_temp.home('named-alone', 1)), true,
  'a settled home shows again');
select is(pg_temp.run_correction('named-alone', 1, 'void') ->> 'action', 'void', 'it may be taken out');
select is((select p.voided_at from private.polls p where p.game_listing_id = pg_temp.home('named-alone', 1)), null,
  'and is settled none the less');
update public.games x set owner_id = t.host from g, t where x.id = g.other_id;
insert into runs select 'last', null, tests.start(other_id) from g;
select is(pg_temp.run_correction('named-other', 2, 'void') ->> 'action', 'void', 'an open poll may be taken out');
select is((select private.poll_state(p) from private.polls p where p.game_listing_id = pg_temp.home('named-other', 2)),
  'void', 'which ends it');
-- Nothing of a home that was withdrawn.
update public.listings l set status = 'withdrawn' from h where h.listing_id = l.id and h.slug = 'scored'
  and h.position = 2;
select tests.serve();
select tests.refuses(pg_temp.correct('scored', 2, 'void'), 'listing_withdrawn', 410,
  'a home that was withdrawn is not corrected');
select tests.sign_out();

-- What a save of a game, of its homes, of a code or of its state refuses, each beside what it takes.
select plan(60);

create temp table t as select tests.agency('rules-brand') as brand, tests.agency('rules-rival') as rival,
  tests.person('Agent') as agent, tests.person('Rival') as other;
insert into public.agency_members select brand, agent, 'agent' from t union all select rival, other, 'agent' from t;
alter table t add game uuid, add elsewhere uuid, add spare uuid, add foreign_home uuid, add dollars uuid, add gone uuid,
  add unpriced uuid;
update t set game = tests.game('ruled', brand, '{25000000,30000000}'),
  elsewhere = tests.game('ruled-elsewhere', brand, '{25000000}'),
  spare = tests.listing(brand, 50000000), foreign_home = tests.listing(rival, 50000000),
    dollars = tests.listing(brand, 50000000, currency => 'USD'),
  gone = tests.listing(brand, 50000000), unpriced = tests.listing(brand, null);
update public.listings set status = 'withdrawn' where id = (select gone from t);
create temp table h as select gl.id, gl.position, gl.game_id, gl.listing_id from public.game_listings gl, t
  where gl.game_id in (t.game, t.elsewhere);
create function pg_temp.home(place integer) returns uuid language sql as $$ select h.id from h, t
  where h.game_id = t.game and h.position = place $$;
-- Saves with the version that is there, as a form that was just loaded does.
create function pg_temp.save(settings jsonb default '{}', homes jsonb default null) returns jsonb language sql as $$
  select public.save_game(agent, 'ruled', (select g.version from public.games g where g.id = t.game), 'rules-brand',
    settings, homes) from t
$$;
create function pg_temp.move(state text) returns jsonb language sql as $$
  select public.set_game_state('ruled', (select g.version from public.games g where g.id = t.game), move.state,
    'rules-brand') from t
$$;
create function pg_temp.add(listing uuid) returns jsonb language sql as $$
  select pg_temp.save('{}', jsonb_build_array(jsonb_build_object('game_listing_id', pg_temp.home(1)),
    jsonb_build_object('listing_id', listing)))
$$;
create function pg_temp.set(change jsonb) returns void language sql as $$
  update public.games g set state = coalesce(change ->> 'state', g.state),
    opens_at = (change ->> 'opens_at')::timestamptz, closes_at = (change ->> 'closes_at')::timestamptz
  from t where g.id = t.game
$$;
grant select on t, h to public;

-- Settings.
select
  is(pg_temp.save('{"title": "Ruled", "owner_id": "00000000-0000-4000-8000-000000000000", "slug": "stolen", "state": '
  '"archived"}') ->> 'slug', 'ruled', 'only settings are saved');
select is((select g.title || ' ' || g.state || coalesce(g.owner_id::text, '') from public.games g, t
  where g.id = t.game), 'Ruled open', 'neither owner nor state is one');
select is((select details -> 'homes' from private.management_log l, t where l.game_id = t.game order by l.id desc
  limit 1), '2', 'the log counts the homes that are shown');
select is((select details -> 'changed' from private.management_log l, t where l.game_id = t.game order by l.id desc
  limit 1), '["title"]', 'and names what changed');
select tests.refuses($$select
  pg_temp.save('{"opens_at": "2031-01-02T00:00:00Z", "closes_at": "2031-01-01T00:00:00Z"}')$$, 'dates_crossed', 422,
  'a game does not close before it opens');
select tests.refuses($$select pg_temp.save('{"opens_at": "2031-01-01T00:00:00Z"}')$$, 'dates_unfit', 422,
  'an open game does not open later');
select tests.refuses($$select pg_temp.save('{"closes_at": "2020-01-01T00:00:00Z"}')$$, 'dates_unfit', 422,
  'nor did it close');
select lives_ok($$select pg_temp.save('{"closes_at": "2031-01-01T00:00:00Z"}')$$, 'it closes later');
select lives_ok($$select pg_temp.save('{"opens_at": "2020-01-01T00:00:00Z"}')$$, 'and opened before');
select pg_temp.set('{"state": "scheduled", "opens_at": "2031-01-01T00:00:00Z"}');
select tests.refuses($$select pg_temp.save('{"opens_at": "2020-01-01T00:00:00Z"}')$$, 'dates_unfit', 422,
  'a scheduled game has not opened');
select tests.refuses($$select pg_temp.save('{"opens_at": null}')$$, 'dates_unfit', 422,
  'and needs a time at which it does');
select lives_ok($$select pg_temp.save('{"opens_at": "2031-02-01T00:00:00Z"}')$$, 'another time will do');
select lives_ok($$select pg_temp.save('{"title": "Ruled later"}')$$, 'and so will none that is new');
select pg_temp.set('{"state": "closed"}');
select lives_ok($$select pg_temp.save('{"opens_at": "2031-01-01T00:00:00Z"}')$$,
  'a closed game may be given any dates');
select pg_temp.set('{"state": "closed", "closes_at": "2020-01-01T00:00:00Z"}');
select lives_ok($$select pg_temp.save('{"title": "Ruled and closed"}')$$, 'past ones too');
select pg_temp.set('{"state": "archived"}');
select tests.refuses($$select pg_temp.save('{"title": "Too late"}')$$, 'move_not_allowed', 409,
  'an archived game stays as it is');
select pg_temp.set('{"state": "open"}');

-- The sites that may frame it, at once.
select is(pg_temp.save('{"embed_domains": ["www.example.com"]}') #>> '{settings,embed_domains,0}', 'www.example.com',
  'a site may frame the game from now on');
select is((select private.describe_game(g) #> '{embed_domains}' from public.games g, t where g.id = t.game),
  '["www.example.com"]', 'and whoever draws its page is told');
select is(pg_temp.save('{"title": "Ruled later"}') #>> '{settings,embed_domains,0}', 'www.example.com',
  'a save that does not name sites leaves them');
select throws_ok($$select pg_temp.save('{"embed_domains": ["https://example.com/x"]}')$$, '23514', null,
  'what is no host frames nothing');

-- Homes.
select is(jsonb_array_length(pg_temp.add(spare) -> 'homes'), 2, 'a home of the brand is added, another is left out')
  from t;
select is((select count(*) from private.price_commitments c join public.game_listings gl on gl.id = c.game_listing_id, t
  where gl.listing_id = t.spare), 1::bigint, 'its price is sealed at once');
select tests.refuses(format('select pg_temp.add(%L)', foreign_home), 'home_not_yours', 403,
  'a home of another brand is not') from t;
select tests.refuses(format('select pg_temp.add(%L)', gen_random_uuid()), 'home_not_yours', 403,
  'nor one that is not there');
select tests.refuses(format('select pg_temp.add(%L)', dollars), 'currencies_mixed', 422, 'nor one in another currency')
  from t;
select tests.refuses(format('select pg_temp.add(%L)', gone), 'listing_withdrawn', 410, 'nor one that was withdrawn')
  from t;
select lives_ok(format('select pg_temp.add(%L)', unpriced), 'one of which nobody knows the price is') from t;
select is((select count(*) from private.price_commitments c join public.game_listings gl on gl.id = c.game_listing_id, t
  where gl.listing_id = t.unpriced), 0::bigint, 'and has nothing to seal');
select tests.refuses($$select pg_temp.save('{}', jsonb_build_array(jsonb_build_object('game_listing_id', h.id)))
  from h, t where h.game_id = t.elsewhere$$, 'invalid_request', 422,
  'a home of another game is not this one''s');
select is((select array_agg(gl.is_visible) from public.game_listings gl, t where gl.game_id = t.elsewhere), '{t}',
  'and stays as it is there');
select tests.refuses($$select pg_temp.save('{}', jsonb_build_array(jsonb_build_object('game_listing_id',
  pg_temp.home(1), 'is_visible', false)))$$, 'game_incomplete', 422,
  'an open game shows a home');
update public.listings l set status = 'withdrawn' from h, t where l.id = h.listing_id and h.id = pg_temp.home(1);
select tests.refuses($$select pg_temp.save('{}', jsonb_build_array(jsonb_build_object('game_listing_id',
  pg_temp.home(1))))$$, 'game_incomplete', 422, 'one that is not withdrawn');
update public.listings l set status = 'available' from h, t where l.id = h.listing_id and h.id = pg_temp.home(1);
insert into public.game_listings (game_id, listing_id, position) select game, tests.listing(brand, 30000000), 100 + n
  from t, generate_series(1, 60) n;
create temp view many as select jsonb_agg(jsonb_build_object('game_listing_id', gl.id, 'is_visible', gl.place <= shown)
  order by gl.place) as homes, shown
  from (select gl.id, row_number() over () as place from public.game_listings gl, t where gl.game_id = t.game) gl,
    (values (50), (51)) s (shown) group by shown;
select tests.refuses($$select pg_temp.save('{}', homes) from many
  where shown = 51$$, 'homes_count', 422, 'a game shows at most 50 homes');
select lives_ok($$select pg_temp.save('{}', homes) from many where shown = 50$$, 'hidden ones do not count');
select tests.refuses($$select public.set_game_listings(game, array[dollars])
  from t$$, 'wrong_currency', 422, 'an importer mixes no currencies either');
select is((select public.set_game_listings(elsewhere, array[spare]) from t), 1, 'and sets the homes of a game');
select is((select array_agg(gl.listing_id = t.spare order by gl.is_visible desc) from public.game_listings gl, t
  where gl.game_id = t.elsewhere), '{t,f}', 'the others are hidden');
select is((select bool_and(gl.is_visible = (gl.listing_id = t.spare)) from public.game_listings gl, t
  where gl.game_id = t.elsewhere), true, 'in this game alone');
select ok((select count(*) = 50 from public.game_listings gl, t where gl.game_id = t.game and gl.is_visible),
  'not in another');

-- State.
select tests.sign_in(agent) from t;
create function pg_temp.dates() returns text language sql as $$ select concat_ws(' ', 'from',
  g.opens_at at time zone 'UTC', 'to', g.closes_at at time zone 'UTC') from public.games g, t where g.id = t.game $$;
select tests.sign_out();
select pg_temp.set('{"state": "open", "opens_at": "2020-01-01T00:00:00Z", "closes_at": "2031-01-01T00:00:00Z"}');
select tests.sign_in(agent) from t;
select pg_temp.move('closed');
select is(pg_temp.dates(), 'from 2020-01-01 00:00:00 to ' || now() at time zone 'UTC',
  'a game that is closed says when, and keeps when it opened');
select pg_temp.move('open');
select is(pg_temp.dates(), 'from 2020-01-01 00:00:00 to', 'opened again it has no end that is past');
select tests.sign_out();
select pg_temp.set('{"state": "scheduled", "opens_at": "2031-01-01T00:00:00Z"}');
select tests.sign_in(agent) from t;
select pg_temp.move('open');
select is(pg_temp.dates(), 'from to', 'a game opened before its time has no time to wait for');
select tests.sign_out();
select pg_temp.set('{"state": "draft", "opens_at": "2031-01-01T00:00:00Z"}');
select tests.sign_in(agent) from t;
select pg_temp.move('scheduled');
select is(pg_temp.dates(), 'from 2031-01-01 00:00:00 to', 'a scheduled one keeps it');
select is((public.manage_game('ruled', 'rules-brand') -> 'moves'), '["draft", "open"]',
  'and may go where its state lets it');
select is((select g -> 'moves' from jsonb_array_elements(public.scoot_games('rules-brand') -> 'games') g
  where g ->> 'slug' = 'ruled'), '["draft", "open"]', 'on the scoot too');
select is((select g ->> 'homes' from jsonb_array_elements(public.scoot_games('rules-brand') -> 'games') g
  where g ->> 'slug' = 'ruled'), '50', 'which counts the homes that are shown');
select tests.refuses($$select pg_temp.move('draft') from (select public.set_game_state('ruled', 1, 'draft',
  'rules-brand')) x$$, 'edit_conflict', 409, 'an older version moves nothing');

-- Codes.
create temp table made (code jsonb, token jsonb);
grant all on made to public;
select tests.sign_out();
create function pg_temp.change(label text default 'a code', max_uses integer default null,
  expires_at timestamptz default null) returns jsonb language sql security definer as $$
  select public.change_access_code(c.id, c.version, change.label, change.expires_at, change.max_uses)
    from private.access_codes c, made where c.id = (code ->> 'id')::uuid
$$;
select tests.sign_in(agent) from t;
create function pg_temp.make(kind text default 'access_code', label text default 'a code',
  max_uses integer default null, expires_at timestamptz default null) returns jsonb language sql as $$
  select public.make_access_code('ruled', 'rules-brand', kind, label, expires_at, max_uses)
$$;
insert into made select pg_temp.make(), pg_temp.make('share_token');
select ok((select code ->> 'code' ~ '^[2-9A-Z]{10}$' from made), 'a code is ten signs that can be typed');
select ok((select token ->> 'code' ~ '^[0-9a-f]{64}$' from made), 'a token is longer');
select ok(pg_temp.make('report_code') ? 'code', 'the report of an agency''s game has codes too');
select tests.refuses($$select pg_temp.make('other_code')$$, 'code_unfit', 422,
  'codes of other kinds are not made here');
select tests.refuses($$select pg_temp.make(null)$$, 'code_unfit', 422, 'nor of none');
select tests.refuses($$select pg_temp.make(label => repeat('x', 81))$$, 'code_unfit', 422, 'a label has 80 characters');
select tests.refuses($$select pg_temp.make(max_uses => 0)$$, 'code_unfit', 422, 'a code has a use');
select tests.refuses($$select pg_temp.make(expires_at => now())$$, 'code_end_past', 422, 'and an end that is to come');
select tests.refuses($$select pg_temp.change(max_uses => 0)$$, 'code_unfit', 422, 'changed, it still has one');
select tests.refuses($$select pg_temp.change(expires_at => now() - interval '1 day')$$, 'code_end_past', 422,
  'and no end that is past');
select tests.sign_out();
update private.access_codes set expires_at = now() - interval '1 day'
  where id = (select (code ->> 'id')::uuid from made);
select tests.sign_in(agent) from t;
select lives_ok($$select pg_temp.change('another label', expires_at => now() - interval '1 day')$$,
  'one that has ended may get another label');
select is(public.switch_access_code((code ->> 'id')::uuid, false), false, 'and be turned off') from made;
select tests.sign_out();
select results_eq($$select l.action, count(*) from private.management_log l, t, made where l.game_id = t.game
  and l.details ->> 'code_id' = made.code ->> 'id' group by 1 order by 1$$,
  $$values ('change_access_code', 1::bigint), ('make_access_code', 1), ('switch_access_code', 1)$$,
    'each of which is logged');
select * from finish();

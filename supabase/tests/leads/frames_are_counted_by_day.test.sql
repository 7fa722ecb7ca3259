-- A game in a frame of another site is counted by site and day: for its own agency, on the sites that it names, and
-- not without end. A home in a frame has a game of its own agency.
select plan(32);
create temp table t as
  select tests.agency('frames-brand') as agency, tests.agency('frames-rival') as rival, tests.person('Agent') as agent,
    tests.person('Rival') as rival_owner, tests.person('Player') as player;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t
  union all select rival, rival_owner, 'owner' from t;
create temp table g as select tests.game('frames-game', agency, '{20000000}') as game,
  tests.game('frames-draft', agency, '{20000000}') as draft,
  tests.game('frames-closed', agency, '{20000000}') as closed,
  tests.game('frames-theirs', rival, '{20000000}') as theirs from t;
update public.games x set embed_domains = '{blog.example.com,*.example.org}', created_at = now() - interval '1 hour'
  where x.slug ~ '^frames-';
update public.games x set state = 'draft' from g where x.id = g.draft;
update public.games x set state = 'closed' from g where x.id = g.closed;
grant select on t, g to public;
create function pg_temp.show(host text, slug text default 'frames-game', is_begun boolean default false,
  key text default 'frames-brand') returns jsonb language sql as
  $$ select public.count_embed(slug, key, host, is_begun) $$;
create function pg_temp.counts() returns text language sql security definer as $$
  select string_agg(c.host || ' ' || c.shown || ' ' || c.begun, ', ' order by c.host, c.day_on)
  from private.embed_counts c join public.games x on x.id = c.game_id where x.slug ~ '^frames-'
$$;

select tests.wait_for_a_whole_minute();
select tests.visit();
select is(pg_temp.show(' Blog.Example.com '), '{"is_counted": true}', 'a visitor is shown a game on a site');
select is(pg_temp.counts(), 'blog.example.com 1 0', 'which is counted as shown');
select is(pg_temp.show('blog.example.com', is_begun => true), '{"is_counted": true}', 'it is begun');
select is(pg_temp.counts(), 'blog.example.com 1 1', 'which is counted as begun');
select is(pg_temp.show('blog.example.com'), '{"is_counted": true}', 'shown again');
select is(pg_temp.counts(), 'blog.example.com 2 1', 'it is counted again');
select is(pg_temp.show('homes.example.org'), '{"is_counted": true}', 'a site of a domain that is named');
select is(pg_temp.counts(), 'blog.example.com 2 1, homes.example.org 1 0', 'is counted apart');
select is(pg_temp.show(host), '{"is_counted": true}', 'a site named “' || host || '” is answered alike')
  from unnest('{www.blog.example.com,example.org,badexample.org,""}'::text[]) host;
select is(pg_temp.show(repeat('a.', 121) || 'example.org'), '{"is_counted": true}', 'the longest name is a name');
select is(pg_temp.show(repeat('a.', 122) || 'example.org'), '{"is_counted": true}', 'a longer one is answered alike');
select is(pg_temp.show('blog.example.com', slug), '{"is_counted": true}', slug || ' is answered alike')
  from unnest('{frames-draft,frames-theirs,frames-nowhere}'::text[]) slug;
select is(pg_temp.counts(), repeat('a.', 121) || 'example.org 1 0, blog.example.com 2 1, homes.example.org 1 0',
  'while none but what a game names for its own agency is counted');
select is(pg_temp.show('blog.example.com', 'frames-theirs', key => 'frames-rival'), '{"is_counted": true}',
  'under its own agency a game is counted');
select pg_temp.show('blog.example.com', 'frames-closed') from generate_series(1, 80);
select tests.sign_out();
select is((select sum(c.shown + c.begun)::integer from private.embed_counts c join public.games x on x.id = c.game_id
  where x.slug ~ '^frames-'), 60, 'nobody is counted more than sixty times a minute');
update private.embed_counts c set day_on = c.day_on - 1 from g where c.game_id = g.game and c.host ~ '^blog';
delete from private.rate_limits r where r.subject ~ '^embed:';
select pg_temp.show('blog.example.com');
select results_eq($$select c.day_on - (now() at time zone 'UTC')::date, c.shown, c.begun from private.embed_counts c
  join g on g.game = c.game_id where c.host ~ '^blog' order by 1$$, $$values (-1, 2, 1), (0, 1, 0)$$,
  'another day is counted apart');

-- Who reads it.
select tests.sign_in(agent) from t;
select is((select string_agg((e ->> 'slug') || ' ' || (e ->> 'shown') || ' ' || (e ->> 'begun'), ', ')
  from t, jsonb_array_elements(public.agency_embeds(agency) -> 'games') e), 'frames-game 5 1',
  'its agency reads how often an open game was shown and begun, over all days');
select tests.sign_in(rival_owner) from t;
select tests.refuses($$select public.agency_embeds(agency) from t$$, 'not_allowed', 403, 'another agency does not');
select is((select string_agg((e ->> 'slug') || ' ' || (e ->> 'shown'), ', ')
  from t, jsonb_array_elements(public.agency_embeds(rival) -> 'games') e), 'frames-theirs 1', 'but that of its own');
select tests.sign_in(player) from t;
select tests.refuses($$select public.agency_embeds(agency) from t$$, 'not_allowed', 403, 'nor does a player');

-- A press on “share”.
select tests.visit();
select is(public.count_share(null, 'frames-game', 'frames-brand'), '{"is_counted": true}',
  'a press that has no number is answered alike');
select is(public.count_share(md5('frames')::uuid, 'frames-game', 'frames-brand'), '{"is_counted": true}',
  'as one that has');
select tests.sign_out();
select is((select count(*)::integer from private.game_shares s join g on g.game = s.game_id), 1,
  'which alone is counted');

-- A home in a frame.
create temp table h as select n, gl.listing_id as home, 'home-' || left(md5('embed:' || gl.listing_id), 16) as slug
  from (values ('frames-game', 'home'), ('frames-draft', 'sample')) v (of, n) join public.games x on x.slug = v.of
  join public.game_listings gl on gl.game_id = x.id;
update public.games x set is_sample = true from g where x.id = g.draft;
-- Another agency has games at the very address, and names other sites.
select tests.game(h.slug, t.rival, '{20000000}') from h, t;
update public.games x set embed_domains = '{elsewhere.example.com}', created_at = now() + interval '1 hour' from h
  where x.slug = h.slug;
grant select on h to public;
select tests.sign_in(agent) from t;
select is(public.embed_home(home), jsonb_build_object('slug', slug, 'is_new', true),
  'the game of a ' || n || ' is made, whatever game another agency has at this address') from h order by n;
select tests.sign_out();
select is(x.embed_domains, '{blog.example.com,*.example.org}', 'it is shown where others of its agency are')
  from public.games x, h, t where x.slug = h.slug and x.agency_id = t.agency and h.n = 'home';
select results_eq($$select h.n, x.is_sample from public.games x, h, t where x.slug = h.slug and x.agency_id = t.agency
  order by h.n$$, $$values ('home', false), ('sample', true)$$, 'that of a home of samples is a sample, no other is');
select * from finish();

-- The list of one-offs: open and public ones of the brand, newest first, each once, however many there are.
select plan(9);

create temp table t as select tests.agency('listed-brand') as agency;
insert into public.games (agency_id, slug, family, title, currency, state, visibility, created_at)
select agency, 'one-' || n, 'one-off', 'One-off ' || n, 'GBP', 'open', 'public', now() - make_interval(mins => n)
  from t, generate_series(10, 36) n;
insert into public.games (agency_id, slug, family, title, currency, state, visibility)
select agency, x.slug, x.family, x.slug, 'GBP', x.state, x.visibility from t,
  (values ('hid-unlisted', 'one-off', 'open', 'unlisted'), ('hid-draft', 'one-off', 'draft', 'public'),
    ('hid-public', 'public', 'open', 'public')) x (slug, family, state, visibility);
insert into public.games (agency_id, slug, family, title, currency, state, visibility, opens_at, closes_at)
select agency, x.slug, 'one-off', x.slug, 'GBP', 'scheduled', 'public', x.opens_at, x.closes_at from t,
  (values ('hid-future', now() + interval '1 day', null),
    ('hid-over', now() - interval '2 days', now() - interval '1 day')) x (slug, opens_at, closes_at);
select tests.agency('empty-brand');
with full_brand as (select tests.agency('full-brand') as id)
insert into public.games (agency_id, slug, family, title, currency, state, visibility)
select id, 'full-' || n, 'one-off', 'Full ' || n, 'GBP', 'open', 'public' from full_brand, generate_series(1, 12) n;

create temp table pages as
  with recursive page as (
    select public.one_off_games('listed-brand') as answer, 1 as number
    union all
    select public.one_off_games('listed-brand', answer ->> 'next'), number + 1 from page
      where answer ->> 'next' is not null and number < 9)
  select * from page;

select is((select max(number) from pages), 3, '27 games are three pages');
select is((select jsonb_agg(g ->> 'slug' order by number, place) from pages, jsonb_array_elements(answer -> 'games')
  with ordinality as g (g, place)),
  (select jsonb_agg('one-' || n order by n) from generate_series(10, 36) n), 'each game once, newest first');
select is((select count(*)::int from pages where answer::text ~ 'hid-'), 0,
  'nothing that is not an open public one-off');
select is(public.one_off_games('empty-brand'), '{"games": [], "next": null}'::jsonb,
  'a brand without any has an empty list');
select is(concat_ws(' ', jsonb_array_length(answer -> 'games'), answer ->> 'next'), '12',
  'a page that is just full is the last')
from public.one_off_games('full-brand') answer;
select tests.refuses($$select public.one_off_games('listed-brand', gen_random_uuid()::text)$$, 'invalid_request', 422,
  'an unknown place is refused');
select tests.refuses($$select public.one_off_games('listed-brand', id::text) from public.games
  where slug = 'hid-unlisted'$$, 'invalid_request', 422,
  'as is a game that is in no list');
select tests.refuses($$select public.one_off_games('listed-brand', 'no place')$$, 'invalid_request', 422,
  'and so is what is none, without repeating it');
select tests.visit();
select lives_ok($$select public.one_off_games('listed-brand')$$, 'anybody may read it');
select * from finish();

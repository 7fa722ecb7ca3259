-- Cells of a rectangle: never more than a screen can draw, and questions that make no sense are refused.
select plan(19);
select tests.visit();
select is(public.sold_cells(-40, 60, -39, 61, 9)::text, '[]', 'where nothing was sold there is nothing');
select tests.refuses($$select public.sold_cells(1, 0, 0, 1, 9)$$, 'invalid_request', 422, 'west is not east of east');
select tests.refuses($$select public.sold_cells(0, 1, 1, 0, 9)$$, 'invalid_request', 422, 'nor south north of north');
select tests.refuses($$select public.sold_cells(0, 0, 1, null, 9)$$, 'invalid_request', 422,
  'a rectangle has four sides');
select tests.refuses($$select public.sold_cells(0, 0, 1, 1, 9, 2010, 2009)$$, 'invalid_request', 422,
  'a span begins before it ends');
select tests.refuses($$select public.sold_cells(0, 0, 1, 1, 9, types => '{castle}')$$, 'invalid_request', 422,
  'a kind is one that sales have');
select lives_ok($$select public.sold_cells(0, 0, 1, 1, 9, 2010, 2010, '{flat}')$$,
  'one year and one kind can be asked for');
select tests.sign_out();

insert into private.market_cells (level, kind, x, y, currency, sales, first_year, years, first_bin, bins, grid)
select v, 'A', x, y, 'QQQ', 1, 2000, 1, 100, 1, '{1}' from unnest('{9,11}'::integer[]) v,
  generate_series(0, 60) x, generate_series(0, 60) y;
insert into private.market_cells (level, kind, x, y, currency, sales, codes)
select v, k, x, (1 << (v - 2)) + y, 'QQQ', 1, '{0}' from unnest('{12,13}'::integer[]) v,
  unnest('{A,D,S,T,F,O}'::"char"[]) k, generate_series(0, 40) x, generate_series(0, 40) y;
select tests.visit();
create function pg_temp.shown(zoom integer, tiles integer, kinds text[] default null) returns text language sql as $$
  -- A square of so many tiles on a side where the second quarter of the world begins: there all are kept.
  select string_agg(distinct c ->> 'z', ',') || ' ' || count(*)
  from json_array_elements(public.sold_cells(-180,
    degrees(atan(sinh(pi() * (0.5 - 2 * (tiles - 0.5) / 2 ^ (zoom + 4))))), -180 + 360 * (tiles - 0.5) / 2 ^ (zoom + 4),
    degrees(atan(sinh(pi() * (0.5 - 0.2 / 2 ^ (zoom + 4))))), zoom, types => kinds)) c
$$;
select is(pg_temp.shown(9, 36), '13 1296', 'of all kinds a map has up to 1,300 cells');
select is(pg_temp.shown(9, 37), '12 361', 'and beyond the next coarser ones');
select is(pg_temp.shown(9, 36, '{flat}'), '13 1296', 'as it has of one kind');
select is(pg_temp.shown(9, 36, '{flat,other}'), '12 324', 'of two kinds it has up to 650');
select is(pg_temp.shown(9, 25, '{flat,other}'), '13 625', 'and not fewer than that');
select is(pg_temp.shown(9, 25, '{flat,other,detached}'), '12 169', 'of three it has up to 450');
select is(pg_temp.shown(9, 21, '{flat,other,detached}'), '13 441', 'and not fewer');
select is(pg_temp.shown(9, 20, '{flat,other,detached,terraced}'), '12 100', 'of four up to 380');
select is(pg_temp.shown(9, 19, '{flat,other,detached,terraced}'), '13 361', 'and not fewer');
select is(pg_temp.shown(10, 30), '13 225', 'the second finest zoom has none of its own');
select ok(json_array_length(public.sold_cells(-179.99, -85, 179.99, 85, 7)) <= 1300,
  'a large rectangle answers coarser cells rather than too many');
select is((select count(*)::integer from json_array_elements(public.sold_cells(-179.99, 84.9, -179, 85, 20)) c
  where c ->> 'median_minor' is not null), 0, 'a cell of one sale says no price');
select tests.sign_out();
select * from finish();

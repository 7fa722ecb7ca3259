-- Cells of a rectangle: never more than a screen can draw, and questions that make no sense are refused.
select plan(9);
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
select tests.visit();
select ok(json_array_length(public.sold_cells(-179.99, -85, 179.99, 85, 7)) <= 2000,
  'a large rectangle answers coarser cells rather than too many');
select is((select count(*)::integer from json_array_elements(public.sold_cells(-179.99, 84.9, -179, 85, 20)) c
  where c ->> 'median_minor' is not null), 0, 'a cell of one sale says no price');
select tests.sign_out();
select * from finish();

-- Of many homes a page names the district and the street, and no postcode: "12 Sample Road, TQ1". Their sale was not
-- kept back while they were guessed, because homes and sales were compared by postcode alone. A home is looked for now
-- where it is known to be: in its postcode, or else in its district.

create function private.code_of_home(postcode text, district text) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- Of half a postcode ("TQ1 1") the district is what sales can be compared by.
  select coalesce(nullif(private.plain_postcode(regexp_replace(postcode,
      '^\s*([A-Za-z]{1,2}[0-9][A-Za-z0-9]?)\s+[0-9]\s*$', '\1')), ''),
    nullif(private.plain_postcode(district), ''))
$$;
comment on function private.code_of_home is
  'Where a home is known to be, as sales are compared: its postcode, or its district.';
create index assets_by_code on public.assets (private.code_of_home(postcode, district));

do $$
declare
  asked constant text := 'private.plain_postcode(a.postcode)';
  known constant text := 'private.code_of_home(a.postcode, a.district)';
  functions constant regprocedure[] := '{private.awaits_guesses(private.sales), private.hold_sales_of_homes(uuid[]),
    private.follow_sales(), private.sales_that_await(private.sales[]), "private.count_area_values(text, text)",
    private.note_areas_of_game_homes()}';
  definition text;
begin
  for at in 1 .. cardinality(functions) loop
    definition := pg_get_functiondef(functions[at]);
    if strpos(definition, asked) = 0 then
      raise exception '% is another one than this migration was written for.', functions[at];
    end if;
    definition := replace(definition, asked, known);
    definition := replace(definition, 'nullif(a.postcode, '''') is not null', known || ' is not null');
    execute replace(definition, 'where a.postcode is not null', 'where ' || known || ' is not null');
  end loop;
end $$;
drop index public.assets_by_plain_postcode;

drop trigger sales_of_a_home_that_moved_are_held on public.assets;
create trigger sales_of_a_home_that_moved_are_held
  after update of postcode, district, address_line, country_code on public.assets
  for each row when ((old.postcode, old.district, old.address_line, old.country_code)
    is distinct from (new.postcode, new.district, new.address_line, new.country_code))
  execute function private.hold_sales_of_assets();

-- Those that are in play by now.
select private.hold_sales_of_homes(array(select a.id from public.assets a
  where private.code_of_home(a.postcode, a.district) is distinct from private.plain_postcode(a.postcode)));

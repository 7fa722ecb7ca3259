-- A query over feeds names a place by whole words: York is neither North Yorkshire nor New Yorkton.

create function private.spoken_words(variadic parts text[]) returns text
language sql immutable set search_path = '' as $$
  select ' ' || btrim(regexp_replace(lower(array_to_string(parts, ' ')), '[^[:alnum:]]+', ' ', 'g')) || ' '
$$;
comment on function private.spoken_words is
  'The words of texts in small letters, with one space around each: whole words are found by looking for them.';

-- Homes that feeds still have and that fit, in the order of their ids, after the last one that was shown.
create or replace function private.portal_matches(id uuid, after uuid default null, page_rows integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  query private.portal_queries;
  rows jsonb;
begin
  perform private.refuse_unless_staff();
  select q.* into query from private.portal_queries q where q.id = portal_matches.id;
  if query.id is null then
    perform private.refuse(404, 'not_found', 'There is no such query. Somebody may have removed it.');
  elsif coalesce(page_rows not between 1 and 500, true) then
    perform private.refuse(422, 'invalid_request', 'A page has 1 to 500 homes.');
  end if;
  select coalesce(jsonb_agg(to_jsonb(f) order by f.id), '[]') into rows
  from (
    select l.id, l.title, l.source_url, s.name as feed, b.display_name as brand, a.property_type as type, a.bedrooms,
      a.floor_area_m2 as area_m2, a.address_line, a.town, a.postcode, a.country_code, p.amount_minor as price_minor,
      p.currency
    from private.import_source_homes h
    join private.import_sources s on s.id = h.source_id
    join public.agencies b on b.id = s.agency_id
    join public.listings l on l.id = h.listing_id
    join public.assets a on a.id = l.asset_id
    cross join lateral private.latest_price(l.id) p
    where h.went_at is null and (query.source_id is null or h.source_id = query.source_id)
      and l.status <> 'withdrawn' and (portal_matches.after is null or l.id > portal_matches.after)
      and a.country_code = query.country_code
      and (cardinality(query.types) = 0 or a.property_type = any (query.types))
      and (query.least_bedrooms is null or a.bedrooms >= query.least_bedrooms)
      and (query.place = '' or strpos(private.spoken_words(a.address_line, a.town, a.district, a.region),
          private.spoken_words(query.place)) > 0
        or starts_with(private.plain_postcode(a.postcode), private.plain_postcode(query.place)))
      and p.currency = query.currency and p.amount_minor >= coalesce(query.least_minor, 0)
      and p.amount_minor <= coalesce(query.most_minor, p.amount_minor)
    order by l.id limit page_rows + 1) f;
  return jsonb_build_object('rows', jsonb_path_query_array(rows, '$[0 to $last]',
      jsonb_build_object('last', page_rows - 1)),
    'next', case when jsonb_array_length(rows) > page_rows then rows -> (page_rows - 1) ->> 'id' end);
end $$;

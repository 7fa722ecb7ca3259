-- Energy certificates as they are looked for: by postcode, or the beginning of one, or by authority.
--
-- Their addresses may be shown with energy certificates alone, under the notice that comes with every answer. No answer
-- has a price, and none says which homes are for sale or in a game.

create index certificates_by_authority_and_rating on private.energy_certificates (authority_code, rating);

create function private.certificate_facts(c private.energy_certificates) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('certificate', c.certificate, 'address', c.address, 'postcode', c.postcode,
    'authority', c.authority, 'kind', c.kind, 'built_form', c.built_form, 'age_band', c.age_band,
    'rating', c.rating, 'efficiency', c.efficiency, 'potential_rating', c.potential_rating,
    'potential_efficiency', c.potential_efficiency, 'area_m2', c.area_m2, 'lodged_on', c.lodged_on,
    'inspected_on', c.inspected_on, 'reason', c.reason, 'main_fuel', c.main_fuel,
    'heating_cost_minor', c.heating_cost_minor, 'hot_water_cost_minor', c.hot_water_cost_minor,
    'lighting_cost_minor', c.lighting_cost_minor, 'energy_kwh_per_m2', c.energy_kwh_per_m2,
    'co2_tonnes', c.co2_tonnes);
end $$;
comment on function private.certificate_facts is 'What a certificate says, as energy views show it.';

-- The newest certificate of each home counts; a home is known by its number, else by its address.
create function private.bands_of_postcode(beginning text, first_on date, last_on date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('rating', b.rating, 'count', b.homes) order by b.rating), '[]')
    from (
      select h.rating, count(*) as homes from (
        select distinct on (coalesce(c.uprn::text, c.address)) c.rating
        from private.energy_certificates c
        where c.postcode >= beginning and c.postcode < beginning || '~' and c.lodged_on between first_on and last_on
        order by coalesce(c.uprn::text, c.address), c.lodged_on desc) h
      group by h.rating) b);
end $$;
comment on function private.bands_of_postcode is 'How many homes of a postcode have which rating.';

create function private.bands_of_authority(authority text, first_on date, last_on date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('rating', b.rating, 'count', b.certificates) order by b.rating), '[]')
    from (
      select c.rating, count(*) as certificates from private.energy_certificates c
      where c.authority_code = bands_of_authority.authority
        and (first_on = '1900-01-01' and last_on = '2100-12-31' or c.lodged_on between first_on and last_on)
      group by c.rating) b);
end $$;
comment on function private.bands_of_authority is 'How many certificates of an authority have which rating.';

-- A postcode is answered postcode by postcode, an authority from the newest on. `after` is the last row's certificate.
create function private.find_certificates(postcode text default null, authority text default null,
  ratings text[] default null, from_year integer default null, to_year integer default null,
  after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant integer := 25;
  beginning text := find_certificates.postcode || case when find_certificates.postcode ~ ' ' then '' else ' ' end;
  wanted "char"[];
  first_on date := make_date(least(greatest(coalesce(from_year, 1900), 1900), 2100), 1, 1);
  last_on date := make_date(least(greatest(coalesce(to_year, 2100), 1900), 2100), 12, 31);
  mark private.energy_certificates;
  found private.energy_certificates[];
begin
  if (find_certificates.postcode is null) = (find_certificates.authority is null) or from_year > to_year
    or find_certificates.postcode !~ '^[A-Z]{1,2}[0-9][A-Z0-9]?( [0-9]([A-Z]{2})?)?$'
    or length(find_certificates.authority) > 20
    or array_to_string(ratings, ',', 'null') !~ '^([A-G](,[A-G]){0,6})?$' then
    perform private.refuse(422, 'invalid_request', 'Say a postcode or an authority, ratings of A to G, and years.');
  end if;
  wanted := case when cardinality(ratings) > 0 then ratings::"char"[] else '{A,B,C,D,E,F,G}' end;
  if after is not null then
    select * into mark from private.energy_certificates c where c.certificate = after;
    if mark.certificate is null then
      perform private.refuse(422, 'invalid_request', 'There is no such certificate to go on after.');
    end if;
  end if;
  if beginning is not null then
    found := array(
      select c from private.energy_certificates c
      where c.postcode >= coalesce(mark.postcode, beginning) and c.postcode < beginning || '~'
        and c.postcode >= beginning
        and c.rating = any (wanted) and c.lodged_on between first_on and last_on
        and (after is null or (c.postcode, c.lodged_on, c.certificate)
          > (mark.postcode, mark.lodged_on, mark.certificate))
      order by c.postcode, c.lodged_on, c.certificate limit page + 1);
  else
    found := array(
      select c from private.energy_certificates c
      where c.authority_code = find_certificates.authority
        and c.rating = any (wanted) and c.lodged_on between first_on and last_on
        and c.lodged_on <= coalesce(mark.lodged_on, '2100-12-31')
        and (after is null or (c.lodged_on, c.certificate) < (mark.lodged_on, mark.certificate))
      order by c.lodged_on desc, c.certificate desc limit page + 1);
  end if;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(private.certificate_facts(found[n]) order by n), '[]')
      from generate_series(1, least(cardinality(found), page)) n),
    'next', case when cardinality(found) > page then (found[page]).certificate end,
    'bands', case when after is not null then '[]'
      when beginning is not null then private.bands_of_postcode(beginning, first_on, last_on)
      else private.bands_of_authority(find_certificates.authority, first_on, last_on) end,
    'sources', (
      select coalesce(jsonb_agg(distinct jsonb_build_object('source', i.source, 'licence', i.licence,
        'first_on', i.first_on, 'last_on', i.last_on, 'is_sample', i.is_sample)), '[]')
      from private.market_imports i where i.id in (select u.import_id from unnest(found) u)));
end $$;
comment on function private.find_certificates is
  'Certificates of a postcode (or its beginning) or of an authority, 25 at a time, and how its ratings are spread.';
select private.expose('private.find_certificates(text, text, text[], integer, integer, text)', 'anon',
  'authenticated');

create function private.certificate_authorities() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with recursive codes as (
      (select c.authority_code from private.energy_certificates c where c.authority_code is not null
        order by c.authority_code limit 1)
      union all
      select (select c.authority_code from private.energy_certificates c where c.authority_code > o.authority_code
        order by c.authority_code limit 1) from codes o where o.authority_code is not null)
    select coalesce(jsonb_agg(jsonb_build_object('code', o.authority_code, 'name', n.name) order by n.name), '[]')
    from (select * from codes limit 1000) o cross join lateral (
      select coalesce((select c.authority from private.energy_certificates c
        where c.authority_code = o.authority_code order by c.lodged_on desc limit 1), o.authority_code) as name) n
    where o.authority_code is not null);
end $$;
comment on function private.certificate_authorities is 'The authorities whose certificates are here.';
select private.expose('private.certificate_authorities()', 'anon', 'authenticated');

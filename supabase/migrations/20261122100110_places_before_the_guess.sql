-- Places before the guess.
--
-- Players see town and postcode district only, and a map point that is moved by at least 500 m. Both follow from the
-- place itself, here, whichever way a home comes in: the district from the postcode, where a postcode says more than a
-- district; the moved point from the place, so that several listings of one home show one point and nothing averages
-- out.

-- Countries whose postcodes name a street or a house, and the part that names the district.
create table private.postcode_districts (
  country_code text not null,
  district_form text not null,
  constraint a_country_has_one_form_of_district primary key (country_code)
);
comment on table private.postcode_districts is
  'Countries whose postcodes are finer than a district: the pattern whose first group is the district. Elsewhere a '
    'postcode is an area already.';
alter table private.postcode_districts enable row level security;
insert into private.postcode_districts (country_code, district_form) values
  ('GB', '^([A-Z]{1,2}[0-9][A-Z0-9]?)(?: *[0-9][A-Z]{2})?$'),
  ('IE', '^([A-Z][0-9][0-9W])(?: *[A-Z0-9]{4})?$'),
  ('CA', '^([A-Z][0-9][A-Z])(?: *[0-9][A-Z][0-9])?$'),
  ('NL', '^([0-9]{4})(?: *[A-Z]{2})?$'),
  ('PT', '^([0-9]{4})(?:-[0-9]{3})?$'),
  ('JP', '^([0-9]{3})(?:-?[0-9]{4})?$'),
  ('US', '^([0-9]{5})(?:-[0-9]{4})?$');

create function private.district_of(country_code text, postcode text, district text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  form text := (select d.district_form from private.postcode_districts d
    where d.country_code = district_of.country_code);
  typed text := nullif(btrim(upper(district_of.postcode)), '');
  given text := nullif(btrim(district_of.district), '');
begin
  if form is null then
    return given;
  end if;
  -- A postcode that has not its country's form tells nothing that can be shown; a district that is a postcode is cut.
  return coalesce(substring(typed from form), substring(upper(given) from form), case when typed is null
    or typed <> upper(given) then given end);
end $$;
comment on function private.district_of
  is 'The district that players may see: of the postcode where that says more than a district, else the given one.';

create function private.keep_district() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.district := private.district_of(new.country_code, new.postcode, new.district);
  return new;
end $$;
comment on function private.keep_district is 'Trigger: the district of a home follows from its postcode.';
create trigger a_district_follows_from_the_postcode before insert
  or update of country_code, postcode, district on public.assets
  for each row execute function private.keep_district();
update public.assets a set district = private.district_of(a.country_code, a.postcode, a.district)
  where a.district is distinct from private.district_of(a.country_code, a.postcode, a.district);

-- The place is first set to a grid of 100 m, then moved by 580 to 820 m in a direction, both from a digest over that
-- grid point and the server's own key. Whoever notes the place a little differently for another listing gets the same
-- point, or one of its neighbours' few. The true place is at most 71 m from its grid point, so 509 to 891 m from what
-- is shown.
create or replace function private.blurred_point(asset_id uuid, latitude double precision,
  longitude double precision) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  step constant double precision := 100 / 111320.0;
  grid_latitude double precision := round(latitude / step) * step;
  step_east double precision := step / greatest(cos(radians(grid_latitude)), 0.05);
  grid_longitude double precision := round(longitude / step_east) * step_east;
begin
  return (
    select case when latitude is not null then jsonb_build_object(
      'lat', round((grid_latitude + metres * cos(angle) / 111320)::numeric, 4),
      'lng', round((grid_longitude + metres * sin(angle)
        / (111320 * greatest(cos(radians(grid_latitude)), 0.05)))::numeric, 4)) end
    from (
      select 580 + 240 * (get_byte(d.digest, 0) * 256 + get_byte(d.digest, 1)) / 65535.0 as metres,
        2 * pi() * (get_byte(d.digest, 2) * 256 + get_byte(d.digest, 3)) / 65536.0 as angle
      from (
        select sha256(convert_to(k.key_hex || round(latitude / step)::bigint || ':'
          || round(longitude / step_east)::bigint || ':' || k.key_hex, 'UTF8')) as digest
        from private.token_keys k) d) o);
end $$;
comment on function private.blurred_point
  is 'The home''s place moved by some 500 to 900 m, the same for every listing at that place. The id plays no part.';

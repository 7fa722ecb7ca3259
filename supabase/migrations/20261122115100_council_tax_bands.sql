-- Council tax bands.
--
-- Which of the bands of local tax a home of Great Britain is in: A to H, in Wales to I. Players read it before the
-- guess.

alter table public.assets add column council_tax_band text,
  add constraint a_council_tax_band_is_a_letter_from_a_to_i check (council_tax_band ~ '^[A-I]$');

create or replace function private.clue_columns() returns text[] language plpgsql immutable set search_path = '' as $$
begin
  return
    '{property_type,bedrooms,bathrooms,floor_area_m2,plot_area_m2,year_built,tenure,energy_rating,council_tax_band,
      town,district,region,features}'::text[];
end $$;

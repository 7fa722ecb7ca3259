-- Words of ranges follow their points.
--
-- A range earns by its width and by what the price lies outside of it. Its middle says neither, so its word and its
-- square come from the points, as those of the absolute error do. Ranges that were guessed before get their words anew;
-- nobody's points change.

create function private.band_of_share(share double precision) returns integer language plpgsql immutable
  set search_path = '' as $$
begin
  return case when share >= 0.95 then 0 when share >= 0.9 then 1 when share >= 0.8 then 2 when share >= 0.65 then 3
    when share >= 0.5 then 4 else 5 end;
end $$;
comment on function private.band_of_share is 'Band of a share of a full round''s points, 0 (best) to 5.';

create or replace function private.shared_band(guess public.guesses) returns integer language plpgsql immutable
  set search_path = '' as $$
begin
  if guess.label is null then
    return null;
  elsif guess.formula <> 'absolute_error' or guess.is_late then
    return private.error_band(guess);
  end if;
  return private.band_of_share(guess.score / (1000 * guess.multiplier));
end $$;
comment on function private.error_band is 'Band of a guess, 0 (best) to 5, by its word; 5 if time ran out.';

update public.guesses g
set label = ('{spot on,excellent,close,fair,far off,way off}'::text[])[1 + private.band_of_share(
  g.score / ((case g.formula when 'classic_bands' then 100 else 1000 end) * g.multiplier))]
where g.low_minor is not null and g.label is not null and not g.is_late;

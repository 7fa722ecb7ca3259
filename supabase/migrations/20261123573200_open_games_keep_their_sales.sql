-- A home that is being guessed may have been sold in public. Its own sale stays out of whatever shows addresses until
-- the last game, run and room that ask for it are over: whoever plays it learns nothing from the registers here.
--
-- A sale is taken for a home's own where country and postcode agree and so do house and street, or the price; and
-- where a home has its postcode but no address, every sale of that postcode is, since nobody can tell which it was.

create function private.plain_postcode(postcode text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select upper(regexp_replace(postcode, '[^A-Za-z0-9]', '', 'g'))
$$;
comment on function private.plain_postcode is 'A postcode without spaces and in capitals, as it is compared.';
create index assets_by_plain_postcode on public.assets (private.plain_postcode(postcode));

create function private.is_own_address(address text, house text, flat text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select address ~* ('(^|[^a-z0-9])' || regexp_replace(coalesce(house, flat), '[^A-Za-z0-9]+', '[^a-z0-9]+', 'g')
    || '($|[^a-z0-9])')
$$;
comment on function private.is_own_address is
  'Does a line of an address name this house (or flat, where it names none)?';

create function private.awaits_guesses(sale private.sales) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.assets a join public.listings l on l.asset_id = a.id
    where private.plain_postcode(a.postcode) in (private.plain_postcode(sale.postcode),
        private.plain_postcode(sale.area_code))
      and a.country_code = sale.country_code
      and (case when nullif(a.address_line, '') is null
          then private.plain_postcode(a.postcode) <> private.plain_postcode(sale.area_code)
          else private.is_own_address(a.address_line, sale.paon, sale.saon)
            and (private.plain_postcode(a.postcode) <> private.plain_postcode(sale.area_code)
              or strpos(lower(a.address_line), lower(sale.street)) > 0) end
        or exists (select from private.listing_prices p where p.listing_id = l.id
          and p.amount_minor = sale.price_minor and p.currency = sale.currency))
      and private.can_be_guessed(l.id));
end $$;
comment on function private.awaits_guesses is
  'Is this the sale of a home that some game, run or room has still to guess? Whatever shows single sales asks it.';

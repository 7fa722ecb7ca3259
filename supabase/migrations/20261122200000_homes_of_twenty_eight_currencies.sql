-- Games in the currencies of the large housing markets.
--
-- Ranges are fixed, as before: 1,000 to 500 million, ten times as much where units are small, a hundred times in yen, a
-- thousand times in won and rupiah. The rupiah is kept in whole units: its hundredths are out of use, and a home in
-- them would pass the largest amount. Mirrors the domain tables; a test holds them equal.

insert into private.currencies (code, minor_digits) values
  ('CZK', 2), ('SAR', 2), ('ILS', 2), ('TRY', 2), ('INR', 2), ('CNY', 2), ('KRW', 0), ('TWD', 2), ('HKD', 2),
  ('SGD', 2), ('THB', 2), ('IDR', 0), ('BRL', 2), ('MXN', 2);

insert into public.market_bounds (currency, price_kind, min_minor, max_minor)
select c.code, k.kind, 1000 * scale.times * (10 ^ c.minor_digits)::bigint,
  500000000 * scale.times * (10 ^ c.minor_digits)::bigint
from private.currencies c
cross join (values ('asking'), ('sold'), ('poll')) k (kind)
cross join lateral (select case
    when c.code in ('INR', 'TRY', 'MXN', 'HKD', 'TWD', 'THB', 'CZK') then 10::bigint
    when c.code = 'JPY' then 100
    when c.code in ('KRW', 'IDR') then 1000
    else 1 end as times) scale
where c.code in ('CZK', 'SAR', 'ILS', 'TRY', 'INR', 'CNY', 'KRW', 'TWD', 'HKD', 'SGD', 'THB', 'IDR', 'BRL', 'MXN',
  'JPY')
on conflict (currency, price_kind) do update set min_minor = excluded.min_minor, max_minor = excluded.max_minor;

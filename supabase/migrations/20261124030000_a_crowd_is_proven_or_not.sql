-- Whether players' guesses improve values is measured, market by market, and claimed only where it is proven.
--
-- The measure itself is the domain's (crowd-gain.ts): it is taken whenever markets are learned, on homes that were
-- valued and guessed before their sold price became known and that no game asks for any more. What it says is kept, so
-- that no request measures anything.

create table private.crowd_gains (
  country_code text not null,
  market text collate "C" not null,
  homes integer not null,
  gain double precision not null,
  least_gain double precision not null,
  is_proven boolean not null,
  measured_at timestamptz not null default clock_timestamp(),
  constraint a_market_has_one_crowd_gain primary key (country_code, market),
  constraint a_gain_is_measured_on_homes check (homes > 0),
  constraint a_proof_has_a_gain check (not is_proven or least_gain > 0)
);
comment on table private.crowd_gains is
  'By how much the players of a market bring its values nearer, on settled homes, and whether that is proven.';
alter table private.crowd_gains enable row level security;

-- Homes with a value of before the sale was known, and what players and the asking price said. A crowd of fewer than
-- five has no median.
create function private.settled_homes()
returns table (listing_id uuid, country_code text, market text, settled_at timestamptz, sold_minor bigint,
  asking_minor bigint, crowd_minor bigint, value_minor bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select gl.listing_id, v.country_code, v.market, p.settled_at, sold.amount_minor, asked.amount_minor,
    (private.crowd_of(gl.id) ->> 'median_minor')::bigint, v.estimate_minor
  from private.polls p join public.game_listings gl on gl.id = p.game_listing_id
  join lateral (select l.* from private.listing_prices l where l.listing_id = gl.listing_id and l.kind = 'sold'
    order by l.version desc limit 1) sold on true
  left join lateral (select l.* from private.listing_prices l where l.listing_id = gl.listing_id
    and l.kind = 'asking' and l.version < sold.version and l.currency = sold.currency
    order by l.version desc limit 1) asked on true
  left join lateral (
    select m.country_code, m.market, (a.answer ->> 'estimateMinor')::bigint as estimate_minor
    from private.valuations a join private.valuation_models m on m.id = a.model_id
    where a.listing_id = gl.listing_id and a.made_at < p.settled_at and m.currency = sold.currency
    order by a.made_at desc limit 1) v on true
  where p.settled_at is not null and not private.can_be_guessed(gl.listing_id)
  order by p.settled_at desc, gl.listing_id limit 5000;
end $$;
comment on function private.settled_homes is
  'The newest homes that were settled and that nobody guesses any more: sold, asked, guessed, valued.';

create function private.keep_crowd_gains(gains jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.crowd_gains;
  insert into private.crowd_gains (country_code, market, homes, gain, least_gain, is_proven)
  select g.country_code, g.market, g.homes, g.gain, g.least_gain, g.is_proven
  from jsonb_to_recordset(gains) g (country_code text, market text, homes integer, gain double precision,
    least_gain double precision, is_proven boolean);
end $$;
comment on function private.keep_crowd_gains is 'Keeps what was measured of every market, in place of what was before.';

create or replace function private.settled_values() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with settled as materialized (select * from private.settled_homes()),
    compared as (
      select abs(s.value_minor - s.sold_minor) / s.sold_minor::double precision as by_value,
        abs(s.crowd_minor - s.sold_minor) / s.sold_minor::double precision as by_crowd,
        abs(s.asking_minor - s.sold_minor) / s.sold_minor::double precision as by_asking
      from settled s where s.value_minor is not null and s.crowd_minor is not null and s.asking_minor is not null)
    select jsonb_build_object('settled', (select count(*) from settled), 'compared', count(*),
      'value', case when count(*) >= 5 then percentile_cont(0.5) within group (order by c.by_value) end,
      'crowd', case when count(*) >= 5 then percentile_cont(0.5) within group (order by c.by_crowd) end,
      'asking', case when count(*) >= 5 then percentile_cont(0.5) within group (order by c.by_asking) end,
      'proven', (
        select coalesce(jsonb_agg(jsonb_build_object('country_code', g.country_code, 'market', g.market,
          'homes', g.homes, 'gain', g.gain, 'least_gain', g.least_gain, 'measured_at', g.measured_at)
          order by g.country_code, g.market), '[]')
        from (select c.* from private.crowd_gains c where c.is_proven order by c.homes desc limit 500) g))
    from compared c);
end $$;

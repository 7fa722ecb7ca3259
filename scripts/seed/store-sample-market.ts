import type { Sql } from 'postgres';
import { sampleSales } from './samples/sample-sales.ts';

/** Raise it with every change of the sample sales: installations then hold the new ones instead. */
const MARKET_EDITION = 'samples 5';

/**
 * Stores the sample sales as an import of their own that says what they are, so that every screen of the market has
 * something to show. The same again changes nothing; those of an older edition go.
 * @returns how many were stored
 */
export async function storeSampleMarket(sql: Sql): Promise<number> {
  const [found] = await sql`
    select from private.market_imports where is_sample and file_print = ${MARKET_EDITION} and state = 'done'`;
  if (found) return 0;
  const sales = sampleSales();
  await sql.begin(async (transaction) => {
    await transaction`
      delete from private.sales s using private.market_imports i where i.is_sample and s.import_id = i.id`;
    await transaction`delete from private.market_imports where is_sample and kind = 'sold'`;
    const [made] = await transaction<{ id: number }[]>`
      insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, is_sample, state,
        lines_read, imported, first_on, last_on, finished_at)
      values ('sold', 'samples', ${MARKET_EDITION}, 'Samples of this installation',
        'Invented for this site: no home, address or price is real.', 'GB', true, 'done', ${sales.length}, ${sales.length},
        ${least(sales.map(({ sold_on: on }) => on))}, ${greatest(sales.map(({ sold_on: on }) => on))}, now())
      returning id`;
    if (made === undefined) throw new Error('the sample sales could not be noted');
    await transaction`
      insert into private.sales (id, place, price_minor, sold_on, import_id, kind, tenure, is_new, country_code, currency,
        postcode, paon, street, town, county, area_m2, bedrooms, year_built)
      select md5(s.key)::uuid, private.tile_of(s.latitude, s.longitude), s.price_minor, s.sold_on, ${made.id},
        s.kind::"char", s.tenure::"char", s.is_new, s.country_code, s.currency, s.postcode, s.paon, s.street, s.town,
        s.county, s.area_m2, s.bedrooms, s.year_built
      from jsonb_to_recordset(${JSON.stringify(sales)}::text::jsonb) s (key text, price_minor bigint, sold_on date,
        kind text, tenure text, is_new boolean, country_code text, currency text, postcode text, paon text, street text,
        town text, county text, area_m2 real, bedrooms smallint, year_built smallint, latitude double precision,
        longitude double precision)`;
    await transaction`select private.place_postcodes_of_sales(${made.id})`;
    await transaction`select private.list_sample_districts()`;
    // Those of earlier editions had ids of another form.
    await transaction`
      delete from private.area_clusters k using private.sales s
      where s.import_id = ${made.id} and k.id = md5('sample neighbourhood ' || s.town)::uuid`;
    await transaction`
      select private.draw_area_cluster(a.id, c.id, coalesce((select k.version from private.area_clusters k where k.id = c.id), 0),
        c.town, '', c.country_code, c.codes, null)
      from public.agencies a, (
        select s.town, s.country_code, array_agg(distinct s.area_code) as codes,
          overlay(overlay(md5('sample neighbourhood ' || s.town) placing '4' from 13) placing '8' from 17)::uuid as id
        from private.sales s where s.import_id = ${made.id} and s.town is not null group by s.town, s.country_code) c
      where a.key = 'default'`;
  });
  await sql`select private.count_market()`;
  return sales.length;
}

const least = (days: readonly string[]) => days.reduce((one, other) => (one < other ? one : other));
const greatest = (days: readonly string[]) => days.reduce((one, other) => (one > other ? one : other));

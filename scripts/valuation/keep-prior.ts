import postgres from 'postgres';
import { LEAST_MONTHS, seasonalPrior, type PriceIndex } from '#domain/valuation/seasonal-prior.ts';
import { ImportError } from '../import/import-error.ts';

/** Of which market an index is, and whose it is. */
interface PriorOf {
  readonly country: string;
  readonly market: string;
  readonly source: string;
}

/** Names of regions are those of ISO 3166, and a few more by which people call some. */
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Of those the ones that no register uses: the United Kingdom is GB. */
const OTHER_NAMES: readonly string[] = ['UK', 'EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB'];

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !OTHER_NAMES.includes(code) && REGIONS.of(code) !== undefined;
}

/**
 * Keeps what an index says of a market's year, in place of what was known before.
 * @returns the country's markets that are learned where this one is not among them: it may have been typed wrong
 * @throws ImportError where the country is none, or the index is too short
 */
export async function keepPrior(
  databaseUrl: string,
  { country, market, source }: PriorOf,
  index: PriceIndex,
): Promise<readonly string[]> {
  const code = country.toUpperCase();
  if (!isCountry(code))
    throw new ImportError(
      `${country === '' ? 'Nothing' : country} is no country's code. It is two letters, as in a register: GB, US or ES.`,
    );
  // Markets are named as postcodes begin, which are capitals.
  const name = market.trim().toUpperCase();
  const prior = seasonalPrior(index);
  const months = index.levels.length;
  if (!prior)
    throw new ImportError(
      `The index has ${months === 1 ? '1 month' : `${String(months)} months`}. It takes ${String(LEAST_MONTHS)} to know a market's year.`,
    );
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`
      insert into private.seasonal_priors (country_code, market, factors, growth, source)
      values (${code}, ${name}, ${[...prior.factors]}, ${prior.growth}, ${source})
      on conflict (country_code, market) do update
      set factors = excluded.factors, growth = excluded.growth, source = excluded.source`;
    const learned = await sql<{ market: string }[]>`
      select distinct market from private.valuation_models where country_code = ${code} order by market`;
    const markets = learned.map((row) => row.market);
    return markets.includes(name) ? [] : markets;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

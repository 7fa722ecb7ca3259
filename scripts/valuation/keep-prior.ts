import postgres from 'postgres';
import { LEAST_MONTHS, seasonalPrior, type PriceIndex } from '#domain/valuation/seasonal-prior.ts';
import { ImportError } from '../import/import-error.ts';

/** Of which market an index is, and whose it is. */
interface PriorOf {
  readonly country: string;
  readonly market: string;
  readonly source: string;
}

/**
 * Keeps what an index says of a market's year, in place of what was known before.
 * @throws ImportError where the index is too short
 */
export async function keepPrior(
  databaseUrl: string,
  { country, market, source }: PriorOf,
  index: PriceIndex,
): Promise<void> {
  if (!/^(?!uk$)[a-z]{2}$/i.test(country))
    throw new ImportError('A country is two letters, as in a register: GB, US or ES.');
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
      values (${country.toUpperCase()}, ${market}, ${[...prior.factors]}, ${prior.growth}, ${source})
      on conflict (country_code, market) do update
      set factors = excluded.factors, growth = excluded.growth, source = excluded.source`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

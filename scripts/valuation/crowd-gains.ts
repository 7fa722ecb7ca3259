import { z } from 'zod';
import { measureCrowdGain } from '#domain/valuation/crowd-gain.ts';

/** A row of settled_homes, with what the measure needs. */
export const settledRow = z.object({
  country_code: z.string(),
  market: z.string(),
  value: z.number(),
  crowd: z.number(),
  price: z.number(),
});

/** What keep_crowd_gains takes: one row for each market, measured on its own homes alone. */
export function gainsByMarket(rows: readonly z.output<typeof settledRow>[]) {
  const byMarket = new Map<string, z.output<typeof settledRow>[]>();
  for (const row of rows) {
    const name = `${row.country_code} ${row.market}`;
    const homes = byMarket.get(name) ?? [];
    homes.push(row);
    byMarket.set(name, homes);
  }
  return [...byMarket.values()].flatMap((homes) => {
    const [first] = homes;
    if (!first) return [];
    const { leastGain, isProven, ...measured } = measureCrowdGain(homes);
    const { country_code, market } = first;
    return [{ country_code, market, ...measured, least_gain: leastGain, is_proven: isProven }];
  });
}

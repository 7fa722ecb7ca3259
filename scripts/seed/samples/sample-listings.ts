import { describeSampleHome } from './describe-sample-home.ts';
import { drawSampleHome } from './draw-sample-home.ts';
import { priceSampleHome } from './price-sample-home.ts';
import { findSampleArea } from './sample-areas.ts';
import type { SampleListing } from './sample-listing.ts';
import { plannedHomes } from './sample-plan.ts';

/**
 * All illustrated samples, in a fixed order that has nothing to do with price. Attributes are drawn first; the price follows from
 * them by the hedonic formula in `price-sample-home.ts`.
 *
 * @param priceSeed chooses the prices' noise; the same seed gives the same prices.
 */
export function sampleListings(priceSeed = 'open house'): readonly SampleListing[] {
  const counts = new Map<string, number>();
  return plannedHomes.map((plan) => {
    const country = findSampleArea(plan.town).countryCode.toLowerCase();
    const count = (counts.get(country) ?? 0) + 1;
    counts.set(country, count);
    const home = drawSampleHome(plan, `sample-${country}-${String(count).padStart(2, '0')}`);
    return { ...home, ...describeSampleHome(home), ...priceSampleHome(home, priceSeed) };
  });
}

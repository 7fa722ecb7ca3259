import { describeSampleHome } from './describe-sample-home.ts';
import { drawSampleHome } from './draw-sample-home.ts';
import { priceSampleHome } from './price-sample-home.ts';
import type { PlannedHome } from './planned-home.ts';
import { findSampleArea } from './sample-areas.ts';
import type { SampleListing } from './sample-listing.ts';
import { plannedAgencyHomes, plannedHomes } from './sample-plan.ts';

/** No secret at all: of samples whose prices nobody plays for. */
const PUBLISHED_SECRET = 'open house';

/** The agency that has sample homes of its own: the one that the demo's admin and agent belong to. */
export const SAMPLE_AGENCY = 'star';

/**
 * All illustrated samples, in a fixed order that has nothing to do with price. Attributes are drawn first; the price follows from
 * them by the hedonic formula in `price-sample-home.ts`.
 *
 * @param secret the installation's secret, whole: prices, their kinds and dates follow from it, nothing else does. Without one
 *   the prices are anybody's to compute, which is enough for whatever asks no price.
 */
export function sampleListings(secret = PUBLISHED_SECRET): readonly SampleListing[] {
  const counts = new Map<string, number>();
  return plannedHomes.map((plan) => {
    const country = findSampleArea(plan.town).countryCode.toLowerCase();
    const count = (counts.get(country) ?? 0) + 1;
    counts.set(country, count);
    return makeListing(plan, `sample-${country}-${twoDigits(count)}`, secret);
  });
}

/** The same for the homes that belong to {@link SAMPLE_AGENCY}, so that its people may edit them. */
export function agencySampleListings(secret = PUBLISHED_SECRET): readonly SampleListing[] {
  return plannedAgencyHomes.map((plan, index) =>
    makeListing(plan, `sample-${SAMPLE_AGENCY}-${twoDigits(index + 1)}`, secret),
  );
}

function makeListing(plan: PlannedHome, externalRef: string, secret: string): SampleListing {
  const home = drawSampleHome(plan, externalRef);
  return { ...home, ...describeSampleHome(home), ...priceSampleHome(home, secret) };
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

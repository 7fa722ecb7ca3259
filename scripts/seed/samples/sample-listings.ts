import { describeSampleHome } from './describe-sample-home.ts';
import { drawSampleHome } from './draw-sample-home.ts';
import { priceSampleHome } from './price-sample-home.ts';
import { createSampleRandom } from './sample-random.ts';
import type { SampleHome, SampleListing } from './sample-listing.ts';
import { AGENCY_GAME, plannedGames, plannedHomesOf, type PlannedSample } from './sample-plan.ts';

/** No secret at all: of samples whose prices nobody plays for. */
const PUBLISHED_SECRET = 'open house';

/** The agency that has sample homes of its own: the one that the demo's admin and agent belong to. */
export const SAMPLE_AGENCY = 'star';

type Shown = SampleHome & ReturnType<typeof describeSampleHome>;
/** What is the same on every installation is filled in and written once. */
const shownByRef = new Map<string, Shown>();

function showHome({ externalRef, game, place, plan }: PlannedSample): Shown {
  const known = shownByRef.get(externalRef);
  if (known) return known;
  const voice = createSampleRandom(`voice/${game}`).whole(0, 4) + place;
  const home = drawSampleHome(plan, externalRef, { place, voice });
  const shown = { ...home, ...describeSampleHome(home) };
  shownByRef.set(externalRef, shown);
  return shown;
}

/**
 * Homes as listings. Attributes are drawn first; the price follows from them by the hedonic formula in `price-sample-home.ts`.
 *
 * @param secret the installation's secret, whole: prices, their kinds and dates follow from it, nothing else does. Without one
 *   the prices are anybody's to compute, which is enough for whatever asks no price.
 */
export function listSamples(
  planned: readonly PlannedSample[],
  secret = PUBLISHED_SECRET,
): readonly SampleListing[] {
  return planned.map(showHome).map((home) => ({ ...home, ...priceSampleHome(home, secret) }));
}

/** The samples of the table's games, in a fixed order that has nothing to do with price, but for an agency's own. */
export function sampleListings(secret?: string): readonly SampleListing[] {
  return listSamples(
    plannedGames.filter((game) => game !== AGENCY_GAME).flatMap((game) => plannedHomesOf(game)),
    secret,
  );
}

/** The homes that belong to {@link SAMPLE_AGENCY}, so that its people may edit them. */
export function agencySampleListings(secret?: string): readonly SampleListing[] {
  return listSamples(plannedHomesOf(AGENCY_GAME), secret);
}

import { currencyOfCountry, sampleAreas } from './sample-areas.ts';
import type { SampleCountry, SampleCurrency } from './sample-listing.ts';

/** What homes cost around a district, for hints. */
export interface SamplePriceLevel {
  readonly countryCode: SampleCountry;
  readonly town: string;
  readonly district: string;
  readonly currency: SampleCurrency;
  /** Median price of a home, minor units. */
  readonly medianMinor: number;
  /** Median price per m², minor units. */
  readonly medianPerM2Minor: number;
}

const ordinaryAreaM2 = 92;
/** No price ends like this, so a level never happens to be somebody's price. */
const oddHundreds = 200;

/** One level per district, from the model's base for the town alone: no listing's price goes into it. */
export function samplePriceLevels(): readonly SamplePriceLevel[] {
  return sampleAreas.map((area) => ({
    countryCode: area.countryCode,
    town: area.town,
    district: area.district,
    currency: currencyOfCountry[area.countryCode],
    medianMinor: (Math.round((area.baseMajorPerM2 * ordinaryAreaM2) / 1000) * 1000 + oddHundreds) * 100,
    medianPerM2Minor: area.baseMajorPerM2 * 100,
  }));
}

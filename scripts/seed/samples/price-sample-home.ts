import { currencyOfCountry, findSampleArea } from './sample-areas.ts';
import type { SampleHome, SampleListing, SamplePropertyType } from './sample-listing.ts';
import type { SampleRandom } from './sample-random.ts';
import { createSecretRandom } from './secret-random.ts';

/*
 * The hedonic model: ln(price) = ln(base of the town) + what the drawings show + what only the papers say + noise.
 * Every figure below is a share of the price in logarithms: 0.10 is about ten per cent.
 */
const bySize = 0.9; // a second square metre costs a little less than the first
const byCondition = { 'needs-work': -0.3, dated: -0.13, good: 0, refurbished: 0.11, luxury: 0.28 } as const;
const byFeature: Partial<Record<SampleHome['features'][number], number>> = {
  pool: 0.1,
  'sea-view': 0.15,
  'mountain-view': 0.05,
  garage: 0.05,
  driveway: 0.02,
  balcony: 0.03,
  'roof-terrace': 0.08,
  courtyard: 0.01,
  garden: 0.03,
  conservatory: 0.02,
  'solar-panels': 0.02,
  'ev-charger': 0.01,
  fireplace: 0.02,
  'kitchen-island': 0.02,
};
const byType: Partial<Record<SamplePropertyType, number>> = {
  penthouse: 0.2,
  detached: 0.14,
  villa: 0.18,
  bungalow: 0.12,
  cottage: 0.1,
  farmhouse: 0.1,
  townhouse: 0.05,
  chalet: 0.14,
  'semi-detached': 0.05,
  loft: 0.04,
  'mobile-home': -0.55,
};
const byEnergy = { A: 0.05, B: 0.03, C: 0.01, D: 0, E: -0.02, F: -0.04, G: -0.06 } as const;
/**
 * How far a price may be from what the published model says, as a logarithm: any share up to this is as likely as any other,
 * so the best guess of somebody who has read this file is off by a quarter on average (`report-model-score.ts` measures it).
 */
export const NOISE_LIMIT_LOG = 0.5;
const yearlyGrowth = 0.03;
const modelYear = 2026;

function byAge(yearBuilt: number): number {
  if (yearBuilt < 1919) return 0.05;
  if (yearBuilt >= 1945 && yearBuilt < 1985) return -0.05;
  return yearBuilt >= 2010 ? 0.07 : 0;
}

/**
 * What a careful eye can read from the pictures alone, as a share of the price in logarithms: size (the floor plan states it), type,
 * condition, age, plot and features. It knows neither the town nor its price level.
 */
export function visibleWorth(home: SampleHome): number {
  const features = home.features.reduce((sum, feature) => sum + (byFeature[feature] ?? 0), 0);
  const plot = home.plotAreaM2 === null ? 0 : 0.06 * Math.log(1 + home.plotAreaM2 / 300);
  return (
    bySize * Math.log(home.floorAreaM2 / 90) +
    byCondition[home.condition] +
    (byType[home.propertyType] ?? 0) +
    byAge(home.yearBuilt) +
    features +
    plot +
    0.03 * (home.bathrooms - 1)
  );
}

/** What only the papers say: energy certificate and tenure. */
function paperWorth(home: SampleHome): number {
  return (home.energyRating ? byEnergy[home.energyRating] : 0) + (home.tenure === 'leasehold' ? -0.03 : 0);
}

/** Rounds the way asking prices are rounded: the dearer, the coarser, and now and then just under a step. */
function roundAsking(major: number, currency: string, random: SampleRandom): number {
  const step =
    major < 150_000
      ? 2_500
      : major < 500_000
        ? 5_000
        : major < 1_000_000
          ? 10_000
          : major < 3_000_000
            ? 25_000
            : 50_000;
  const rounded = Math.round(major / step) * step;
  if (!random.chance(0.3) || major > 900_000) return rounded;
  return rounded - (currency === 'USD' || currency === 'CAD' ? 100 : currency === 'EUR' ? 1_000 : 50);
}

/** Sold prices are agreed, so they fall on finer steps. */
function roundSold(major: number, random: SampleRandom): number {
  const step = major < 300_000 ? 500 : major < 1_000_000 ? random.pick([500, 1_000, 2_500]) : 5_000;
  return Math.round(major / step) * step;
}

/** What somebody may know of a home's price before guessing it. */
type PublicPriceFacts = Pick<SampleListing, 'priceKind' | 'priceOn'>;

/** The price in major units that the published model gives a home, without the noise: what everybody can compute. */
export function modelPriceMajor(home: SampleHome, { priceKind, priceOn }: PublicPriceFacts): number {
  const base = findSampleArea(home.town).baseMajorPerM2 * 90;
  const growth = (1 + yearlyGrowth) ** (Number(priceOn.slice(0, 4)) - modelYear);
  return base * Math.exp(visibleWorth(home) + paperWorth(home)) * growth * (priceKind === 'sold' ? 0.98 : 1);
}

/**
 * The price of a home in minor units, its kind and its date.
 *
 * @param secret what only the installation knows. Kind, date, noise and rounding each come from a key of their own that is
 *   derived from all of it, so that kind and year, which players see before the guess, say nothing about the amount.
 */
export function priceSampleHome(
  home: SampleHome,
  secret: string,
): Pick<SampleListing, 'priceMinor' | 'currency' | 'priceKind' | 'priceOn'> {
  const currency = currencyOfCountry[home.countryCode];
  const isSold = createSecretRandom(secret, 'kind', home.externalRef).chance(0.4);
  const priceKind = isSold ? 'sold' : 'asking';
  const priceOn = drawDate(isSold, createSecretRandom(secret, 'date', home.externalRef));
  const noise = createSecretRandom(secret, 'noise', home.externalRef).between(
    -NOISE_LIMIT_LOG,
    NOISE_LIMIT_LOG,
  );
  const major = modelPriceMajor(home, { priceKind, priceOn }) * Math.exp(noise);
  const rounding = createSecretRandom(secret, 'rounding', home.externalRef);
  const rounded = isSold ? roundSold(major, rounding) : roundAsking(major, currency, rounding);
  return { priceMinor: rounded * 100, currency, priceKind, priceOn };
}

/** Sales lie in the three years before the model's, offers in its first half. */
function drawDate(isSold: boolean, random: SampleRandom): string {
  const year = isSold ? random.whole(modelYear - 3, modelYear - 1) : modelYear;
  const month = isSold ? random.whole(1, 12) : random.whole(1, 6);
  return `${year}-${twoDigits(month)}-${twoDigits(random.whole(1, 28))}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

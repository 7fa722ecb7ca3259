import { drawSampleHome, isFlat } from './draw-sample-home.ts';
import type { PlannedHome } from './planned-home.ts';
import { modelPriceMajor } from './price-sample-home.ts';
import { currencyOfCountry, findSampleArea } from './sample-areas.ts';
import type { SampleHome } from './sample-listing.ts';
import { createSampleRandom, type SampleRandom } from './sample-random.ts';

/** A sale of a home that nobody built, as a row of sales holds one. */
export interface SampleSale {
  readonly key: string;
  readonly price_minor: number;
  readonly sold_on: string;
  readonly kind: 'D' | 'S' | 'T' | 'F' | 'O';
  readonly tenure: 'F' | 'L' | null;
  readonly is_new: boolean;
  readonly country_code: string;
  readonly currency: string;
  readonly postcode: string;
  readonly paon: string;
  readonly street: string;
  readonly town: string;
  readonly county: string;
  readonly area_m2: number;
  readonly bedrooms: number;
  readonly year_built: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Three towns in Britain, one in the States, one in Spain: all that a fresh installation knows of a market. */
const TOWNS = ['York', 'Bath', 'Norwich', 'Portland', 'Nerja'] as const;
const SALES_A_TOWN = 1_200;
const FIRST_YEAR = 2008;
const LAST_YEAR = 2025;
/** How far a sale is from the model's price, as a logarithm. No draw of it has to do with any home of a game. */
const NOISE_LOG = 0.16;

/** No sale costs what a home of a game may cost, which are whole steps: a sale tells nobody's price, not even by chance. */
const BELOW_A_STEP = 3;

const KINDS: Readonly<
  Record<'GB' | 'US' | 'ES', readonly (readonly [PlannedHome['style'], PlannedHome['propertyType']])[]>
> = {
  GB: [
    ['victorian-terrace', 'terraced'],
    ['victorian-terrace', 'terraced'],
    ['thirties-semi', 'semi-detached'],
    ['thirties-semi', 'semi-detached'],
    ['edwardian-house', 'detached'],
    ['modern-apartments', 'flat'],
  ],
  US: [
    ['craftsman', 'detached'],
    ['craftsman', 'detached'],
    ['ranch', 'detached'],
    ['condo-tower', 'flat'],
  ],
  ES: [
    ['costa-block', 'flat'],
    ['costa-block', 'flat'],
    ['white-villa', 'villa'],
  ],
};
const KIND_OF: Partial<Record<PlannedHome['propertyType'], SampleSale['kind']>> = {
  terraced: 'T',
  townhouse: 'T',
  'semi-detached': 'S',
  detached: 'D',
  villa: 'D',
};
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/** About six thousand sales from the price model that the sample homes have: the same each time. */
export function sampleSales(): readonly SampleSale[] {
  return TOWNS.flatMap((town) => Array.from({ length: SALES_A_TOWN }, (_, number) => makeSale(town, number)));
}

function makeSale(town: string, number: number): SampleSale {
  const key = `sample-sale-${town.toLowerCase()}-${String(number + 1)}`;
  const random = createSampleRandom(`sale/${key}`);
  const { countryCode, district, latitude, longitude } = findSampleArea(town);
  const home = drawHome(town, countryCode === 'US' || countryCode === 'ES' ? countryCode : 'GB', key, random);
  const soldOn = drawDay(random, home.yearBuilt);
  const major =
    modelPriceMajor(home, { priceKind: 'sold', priceOn: soldOn }) * Math.exp(NOISE_LOG * random.normal());
  // A postcode is a small place: its sales stand together, a few hundred metres from the town's middle.
  const at = random.whole(0, 39);
  const spot = createSampleRandom(`postcode/${town}/${String(at)}`);
  return {
    key,
    price_minor: (Math.max(10_000, Math.round(major / 500) * 500) - BELOW_A_STEP) * 100,
    sold_on: soldOn,
    kind: isFlat(home) ? 'F' : (KIND_OF[home.propertyType] ?? 'O'),
    tenure: countryCode !== 'GB' ? null : isFlat(home) ? 'L' : 'F',
    is_new: Number(soldOn.slice(0, 4)) - home.yearBuilt <= 1,
    country_code: countryCode,
    currency: currencyOfCountry[countryCode],
    // Sector 0 is one that these districts do not have.
    postcode:
      countryCode === 'GB'
        ? `${district} 0${LETTERS[at % 20] ?? 'A'}${LETTERS[Math.floor(at / 20)] ?? 'A'}`
        : district,
    paon: String(random.whole(1, 120)),
    street: home.street,
    town,
    county: home.region,
    area_m2: home.floorAreaM2,
    bedrooms: home.bedrooms,
    year_built: home.yearBuilt,
    latitude: latitude + spot.between(-0.02, 0.02),
    longitude: longitude + spot.between(-0.03, 0.03),
  };
}

function drawHome(town: string, country: keyof typeof KINDS, key: string, random: SampleRandom): SampleHome {
  const [style, propertyType] = random.pick(KINDS[country]);
  const plan: PlannedHome = {
    town,
    style,
    propertyType,
    bedrooms: propertyType === 'flat' ? random.whole(1, 3) : random.whole(2, 5),
    yearBuilt: random.whole(1890, 2022),
    condition: random.pick(['dated', 'good', 'good', 'refurbished']),
    light: 'day',
    features: propertyType === 'flat' ? ['balcony'] : ['garden'],
  };
  return drawSampleHome(plan, key, { place: 0, voice: 0 });
}

function drawDay(random: SampleRandom, yearBuilt: number): string {
  const year = random.whole(Math.max(FIRST_YEAR, yearBuilt), LAST_YEAR);
  const day = new Date(Date.UTC(year, 0, random.whole(1, 365)));
  return day.toISOString().slice(0, 10);
}

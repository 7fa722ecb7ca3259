import type {
  SampleCondition,
  SampleCountry,
  SampleFeature,
  SamplePropertyType,
  SampleSetting,
  SampleStyle,
} from './sample-listing.ts';

/** A kind of home as a country has it, from which homes are planned by chance. */
export interface HomeKind {
  readonly style: SampleStyle;
  readonly propertyType: SamplePropertyType;
  readonly bedrooms: readonly [fewest: number, most: number];
  readonly yearBuilt: readonly [from: number, to: number];
  /** Where such homes stand. */
  readonly settings: readonly SampleSetting[];
  readonly conditions: readonly SampleCondition[];
  /** What every one of them has. */
  readonly has: readonly SampleFeature[];
  /** What every other of them has. */
  readonly mayHave: readonly SampleFeature[];
}

type KindRow = readonly [
  SampleStyle,
  SamplePropertyType,
  HomeKind['bedrooms'],
  HomeKind['yearBuilt'],
  readonly SampleSetting[],
  readonly SampleCondition[],
  readonly SampleFeature[],
  readonly SampleFeature[],
];

/** The countries whose homes are planned by chance; those of the others are all planned by hand. */
export type PlannedCountry = 'GB' | 'US' | 'ES';

const [work, dated, good, done, luxury] = ['needs-work', 'dated', 'good', 'refurbished', 'luxury'] as const;
const town: readonly SampleSetting[] = ['city', 'suburb'];
const anyTown: readonly SampleSetting[] = ['city', 'suburb', 'coast', 'mountain'];
const rural: readonly SampleSetting[] = ['village', 'country', 'mountain'];
const open: readonly SampleSetting[] = ['suburb', 'village', 'country', 'coast', 'mountain'];

// oxfmt-ignore
const british: readonly KindRow[] = [
  ['victorian-terrace', 'terraced', [2, 3], [1870, 1905], anyTown, [work, dated, good, done], ['courtyard', 'fireplace'], ['bike', 'conservatory']],
  ['georgian-townhouse', 'townhouse', [3, 5], [1770, 1835], ['city', 'coast', 'village'], [dated, good, done, luxury], ['courtyard', 'fireplace'], ['en-suite']],
  ['thirties-semi', 'semi-detached', [3, 4], [1928, 1938], open, [work, dated, good, done], ['garden', 'driveway'], ['garage', 'conservatory', 'solar-panels']],
  ['edwardian-house', 'detached', [4, 6], [1902, 1912], ['suburb', 'coast', 'city'], [dated, good, done, luxury], ['garden', 'fireplace'], ['driveway', 'en-suite', 'kitchen-island']],
  ['stone-cottage', 'cottage', [2, 3], [1730, 1830], [...rural, 'coast'], [work, dated, good, done], ['garden', 'fireplace'], ['driveway']],
  ['thatched-cottage', 'cottage', [2, 4], [1650, 1760], ['village', 'country'], [dated, good, done], ['garden', 'fireplace'], ['driveway', 'kitchen-island']],
  ['postwar-bungalow', 'bungalow', [2, 3], [1952, 1968], open, [work, dated, good], ['garden', 'driveway'], ['garage', 'solar-panels']],
  ['seventies-detached', 'detached', [3, 4], [1968, 1979], open, [dated, good, done], ['garden', 'driveway', 'garage'], ['conservatory', 'solar-panels']],
  ['new-build-detached', 'detached', [3, 5], [2014, 2024], ['suburb', 'country', 'mountain'], [good, luxury], ['garden', 'driveway'], ['garage', 'en-suite', 'ev-charger', 'solar-panels', 'kitchen-island']],
  ['tenement', 'flat', [1, 3], [1880, 1908], ['city'], [work, dated, good, done], ['fireplace'], ['bike']],
  ['sixties-block', 'flat', [1, 2], [1961, 1972], anyTown, [work, dated, good], [], ['lift', 'balcony', 'bike']],
  ['modern-apartments', 'flat', [1, 3], [2008, 2022], [...town, 'coast'], [good, luxury], ['balcony', 'lift'], ['bike', 'en-suite']],
  ['barn-conversion', 'detached', [3, 5], [1790, 1860], ['village', 'country'], [good, done, luxury], ['garden', 'driveway', 'fireplace'], ['kitchen-island', 'en-suite', 'solar-panels']],
  ['coloured-terrace', 'terraced', [2, 4], [1860, 1905], ['city', 'coast', 'village'], [work, dated, good, done], ['fireplace'], ['garden', 'bike', 'kitchen-island']],
  ['contemporary', 'detached', [3, 5], [2012, 2023], ['coast', 'country', 'suburb'], [good, luxury], ['garden', 'driveway'], ['en-suite', 'kitchen-island', 'solar-panels', 'ev-charger']],
  ['manor', 'detached', [6, 8], [1690, 1880], ['country', 'village'], [dated, done, luxury], ['garden', 'driveway', 'fireplace', 'en-suite'], ['pool', 'garage', 'kitchen-island']],
];

// oxfmt-ignore
const american: readonly KindRow[] = [
  ['ranch', 'detached', [2, 4], [1952, 1972], ['suburb', 'desert', 'mountain'], [work, dated, good, done], ['garden', 'driveway'], ['garage', 'solar-panels', 'kitchen-island']],
  ['craftsman', 'detached', [3, 4], [1910, 1928], [...town, 'mountain'], [dated, good, done], ['garden', 'fireplace'], ['bike', 'driveway', 'kitchen-island']],
  ['colonial', 'detached', [3, 5], [1925, 2005], ['suburb', 'city'], [dated, good, done, luxury], ['garden', 'driveway'], ['garage', 'en-suite', 'fireplace']],
  ['cape-cod', 'detached', [2, 3], [1935, 1954], ['suburb', 'coast'], [work, dated, good], ['garden'], ['driveway', 'fireplace']],
  ['brownstone', 'townhouse', [3, 4], [1880, 1908], ['city'], [dated, good, done, luxury], ['courtyard', 'fireplace'], ['en-suite', 'kitchen-island']],
  ['loft-block', 'loft', [1, 2], [1895, 1925], ['city'], [good, done, luxury], ['lift'], ['bike', 'air-conditioning']],
  ['condo-tower', 'flat', [1, 3], [2000, 2020], ['city', 'coast', 'mountain'], [good, luxury], ['balcony', 'lift'], ['air-conditioning', 'pool', 'en-suite']],
  ['contemporary', 'detached', [3, 4], [2010, 2023], ['coast', 'suburb', 'mountain', 'desert'], [good, luxury], ['garden', 'driveway'], ['pool', 'garage', 'solar-panels', 'kitchen-island']],
  ['shingle-estate', 'detached', [5, 7], [1988, 2012], ['coast', 'suburb'], [good, done, luxury], ['garden', 'driveway', 'fireplace', 'en-suite'], ['pool', 'garage']],
  ['adobe', 'detached', [2, 4], [1950, 1992], ['desert'], [dated, good, done, luxury], ['courtyard', 'driveway'], ['fireplace', 'pool', 'solar-panels']],
  ['manufactured-home', 'mobile-home', [2, 3], [1978, 2006], ['desert', 'suburb', 'coast'], [work, dated, good], ['driveway'], ['air-conditioning']],
  ['florida-stucco', 'detached', [3, 4], [1985, 2012], ['coast', 'desert'], [dated, good, done], ['garden', 'driveway'], ['pool', 'garage', 'air-conditioning']],
  ['weatherboard', 'detached', [2, 3], [1905, 1930], ['suburb', 'mountain', 'city'], [work, dated, good, done], ['garden'], ['driveway', 'fireplace']],
  ['log-chalet', 'chalet', [2, 4], [1985, 2016], ['mountain'], [good, done, luxury], ['garden', 'fireplace'], ['driveway', 'garage']],
];

// oxfmt-ignore
const spanish: readonly KindRow[] = [
  ['costa-block', 'flat', [1, 3], [1972, 2008], ['coast'], [work, dated, good, done], ['balcony'], ['lift', 'pool', 'air-conditioning']],
  ['white-villa', 'villa', [3, 5], [1985, 2010], ['coast', 'mountain', 'country'], [dated, good, done], ['garden', 'driveway'], ['pool', 'air-conditioning', 'en-suite']],
  ['modern-villa', 'villa', [4, 5], [2012, 2024], ['coast', 'mountain'], [good, luxury], ['garden', 'pool', 'driveway'], ['garage', 'kitchen-island', 'solar-panels', 'air-conditioning']],
  ['village-house', 'townhouse', [2, 4], [1890, 1945], ['village', 'mountain', 'country', 'coast'], [work, dated, good, done], ['roof-terrace'], ['courtyard', 'fireplace']],
  ['finca', 'farmhouse', [3, 5], [1880, 1930], ['country', 'mountain', 'village'], [work, dated, good, done], ['garden', 'fireplace', 'driveway'], ['pool', 'solar-panels']],
  ['iberian-block', 'flat', [1, 3], [1885, 1975], ['city'], [work, dated, good, done], ['balcony'], ['lift', 'air-conditioning']],
  ['modern-apartments', 'penthouse', [2, 3], [2008, 2022], ['city', 'coast'], [good, luxury], ['roof-terrace', 'lift'], ['air-conditioning', 'en-suite']],
];

function readKinds(rows: readonly KindRow[]): readonly HomeKind[] {
  return rows.map(
    ([style, propertyType, bedrooms, yearBuilt, settings, conditions, has, mayHave]): HomeKind => ({
      style,
      propertyType,
      bedrooms,
      yearBuilt,
      settings,
      conditions,
      has,
      mayHave,
    }),
  );
}

/** The kinds of homes of each country that homes are planned for by chance. */
export const homeKinds: Readonly<Record<PlannedCountry, readonly HomeKind[]>> = {
  GB: readKinds(british),
  US: readKinds(american),
  ES: readKinds(spanish),
} satisfies Partial<Record<SampleCountry, readonly HomeKind[]>>;

/** Countries that the samples come from; each has one currency. */
export const sampleCountries = ['GB', 'US', 'ES', 'IE', 'FR', 'PT', 'CA', 'AU'] as const;
export type SampleCountry = (typeof sampleCountries)[number];

export const sampleCurrencies = ['GBP', 'USD', 'EUR', 'CAD', 'AUD'] as const;
export type SampleCurrency = (typeof sampleCurrencies)[number];

/** From worst to best; decides fittings, paint and planting in the drawings. */
export const sampleConditions = ['needs-work', 'dated', 'good', 'refurbished', 'luxury'] as const;
export type SampleCondition = (typeof sampleConditions)[number];

export const samplePropertyTypes = [
  'studio',
  'flat',
  'penthouse',
  'loft',
  'terraced',
  'townhouse',
  'semi-detached',
  'detached',
  'bungalow',
  'cottage',
  'farmhouse',
  'villa',
  'chalet',
  'mobile-home',
] as const;
export type SamplePropertyType = (typeof samplePropertyTypes)[number];

/** Things that a home may have; every one of them that matters to the price is drawn. */
export const sampleFeatures = [
  'garden',
  'courtyard',
  'balcony',
  'roof-terrace',
  'garage',
  'driveway',
  'pool',
  'sea-view',
  'mountain-view',
  'fireplace',
  'solar-panels',
  'ev-charger',
  'conservatory',
  'bike',
  'lift',
  'air-conditioning',
  'en-suite',
  'kitchen-island',
] as const;
export type SampleFeature = (typeof sampleFeatures)[number];

/** What surrounds the home: chooses backdrop, planting and street pattern. */
export const sampleSettings = [
  'city',
  'suburb',
  'village',
  'country',
  'coast',
  'mountain',
  'desert',
] as const;
export type SampleSetting = (typeof sampleSettings)[number];

/** The building's kind, which fixes its shape and materials in the drawings. */
export const sampleStyles = [
  'victorian-terrace',
  'georgian-townhouse',
  'thirties-semi',
  'edwardian-house',
  'stone-cottage',
  'thatched-cottage',
  'postwar-bungalow',
  'seventies-detached',
  'new-build-detached',
  'tenement',
  'sixties-block',
  'modern-apartments',
  'manor',
  'barn-conversion',
  'ranch',
  'colonial',
  'craftsman',
  'cape-cod',
  'brownstone',
  'loft-block',
  'condo-tower',
  'contemporary',
  'shingle-estate',
  'adobe',
  'manufactured-home',
  'florida-stucco',
  'costa-block',
  'white-villa',
  'modern-villa',
  'village-house',
  'finca',
  'iberian-block',
  'haussmann',
  'longere',
  'provencal',
  'coloured-terrace',
  'irish-bungalow',
  'canadian-two-storey',
  'log-chalet',
  'stair-triplex',
  'queenslander',
  'weatherboard',
  'federation',
] as const;
export type SampleStyle = (typeof sampleStyles)[number];

/** What the home looks like and is like: everything a drawing may use. The price is not part of it. */
export interface SampleHome {
  /** Stable name, such as `sample-gb-07`; says nothing of the price. Also the drawings' seed. */
  readonly externalRef: string;
  /** Its place in its game, from 0: rooms of one game are set up differently, one by one. */
  readonly place: number;
  /** Which of the sentences of each kind it is described with; homes of a game have theirs in turn, from a start of the game's own. */
  readonly voice: number;
  readonly countryCode: SampleCountry;
  readonly town: string;
  readonly region: string;
  /** Postcode district or ZIP code; never a full address. */
  readonly district: string;
  /** Invented street, for after the guess. */
  readonly street: string;
  readonly setting: SampleSetting;
  readonly style: SampleStyle;
  readonly propertyType: SamplePropertyType;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly floorAreaM2: number;
  /** Null for flats and the like. */
  readonly plotAreaM2: number | null;
  /** Storeys of the home itself. */
  readonly storeys: number;
  /** Storeys of the building that the home is in. */
  readonly buildingStoreys: number;
  readonly yearBuilt: number;
  readonly condition: SampleCondition;
  /** EPC-like letter; null where the country has none. */
  readonly energyRating: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null;
  readonly features: readonly SampleFeature[];
  readonly light: 'day' | 'dusk';
  readonly tenure: 'freehold' | 'leasehold' | 'share of freehold' | 'condominium';
  /** A point within about 2 km of the town's centre; no real home's position. */
  readonly latitude: number;
  readonly longitude: number;
}

/** One illustrated sample: the home, its texts and its price. */
export interface SampleListing extends SampleHome {
  /** Without street or price. */
  readonly title: string;
  readonly description: string;
  /** The features in words of our own vocabulary, which each reader sees in words of theirs. */
  readonly featureTexts: readonly string[];
  readonly priceMinor: number;
  readonly currency: SampleCurrency;
  readonly priceKind: 'asking' | 'sold';
  /** ISO date of the asking price or the sale. */
  readonly priceOn: string;
}

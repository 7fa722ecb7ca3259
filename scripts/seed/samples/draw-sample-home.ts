import { findSampleArea } from './sample-areas.ts';
import type { SampleHome, SamplePropertyType, SampleStyle } from './sample-listing.ts';
import type { PlannedHome } from './planned-home.ts';
import { createSampleRandom, type SampleRandom } from './sample-random.ts';
import { inventStreet } from './invent-street.ts';

/** Floor area of an ordinary home in m²: a start per type plus so much a bedroom. */
const areaByType: Readonly<Record<SamplePropertyType, readonly [start: number, perBedroom: number]>> = {
  studio: [32, 0],
  flat: [30, 21],
  penthouse: [55, 30],
  loft: [62, 20],
  terraced: [32, 23],
  townhouse: [42, 31],
  'semi-detached': [34, 22],
  detached: [36, 29],
  bungalow: [32, 23],
  cottage: [30, 24],
  farmhouse: [52, 30],
  villa: [48, 38],
  chalet: [44, 31],
  'mobile-home': [36, 15],
};

/** Plot as a multiple of the footprint, low to high; types that are missing have no plot of their own. */
const plotByType: Partial<Record<SamplePropertyType, readonly [low: number, high: number]>> = {
  terraced: [1.8, 2.6],
  townhouse: [1.4, 2.2],
  'semi-detached': [3.6, 5.2],
  detached: [3.4, 6],
  bungalow: [4, 6],
  cottage: [3, 6],
  farmhouse: [12, 26],
  villa: [4.5, 8],
  chalet: [6, 10],
  'mobile-home': [3, 4.5],
};

const storeysByStyle: Partial<Record<SampleStyle, number>> = {
  'postwar-bungalow': 1,
  ranch: 1,
  adobe: 1,
  'manufactured-home': 1,
  'irish-bungalow': 1,
  finca: 1,
  'white-villa': 2,
  longere: 1,
  'georgian-townhouse': 3,
  brownstone: 3,
  federation: 1,
  queenslander: 1,
  weatherboard: 1,
  manor: 3,
  craftsman: 2,
  'florida-stucco': 1,
};

const buildingStoreysByStyle: Partial<Record<SampleStyle, readonly [number, number]>> = {
  'modern-apartments': [5, 6],
  'sixties-block': [6, 8],
  tenement: [4, 4],
  'condo-tower': [8, 10],
  'loft-block': [5, 5],
  'costa-block': [5, 6],
  'iberian-block': [4, 5],
  haussmann: [5, 5],
  'stair-triplex': [3, 3],
  'georgian-townhouse': [4, 4],
  brownstone: [3, 4],
};

const flatTypes: readonly SamplePropertyType[] = ['studio', 'flat', 'penthouse', 'loft'];

/** True when the home is one of several in a building. */
export function isFlat(home: { readonly propertyType: SamplePropertyType }): boolean {
  return flatTypes.includes(home.propertyType);
}

function drawEnergyRating(plan: PlannedHome, random: SampleRandom): SampleHome['energyRating'] {
  const { countryCode } = findSampleArea(plan.town);
  if (countryCode === 'US' || countryCode === 'CA' || countryCode === 'AU') return null;
  const age = plan.yearBuilt >= 2015 ? 1 : plan.yearBuilt >= 2000 ? 2 : plan.yearBuilt >= 1960 ? 3 : 4;
  const work = { 'needs-work': 1.6, dated: 0.8, good: 0, refurbished: -0.8, luxury: -1 }[plan.condition];
  const solar = plan.features.includes('solar-panels') ? -0.6 : 0;
  const step = Math.round(age + work + solar + random.between(-0.4, 0.4));
  return (['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const)[Math.min(6, Math.max(0, step))] ?? 'D';
}

function chooseTenure(plan: PlannedHome): SampleHome['tenure'] {
  if (!isFlat(plan)) return 'freehold';
  const { countryCode } = findSampleArea(plan.town);
  if (countryCode !== 'GB') return 'condominium';
  return plan.yearBuilt < 1920 ? 'share of freehold' : 'leasehold';
}

/** Fills a planned home in from its own seed. Attributes never depend on the price, which does not exist yet. */
export function drawSampleHome(
  plan: PlannedHome,
  externalRef: string,
  { place, voice }: Pick<SampleHome, 'place' | 'voice'>,
): SampleHome {
  const random = createSampleRandom(`home/${externalRef}`);
  const area = findSampleArea(plan.town);
  const [start, perBedroom] = areaByType[plan.propertyType];
  const roomy = { 'needs-work': 0.97, dated: 0.97, good: 1, refurbished: 1.04, luxury: 1.34 }[plan.condition];
  const national =
    area.countryCode === 'US' || area.countryCode === 'CA' || area.countryCode === 'AU' ? 1.18 : 1;
  const floorAreaM2 = Math.round(
    (start + perBedroom * plan.bedrooms) * roomy * national * random.between(0.93, 1.08),
  );
  const storeys = isFlat(plan) ? 1 : (storeysByStyle[plan.style] ?? 2);
  const [fewest, most] = buildingStoreysByStyle[plan.style] ?? [storeys, storeys];
  const plotRange = plan.style === 'manor' ? ([9, 14] as const) : plotByType[plan.propertyType];
  const footprint = floorAreaM2 / storeys;
  const bathrooms = plan.bedrooms <= 2 ? 1 : Math.ceil(plan.bedrooms / 2);
  return {
    externalRef,
    place,
    voice,
    countryCode: area.countryCode,
    town: area.town,
    region: area.region,
    district: area.district,
    street: inventStreet(area.countryCode, random),
    setting: area.setting,
    style: plan.style,
    propertyType: plan.propertyType,
    bedrooms: plan.bedrooms,
    bathrooms: bathrooms + (plan.features.includes('en-suite') && plan.bedrooms <= 4 ? 1 : 0),
    floorAreaM2,
    plotAreaM2: plotRange ? Math.round((footprint * random.between(...plotRange)) / 5) * 5 : null,
    storeys,
    buildingStoreys: isFlat(plan) ? random.whole(Math.max(fewest, 3), Math.max(most, 3)) : storeys,
    yearBuilt: plan.yearBuilt,
    condition: plan.condition,
    energyRating: drawEnergyRating(plan, random),
    features: plan.features,
    light: plan.light,
    tenure: chooseTenure(plan),
    latitude: Number((area.latitude + random.between(-0.012, 0.012)).toFixed(4)),
    longitude: Number((area.longitude + random.between(-0.012, 0.012)).toFixed(4)),
  };
}

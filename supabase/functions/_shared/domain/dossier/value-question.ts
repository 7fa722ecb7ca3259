import { homeGroup, type HomeGroup } from '../home-groups.ts';
import type { SALE_KINDS } from '../market/sale-kinds.ts';
import type { DossierFacts } from './match/home-facts.ts';

const SALE_KIND_OF: Partial<Record<HomeGroup, (typeof SALE_KINDS)[number]>> = {
  flats: 'flat',
  terraces: 'terraced',
  semis: 'semi-detached',
  detached: 'detached',
  villas: 'detached',
};

interface PlacedAsset {
  readonly countryCode: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly addressLine: string;
}

/** What the market is asked about a home of a dossier: its place and facts alone; null where nobody knows its place. */
export function valueQuestion(asset: PlacedAsset, facts: DossierFacts) {
  if (asset.postcode === '' && asset.latitude === null) return null;
  const within = (known: number | null | undefined, least: number, most: number) =>
    typeof known === 'number' && known >= least && known <= most ? known : undefined;
  const group = homeGroup(facts.homeKind ?? null);
  return {
    country: asset.countryCode,
    ...(asset.postcode === '' ? {} : { postcode: asset.postcode.slice(0, 12) }),
    ...(asset.latitude === null ? {} : { latitude: asset.latitude, longitude: asset.longitude }),
    ...(asset.addressLine === '' ? {} : { house: asset.addressLine.slice(0, 60) }),
    type: (group && SALE_KIND_OF[group]) ?? ('other' as const),
    floorAreaM2: within(facts.floorAreaM2, 8, 5000),
    bedrooms: within(facts.bedrooms, 0, 50),
    bathrooms: within(facts.bathrooms, 0, 50),
    yearBuilt: within(facts.yearBuilt, 1000, 2100),
  };
}

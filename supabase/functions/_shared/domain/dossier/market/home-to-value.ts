import { homeGroup, type HomeGroup } from '../../home-groups.ts';
import type { SaleKind } from '../../valuation/register-sale.ts';
import type { DossierFact } from '../match/home-facts.ts';
import { knownFacts } from '../match/known-facts.ts';

/** A home of a dossier as its table has it. */
export interface HomeOfDossier {
  readonly countryCode: string;
  readonly addressLine: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facts: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** A home as the market is asked what it is worth; what nobody said is left out. */
export interface HomeAsked {
  readonly country: string;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly house: string | null;
  readonly type: SaleKind;
  readonly floorAreaM2: number | null;
  readonly plotM2: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly yearBuilt: number | null;
  readonly isNew: boolean | null;
  readonly tenure: 'freehold' | 'leasehold' | null;
}

/** How registers of sales call the kinds of homes that listings tell apart; the others may be any kind. */
const SALE_KIND_OF: Partial<Record<HomeGroup, SaleKind>> = {
  flats: 'flat',
  terraces: 'terraced',
  semis: 'semi-detached',
  detached: 'detached',
  villas: 'detached',
};

/** How registers of sales call a kind of home, as listings or people name it. */
export function saleKindOf(kind: string | null): SaleKind {
  const group = homeGroup(kind);
  return (group && SALE_KIND_OF[group]) ?? 'other';
}

/** What the market is asked of a home, from its place and facts; null where nobody said where it is. */
export function homeToValue(home: HomeOfDossier): HomeAsked | null {
  const postcode = home.postcode.trim();
  const hasPlace = home.latitude !== null && home.longitude !== null;
  if (postcode === '' && !hasPlace) return null;
  const known = knownFacts(home.facts);
  const within = (name: DossierFact, least: number, most: number): number | null => {
    const value = known[name];
    return typeof value === 'number' && value >= least && value <= most ? value : null;
  };
  const whole = (value: number | null): number | null => (Number.isInteger(value) ? value : null);
  const house = home.addressLine.trim().slice(0, 60).trim();
  const isFreehold = known.isFreehold ?? null;
  return {
    country: home.countryCode,
    postcode: postcode === '' ? null : postcode.slice(0, 12),
    latitude: hasPlace ? home.latitude : null,
    longitude: hasPlace ? home.longitude : null,
    house: house === '' ? null : house,
    type: saleKindOf(known.homeKind ?? null),
    floorAreaM2: within('floorAreaM2', 8, 5000),
    plotM2: within('plotAreaM2', 1, 10_000_000),
    bedrooms: whole(within('bedrooms', 0, 50)),
    bathrooms: within('bathrooms', 0, 50),
    yearBuilt: whole(within('yearBuilt', 1000, 2100)),
    isNew: known.isNew ?? null,
    tenure: isFreehold === null ? null : isFreehold ? 'freehold' : 'leasehold',
  };
}

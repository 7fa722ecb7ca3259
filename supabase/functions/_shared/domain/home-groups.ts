import { homeKindOf, type HomeKind } from './home-kinds.ts';

/** Kinds of home that people speak of in one word, and the words that listings use for them. */
const GROUPS = {
  flats: ['flat', 'apartment', 'maisonette', 'studio', 'penthouse', 'loft', 'condo'],
  terraces: ['terraced', 'end-of-terrace', 'townhouse'],
  semis: ['semi-detached'],
  detached: ['detached', 'single-family'],
  bungalows: ['bungalow'],
  cottages: ['cottage', 'farmhouse'],
  villas: ['villa', 'chalet'],
} as const satisfies Readonly<Record<string, readonly HomeKind[]>>;

export type HomeGroup = keyof typeof GROUPS;
export const HOME_GROUPS = Object.keys(GROUPS) as readonly HomeGroup[];

/** The group of a home's type; null for a type that is in none. */
export function homeGroup(propertyType: string | null): HomeGroup | null {
  const kind = homeKindOf(propertyType);
  return HOME_GROUPS.find((group) => GROUPS[group].some((word) => word === kind)) ?? null;
}

/** Kinds of home that people speak of in one word, and the words that listings use for them. */
const GROUPS = {
  flats: ['flat', 'apartment', 'studio', 'penthouse', 'loft', 'condo'],
  terraces: ['terraced', 'end-terrace', 'townhouse'],
  semis: ['semi-detached'],
  detached: ['detached'],
  bungalows: ['bungalow'],
  cottages: ['cottage', 'farmhouse'],
  villas: ['villa', 'chalet'],
} as const;

export type HomeGroup = keyof typeof GROUPS;
export const HOME_GROUPS = Object.keys(GROUPS) as readonly HomeGroup[];

/** The group of a home's type; null for a type that is in none. */
export function homeGroup(propertyType: string | null): HomeGroup | null {
  return (
    HOME_GROUPS.find((group) => GROUPS[group].some((word) => word === propertyType?.toLowerCase())) ?? null
  );
}

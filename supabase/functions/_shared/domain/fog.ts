/**
 * The clues of a round in fog, in the order in which they open: the facts that each opens, and what it leaves of the
 * round's points. Photos and facts that no clue names are there from the start: the first photo, place and kind.
 */
export const CLUES = [
  { kind: 'rooms', multiplier: 0.95, facts: ['bedrooms', 'bathrooms'] },
  { kind: 'photos', multiplier: 0.9, facts: [] },
  { kind: 'size', multiplier: 0.9, facts: ['floorAreaM2', 'plotAreaM2'] },
  { kind: 'building', multiplier: 0.95, facts: ['yearBuilt', 'tenure', 'energyRating', 'councilTaxBand'] },
  { kind: 'place', multiplier: 0.95, facts: ['district', 'map'] },
  { kind: 'words', multiplier: 0.9, facts: ['title', 'features', 'description'] },
] as const;

export type ClueKind = (typeof CLUES)[number]['kind'];
export const CLUE_KINDS = [
  'rooms',
  'photos',
  'size',
  'building',
  'place',
  'words',
] as const satisfies readonly ClueKind[];

/** Facts that a round in fog shows from its start. */
export const FACTS_BEFORE_CLUES: readonly string[] = ['countryCode', 'region', 'town', 'propertyType'];

/** A clue of a round: what it leaves of the points, and whether it is open. */
export interface Clue {
  readonly kind: ClueKind;
  readonly multiplier: number;
  readonly isOpen: boolean;
}

interface Shown<Photo> {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly photos: readonly Photo[];
}

/** The clues that open something of this home; one that would open nothing is not offered. */
export function cluesInFog({ facts, photos }: Shown<unknown>, opened: readonly ClueKind[]): Clue[] {
  return CLUES.filter((clue) =>
    clue.kind === 'photos' ? photos.length > 1 : clue.facts.some((fact) => isSaid(facts[fact])),
  ).map(({ kind, multiplier }) => ({ kind, multiplier, isOpen: opened.includes(kind) }));
}

/** What of a home shows with these clues open. */
export function inFog<Photo>(
  { facts, photos }: Shown<Photo>,
  opened: readonly ClueKind[],
): { facts: Record<string, unknown>; photos: Photo[] } {
  const open = CLUES.filter(({ kind }) => opened.includes(kind)).flatMap(
    (clue): readonly string[] => clue.facts,
  );
  const shown = [...FACTS_BEFORE_CLUES, ...open];
  return {
    facts: Object.fromEntries(Object.entries(facts).filter(([fact]) => shown.includes(fact))),
    photos: photos.slice(0, opened.includes('photos') ? undefined : 1),
  };
}

function isSaid(value: unknown): boolean {
  return value != null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

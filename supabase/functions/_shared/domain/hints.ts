/** A hint and what taking it leaves of that round's points (decisions, "Scoring"). None is computed from the listing's own price. */
export const HINTS = [
  { kind: 'year', multiplier: 0.95 },
  { kind: 'area', multiplier: 0.9 },
  { kind: 'local-price-per-m2', multiplier: 0.8 },
  { kind: 'local-median', multiplier: 0.7 },
] as const;

export type HintKind = (typeof HINTS)[number]['kind'];

export const HINT_KINDS = [
  'year',
  'area',
  'local-price-per-m2',
  'local-median',
] as const satisfies readonly HintKind[];

/** What is left of a round's points after these hints: their multipliers multiply; a hint counts once. */
export function hintMultiplier(kinds: Iterable<HintKind>): number {
  const taken = new Set(kinds);
  return HINTS.reduce((left, hint) => (taken.has(hint.kind) ? left * hint.multiplier : left), 1);
}

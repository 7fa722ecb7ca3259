import type { Check } from './checks.ts';
import type { Footprint } from './coverage.ts';
import type { Mutant } from './mutant.ts';

const firstParts: Record<Mutant['kind'], readonly string[]> = {
  execute: ['matrix: functions'],
  privilege: ['matrix: columns', 'matrix: reach'],
  policy: ['matrix: reach', 'matrix: channels', 'matrix: boards'],
  security: ['conventions/the_catalogue_keeps_the_conventions.test.sql', 'matrix: reach'],
  constraint: [
    'constraints/public_rows_stay_within_their_checks.test.sql',
    'constraints/private_rows_stay_within_their_checks.test.sql',
    'constraints/keys_are_kept_once.test.sql',
    'constraints/references_lead_somewhere.test.sql',
  ],
  trigger: [],
  function: [],
};

/**
 * The checks that could notice a mutant, the likeliest first: those made for its kind, the one that noticed the last
 * mutant of the same subject, those that name it, those seen to call it, then by how little else they reach. A function that a
 * check neither calls nor names on any way cannot change its verdict, so that check is left out.
 */
export function chooseChecks(
  mutant: Mutant,
  footprints: ReadonlyMap<Check, Footprint>,
  noticedBefore: ReadonlyMap<string, Check>,
): Check[] {
  const parts = firstParts[mutant.kind];
  const rank = (check: Check, { functions, named, durationMs }: Footprint): number => {
    const place = parts.indexOf(check.name);
    if (place >= 0) return place - 100;
    if (noticedBefore.get(mutant.subject) === check) return -10;
    const word = mutant.words.findIndex((one) => check.text.includes(one));
    const isSeen = mutant.kind !== 'function' || functions.has(mutant.subject);
    return (
      (word >= 0 ? word : 10) * 1000 +
      (isSeen ? 0 : 500) +
      functions.size +
      named.size / 10 +
      durationMs / 100
    );
  };
  return [...footprints]
    .filter(
      ([, { functions, named }]) =>
        mutant.kind !== 'function' || functions.has(mutant.subject) || named.has(mutant.subject),
    )
    .map(([check, footprint]) => ({ check, rank: rank(check, footprint) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ check }) => check);
}

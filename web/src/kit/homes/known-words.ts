import { HOME_KINDS } from '#domain/home-kinds.ts';
import { spellHomeWord } from '#domain/spell-home-word.ts';
import { homeWord, type HomeWordGroup } from './home-word.ts';
import { t } from '#lib/i18n.ts';
import type { SelectOption } from '#ui/select.tsx';

/** The words that a home is described with; each has a text in every language. */
export const KNOWN_WORDS = {
  propertyType: HOME_KINDS,
  tenure: [
    ...['freehold', 'leasehold', 'share-of-freehold', 'commonhold', 'fee-simple', 'condominium'],
    ...['cooperative', 'co-op'],
  ],
  room: [
    ...[
      'exterior',
      'kitchen',
      'living-room',
      'living',
      'bedroom',
      'bathroom',
      'dining-room',
      'garden',
      'hall',
    ],
    ...['study', 'balcony', 'pool', 'view', 'floor-plan', 'street-map', 'map'],
  ],
} as const satisfies Record<HomeWordGroup, readonly string[]>;

/** Synonyms that old data may hold; nobody needs to be offered both. */
const SYNONYMS: readonly string[] = ['living', 'map', 'co-op'];

/**
 * What a fact can be chosen from. A word that is not ours, or is written another way, stays as it came, so that saving
 * the form changes nothing that nobody touched.
 */
export function wordOptions(
  group: HomeWordGroup,
  value: string,
  { mayBeUnknown = group !== 'propertyType' }: { readonly mayBeUnknown?: boolean } = {},
): SelectOption[] {
  const known: readonly string[] = KNOWN_WORDS[group];
  const offered = known.filter((word) => word === value || !SYNONYMS.includes(word));
  const options = offered.map((word) => ({ value: word, label: homeWord(group, word) }));
  if (mayBeUnknown) options.unshift({ value: '', label: t('manage.fact.unknownWord') });
  if (value !== '' && !known.includes(value)) options.push({ value, label: homeWord(group, value) });
  return options;
}

/** Our word for what a page calls it; one that is not ours as it came. */
export function knownWord(group: HomeWordGroup, value: string): string {
  return KNOWN_WORDS[group].find((word) => word === spellHomeWord(value)) ?? value;
}

import { spellHomeWord } from '#domain/spell-home-word.ts';
import { isMessageKey, t } from '#lib/i18n.ts';

/** Kinds of words that homes are described with. */
const GROUPS = ['propertyType', 'tenure', 'room'] as const;
export type HomeWordGroup = (typeof GROUPS)[number];

/** Whether our own vocabulary has words of this kind. */
export function isHomeWordGroup(kind: string): kind is HomeWordGroup {
  return GROUPS.some((group) => group === kind);
}

/** Words that nobody chooses from a list, but that have a text where they are ours. */
type SaidWordGroup = HomeWordGroup | 'feature' | 'attribution';

/** A word of our own vocabulary in the reader's language; one that is not ours as it came. */
export function homeWord(group: SaidWordGroup, value: string): string {
  const key = `${group}.${spellHomeWord(value)}`;
  return isMessageKey(key) ? t(key) : value;
}

/**
 * What an agency may call otherwise, in batches, with the beginning of the keys under which screens say these words. The
 * names are those of the addresses.
 */
export const WORD_BATCHES = {
  extras: 'feature',
  'property-types': 'propertyType',
  'property-states': 'offer',
  'property-labels': 'homeField',
} as const;
export type WordBatch = keyof typeof WORD_BATCHES;
export const WORD_BATCH_KEYS = Object.keys(WORD_BATCHES) as readonly WordBatch[];

/** Limits of a key and of its text, as the database keeps them. */
export const WORD_KEY = /^[a-z0-9][A-Za-z0-9-]*$/;
export const WORD_KEY_LENGTH = 60;
export const WORD_TEXT_LENGTH = 200;
export const WORDS_AT_ONCE = 2000;

/** A brand's words as texts of screens: what they say under their own keys. */
export function wordTexts(
  words: readonly { readonly batch: WordBatch; readonly key: string; readonly text: string }[],
): Record<string, string> {
  return Object.fromEntries(words.map(({ batch, key, text }) => [`${WORD_BATCHES[batch]}.${key}`, text]));
}

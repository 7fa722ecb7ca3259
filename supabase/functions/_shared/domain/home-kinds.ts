import { spellHomeWord } from './spell-home-word.ts';

/** Kinds of home that the product has words for in every language, in the order in which people choose from them. */
export const HOME_KINDS = [
  'house',
  'detached',
  'semi-detached',
  'terraced',
  'end-of-terrace',
  'townhouse',
  'single-family',
  'bungalow',
  'cottage',
  'farmhouse',
  'chalet',
  'villa',
  'finca',
  'mobile-home',
  'flat',
  'apartment',
  'maisonette',
  'studio',
  'penthouse',
  'loft',
  'condo',
  'land',
] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** The kind that these words are, no more and no less: "Mobile home" is one, "Penthouse with a roof garden" is not. */
export function homeKindOf(words: string | null | undefined): HomeKind | null {
  const spelled = spellHomeWord(words ?? '');
  return HOME_KINDS.find((kind) => kind === spelled) ?? null;
}

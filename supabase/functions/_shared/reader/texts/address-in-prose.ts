import { isAddressLine } from './spoken-words.ts';

/** Characters of a description that are looked at. */
const MAX_TEXT = 4_000;

/** "Baujahr 1905. Adresse: Musterstraße 42, 1020 Wien.": a sentence that calls an address one. */
const LABELLED =
  /(?:^|[\s.;|(>])(?:(?:property |full )?address|adresse|anschrift|objektadresse|direcci[oó]n|indirizzo|endereço|morada|adresa?|adress|osoite|cím|адрес)\s?:\s{0,3}([\p{L}\d][^.:;|\n()]{3,80})/giu;

/** The one address with a number in it that a description labels as one. */
export function addressInProse(text: string | null | undefined): string | null {
  const found = new Set(
    [...(text ?? '').slice(0, MAX_TEXT).matchAll(LABELLED)].flatMap(([, words = '']) => {
      const line = words.trim().replace(/,$/, '');
      return /\d/.test(line) && /\p{L}{3}/u.test(line) && isAddressLine(line) ? [line] : [];
    }),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

import { currencyOfCountry } from '../texts/currency-signs.ts';

/** What countries are called besides the names that Intl knows. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', gbr: 'GB', 'great britain': 'GB', britain: 'GB', england: 'GB', scotland: 'GB' },
  ...{ wales: 'GB', 'northern ireland': 'GB', usa: 'US', 'u.s.a.': 'US', 'u.s.': 'US', america: 'US' },
  ...{ 'united states of america': 'US', eire: 'IE', 'republic of ireland': 'IE', holland: 'NL' },
  ...{ esp: 'ES', fra: 'FR', deu: 'DE', ita: 'IT', prt: 'PT', irl: 'IE', can: 'CA', aus: 'AU' },
  ...{ nzl: 'NZ', nld: 'NL', bel: 'BE', che: 'CH', aut: 'AT', uae: 'AE' },
};

const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

let known: ReadonlyMap<string, string> | null = null;

/** Countries whose currency is known, by their names in the languages of the feeds. */
function countryNames(): ReadonlyMap<string, string> {
  if (known !== null) return known;
  const names = new Map(Object.entries(OTHER_NAMES));
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const countries = codes.filter((code) => currencyOfCountry(code) !== null);
  for (const language of LANGUAGES) {
    const spoken = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of countries) names.set((spoken.of(code) ?? code).toLowerCase(), code);
  }
  known = names;
  return names;
}

/** The country that a word names, ISO 3166-1 alpha-2: "ES", "spain", "España". Null for other words. */
export function countryOfWord(word: string): string | null {
  const name = word.trim().toLowerCase();
  const named = countryNames().get(name);
  if (named !== undefined) return named;
  return /^[a-z]{2}$/.test(name) ? name.toUpperCase() : null;
}

/** The country at the end of an address, written out: "1 Calle Muestra, Málaga, Spain". */
export function countryAtEnd(address: string): string | null {
  const last = address.slice(address.lastIndexOf(',') + 1).trim();
  return last.length > 3 && last.length < 40 ? (countryNames().get(last.toLowerCase()) ?? null) : null;
}

import { currencyOfCountry } from './currency-signs.ts';

/** What countries are called besides the names that Intl knows. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ gbr: 'GB', 'great britain': 'GB', britain: 'GB', england: 'GB', scotland: 'GB', wales: 'GB' },
  ...{ 'u.k.': 'GB', 'northern ireland': 'GB', usa: 'US', 'u.s.a.': 'US', 'u.s.': 'US', america: 'US' },
  ...{ 'united states of america': 'US', éire: 'IE', eire: 'IE', 'republic of ireland': 'IE' },
  ...{ holland: 'NL', 'the netherlands': 'NL', 'suid-afrika': 'ZA', uae: 'AE', 'u.a.e.': 'AE', turkey: 'TR' },
  ...{ esp: 'ES', fra: 'FR', deu: 'DE', ita: 'IT', prt: 'PT', irl: 'IE', can: 'CA', aus: 'AU', nzl: 'NZ' },
  ...{ nld: 'NL', bel: 'BE', che: 'CH', aut: 'AT', zaf: 'ZA', swe: 'SE', nor: 'NO', dnk: 'DK', pol: 'PL' },
  ...{ bra: 'BR', mex: 'MX', are: 'AE', 'czech republic': 'CZ', kazahstan: 'KZ' },
};

/** The languages of listings. */
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'sv', 'nb', 'da', 'pl', 'fi'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

let known: ReadonlyMap<string, string> | null = null;

/** Countries whose currency is known, by their names in the languages of listings. */
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

/**
 * The country that a name or a code stands for, ISO 3166-1 alpha-2: "ES", "spain", "España", "https://schema.org/ES". Null
 * for other words.
 */
export function countryOfName(word: string | null | undefined): string | null {
  const name = word?.trim().replace(/^.*[/#]/, '') ?? '';
  if (/^[a-z]{2}$/i.test(name)) return name.toUpperCase() === 'UK' ? 'GB' : name.toUpperCase();
  return countryNames().get(name.toLowerCase()) ?? null;
}

/** The country at the end of an address, written out: "1 Calle Muestra, Málaga, Spain". */
export function countryAtEnd(address: string): string | null {
  const last = address.slice(address.lastIndexOf(',') + 1).trim();
  return last.length > 3 && last.length < 40 ? (countryNames().get(last.toLowerCase()) ?? null) : null;
}

/** A line without the name of its country at the end: "Rua Exemplo 12, 8600-282 Exemplo, Portugal". */
export function withoutCountry(text: string, country: string | null): string {
  const [whole = '', name = ''] = /,\s*(\p{Lu}[\p{L} ]{3,20})$/u.exec(text) ?? [];
  return country !== null && name !== '' && countryOfName(name) === country
    ? text.slice(0, -whole.length)
    : text;
}

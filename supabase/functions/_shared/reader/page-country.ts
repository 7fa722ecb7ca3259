import { meta, type HtmlPage } from './html/html-page.ts';
import type { ListingFacts } from './listing-record.ts';
import { countryOfPortalHost } from './url/host-countries.ts';

/** What a language and a currency tell together, where neither does alone. */
const COUNTRY_OF_BOTH: Readonly<Record<string, string>> = {
  'pt EUR': 'PT',
  'pt BRL': 'BR',
  'es EUR': 'ES',
  'it EUR': 'IT',
  'fr EUR': 'FR',
  'de EUR': 'DE',
  'nl EUR': 'NL',
  'fr CHF': 'CH',
  'de CHF': 'CH',
  'en INR': 'IN',
  'en AED': 'AE',
};

/** Words of an offer, by the language that has them and no other one of these. */
const SPOKEN: readonly (readonly [string, RegExp])[] = [
  [
    'fr',
    /(?<!\p{L})(?:à (?:vendre|louer)|pièces|chambres|maison|salles? de bains?|terrain|surface habitable|quartier|cuisine)(?!\p{L})/giu,
  ],
  [
    'de',
    /(?<!\p{L})(?:zu verkaufen|zimmer|wohnfläche|kaufpreis|grundstück|schlafzimmer|baujahr|küche|wohnung)(?!\p{L})/giu,
  ],
  [
    'nl',
    /(?<!\p{L})(?:te koop|slaapkamers?|woonoppervlakte|perceel|badkamers?|bouwjaar|vraagprijs|woning|keuken)(?!\p{L})/giu,
  ],
  [
    'es',
    /(?<!\p{L})(?:en venta|dormitorios|habitaciones|baños|vivienda|superficie|parcela|cocina|piso)(?!\p{L})/giu,
  ],
  [
    'it',
    /(?<!\p{L})(?:in vendita|in affitto|locali|camere da letto|bagni|superficie|piano|riscaldamento|cucina|prezzo)(?!\p{L})/giu,
  ],
  [
    'pt',
    /(?<!\p{L})(?:à venda|quartos|casas? de banho|moradia|cozinha|área útil|imóvel|apartamento)(?!\p{L})/giu,
  ],
];

/** Letters of scripts that one country's pages are written in. */
const LETTERS: readonly (readonly [string, RegExp])[] = [
  ['GE', /\p{Script=Georgian}/gu],
  ['AM', /\p{Script=Armenian}/gu],
  ['IL', /\p{Script=Hebrew}/gu],
  ['TH', /\p{Script=Thai}/gu],
  ['KR', /\p{Script=Hangul}/gu],
  ['JP', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
];
/** So many of its letters make a page one of a country: a name in a menu has fewer. */
const MIN_LETTERS = 10;

/** The country whose letters a page is written in that does not say its language. */
function countryOfLetters(page: HtmlPage): string | null {
  if (page.language !== null) return null;
  const text = wordsOf(page);
  const countOf = (letters: RegExp) => text.match(letters)?.length ?? 0;
  // Ukrainian has "і", as some neighbours have, and none of the letters that these have beside it.
  const isUkrainian = countOf(/[іїєґ]/giu) >= Math.max(MIN_LETTERS, 4 * countOf(/[ыўқғңүұөһ]/giu));
  const found = LETTERS.filter(([, letters]) => countOf(letters) >= MIN_LETTERS).map(([country]) => country);
  const [only] = isUkrainian ? [...found, 'UA'] : found;
  return found.length + Number(isUkrainian) === 1 ? (only ?? null) : null;
}

/** Words for a street in front of its name that one country with the euro has. */
const STREETS: readonly (readonly [string, RegExp])[] = [
  ['ES', /^(?:calle|c\/|avda\.?|plaza|paseo|carrer|avinguda|passeig)\s\p{L}/iu],
  ['IT', /^(?:via|viale|piazza|piazzale|corso|vicolo|strada)\s\p{L}/iu],
  ['PT', /^(?:rua|travessa|largo|praceta)\s\p{L}/iu],
];

/** The country that the word of a home's street and its price in euros tell together. */
function countryOfStreet(address: string | null, currency: string | null): string | null {
  if (currency !== 'EUR') return null;
  return STREETS.find(([, street]) => street.test(address?.slice(0, 80) ?? ''))?.[0] ?? null;
}

/** Characters of a page that is asked for its language. */
const MAX_SPOKEN = 4_000;

/** What a page says first. */
function wordsOf(page: HtmlPage): string {
  return [page.title ?? '', ...page.own.lines.slice(0, 80)].join('\n').slice(0, MAX_SPOKEN);
}

/** The language that a page is written in, by what it says of itself, else by its words: three of an offer, and one of others at most. */
function languageOf(page: HtmlPage): string {
  const stated = page.language?.slice(0, 2).toLowerCase() ?? '';
  if (stated !== '') return stated;
  const text = wordsOf(page);
  const counts = SPOKEN.map(([language, words]) => {
    const found = new Set((text.match(words) ?? []).map((word) => word.toLowerCase()));
    return [language, found.size] as const;
  }).toSorted((one, other) => other[1] - one[1]);
  const [[language, most] = ['', 0], [, next] = ['', 0]] = counts;
  return most > 2 && most > next + 1 ? language : '';
}

/** How homes are offered in languages that one country with the euro speaks. */
const OFFERS: readonly (readonly [string, RegExp])[] = [
  ['ES', /(?<!\p{L})en (?:venta|alquiler)(?!\p{L})/iu],
  ['IT', /(?<!\p{L})in (?:vendita|affitto)(?!\p{L})/iu],
  ['PT', /(?<!\p{L})(?:à venda|para venda|para arrendar)(?!\p{L})/iu],
  ['SK', /(?<!\p{L})na predaj(?!\p{L})/iu],
  ['FI', /(?<!\p{L})(?:myydään|myytävänä)(?!\p{L})/iu],
  ['GR', /(?<!\p{L})πωλείται(?!\p{L})/iu],
];

/** Currencies that homes of one country alone are priced in; those of others are used abroad as well. */
const COUNTRY_OF_CURRENCY: Readonly<Record<string, string>> = {
  ...{ AED: 'AE', ALL: 'AL', AMD: 'AM', ARS: 'AR', AUD: 'AU', AZN: 'AZ', BDT: 'BD', BGN: 'BG', BRL: 'BR' },
  ...{ CAD: 'CA', CLF: 'CL', CLP: 'CL', COP: 'CO', CZK: 'CZ', DKK: 'DK', EGP: 'EG', GEL: 'GE', HKD: 'HK' },
  ...{ HUF: 'HU', IDR: 'ID', ILS: 'IL', INR: 'IN', ISK: 'IS', JPY: 'JP', KES: 'KE', KRW: 'KR', KZT: 'KZ' },
  ...{ LKR: 'LK', MAD: 'MA', MDL: 'MD', MKD: 'MK', MXN: 'MX', MYR: 'MY', NGN: 'NG', NOK: 'NO', NZD: 'NZ' },
  ...{ PEN: 'PE', PHP: 'PH', PKR: 'PK', PLN: 'PL', QAR: 'QA', RON: 'RO', RSD: 'RS', RUB: 'RU', SAR: 'SA' },
  ...{ SEK: 'SE', SGD: 'SG', THB: 'TH', TND: 'TN', TRY: 'TR', TWD: 'TW', UAH: 'UA', UYU: 'UY', VND: 'VN' },
  ...{ ZAR: 'ZA' },
};

/** The country whose money a price names, where no other one has it. */
function countryOfCurrency(currency: string | null): string | null {
  return COUNTRY_OF_CURRENCY[currency ?? ''] ?? null;
}

/** The country in which a page's language and its price's currency meet; null where several are possible. */
function countryOfLanguageAndCurrency(page: HtmlPage, currency: string | null): string | null {
  const language = languageOf(page);
  const told = COUNTRY_OF_BOTH[`${language} ${currency ?? ''}`] ?? null;
  const title = page.title?.slice(0, 300) ?? '';
  // "2 BHK": a bedroom, a hall and a kitchen, as India counts.
  if (
    told === null &&
    (currency === null || currency === 'INR') &&
    /(?<!\p{L})\d\s?BHK(?!\p{L})/u.test(title)
  )
    return 'IN';
  return told ?? (currency === 'EUR' ? (OFFERS.find(([, words]) => words.test(title))?.[0] ?? null) : null);
}

/** Large cities whose pages are written in a language, or letters, of several countries. */
const CITIES: readonly (readonly [string, RegExp])[] = [
  ['RU', /^(?:Москва|Санкт-Петербург|Екатеринбург|Новосибирск|Казань|Сочи|Краснодар|Калининград)$/u],
  ['KZ', /^(?:Алматы|Астана|Шымкент|Караганда)$/u],
  ['BY', /^(?:Минск|Гомель|Брест|Гродно|Витебск)$/u],
  ['UA', /^(?:Київ|Киев|Одеса|Одесса|Львів|Львов|Харків|Харьков|Дніпро|Днепр)$/u],
  ['UZ', /^Ташкент$/u],
  ['KG', /^Бишкек$/u],
  ['GE', /^(?:Тбилиси|Батуми)$/u],
  ['AM', /^Ереван$/u],
  ['MD', /^Кишин[её]в$/u],
  ['BG', /^(?:София|Варна|Пловдив|Бургас)$/u],
];

/** The country of the one large city that an address names. */
function countryOfCity(address: string | null): string | null {
  const parts = (address ?? '').slice(0, 200).split(',');
  const found = CITIES.filter(([, city]) =>
    parts.some((part) => city.test(part.trim().replace(/^(?:г|м|гр)\.\s*/u, ''))),
  );
  const [only] = found;
  return found.length === 1 ? (only?.[0] ?? null) : null;
}

/** The country that a page speaks of by its language, its money, its streets and its letters, the surest first. */
export function countrySpoken(
  page: HtmlPage,
  { address }: ListingFacts,
  currency: string | null,
): string | null {
  return (
    countryOfLanguageAndCurrency(page, currency) ??
    countryOfCurrency(currency) ??
    countryOfStreet(address, currency) ??
    countryOfCity(address) ??
    countryOfLetters(page)
  );
}

/** Endings of addresses that are a country's code and nothing else; "co", "me" and "io" are more than that. */
const COUNTRY_ENDINGS = new Set(
  'ie es pt it fr de at ch nl be au nz ca za ae in us pl se no dk gr cy mt jp mx br ar cl sg hk my th id ph kr cn tw cz hu ro bg tr hr ee lt lv fi is lu si sk il sa qa ke ng ma eg uy pe na kz az am ge ua ru by uz kg mk rs ba al xk kw bh om jo lb tn dz gh ec bo py cr pa do gt np lk bd pk'.split(
    ' ',
  ),
);

/** The country that the ending of a host names. */
export function countryOfHost(host: string | undefined): string | null {
  const ending = host?.split('.').at(-1)?.toLowerCase() ?? '';
  if (ending === 'uk') return 'GB';
  return COUNTRY_ENDINGS.has(ending) ? ending.toUpperCase() : countryOfPortalHost(host);
}

/** Languages of one country: weak, but a page without an address has nothing better. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  ...{ sv: 'SE', nb: 'NO', nn: 'NO', no: 'NO', da: 'DK', pl: 'PL', cs: 'CZ', hu: 'HU', ro: 'RO', tr: 'TR' },
  ...{ ja: 'JP', ko: 'KR', th: 'TH', he: 'IL', is: 'IS', fi: 'FI', el: 'GR', hr: 'HR', bg: 'BG' },
  ...{
    kk: 'KZ',
    az: 'AZ',
    hy: 'AM',
    sk: 'SK',
    et: 'EE',
    lv: 'LV',
    lt: 'LT',
    it: 'IT',
    sq: 'AL',
    sl: 'SI',
    uk: 'UA',
    vi: 'VN',
    sr: 'RS',
  },
};

/** The region of the page's language; "en-US" is what templates say wherever they are used. */
export function countryOfLanguage(page: HtmlPage): string | null {
  const tags = [page.language, meta(page, 'og:locale')].map((tag) => tag?.replace('_', '-') ?? '');
  const regions = tags.map((tag) => /^[a-z]{2,3}-([A-Z]{2})$/i.exec(tag)?.[1]?.toUpperCase());
  const region = regions.find((code, index) => code !== undefined && !/^en-US$/i.test(tags[index] ?? ''));
  return region ?? COUNTRY_OF_LANGUAGE[tags[0]?.slice(0, 2).toLowerCase() ?? ''] ?? null;
}

/** A postcode of four digits is none of France, Germany or the Netherlands: their languages are spoken next door. */
export function neighbourOf(country: string | null, { address, price }: ListingFacts): string | null {
  const isFour = /(?:^|,\s*)\d{4}\s+\p{Lu}\p{Ll}/u.test(address?.slice(0, 200) ?? '');
  if (!isFour || (country !== 'FR' && country !== 'DE' && country !== 'NL')) return country;
  if (country !== 'NL' && price?.currency === 'CHF') return 'CH';
  return country === 'DE' ? 'AT' : 'BE';
}

/** Is it a language tag that this machine can format in? */
export function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== '';
  } catch {
    return false;
  }
}

import { readUkPostcode } from './read-postcode.ts';

/** Countries by the names that addresses give them, in lower case. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  ...{
    'united kingdom': 'GB',
    'great britain': 'GB',
    uk: 'GB',
    gbr: 'GB',
    'u.k.': 'GB',
    england: 'GB',
    scotland: 'GB',
  },
  ...{
    wales: 'GB',
    'northern ireland': 'GB',
    'united states': 'US',
    'united states of america': 'US',
    usa: 'US',
  },
  ...{
    'u.s.a.': 'US',
    'u.s.': 'US',
    spain: 'ES',
    españa: 'ES',
    esp: 'ES',
    espagne: 'ES',
    spanien: 'ES',
    ireland: 'IE',
  },
  ...{
    irl: 'IE',
    éire: 'IE',
    italy: 'IT',
    italia: 'IT',
    ita: 'IT',
    italien: 'IT',
    france: 'FR',
    fra: 'FR',
    francia: 'FR',
  },
  ...{
    frankreich: 'FR',
    portugal: 'PT',
    prt: 'PT',
    australia: 'AU',
    aus: 'AU',
    canada: 'CA',
    can: 'CA',
    kanada: 'CA',
  },
  ...{
    germany: 'DE',
    deutschland: 'DE',
    deu: 'DE',
    alemania: 'DE',
    netherlands: 'NL',
    'the netherlands': 'NL',
  },
  ...{ nederland: 'NL', nld: 'NL', holland: 'NL', belgium: 'BE', belgië: 'BE', belgique: 'BE', bel: 'BE' },
  ...{
    'new zealand': 'NZ',
    nzl: 'NZ',
    'south africa': 'ZA',
    zaf: 'ZA',
    'suid-afrika': 'ZA',
    sweden: 'SE',
    sverige: 'SE',
  },
  ...{
    swe: 'SE',
    norway: 'NO',
    norge: 'NO',
    nor: 'NO',
    denmark: 'DK',
    danmark: 'DK',
    dnk: 'DK',
    poland: 'PL',
  },
  ...{ polska: 'PL', pol: 'PL', switzerland: 'CH', schweiz: 'CH', suisse: 'CH', svizzera: 'CH', che: 'CH' },
  ...{
    austria: 'AT',
    österreich: 'AT',
    brazil: 'BR',
    brasil: 'BR',
    bra: 'BR',
    mexico: 'MX',
    méxico: 'MX',
    mex: 'MX',
  },
  ...{
    'united arab emirates': 'AE',
    uae: 'AE',
    are: 'AE',
    'u.a.e.': 'AE',
    japan: 'JP',
    india: 'IN',
    singapore: 'SG',
  },
  ...{
    greece: 'GR',
    cyprus: 'CY',
    malta: 'MT',
    'czech republic': 'CZ',
    czechia: 'CZ',
    hungary: 'HU',
    turkey: 'TR',
  },
  ...{
    thailand: 'TH',
    croatia: 'HR',
    luxembourg: 'LU',
    finland: 'FI',
    suomi: 'FI',
    iceland: 'IS',
    romania: 'RO',
  },
};

/** The country that a name or a code stands for, ISO 3166-1 alpha-2; null for words that are none. */
export function countryOfName(word: string | null | undefined): string | null {
  const name = word?.trim().replace(/^.*[/#]/, '') ?? '';
  if (/^[a-z]{2}$/i.test(name)) return name.toUpperCase() === 'UK' ? 'GB' : name.toUpperCase();
  return Object.hasOwn(COUNTRY_NAMES, name.toLowerCase())
    ? (COUNTRY_NAMES[name.toLowerCase()] ?? null)
    : null;
}

const US_CODES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const US_STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming';
/** Regions by their whole names; a name of two countries stands in neither. */
const REGIONS: readonly (readonly [string, RegExp])[] = [
  ['US', new RegExp(String.raw`^(?:${US_STATES})$`, 'i')],
  [
    'CA',
    /^(?:ontario|qu[eé]bec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland(?: and labrador)?|prince edward island|yukon|nunavut)$/i,
  ],
  [
    'AU',
    /^(?:new south wales|victoria|queensland|western australia|south australia|tasmania|nsw|qld|vic|tas)$/i,
  ],
  [
    'NZ',
    /^(?:auckland|waikato|bay of plenty|canterbury|otago|southland|northland|hawke'?s bay|taranaki|manawat[uū].*)$/i,
  ],
  [
    'ZA',
    /^(?:gauteng|western cape|eastern cape|northern cape|kwazulu[- ]natal|free state|limpopo|mpumalanga|north west)$/i,
  ],
  ['AE', /^(?:dubai|abu dhabi|sharjah|ajman|ras al khaimah|fujairah)$/i],
];

/** Postcodes whose form no other country has. */
const OWN_FORMS: readonly (readonly [string, RegExp])[] = [
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d$/i],
  ['IE', /^[AC-FHKNPRTV-Y]\d[0-9W]\s?[0-9AC-FHKNPRTV-Y]{4}$/i],
  ['NL', /^\d{4}\s?[A-Z]{2}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['BR', /^\d{5}-\d{3}$/],
  ['PL', /^\d{2}-\d{3}$/],
];

interface Place {
  readonly country?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly postcode?: string | null | undefined;
}

/** The country that the address of a home tells: by name, by region, by the form of its postcode; null where none does. */
export function countryOfPlace({ country, region, postcode }: Place): string | null {
  const named = countryOfName(country);
  if (named !== null) return named;
  const area = region?.trim() ?? '';
  const code = postcode?.trim() ?? '';
  if (US_CODES.split(' ').includes(area.toUpperCase()) && /^\d{5}(?:-\d{4})?$/.test(code)) return 'US';
  const form = OWN_FORMS.find(([, pattern]) => pattern.test(code))?.[0];
  if (form !== undefined) return form;
  if (readUkPostcode(code) !== null && code.length <= 8) return 'GB';
  return REGIONS.find(([, pattern]) => pattern.test(area))?.[0] ?? null;
}

/** "Austin, TX 78704", "Bondi NSW 2026", "Toronto, ON M5V 2T6": the country that the end of an address line tells. */
export function countryOfLine(line: string | null | undefined): string | null {
  const text = line?.slice(0, 300).trim() ?? '';
  const named = countryOfName(text.includes(',') ? text.split(',').at(-1) : null);
  if (named !== null && !/,\s*[A-Z]{2}$/.test(text)) return named;
  const american = /,\s*([A-Z]{2})\.?,?\s+\d{5}(?:-\d{4})?(?:,\s*(?:USA?|United States))?$/.exec(text)?.[1];
  if (american !== undefined && US_CODES.split(' ').includes(american)) return 'US';
  if (/\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s+\d{4}$/i.test(text)) return 'AU';
  if (/\b(?:ON|QC|BC|AB|MB|SK|NS|NB|PE|NL|YT|NT|NU),?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d$/i.test(text)) return 'CA';
  return null;
}

import { countryOfName } from './country-names.ts';
import { readUkPostcode } from './read-postcode.ts';
import { US_STATES } from './zip-states.ts';

const US_NAMES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming';
/** Regions by their whole names. */
const REGIONS: readonly (readonly [string, RegExp])[] = [
  ['US', new RegExp(String.raw`^(?:${US_NAMES})$`, 'i')],
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
  [
    'CO',
    /^(?:bogot[aá](?:,? d\.? ?c\.?)?|medell[ií]n|barranquilla|bucaramanga|cundinamarca|antioquia|valle del cauca)$/i,
  ],
  [
    'MX',
    /^(?:ciudad de m[eé]xico|cdmx|distrito federal|nuevo le[oó]n|jalisco|quer[eé]taro|quintana roo|yucat[aá]n|estado de m[eé]xico)$/i,
  ],
  ['AR', /^(?:capital federal|caba|buenos aires|gba (?:norte|sur|oeste))$/i],
  ['CL', /^(?:regi[oó]n metropolitana(?: de santiago)?|rm \(metropolitana\))$/i],
  ['LB', /^(?:mount lebanon|keserwan|el metn)$/i],
  ['ID', /^(?:bali|jawa (?:barat|timur|tengah)|dki jakarta|banten)$/i],
  ['MY', /^(?:selangor|kuala lumpur|penang|johor)$/i],
  ['PH', /^(?:metro manila|cavite|bulacan|laguna|batangas|cebu)$/i],
  [
    'IN',
    /^(?:maharashtra|karnataka|tamil nadu|telangana|uttar pradesh|haryana|gujarat|kerala|west bengal|rajasthan)$/i,
  ],
  ['TH', /^(?:phuket|chiang mai|chonburi)$/i],
  // Departments, apart from those that are rivers elsewhere or words.
  [
    'FR',
    /^(?:ain|aisne|allier|alpes-de-haute-provence|hautes-alpes|alpes-maritimes|ard[eè]che|ari[eè]ge|aveyron|bouches-du-rh[oô]ne|calvados|cantal|charente(?:-maritime)?|corr[eè]ze|corse-du-sud|haute-corse|c[oô]te-d['’]or|c[oô]tes-d['’]armor|creuse|dordogne|doubs|dr[oô]me|eure-et-loir|finist[eè]re|gard|haute-garonne|gers|gironde|h[eé]rault|ille-et-vilaine|indre(?:-et-loire)?|is[eè]re|loir-et-cher|haute-loire|loire-atlantique|loiret|lot-et-garonne|loz[eè]re|maine-et-loire|haute-marne|mayenne|meurthe-et-moselle|meuse|morbihan|moselle|ni[eè]vre|oise|orne|pas-de-calais|puy-de-d[oô]me|pyr[eé]n[eé]es-atlantiques|hautes-pyr[eé]n[eé]es|pyr[eé]n[eé]es-orientales|bas-rhin|haut-rhin|rh[oô]ne|haute-sa[oô]ne|sa[oô]ne-et-loire|sarthe|savoie|haute-savoie|seine-maritime|seine-et-marne|yvelines|deux-s[eè]vres|somme|tarn(?:-et-garonne)?|var|vaucluse|vend[eé]e|haute-vienne|vosges|yonne|essonne|hauts-de-seine|seine-saint-denis|val-de-marne|val-d['’]oise)$/i,
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
  ['US', /^\d{5}-\d{4}$/],
  ['JP', /^\d{3}-\d{4}$/],
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
  if (US_STATES.has(area.toUpperCase()) && /^\d{5}(?:-\d{4})?$/.test(code)) return 'US';
  return countryOfForm(code) ?? countryOfRegion(area);
}

/** The country whose postcodes alone have this form. */
export function countryOfForm(postcode: string): string | null {
  const form = OWN_FORMS.find(([, pattern]) => pattern.test(postcode))?.[0];
  if (form !== undefined) return form;
  return postcode.length <= 8 && readUkPostcode(postcode) !== null ? 'GB' : null;
}

/** The country of a state, province or region that is written out. */
export function countryOfRegion(region: string): string | null {
  return REGIONS.find(([, pattern]) => pattern.test(region))?.[0] ?? null;
}

/** "…, Co. Leitrim", with an Eircode or without: the counties of the Republic. */
const IRISH_COUNTY =
  /,\s*(?:Co\.?|County) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)(?:[.,]*\s+[A-Z]\d[\dW]\s?[\dA-Z]{4})?\.?$/;

/** "Austin, TX 78704", "Bondi NSW 2026", "Toronto, ON M5V 2T6": the country that the end of an address line tells. */
export function countryOfLine(line: string | null | undefined): string | null {
  const text = line?.slice(0, 300).trim() ?? '';
  const named = countryOfName(text.includes(',') ? text.split(',').at(-1) : null);
  if (named !== null && !/,\s*[A-Z]{2}$/.test(text)) return named;
  const american = /,\s*([A-Z]{2})\.?,?\s+\d{5}(?:-\d{4})?(?:,\s*(?:USA?|United States))?$/.exec(text)?.[1];
  if (american !== undefined && US_STATES.has(american)) return 'US';
  // "456 Sample Drive, Sampleton, TX", and no comma in front of the state where a ZIP code is behind it.
  const state =
    /^\d{1,6} [^,]{3,60},\s*\p{L}[^,\d]{1,40}(?:,\s*([A-Z]{2})|\s([A-Z]{2})\s\d{5}(?:-\d{4})?)$/u.exec(text);
  if (state !== null && US_STATES.has(state[1] ?? state[2] ?? '')) return 'US';
  if (/\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s+\d{4}$/i.test(text)) return 'AU';
  if (IRISH_COUNTY.test(text)) return 'IE';
  const region = text.includes(',') ? countryOfRegion(text.split(',').at(-1)?.trim() ?? '') : null;
  if (region !== null) return region;
  if (
    /\b(?:ON|QC|BC|AB|MB|SK|NS|NB|PE|NL|YT|NT|NU|Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick),?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d$/i.test(
      text,
    )
  )
    return 'CA';
  return null;
}

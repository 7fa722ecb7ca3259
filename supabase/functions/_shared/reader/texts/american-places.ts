import { stateOfZip, US_STATES } from './zip-states.ts';

/** "100 Oak St, Austin TX 78704": no comma in front of the state. Delaware is spelled like Germany. */
export function americanPlace(
  text: string,
  country: string | null,
): { town: string; region: string | null; postcode: string | null } | null {
  if (country !== null && country !== 'US') return null;
  const spelled = WITH_STATE_SPELLED.exec(text)?.groups;
  if (spelled !== undefined && stateOfZip(spelled['postcode'] ?? '') === codeOfState(spelled['state']))
    return {
      ...{ town: spelled['town']?.trim() ?? '', region: spelled['state'] ?? null },
      postcode: spelled['postcode'] ?? null,
    };
  const { town, region, postcode } =
    /^\d{1,6}[^,]{3,60},\s*(?<town>\p{L}[^,\d]{1,40}?)\s+(?<region>[A-Z]{2})\s+(?<postcode>\d{5})(?:-\d{4})?$/u.exec(
      text,
    )?.groups ?? {};
  const isState = US_STATES.has(region ?? '') && (country === 'US' || region !== 'DE');
  return town !== undefined && isState
    ? { town: town.trim(), region: region ?? null, postcode: postcode ?? null }
    : null;
}

/** "1 Oak Drive, Sampleton, Colorado 80503": the state by its name. */
const WITH_STATE_SPELLED =
  /^\d{1,6}[^,]{3,60},\s*(?<town>\p{L}[^,\d]{1,40}),\s*(?<state>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})\s+(?<postcode>\d{5})(?:-\d{4})?$/u;

const STATE_NAMES =
  'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY';
const CODES: ReadonlyMap<string, string> = new Map(
  STATE_NAMES.split(',').map((both) => [both.slice(0, -3), both.slice(-2)]),
);

/** The code of a state, by its name or its code; null for any other word. */
function codeOfState(state: string | undefined): string | null {
  return CODES.get(state ?? '') ?? (US_STATES.has(state ?? '') ? (state ?? null) : null);
}

/** Kinds of American streets, as addresses end in them. */
const SUFFIX =
  'St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Ct|Court|Pl|Place|Way|Ter|Terrace|Cir|Circle|Hwy|Highway|Pkwy|Parkway|Trl|Trail|Loop|Sq|Square';
/** "3008 Oak CT SE Port Sample, WA 98366": nothing but the kind of the street parts it from its town. */
const ONE_LINE = new RegExp(
  String.raw`^(?<street>\d{1,6}\s\p{Lu}[\p{L}\d .'’-]{1,40}?\s(?:${SUFFIX})\.?(?:\s(?:[NS][EW]?|[EW]))?(?:\s(?:#|Apt|Unit|Ste)\.?\s?[\w-]{1,6})?),?\s(?<town>\p{Lu}[\p{L} .'’-]{1,40}),\s?(?<state>\p{Lu}[\p{L} ]{1,20})\s(?<postcode>\d{5})(?:-\d{4})?$`,
  'iu',
);
const KIND_ALONE = new RegExp(String.raw`^(?:${SUFFIX})\.?$`, 'u');

/** A postcode that stands in front of its town, on a line of its own. */
const POSTCODE_ALONE = /(?:^|, )(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} ?[A-Z]{2})$/;

/** Lines of an address with commas between them; "Drive" on a line of its own is the end of the street above it, a postcode the beginning of its town. */
export function joinedLines(lines: readonly string[]): string {
  return lines.reduce((whole, line) => {
    if (whole === '') return line;
    const isKind = /^\d{1,6}\s[^,]+$/.test(whole) && KIND_ALONE.test(line);
    const isTown = POSTCODE_ALONE.test(whole) && /^\p{Lu}\p{L}/u.test(line);
    return `${whole}${isKind || isTown ? ' ' : ', '}${line}`;
  }, '');
}

const STREET_ALONE = new RegExp(
  String.raw`^\d{1,6}\s\p{Lu}[\p{L}\d .'’-]{1,40}?\s(?:${SUFFIX})\.?(?:\s(?:[NS][EW]?|[EW]))?$`,
  'u',
);
const PLACE_ALONE =
  /^(?<town>\p{Lu}[\p{L} .'’-]{1,40}),\s?(?<state>\p{Lu}[\p{L} ]{1,20})\s(?<postcode>\d{5})(?:-\d{4})?$/u;
/** Lines at the top of a page: further down is the firm. */
const TOP_LINES = 12;

/**
 * The one line at the top of a page that is a whole American address, whose ZIP code is of its state: below a line that
 * offers the home, or with a street that the page's titles or address name. A line above all that is the firm's.
 */
export function americanLine(
  lines: readonly string[],
  country: string | null,
  names: readonly string[],
): string | null {
  if (country !== null && country !== 'US') return null;
  const found = new Set<string>();
  const named = names
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ');
  for (const [index, line] of lines.slice(0, TOP_LINES).entries()) {
    const { street, town, state, postcode } =
      line.length > 140 ? {} : (ONE_LINE.exec(line.trim())?.groups ?? {});
    if (street === undefined || stateOfZip(postcode ?? '') !== codeOfState(state)) continue;
    const start = street.toLowerCase().split(' ').slice(0, 2).join(' ');
    const isOffered = lines.slice(0, index).some((above) => /^for sale\b/i.test(above));
    if (isOffered || named.includes(start)) found.add(`${street}, ${town}, ${state} ${postcode}`);
  }
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** "1 Oak Drive" as a heading above "Sampleton, Colorado 80503": a street, and its town with the ZIP code of its state. */
export function americanHeading(heading: string | null, below: string | null): string | null {
  const street = heading?.replace(/,?\s*\n\s*/g, ' ').trim() ?? '';
  const { state, postcode } = PLACE_ALONE.exec(below ?? '')?.groups ?? {};
  const isPlace = postcode !== undefined && stateOfZip(postcode) === codeOfState(state);
  return isPlace && STREET_ALONE.test(street) ? `${street}, ${below}` : null;
}

const STREET_LINE = new RegExp(
  String.raw`^\d{1,6}(?:[ -]\d{1,4})?\s\p{Lu}[\p{L}\d .'’#-]{2,50}\s(?:${SUFFIX})\.?(?:\s(?:#|Apt|Unit|Ste)\.?\s?[\w-]{1,6})?,?$`,
  'u',
);

/** "Sampleton, MI 48226": a town with its state; behind a dot or a stroke the site's own number of the home may stand. */
const TOWN_LINE =
  /^(?<place>\p{Lu}[\p{L} .'’-]{1,40},\s?(?<state>[A-Z]{2})(?:\s\d{5}(?:-\d{4})?)?)(?:\s[•·|]\s[^•·|]{1,40})?$/u;

/**
 * "41 Oak Blvd," above "Sampleton, MI": a street with its town and state on the next line, as letters have it.
 * @param street the home's, where it is known: lines of any other are not its own
 */
export function americanLines(
  lines: readonly string[],
  country: string | null,
  street: string | null = null,
): string | null {
  if (country !== null && country !== 'US') return null;
  const found = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const text = line.trim().replace(/,$/, '');
    const { place, state } = TOWN_LINE.exec(lines[index + 1]?.trim() ?? '')?.groups ?? {};
    if (place === undefined || !US_STATES.has(state ?? '') || !STREET_LINE.test(text)) continue;
    if (street === null || street.toLowerCase() === text.toLowerCase()) found.add(`${text}, ${place}`);
  }
  const [only] = found;
  // Two of them: one is the firm's.
  return found.size === 1 ? (only ?? null) : null;
}

import { isAddressLine } from './spoken-words.ts';

/** What the end of an address line tells. */
export interface AddressParts {
  readonly town: string;
  readonly region: string | null;
  readonly postcode: string;
}

const TAILS: readonly RegExp[] = [
  /,\s*(?<town>[^,\d]{2,60}),\s*(?<region>[A-Z]{2})\.?,?\s+(?<postcode>\d{5})(?:-\d{4})?(?:,\s*USA?)?$/,
  /,\s*(?<town>[^,\d]{2,60}?),?\s+(?<region>NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s+(?<postcode>\d{4})$/i,
  /,\s*(?<town>[^,\d]{2,60}),\s*(?<region>ON|QC|BC|AB|MB|SK|NS|NB|PE|NL|YT|NT|NU),?\s+(?<postcode>[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/i,
  // "Grote Markt 1, 9999 XX Stad", "Musterstraße 5, 12345 Musterstadt"
  /(?:^|[,\s])(?<postcode>\d{4}\s?[A-Z]{2}),?\s+(?<town>\p{L}[^,\d]{1,60})$/u,
  /,\s*(?:[A-Z]{1,2}-)?(?<postcode>\d{4,5})\s+(?<town>\p{Lu}[^,\d()]{1,60})$/u,
  // "Mitte, Berlin (10115)", "Lyon (69003)"
  /(?:^|,\s*)(?<town>[^,\d()]{2,60}?)\s*\((?<postcode>\d{4,5})\)$/,
];

/** Where house numbers stand behind the street, a number in front of a name is a postcode: "Musterweg 12, 80331 München". */
const POSTCODE_FIRST: readonly (readonly [countries: string, tail: RegExp])[] = [
  ['DE FR ES IT', /(?:^|,)\s*(?:[A-Z]{1,2}-)?(?<postcode>\d{5})\s+(?<town>\p{L}[^,\d]{1,50})$/u],
  ['CH AT BE DK NO', /(?:^|,)\s*(?:[A-Z]{1,2}-)?(?<postcode>\d{4})\s+(?<town>\p{L}[^,\d]{1,50})$/u],
  ['PT', /(?:^|,)\s*(?<postcode>\d{4}-\d{3})\s+(?<town>\p{L}[^,\d]{1,50})$/u],
];

/** "100 Oak St, Austin, TX 78704": town, region and postcode; null for lines that end otherwise. */
export function partsOfAddress(
  line: string | null | undefined,
  country: string | null = null,
): AddressParts | null {
  const text = line?.trim().slice(0, 300) ?? '';
  const own = POSTCODE_FIRST.filter(([countries]) => country !== null && countries.includes(country));
  const found = [...TAILS, ...own.map(([, tail]) => tail)]
    .map((tail) => tail.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  if (!found) return null;
  return {
    town: found.town?.trim() ?? '',
    region: found.region?.toUpperCase() ?? null,
    postcode: found.postcode ?? '',
  };
}

/** The longer of a page's lines that begin with this one: what stands behind the street is its town and postcode. */
export function fullerAddress(line: string | null, lines: readonly string[]): string | null {
  const start = line?.trim().toLowerCase() ?? '';
  if (start.length < 6) return null;
  return (
    lines.find((other) => {
      const text = other.trim().toLowerCase();
      return text.startsWith(start) && /^\s*,/.test(text.slice(start.length)) && isAddressLine(other);
    }) ?? null
  );
}

/** A heading that is the home's address: a house number and a street, then at least a town. */
export function addressInHeading(heading: string | null | undefined): string | null {
  const line = heading?.trim().slice(0, 300) ?? '';
  const isStreet =
    /^(?:(?:flat|unit|apt\.?|apartment|lot)\s)?\d{1,6}[\w/-]{0,8}\s+\p{L}[^,]{2,60},\s*\p{L}/iu.test(line);
  // "Grote Markt 1, 9999 XX Stad": the number stands behind the street.
  const isEuropean =
    /^\p{Lu}[\p{L} .'’-]{3,60} \d{1,4} ?[a-z]?(?:[-/]\d{1,4})?(?:,\s+(?:\d{4} ?[A-Z]{2}\s|\d{4,5}\s)?|\s+\d{4} ?[A-Z]{2}\s|\s+\d{5}\s)\p{Lu}[\p{L} .'’()-]{1,60}$/u.test(
      line,
    );
  return (isStreet || isEuropean) && line.length <= 160 && isAddressLine(line) ? line : null;
}

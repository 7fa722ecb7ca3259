import { americanPlace } from './american-places.ts';
import { withoutCountry } from './country-names.ts';
import { CITY_STATE, GERMAN_STATE } from './german-states.ts';
import { isIrishLine } from './irish-places.ts';
import { readUkPostcode } from './read-postcode.ts';
import { isAddressLine } from './spoken-words.ts';
import { isStreetName } from './town-in-address.ts';

/** What the end of an address line tells. */
export interface AddressParts {
  readonly town: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
}

const TAILS: readonly RegExp[] = [
  /,\s*(?<town>[^,\d]{2,60}),\s*(?<region>[A-Z]{2})\.?,?\s+(?<postcode>\d{5})(?:-\d{4})?(?:,\s*USA?)?$/,
  /,\s*(?<town>[^,\d]{2,60}?),?\s+(?<region>NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s+(?<postcode>\d{4})$/i,
  /,\s*(?<town>[^,\d]{2,60}),\s*(?<region>ON|QC|BC|AB|MB|SK|NS|NB|PE|NL|YT|NT|NU),?\s+(?<postcode>[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/i,
  /,\s*(?<town>[^,\d]{2,60}),\s*(?<region>Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick),?\s+(?<postcode>[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/i,
  // "Grote Markt 1, 9999 XX Stad", "Musterstraße 5, 12345 Musterstadt"
  /(?:^|[,\s])(?<postcode>\d{4}\s?[A-Z]{2}),?\s+(?<town>\p{L}[^,\d]{1,60})$/u,
  /,\s*(?:[A-Z]{1,2}-)?(?<postcode>\d{4,5})\s+(?<town>\p{Lu}[^,\d()]{1,60})$/u,
  // "Rua Exemplo, Bairro, Cidade - SP, 01000-000"
  /(?:^|,)\s*(?<town>[^,\d]{2,60}?)\s*(?:-|–|\/)\s*(?<region>AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?:,?\s+(?:CEP:?\s*)?(?<postcode>\d{5}-?\d{3}))?$/,
  /,\s*(?<town>[^,\d]{2,60}),\s*(?<region>\p{Lu}[^,\d]{2,40} (?:kraj|megye|vármegye|županija|län|fylke)|województwo [^,\d]{3,30}|Co(?:unty|\.) \p{Lu}\p{L}+)$/u,
  // "Mitte, Berlin (10115)", "Lyon (69003)", "Lyon 3ème (69003)"
  /(?:^|,\s*)(?<town>[^,\d()]{2,60}?)(?:\s+\d{1,2}(?:er|e|ème))?\s*\((?<postcode>\d{4,5})\)$/,
];

/** Where house numbers stand behind the street, a number in front of a name is a postcode: "Musterweg 12, 80331 München". */
const POSTCODE_FIRST: readonly (readonly [countries: string, tail: RegExp])[] = [
  // A district may stand behind the town: "50823 Köln, Ehrenfeld".
  [
    'DE FR ES IT FI',
    /(?:^|,)\s*(?:[A-Z]{1,2}-)?(?<postcode>\d{5})\s+(?<town>\p{L}[^,\d()]{1,50}?)(?:\s*\([^()]{2,40}\)|,\s*[^,]{2,40}){0,2}$/u,
  ],
  [
    'CH AT BE DK NO',
    /(?:^|,)\s*(?:[A-Z]{1,2}-)?(?<postcode>\d{4})\s+(?:[—–-]\s+)?(?<town>\p{L}[^,\d()]{1,50}?)(?:\s*\([^()]{2,40}\)|,\s*[^,]{2,40}){0,2}$/u,
  ],
  // "Sampleton 98765"
  ['FR', /^(?<town>\p{Lu}[^,\d()]{1,50})\s+(?<postcode>\d{5})$/u],
  [
    'CZ SK SE GR',
    /(?:^|,)\s*(?<postcode>\d{3}\s?\d{2})\s+(?<town>\p{L}[^,\d()]{1,50})(?:,\s*\p{L}[^,\d]{1,40})?$/u,
  ],
  ['PL', /(?:^|,)\s*(?<postcode>\d{2}-\d{3})\s+(?<town>\p{L}[^,\d()]{1,50})(?:,\s*\p{L}[^,\d]{1,40})?$/u],
  ['HR RS SI', /(?:^|,)\s*(?<postcode>\d{4,5})\s+(?<town>\p{L}[^,\d()]{1,50})(?:,\s*\p{L}[^,\d]{1,40})?$/u],
  ['ZA AU NZ', /,\s*(?<town>\p{Lu}[^,\d]{1,50}?),?\s+(?<postcode>\d{4})$/u],
  ['SG', /,\s*(?:singapore\s+)?(?<postcode>\d{6})$/i],
  ['PT', /(?:^|,)\s*(?<postcode>\d{4}-\d{3})\s+(?<town>\p{L}[^,\d]{1,50})$/u],
];

/** "東京都北区王子3丁目": the prefecture, then the town or the ward; a district of a county stands between them. */
const JAPANESE =
  /^(?<region>東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)(?:\p{Script=Han}{1,4}郡(?!山))?(?<town>[\p{Script=Han}々][\p{Script=Han}々\p{Script=Katakana}\p{Script=Hiragana}ー]{0,7}?[市区町村])(?![市町村]|山[市町村])/u;

/** "100 Oak St, Austin, TX 78704": town, region and postcode; null for lines that end otherwise. */
export function partsOfAddress(
  line: string | null | undefined,
  country: string | null = null,
): AddressParts | null {
  const text =
    line
      ?.trim()
      .slice(0, 300)
      .replace(/\s*\((?:MLS|ID|Ref)[^()]{0,30}\)$/i, '')
      .replace(/(?<=, [A-Z]{2} \d{5}) - #?\w{1,5}$/, '') ?? '';
  const own = withoutCountry(text, country);
  if (own !== text) return partsOfAddress(own, country);
  const japanese = country === 'JP' ? JAPANESE.exec(text)?.groups : undefined;
  if (japanese) return { town: japanese['town'] ?? null, region: japanese['region'] ?? null, postcode: null };
  const forms = POSTCODE_FIRST.filter(([countries]) => country !== null && countries.includes(country));
  const found = [...TAILS, ...forms.map(([, tail]) => tail)]
    .map((tail) => tail.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  if (!found) return americanPlace(text, country);
  return {
    town: found.town?.trim() ?? null,
    region: (found.region?.length ?? 0) < 4 ? (found.region?.toUpperCase() ?? null) : (found.region ?? null),
    postcode: found.postcode ?? null,
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

/** "Birkevej 12, 2800 Sampleby - Villa til salg": what is offered stands behind the place. */
const OFFER_BEHIND =
  /\s+[-–|·]\s+[^-–|·,]{0,40}\b(?:til salgs?|till salu|te koop|for sale|à vendre|zu verkaufen|zum kauf|en venta|in vendita|à venda|na prodej|na sprzedaż|myynnissä|eladó)(?!\p{L})[^-–|·,]{0,40}(?:\s+[-–|·]\s+[^-–|·,]{0,40})?$/iu;

/** A heading that is the home's address: a house number and a street, then at least a town. */
export function addressInHeading(heading: string | null | undefined): string | null {
  const line =
    heading
      ?.trim()
      .slice(0, 300)
      .replace(/\s*\(\s*for sale\s*\)\s*$/i, '')
      .replace(/\s+is (?:now )?for sale\b.{0,40}$/i, '')
      .replace(/\s+(?:sold|sales?|price|property|listing) history$/i, '')
      .replace(/[\s,–|-]*(?:\bsale agreed|\bunder offer|\bSOLD(?: STC)?)\s*$/i, '')
      .replace(OFFER_BEHIND, '') ?? '';
  const isStreet =
    /^(?:(?:flat|unit|apt\.?|apartment|lot)\s)?(?:\d{1,5}\s[-–]\s)?\d{1,6}[\w/-]{0,8},?\s+\p{L}[^,]{2,60},\s*(?:\p{L}|\d{5}\s)/iu.test(
      line,
    );
  // "Grote Markt 1, 9999 XX Stad": the number stands behind the street.
  const isEuropean =
    /^\p{Lu}[\p{L} .'’-]{3,60} \d{1,4} ?[a-z]?(?:[-/]\d{1,4})?(?:,\s+(?:\d{4} ?[A-Z]{2}\s|\d{4,5}\s)?|\s+\d{4} ?[A-Z]{2}\s|\s+\d{5}\s)\p{Lu}[\p{L} .'’()-]{1,60}(?:,\s+\p{Lu}[\p{L} .'’-]{1,40})?$/u.test(
      line,
    );
  // A house with a name instead of a number: "The Old Mill, Sample Lane, Sampleton OX9 1ZZ".
  const postcode = readUkPostcode(line);
  const isNamed =
    postcode !== null &&
    /^[^,]{3,60},\s*[\p{L}\d]/u.test(line) &&
    line.toUpperCase().endsWith(postcode.slice(-3));
  // "Sample Lane, Sampleton, Shropshire, SY8": no number, and the first half of a postcode.
  const isOutward =
    /,[^,]+,\s*[A-Z]{1,2}\d{1,2}[A-Z]?$/.test(line) && line.split(',').slice(0, 2).some(isStreetName);
  return (isStreet || isEuropean || isNamed || isOutward || isIrishLine(line)) &&
    line.length <= 160 &&
    isAddressLine(line)
    ? line
    : null;
}

/** A line that is a postcode with its town, by country; the town may stand behind its state or in front of its district. */
const PLACE_LINES: readonly (readonly [countries: string, line: RegExp])[] = [
  [
    'DE FR ES IT FI',
    /^(?<postcode>\d{5})\s+(?<town>\p{L}[^\d,()]{1,60}?)(?:\s+\d{1,2}(?:er|e|è?me|ème))?(?:\s*\([^)\d]{2,60}\)|,\s*\p{L}[^\d,]{1,40})?$/u,
  ],
  [
    'CH AT BE DK NO',
    /^(?<postcode>\d{4})\s+(?:[—–-]\s+)?(?<town>\p{L}[^\d,]{1,60})(?:,\s*\p{L}[^\d,]{1,40})?$/u,
  ],
  ['PL', /^(?<postcode>\d{2}-\d{3})\s+(?<town>\p{L}[^\d,]{1,60})$/u],
  ['NL', /^(?<postcode>\d{4}\s?[A-Z]{2})(?:\s+(?<town>\p{L}[^\d,()]{1,60}))?(?:\s*\([^)\d]{2,50}\))?$/u],
  ['PT', /^(?<postcode>\d{4}-\d{3})\s+(?<town>\p{L}[^\d,]{1,60})$/u],
  // "Sampleton (Distrito Sample. Sampletown Capital)"
  ['ES', /^[^()\d]{3,40}\((?:Distrito [^.)\d]{2,40}\.\s*)?(?<town>\p{Lu}[\p{L} ]{2,40}?) Capital\)$/u],
  ['CZ SK SE', /^(?<postcode>\d{3}\s\d{2})\s+(?<town>\p{L}[^\d,]{1,60})$/u],
];
/** Only in a country that is told: "1600 Broadway" is a street elsewhere. */
const DUTCH_TOWN = /^(?<postcode>\d{4})\s+(?<town>\p{Lu}\p{Ll}[^\d,()]{1,60})$/u;
/** "1200 SF" looks like a Dutch postcode where nobody told the country. */
const SIZE_LINE = /^\d{4}\s?(?:SF|SQ|FT|HA|AM|PM)\b/i;
/**
 * The postcode and town that one of the lines around a page's title is, or that an address line ends in. Null where several
 * lines name different ones: one of them is somebody else's.
 */
export function partsOfPlaceLine(
  lines: readonly string[],
  marks: readonly string[],
  country: string | null,
): AddressParts | null {
  // What stands closest to the title or the price is the home's, whatever is further down.
  return (
    onlyPlaceOf(linesAround(marks, lines, 1, 3), country) ??
    onlyPlaceOf(linesAround(marks, lines, 3, 9), country)
  );
}

/** The one place that some lines name. */
function onlyPlaceOf(lines: readonly string[], country: string | null): AddressParts | null {
  // Of a country that nobody told, only forms that no other country has.
  const own = PLACE_LINES.filter(([countries]) => countries.includes(country ?? 'NL')).map(
    ([, pattern]) => pattern,
  );
  if (country === 'NL') own.push(DUTCH_TOWN);
  const found = new Map<string, AddressParts>();
  for (const text of lines) {
    if (text.length < 6 || text.length > 100 || (country === null && SIZE_LINE.test(text))) continue;
    const groups = own.map((pattern) => pattern.exec(text)?.groups).find((one) => one !== undefined);
    const parts = groups
      ? { town: groups['town'] ?? null, region: null, postcode: groups['postcode'] ?? null }
      : isAddressLine(text) && /\(\d{5}\)$/.test(text)
        ? partsOfAddress(text, country)
        : null;
    if (parts)
      found.set(parts.postcode ?? parts.town ?? '', {
        ...parts,
        town: CITY_STATE.exec(parts.town ?? '')?.[1] ?? parts.town?.replace(GERMAN_STATE, '').trim() ?? null,
      });
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}

/** The lines that hold a title or a price, and what stands shortly before and behind them. */
function linesAround(
  marks: readonly string[],
  lines: readonly string[],
  before: number,
  behind: number,
): readonly string[] {
  const near = new Set<string>();
  for (const mark of marks.map((text) => text.trim().toLowerCase())) {
    const at = lines.findIndex((line) => {
      const text = line.trim().toLowerCase();
      const isFigure = /^\d+$/.test(mark);
      return isFigure
        ? text.replace(/\D/g, '') === mark
        : text.length > 5 && (mark.startsWith(text) || text.startsWith(mark.slice(0, 60)));
    });
    if (mark.length < (/^\d+$/.test(mark) ? 4 : 5) || at < 0) continue;
    for (const line of lines.slice(Math.max(0, at - before), at + behind)) near.add(line.trim());
  }
  return [...near];
}

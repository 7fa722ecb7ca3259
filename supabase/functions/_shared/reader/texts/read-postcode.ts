const UK_FULL =
  /\b((?:GIR 0AA)|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])))\s?(\d[ABD-HJLNP-UW-Z]{2})\b/i;
const UK_OUTWARD =
  /(?:^|[\s,(])([A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))(?=$|[\s,.)])/;

/** Neither a size nor a sum: "ca. 1539m²", "€ 1.250". */
const FOUR_DIGITS = /(?<![\d.,€£$/#]|[€£$] )(\d{4})(?!\d|[.,/]\d|\s?(?:m²|m2|sq|ft|kwh|€)|m(?!\p{L}))/iu;

/** The same where none begins with a nought: "0473/11.22.33" is a telephone. */
const FROM_A_THOUSAND = new RegExp(FOUR_DIGITS.source.replace('\\d{4}', '[1-9]\\d{3}'), FOUR_DIGITS.flags);

const SHAPES: Readonly<Record<string, RegExp>> = {
  US: /(?<!\d)(\d{5})(?:-\d{4})?(?!\d)/,
  IE: /\b([AC-FHKNPRTV-Y]\d[0-9W]\s?[0-9AC-FHKNPRTV-Y]{4})\b/i,
  AU: FOUR_DIGITS,
  NZ: FOUR_DIGITS,
  ZA: FOUR_DIGITS,
  CH: FROM_A_THOUSAND,
  BE: FROM_A_THOUSAND,
  NL: /\b(\d{4}\s?[A-Z]{2})\b/,
  CA: /\b([A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/i,
  PT: /(?<!\d)(\d{4}-\d{3})(?!\d)/,
  IN: /(?<!\d)(\d{6})(?!\d)/,
};
const FIVE_DIGITS = /(?<!\d)(\d{5})(?!\d)/;

/** Characters of an address, or of the lines around it. */
const MAX_TEXT = 20_000;

/** A whole UK postcode in a text, with its one space: "OX3 9AY". */
export function readUkPostcode(text: string | null | undefined): string | null {
  const match = text ? UK_FULL.exec(text.slice(0, MAX_TEXT)) : null;
  return match ? `${match[1] ?? ''} ${match[2] ?? ''}`.toUpperCase() : null;
}

/** An Eircode in capitals, with a figure in its second half: "A65 F4E2", "A65F4E2". */
const EIRCODE =
  /(?<![\p{L}\d])([AC-FHKNPRTV-Y]\d[0-9W])\s?((?=[A-Z]{0,3}\d)[0-9AC-FHKNPRTV-Y]{4})(?!\d|\p{Ll}|\p{Lu}(?!\p{Ll}))/u;

/** A whole Irish postcode in a text, with its one space. */
export function readEircode(text: string | null | undefined): string | null {
  const match = text ? EIRCODE.exec(text.slice(0, MAX_TEXT)) : null;
  return match ? `${match[1] ?? ''} ${match[2] ?? ''}` : null;
}

/** The one Czech or Slovak postcode in front of a name that lines hold: "326 00 Plzeň". */
export function czechPostcode(lines: readonly string[]): string | null {
  const found = new Set(
    lines.flatMap(
      (line) => /(?<![\d,.] ?)\b(\d{3} \d{2}) (?=\p{Lu}\p{Ll})/u.exec(line.slice(0, 300))?.[1] ?? [],
    ),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** The postcode at the end of an address, by the country's own shape. */
export function readPostcode(text: string | null | undefined, country: string | null): string | null {
  if (!text) return null;
  if (country === 'GB' || country === null) return readUkPostcode(text);
  const pattern = SHAPES[country] ?? FIVE_DIGITS;
  // House numbers come first, postcodes last: the last match counts.
  const all = [...text.slice(0, MAX_TEXT).matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].filter(
    ({ index }) => !NUMBERED.test(text.slice(Math.max(0, index - 12), index)),
  );
  return all.at(-1)?.[1]?.toUpperCase() ?? null;
}

/** "[ID 84581]", "Ref. 12345": the number of an advert. */
const NUMBERED = /(?:^|[^\p{L}])(?:id|ref|ref\.|no\.|nr|nr\.|č\.)[\s:#-]{0,3}$/iu;

/** The part of a postcode that players may see: the outward code in the UK, the routing key in Ireland, else all of it. */
export function districtOf(
  postcode: string | null,
  address: string | null,
  country: string | null,
): string | null {
  if (country === 'GB' || country === null) {
    const whole = readUkPostcode(postcode) ?? readUkPostcode(address);
    if (whole) return whole.split(' ')[0] ?? null;
    const outward = UK_OUTWARD.exec((postcode ?? '').toUpperCase()) ?? UK_OUTWARD.exec(address ?? '');
    return outward?.[1] ?? null;
  }
  if (country === 'IE') return postcode?.slice(0, 3) ?? null;
  return postcode;
}

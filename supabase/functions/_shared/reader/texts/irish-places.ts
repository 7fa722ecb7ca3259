import { readEircode } from './read-postcode.ts';
import { isStreetName } from './town-in-address.ts';

/** "Samplehill, Sampleton, Co. Sample, A65 F4E2", and with a house number also without commas: "3 Sample Meadow Sampleton Co. Sample". */
export function isIrishLine(line: string): boolean {
  const eircode = readEircode(line);
  const isLast = eircode !== null && line.replace(/\s/g, '').endsWith(eircode.replace(' ', ''));
  return isLast
    ? /^[^,]{3,60},\s*\p{L}/u.test(line) || /^\d{1,4}\p{L}? \p{L}/u.test(line)
    : /^\d{1,4}\p{L}? \p{Lu}[^,\d]{5,60},? Co\.? \p{Lu}\p{L}{3,12}$/u.test(line);
}

/** "57 Sample Road, Samplelagh, Dublin 6": a postal district is a part of the city, and what stands before it its quarter. */
export function dublinOf(address: string | null): string | null {
  return /,\s*Dublin \d{1,2}W?(?=,|$)/i.test(address?.trim() ?? '') ? 'Dublin' : null;
}

/** The Eircode that an address or a title names, or one of the first lines: alone, at its end, or called one. */
export function eircodeIn(places: readonly (string | null)[], lines: readonly string[]): string | null {
  const named = places.map(readEircode).find((code) => code !== null);
  if (named !== undefined) return named;
  for (const line of lines.slice(0, 80)) {
    const code = line.length < 120 ? readEircode(line) : null;
    const isEnd = code !== null && line.replace(/[\s.]/g, '').endsWith(code.replace(' ', ''));
    // "€450,000 A65 F4E2 3 beds"
    const isPriced = code !== null && line.length < 80 && /€\s?\d/.test(line);
    if (isPriced || isEnd || (code !== null && /\beircode\b/i.test(line))) return code;
  }
  return null;
}

/** "63 Sample Court, Co. Cork" of which a sentence says "…, Sampleton Co. Cork": the one place that is named with the same county. */
export function townBeforeCounty(address: string | null, texts: readonly string[]): string | null {
  const county = /,\s*Co(?:unty|\.)? (\p{Lu}\p{L}{3,12})(?:[,.]*\s+[A-Z]\d[\dW]\s?[\dA-Z]{4})?$/u.exec(
    address ?? '',
  )?.[1];
  if (county === undefined) return null;
  const named = new RegExp(
    String.raw`,\s(\p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{2,20})?),? Co(?:unty|\.)? ${county}(?!\p{L})`,
    'gu',
  );
  const [only, other] = new Set(
    [...texts.join('\n').slice(0, 20_000).matchAll(named)]
      .flatMap((match) => match[1] ?? [])
      .filter((name) => !isStreetName(name)),
  );
  return other === undefined ? (only ?? null) : null;
}

/** Irish counties that share their name with a smaller town. */
const COUNTY_TOWN =
  /^(?:Wicklow|Kildare|Carlow|Longford|Cavan|Monaghan|Roscommon|Sligo|Donegal|Louth|Kilkenny)$/;

/** "21 Sample Crescent, Sampleton, Wicklow": what is last is the county, where the page calls what is before it a village or a town. */
export function inCounty(
  town: string | null,
  address: string | null,
  texts: readonly string[],
): string | null {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  const before = parts.at(-2) ?? '';
  if (town === null || parts.length < 3 || !COUNTY_TOWN.test(town) || !(parts.at(-1) ?? '').startsWith(town))
    return null;
  if (!/^\p{Lu}[\p{L} '’-]{2,30}$/u.test(before) || isStreetName(before)) return null;
  const words = texts.join('\n').slice(0, 20_000);
  const isCalled = [`${before} village`, `${before} town`, `village of ${before}`, `town of ${before}`].some(
    (called) => words.toLowerCase().includes(called.toLowerCase()),
  );
  return isCalled ? before : null;
}

import { US_STATES } from './zip-states.ts';

/** "100 Oak St, Austin TX 78704": no comma in front of the state. Delaware is spelled like Germany. */
export function americanPlace(
  text: string,
  country: string | null,
): { town: string; region: string | null; postcode: string | null } | null {
  if (country !== null && country !== 'US') return null;
  const { town, region, postcode } =
    /^\d{1,6}[^,]{3,60},\s*(?<town>\p{L}[^,\d]{1,40}?)\s+(?<region>[A-Z]{2})\s+(?<postcode>\d{5})(?:-\d{4})?$/u.exec(
      text,
    )?.groups ?? {};
  const isState = US_STATES.has(region ?? '') && (country === 'US' || region !== 'DE');
  return town !== undefined && isState
    ? { town: town.trim(), region: region ?? null, postcode: postcode ?? null }
    : null;
}

const STREET_LINE =
  /^\d{1,6}(?:[ -]\d{1,4})?\s\p{Lu}[\p{L}\d .'’#-]{2,50}\s(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Ct|Court|Pl|Place|Way|Ter|Terrace|Cir|Circle|Hwy|Highway|Pkwy|Parkway|Trl|Trail|Loop|Sq|Square)\.?(?:\s(?:#|Apt|Unit|Ste)\.?\s?[\w-]{1,6})?,?$/u;

/** "41 Oak Blvd," above "Sampleton, MI": a street with its town and state on the next line, as letters have it. */
export function americanLines(lines: readonly string[], country: string | null): string | null {
  if (country !== null && country !== 'US') return null;
  const found = new Set<string>();
  for (const [index, text] of lines.entries()) {
    const place = /^(\p{Lu}[\p{L} .'’-]{1,40}),\s?([A-Z]{2})(?:\s\d{5}(?:-\d{4})?)?$/u.exec(
      lines[index + 1]?.trim() ?? '',
    );
    if (place === null || !US_STATES.has(place[2] ?? '') || !STREET_LINE.test(text.trim())) continue;
    found.add(`${text.trim().replace(/,$/, '')}, ${place[0]}`);
  }
  const [only] = found;
  // Two of them: one is the firm's.
  return found.size === 1 ? (only ?? null) : null;
}

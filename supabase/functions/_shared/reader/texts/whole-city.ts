import { isRegionName } from './region-names.ts';

/** "Lyon 7ème arrondissement", "Paris 11e", "Düsseldorf - Düsseltal": the city of a part. */
export function wholeCity(town: string | null, country: string | null): string | null {
  // "North District: Sample Quarter" is a quarter of a district, and names no town.
  if (town?.includes(': ') === true) return null;
  const [city = '', part] = town?.split(/\s[-–]\s(?=\p{Lu})/u) ?? [];
  if (part !== undefined && city !== '') return isRegionName(city) ? part : city;
  // "Hamilton ON", "Wellington City"
  if (country === 'CA') return town?.replace(/(?<=\p{L}),? (?:ON|QC|BC|AB|MB|SK|NS|NB|PE|NL)$/u, '') ?? null;
  if (country === 'NZ') return town?.replace(/(?<=\p{L}) City$/u, '') ?? null;
  // "Madrid Capital": the city, and not the province of its name.
  if (country === 'ES') return town?.replace(/(?<=\p{L})\s+capital$/iu, '') ?? null;
  return country === 'FR'
    ? (town?.replace(/(?<=\p{L})\s+\d{1,2}(?:er|e|ème|eme|è)(?:\s+arrondissement)?$/iu, '') ?? null)
    : town;
}

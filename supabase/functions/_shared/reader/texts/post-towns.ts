import { districtOf } from './read-postcode.ts';

/** Areas of the one post town that has several. Source: Royal Mail's list of London's postal districts. */
const LONDON = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);
/** Cities whose districts advertisements name in front of them, by the letters of their postcodes. */
const CITY_OF_AREA: Readonly<Record<string, string>> = {
  ...{ B: 'Birmingham', BD: 'Bradford', BS: 'Bristol', BT: 'Belfast', CF: 'Cardiff', CV: 'Coventry' },
  ...{ EH: 'Edinburgh', G: 'Glasgow', HU: 'Hull', L: 'Liverpool', LE: 'Leicester', LS: 'Leeds' },
  ...{ M: 'Manchester', NE: 'Newcastle upon Tyne', NG: 'Nottingham', PL: 'Plymouth', S: 'Sheffield' },
  ...{ SO: 'Southampton', SA: 'Swansea', OX: 'Oxford', CB: 'Cambridge', BN: 'Brighton', AB: 'Aberdeen' },
};

/**
 * The post town of a British home whose source names a district: London by its postcode alone, another city where the
 * address names it as well. Null where the town that was read is as good.
 */
export function postTownOf(
  town: string | null,
  region: string | null,
  address: string | null,
  postcode: string | null,
): string | null {
  const area = /^[A-Z]{1,2}(?=\d)/.exec(districtOf(postcode, address, 'GB') ?? '')?.[0] ?? '';
  if (LONDON.has(area)) return 'London';
  const parts = [region, ...(address ?? '').slice(0, 300).split(',')].map((part) => withoutCode(part ?? ''));
  // "31, Knightsbridge, London": no postcode, but a line that ends in the city itself.
  if (area === '' && parts.length > 2 && parts.at(-1)?.toLowerCase() === 'london') return 'London';
  const city = CITY_OF_AREA[area];
  const isNamed = city !== undefined && parts.some((part) => part.toLowerCase() === city.toLowerCase());
  return isNamed && town?.toLowerCase() !== city.toLowerCase() ? city : null;
}

function withoutCode(part: string): string {
  return part.replace(/\s*[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s?\d[A-Z]{2})?\s*$/, '').trim();
}

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

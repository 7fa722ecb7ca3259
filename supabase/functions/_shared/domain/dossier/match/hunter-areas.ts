/** A corner of an area, in degrees. */
interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a hunter looks: everything whose postcode begins so, or what lies within corners on a map. */
export type HunterArea =
  | { readonly kind: 'postcode'; readonly code: string }
  | { readonly kind: 'ring'; readonly name: string; readonly corners: readonly Corner[] };

export const MOST_AREAS = 40;
export const MOST_CORNERS = 60;
const MOST_NAME = 60;

/** A home as far as its place is known. */
export interface PlacedHome {
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A postcode, or how one begins, as it is compared: capitals with single spaces; null where there is none. */
export function tidyPostcode(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ');
  return /^[A-Z0-9][A-Z0-9 -]{0,9}$/.test(code) && /\d|^[A-Z]{1,2}$/.test(code) ? code : null;
}

/** The areas of a profile; what is none is left out. */
export function hunterAreas(stored: unknown): HunterArea[] {
  return (Array.isArray(stored) ? stored : []).flatMap(readArea).slice(0, MOST_AREAS);
}

function readArea(stored: unknown): HunterArea[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { kind, code, name, corners } = stored as Readonly<Record<string, unknown>>;
  if (kind === 'postcode') {
    const tidy = typeof code === 'string' ? tidyPostcode(code) : null;
    return tidy === null ? [] : [{ kind, code: tidy }];
  }
  if (kind !== 'ring' || !Array.isArray(corners)) return [];
  const read = corners.filter(isCorner).map(({ latitude, longitude }) => ({ latitude, longitude }));
  if (read.length < 3 || read.length > MOST_CORNERS) return [];
  return [{ kind, name: typeof name === 'string' ? name.slice(0, MOST_NAME) : '', corners: read }];
}

function isCorner(value: unknown): value is Corner {
  const { latitude, longitude } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isWithin = (degrees: unknown, most: number) =>
    typeof degrees === 'number' && Math.abs(degrees) <= most;
  return isWithin(latitude, 90) && isWithin(longitude, 180);
}

/** Does a home lie where somebody looks? Unknown where its place is not known well enough for any of the areas. */
export function judgeAreas(areas: readonly HunterArea[], home: PlacedHome): 'met' | 'missed' | 'unknown' {
  const each = areas.map((area) =>
    area.kind === 'postcode' ? inCode(area.code, home) : inRing(area.corners, home),
  );
  if (each.includes(true)) return 'met';
  return areas.length === 0 || each.includes(null) ? 'unknown' : 'missed';
}

/** LS6 holds LS6 2AB and not LS60 1AB, SW1 holds SW1A 1AA, and LS all of Leeds. */
function inCode(code: string, { postcode }: PlacedHome): boolean | null {
  const own = tidyPostcode(postcode);
  if (own === null) return null;
  const [outward = own, inward] = own.split(' ');
  if (/^[A-Z]+$/.test(code)) return /^[A-Z]*/.exec(own)?.[0] === code;
  if (code.includes(' ') || inward === undefined) return own.startsWith(code);
  const isWithin = outward.startsWith(code) && !/\d/.test(outward.charAt(code.length));
  return isWithin || own.replace(' ', '') === code;
}

function inRing(corners: readonly Corner[], { latitude, longitude }: PlacedHome): boolean | null {
  if (latitude === null || longitude === null) return null;
  let isInside = false;
  corners.forEach((one, at) => {
    const other = corners.at(at - 1) ?? one;
    const isAcross = one.latitude > latitude !== other.latitude > latitude;
    if (!isAcross) return;
    const share = (latitude - one.latitude) / (other.latitude - one.latitude);
    if (longitude < one.longitude + share * (other.longitude - one.longitude)) isInside = !isInside;
  });
  return isInside;
}

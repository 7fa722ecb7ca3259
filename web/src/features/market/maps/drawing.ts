import { readPlace } from '#domain/market/read-place.ts';
import { tidyCode } from './tidy-code.ts';
import type { Drawing } from './queries.ts';

interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}

/** What somebody drew, as the address holds it: corners, or postcodes, sectors and districts. */
export interface DrawnQuery {
  readonly ring: readonly Corner[];
  readonly codes: readonly string[];
}

const MOST_CORNERS = 60;
const MOST_CODES = 40;
const DECIMALS = 4;

/** Reads an address. What is no place, or more than there may be, is left out. */
export function readDrawing(ringSaid: string, codesSaid: string): DrawnQuery {
  const ring = ringSaid.split(';').flatMap((text): Corner[] => {
    const [latitude = NaN, longitude = NaN] = text
      .split(',')
      .map((part) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(part) ? Number(part) : NaN));
    return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? [{ latitude, longitude }] : [];
  });
  const codes = codesSaid.split(',').flatMap((text) => tidyCode(text) ?? []);
  return { ring: ring.slice(0, MOST_CORNERS), codes: [...new Set(codes)].slice(0, MOST_CODES) };
}

/** Corners as an address says them: to some metres. */
export function sayRing(ring: readonly Corner[]): string {
  return ring
    .slice(0, MOST_CORNERS)
    .map(({ latitude, longitude }) =>
      [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(DECIMALS)) + 0)).join(','),
    )
    .join(';');
}

/** The country that codes are of: letters and figures are Britain's, figures alone another one's that is known. */
export function countryOfCodes(
  [code]: readonly string[],
  inSight: string,
  countries: readonly string[],
): string {
  const named = code === undefined ? inSight : readPlace(code)?.country;
  if (named) return named;
  return inSight === 'GB' ? (countries.find((country) => country !== 'GB') ?? inSight) : inSight;
}

/** What there is to ask about; null while there is no area yet. What is written down counts before what is drawn. */
export function askedOf({ ring, codes }: DrawnQuery, country: string): Drawing | null {
  if (codes.length === 0 && ring.length < 3) return null;
  return {
    country,
    codes,
    ring: codes.length > 0 ? [] : ring.map(({ longitude, latitude }) => [longitude, latitude] as const),
  };
}

export interface GeoPoint {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

export const MIN_BLUR_METRES = 500;
export const MAX_BLUR_METRES = 900;

/** Mean radius of the earth, metres (IUGG). */
const EARTH_RADIUS_METRES = 6_371_008.8;

/**
 * Moves a point by 500 to 900 metres in a direction, both from the seed: the same seed moves it to the same place, so
 * looking often shows nothing new. The seed must hold something that players cannot know.
 */
export function blurLocation(point: GeoPoint, seed: string): GeoPoint {
  const metres = MIN_BLUR_METRES + 10 + (MAX_BLUR_METRES - MIN_BLUR_METRES - 20) * fraction(`${seed}:metres`);
  const bearing = 2 * Math.PI * fraction(`${seed}:bearing`);
  return movePoint(point, metres, bearing);
}

/** The point so many metres away in a direction (radians from north): the direct problem on a sphere. */
export function movePoint(point: GeoPoint, metres: number, bearing: number): GeoPoint {
  const angle = metres / EARTH_RADIUS_METRES;
  const latitude = radians(point.latitude);
  const sine =
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  const longitude = point.longitude + degrees(east);
  return { latitude: degrees(Math.asin(sine)), longitude: ((longitude + 540) % 360) - 180 };
}

/** Metres between two points, by the haversine formula. */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
  const north = radians(to.latitude - from.latitude) / 2;
  const east = radians(to.longitude - from.longitude) / 2;
  const half =
    Math.sin(north) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** 0 up to 1 from a text: FNV-1a with a final mix (murmur3), spread evenly enough for a place on a circle. */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

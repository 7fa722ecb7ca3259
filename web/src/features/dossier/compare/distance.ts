import type { Place } from '#ui/map-place.ts';

const EARTH_KM = 6371;

/** How far two places are apart in a straight line, in kilometres: one decimal below ten. */
export function distanceKm(one: Place, other: Place): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2;
  const share =
    half(one.latitude, other.latitude) +
    Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude)) * half(one.longitude, other.longitude);
  const km = 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)));
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

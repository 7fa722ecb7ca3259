/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in metres (IUGG). */
const EARTH_M = 6_371_009;

/**
 * Ways to travel, with a usual speed door to door and how much longer ways are than the straight line (about 1.3 in
 * European towns, less where one walks across). Assumptions, not timetables: the screen says so.
 */
export const TRAVEL_WAYS = {
  walk: { kmPerHour: 4.8, detour: 1.25, waitMinutes: 0 },
  cycle: { kmPerHour: 15, detour: 1.3, waitMinutes: 1 },
  transit: { kmPerHour: 20, detour: 1.4, waitMinutes: 8 },
  drive: { kmPerHour: 30, detour: 1.4, waitMinutes: 3 },
} as const;
export type TravelWay = keyof typeof TRAVEL_WAYS;

/** Minutes for which rings are drawn. */
export const RING_MINUTES = [10, 20, 30] as const;

/** The straight line between two points, in metres (haversine formula). */
export function straightLineM(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const arc =
    half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_M * Math.asin(Math.sqrt(Math.min(1, arc)));
}

/** About how long a way takes, in whole minutes, judged by the straight line. */
export function travelMinutes(from: Point, to: Point, way: TravelWay): number {
  const { kmPerHour, detour, waitMinutes } = TRAVEL_WAYS[way];
  return Math.round(waitMinutes + ((straightLineM(from, to) / 1000) * detour * 60) / kmPerHour);
}

/** How far one gets in so many minutes, as a straight line in metres; nowhere while one still waits. */
export function reachM(minutes: number, way: TravelWay): number {
  const { kmPerHour, detour, waitMinutes } = TRAVEL_WAYS[way];
  return (Math.max(0, minutes - waitMinutes) / 60) * (kmPerHour / detour) * 1000;
}

/** A ring around a point as a closed line of [longitude, latitude] pairs, for a map. */
export function ringAround(
  { latitude, longitude }: Point,
  radiusM: number,
  corners = 64,
): [number, number][] {
  const arc = radiusM / EARTH_M;
  const [lat, long] = [radians(latitude), radians(longitude)];
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const bearing = (2 * Math.PI * (corner % corners)) / corners;
    const sine = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing);
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(arc) * Math.cos(lat),
      Math.cos(arc) - Math.sin(lat) * sine,
    );
    return [degrees(long + turn), degrees(Math.asin(sine))];
  });
}

function radians(degree: number): number {
  return (degree * Math.PI) / 180;
}

function degrees(radian: number): number {
  return (radian * 180) / Math.PI;
}

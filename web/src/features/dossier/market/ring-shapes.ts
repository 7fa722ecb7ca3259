import {
  reachM,
  RING_MINUTES,
  ringAround,
  type Point,
  type TravelWay,
} from '#domain/dossier/map/travel-rings.ts';
import type { MapShape } from '#ui/map-shapes.ts';

/** A ring of the map: how far one comes in so many minutes. */
export interface TravelRing {
  readonly minutes: number;
  readonly radiusM: number;
}

/** The rings of a way to travel, the smallest first. */
export function ringsOf(way: TravelWay): readonly TravelRing[] {
  return RING_MINUTES.map((minutes) => ({ minutes, radiusM: reachM(minutes, way) })).filter(
    ({ radiusM }) => radiusM > 0,
  );
}

/** Rings as areas of a map, the largest first, so that each lies on the one around it. */
export function ringShapes(centre: Point, way: TravelWay): readonly MapShape[] {
  return ringsOf(way)
    .toReversed()
    .map(({ minutes, radiusM }) => ({
      id: `${way}-${String(minutes)}`,
      outline: { type: 'MultiPolygon', coordinates: [[ringAround(centre, radiusM)]] },
      weight: 0.08,
    }));
}

import type { ReactNode } from 'react';
import type { Place } from './map-place.ts';

/** A place on a map: a point that stands for somewhere within `radiusM` of it. */
export interface MapPoint extends Place {
  readonly id: string;
  /** what stands on its pin: its number in the list beside the map */
  readonly badge: string;
  /** what it is called for somebody who does not see the pin */
  readonly label: string;
  /** what its card says beside its name */
  readonly card?: ReactNode;
}

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** About five kilometres. */
const LEAST_DEGREES = 0.045;

/** The smallest window with room around all points; never narrower than so many degrees. */
export function boundsOf(points: readonly Place[], least = LEAST_DEGREES): Bounds | null {
  if (points.length === 0) return null;
  const latitudes = points.map((point) => point.latitude);
  const longitudes = points.map((point) => point.longitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const wider = Math.max(least, (east - west) * 0.15);
  const taller = Math.max(least, (north - south) * 0.15);
  return [west - wider, Math.max(-85, south - taller), east + wider, Math.min(85, north + taller)];
}

const RING_POINTS = 48;
const METRES_PER_DEGREE = 111_320;

/** Circles on the ground around the points, as polygons; none where a point is where it says. */
export function ringsAround(points: readonly MapPoint[], radiusM: number): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: (radiusM > 0 ? points : []).map(({ id, latitude, longitude }) => {
      const high = radiusM / METRES_PER_DEGREE;
      const wide = high / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
      const ring = Array.from({ length: RING_POINTS + 1 }, (_, step) => {
        const angle = (2 * Math.PI * (step % RING_POINTS)) / RING_POINTS;
        return [longitude + wide * Math.sin(angle), latitude + high * Math.cos(angle)];
      });
      return {
        type: 'Feature',
        properties: { id },
        geometry: { type: 'Polygon', coordinates: [ring] },
      };
    }),
  };
}

/** The points themselves, in the order of their list. */
export function placesOf(points: readonly MapPoint[], radiusM: number): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: points.map(({ id, latitude, longitude }) => ({
      type: 'Feature',
      properties: { id, hasRing: radiusM > 0 },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

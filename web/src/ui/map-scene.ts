import type { Place } from './map-place.ts';

/** A place on a map: a point that stands for somewhere within `radiusM` of it. */
export interface MapPoint extends Place {
  readonly id: string;
  /** what stands on its pin: its number in the list beside the map */
  readonly badge: string;
  /** what it is called for somebody who does not see the pin */
  readonly label: string;
}

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The smallest window with room around all points; never narrower than about five kilometres. */
export function boundsOf(points: readonly Place[]): Bounds | null {
  if (points.length === 0) return null;
  const latitudes = points.map((point) => point.latitude);
  const longitudes = points.map((point) => point.longitude);
  const least = 0.045;
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const wider = Math.max(least, (east - west) * 0.15);
  const taller = Math.max(least, (north - south) * 0.15);
  return [west - wider, Math.max(-85, south - taller), east + wider, Math.min(85, north + taller)];
}

const RING_POINTS = 48;
const METRES_PER_DEGREE = 111_320;

/** Circles on the ground around the points, as polygons. */
export function ringsAround(points: readonly MapPoint[], radiusM: number): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: points.map(({ id, latitude, longitude }) => {
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

export interface SceneColors {
  readonly water: string;
  readonly land: string;
  readonly coast: string;
  readonly ring: string;
}

/** Our own map in the style language of MapLibre: coasts and rings, from nobody's server. */
export function ownStyle(land: GeoJSON.GeoJSON, rings: GeoJSON.FeatureCollection, colors: SceneColors) {
  return {
    version: 8 as const,
    sources: {
      land: { type: 'geojson' as const, data: land },
      rings: { type: 'geojson' as const, data: rings },
    },
    layers: [
      { id: 'water', type: 'background' as const, paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill' as const, source: 'land', paint: { 'fill-color': colors.land } },
      {
        id: 'coast',
        type: 'line' as const,
        source: 'land',
        paint: { 'line-color': colors.coast, 'line-width': 1 },
      },
      ...ringLayers(colors),
    ],
  };
}

/** The rings, for our own style and for one that came from elsewhere. */
export function ringLayers({ ring }: Pick<SceneColors, 'ring'>) {
  return [
    {
      id: 'ring-fill',
      type: 'fill' as const,
      source: 'rings',
      paint: { 'fill-color': ring, 'fill-opacity': 0.14 },
    },
    {
      id: 'ring-line',
      type: 'line' as const,
      source: 'rings',
      paint: { 'line-color': ring, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
  ];
}

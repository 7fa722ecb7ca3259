import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Place } from './map-place.ts';
import type { SceneColors } from './map-style.ts';

/** An area on a map. */
export interface MapShape {
  readonly id: string;
  readonly outline: { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] };
  /** how strongly it is filled, 0 to 1; its words stand on its pin or beside the map */
  readonly weight: number;
}

type Polygon = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/** The corners of areas, as places: what the map's window has to hold. */
export function cornersOf(shapes: readonly MapShape[]): readonly Place[] {
  return shapes.flatMap(({ outline }) =>
    outline.coordinates.flatMap(([ring = []]) =>
      ring.map(([longitude, latitude]) => ({ longitude, latitude })),
    ),
  );
}

/** Areas as the maker of maps takes them. */
export function shapesData(shapes: readonly MapShape[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: shapes.map(({ id, outline, weight }) => ({
      type: 'Feature',
      properties: { id, weight },
      geometry: {
        type: 'MultiPolygon',
        coordinates: outline.coordinates.map((rings) =>
          rings.map((ring) => ring.map((corner) => [...corner])),
        ),
      },
    })),
  };
}

/** The layers of areas: filled by their weight, with an edge that is seen on land and water. */
export function shapeLayers({ ring, ringEdge }: Pick<SceneColors, 'ring' | 'ringEdge'>) {
  return [
    {
      id: 'shape-fill',
      type: 'fill' as const,
      source: 'shapes',
      paint: { 'fill-color': ring, 'fill-opacity': ['get', 'weight'] as unknown as number },
    },
    {
      id: 'shape-edge',
      type: 'line' as const,
      source: 'shapes',
      paint: { 'line-color': ringEdge, 'line-width': 5, 'line-opacity': 0.8 },
    },
    {
      id: 'shape-line',
      type: 'line' as const,
      source: 'shapes',
      paint: { 'line-color': ring, 'line-width': 2 },
    },
  ];
}

/** Draws areas on a map as soon as it can bear them. */
export function addShapes(map: MapLibreMap, shapes: readonly MapShape[], colors: SceneColors): void {
  const add = () => {
    map.addSource('shapes', { type: 'geojson', data: shapesData(shapes) });
    for (const layer of shapeLayers(colors)) map.addLayer(layer);
  };
  if (map.isStyleLoaded()) add();
  else void map.once('load', add);
}

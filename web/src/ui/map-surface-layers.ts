import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Place } from './map-place.ts';
import { readThemeColors } from './theme-colors.ts';

/** So many steps has a scale of tones. */
export const TONES = 7;
/** What the tones of a map stand for: how much, or how much more or less than before. */
export type ToneScale = 'level' | 'change';

/** A part of the ground with a tone. */
export interface SurfaceShape {
  readonly id: string;
  readonly geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon;
  /** a step of the scale, from 0; null: not known */
  readonly tone: number | null;
}

/** A spot with a tone: something that is there, not how far it reaches. */
export interface SurfaceSpot extends Place {
  readonly id: string;
  readonly tone: number | null;
  /** how many things stand there */
  readonly count: number;
}

/** What is drawn above the ground. */
export interface Surface {
  readonly scale: ToneScale;
  readonly shapes: readonly SurfaceShape[];
  readonly spots: readonly SurfaceSpot[];
  /** the corners of an area that is being drawn, in their order */
  readonly ring: readonly Place[];
  /** what the pointer or the focus is on, here or in the list beside the map */
  readonly pointedId: string | null;
}

export const SURFACE_LAYERS = ['surface-fill', 'surface-spots'] as const;
/** Names of towns stay above the tones. */
const FIRST_NAME_LAYER = 'town-dots';

const features = <G extends GeoJSON.Geometry>(
  list: readonly GeoJSON.Feature<G>[],
): GeoJSON.FeatureCollection<G> => ({ type: 'FeatureCollection', features: [...list] });

const feature = <G extends GeoJSON.Geometry>(geometry: G, properties: object): GeoJSON.Feature<G> => ({
  type: 'Feature',
  properties,
  geometry,
});

/** The ring of drawn corners: a line while there are two of them, then an area. */
export function ringFeatures(ring: readonly Place[]): GeoJSON.FeatureCollection {
  const corners = ring.map(({ longitude, latitude }) => [longitude, latitude]);
  const [first] = corners;
  if (first === undefined || corners.length < 2) return features([]);
  return features<GeoJSON.LineString | GeoJSON.Polygon>([
    corners.length === 2
      ? feature({ type: 'LineString', coordinates: corners }, {})
      : feature({ type: 'Polygon', coordinates: [[...corners, first]] }, {}),
  ]);
}

/** Lays the sources and layers of a surface over a ground that is there. */
export function laySurface(map: MapLibreMap, container: HTMLElement, surface: Surface): void {
  for (const name of ['surface', 'surface-spots', 'surface-ring'])
    map.addSource(name, { type: 'geojson', data: features([]) });
  const before = map.getLayer(FIRST_NAME_LAYER) ? FIRST_NAME_LAYER : undefined;
  map.addLayer(
    { id: 'surface-fill', type: 'fill', source: 'surface', paint: { 'fill-opacity': 0.78 } },
    before,
  );
  map.addLayer({ id: 'surface-edge', type: 'line', source: 'surface', paint: { 'line-width': 0.7 } }, before);
  map.addLayer({ id: 'surface-mark', type: 'line', source: 'surface', paint: { 'line-width': 3 } }, before);
  map.addLayer({
    id: 'surface-spots',
    type: 'circle',
    source: 'surface-spots',
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['get', 'count'], 1, 9, 20, 16],
      'circle-stroke-width': ['case', ['==', ['get', 'isPointed'], true], 4, 1.5],
    },
  });
  map.addLayer({
    id: 'surface-ring-fill',
    type: 'fill',
    source: 'surface-ring',
    paint: { 'fill-opacity': 0.14 },
  });
  map.addLayer({
    id: 'surface-ring-line',
    type: 'line',
    source: 'surface-ring',
    paint: { 'line-width': 3, 'line-dasharray': [2, 1] },
  });
  paintSurface(map, container, surface.scale);
  fillSurface(map, surface);
}

/** Gives the surface the colours of the theme as it is now. */
export function paintSurface(map: MapLibreMap, container: HTMLElement, scale: ToneScale): void {
  const roles = Object.fromEntries([
    ...Array.from({ length: TONES }, (_, tone) => [String(tone), `--${scale}-${String(tone)}`]),
    ['unknown', '--tone-unknown'],
    ['edge', '--tone-edge'],
    ['mark', '--tone-mark'],
    ['accent', '--accent-text'],
  ]) as Record<string, string>;
  const colors = readThemeColors(container, roles);
  const color = (name: string) => colors[name] ?? '#888888';
  const steps = Array.from({ length: TONES }, (_, tone) => [tone, color(String(tone))]).flat();
  const tone = ['match', ['get', 'tone'], ...steps, color('unknown')];
  map.setPaintProperty('surface-fill', 'fill-color', tone);
  map.setPaintProperty('surface-spots', 'circle-color', tone);
  map.setPaintProperty('surface-spots', 'circle-stroke-color', color('mark'));
  map.setPaintProperty('surface-edge', 'line-color', color('edge'));
  map.setPaintProperty('surface-mark', 'line-color', color('mark'));
  map.setPaintProperty('surface-ring-fill', 'fill-color', color('accent'));
  map.setPaintProperty('surface-ring-line', 'line-color', color('accent'));
}

/** Shows what is on the surface now. */
export function fillSurface(map: MapLibreMap, { shapes, spots, ring, pointedId }: Surface): void {
  const put = (name: string, data: GeoJSON.FeatureCollection) =>
    map.getSource<GeoJSONSource>(name)?.setData(data);
  put(
    'surface',
    features(shapes.map(({ id, geometry, tone }) => feature(geometry, { id, tone: tone ?? -1 }))),
  );
  put(
    'surface-spots',
    features(
      spots.map(({ id, longitude, latitude, tone, count }) =>
        feature(
          { type: 'Point', coordinates: [longitude, latitude] },
          { id, tone: tone ?? -1, count, isPointed: id === pointedId },
        ),
      ),
    ),
  );
  put('surface-ring', ringFeatures(ring));
  map.setFilter('surface-mark', ['==', ['get', 'id'], pointedId ?? '']);
}

import type { CircleLayerSpecification, LineLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { TOWN_ZOOM, TOWNS } from './map-towns.ts';

/** The colours of our own map, and the typeface of its names. */
export interface SceneColors {
  readonly water: string;
  /** the shallows that follow a coast */
  readonly shore: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  readonly name: string;
  readonly ring: string;
  readonly ringEdge: string;
}

/** What our own map is drawn from; all of it from our own files. */
export interface Ground {
  readonly land: GeoJSON.GeoJSON;
  readonly countries: GeoJSON.GeoJSON;
  readonly states: GeoJSON.GeoJSON;
  readonly counties: GeoJSON.GeoJSON;
  readonly lakes: GeoJSON.GeoJSON;
}

interface Scene {
  readonly rings: GeoJSON.FeatureCollection;
  readonly places: GeoJSON.FeatureCollection;
  readonly colors: SceneColors;
  /** families as a style sheet names them, the wanted one first */
  readonly fonts: readonly string[];
}

/** Our own map in the style language of MapLibre: coasts, borders, names and rings, from nobody's server. */
export function ownStyle(ground: Ground, { rings, places, colors, fonts }: Scene) {
  const of = (data: GeoJSON.GeoJSON) => ({ type: 'geojson' as const, data });
  return {
    version: 8 as const,
    sources: {
      land: of(ground.land),
      countries: of(ground.countries),
      states: of(ground.states),
      counties: of(ground.counties),
      lakes: of(ground.lakes),
      towns: of(townPoints()),
      rings: of(rings),
      places: of(places),
    },
    layers: ownLayers(colors, fonts),
  };
}

/** The layers of our own map, in the order in which they are painted. */
export function ownLayers(colors: SceneColors, fonts: readonly string[]) {
  return [
    { id: 'water', type: 'background' as const, paint: { 'background-color': colors.water } },
    ...[14, 8, 4].map((width) => shore(width, colors.shore)),
    { id: 'land', type: 'fill' as const, source: 'land', paint: { 'fill-color': colors.land } },
    line('counties', colors.border, { 'line-width': 0.6, 'line-opacity': byZoom([4.2, 0], [5.2, 0.75]) }),
    line('states', colors.border, { 'line-width': 0.9, 'line-dasharray': [4, 2] }),
    line('countries', colors.border, { 'line-width': 1.4 }),
    { id: 'lakes', type: 'fill' as const, source: 'lakes', paint: { 'fill-color': colors.water } },
    line('lakes', colors.coast, { 'line-width': 0.6 }, 'lake-shores'),
    line('land', colors.coast, { 'line-width': byZoom([2, 0.6], [6, 1.2]) }, 'coast'),
    ...ringLayers(colors),
    townDots(colors),
    townNames(colors, fonts),
    obstacles(),
  ];
}

/** Names give way to the homes' pins, which are no part of the picture: something that nobody sees stands in their place. */
function obstacles(): SymbolLayerSpecification {
  return {
    id: 'obstacles',
    type: 'symbol',
    source: 'places',
    layout: { 'text-field': '●', 'text-size': 30, 'text-allow-overlap': true },
    paint: { 'text-opacity': 0 },
  };
}

/** Three of them, one over the other, make the water lighter towards the coast, as on an engraved map. */
function shore(width: number, color: string): LineLayerSpecification {
  return line(
    'land',
    color,
    { 'line-width': width, 'line-blur': 2, 'line-opacity': 0.4 },
    `shore-${String(width)}`,
  );
}

function line(
  source: string,
  color: string,
  paint: LineLayerSpecification['paint'],
  id = source,
): LineLayerSpecification {
  return {
    id,
    type: 'line',
    source,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, ...paint },
  };
}

function byZoom(...stops: readonly (readonly [zoom: number, value: number])[]) {
  return ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as number;
}

function townPoints(): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: TOWNS.map(({ name, latitude, longitude, rank }) => ({
      type: 'Feature',
      properties: { name, rank, from: TOWN_ZOOM[rank] },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

const FROM_ITS_ZOOM: SymbolLayerSpecification['filter'] = ['>=', ['zoom'], ['get', 'from']];

function townDots({ name, land }: SceneColors): CircleLayerSpecification {
  return {
    id: 'town-dots',
    type: 'circle',
    source: 'towns',
    filter: FROM_ITS_ZOOM,
    paint: {
      'circle-radius': ['case', ['==', ['get', 'rank'], 1], 3, 2.2],
      'circle-color': name,
      'circle-stroke-color': land,
      'circle-stroke-width': 1,
    },
  };
}

function townNames({ name, land }: SceneColors, fonts: readonly string[]): SymbolLayerSpecification {
  return {
    id: 'town-names',
    type: 'symbol',
    source: 'towns',
    filter: FROM_ITS_ZOOM,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [...fonts],
      'text-size': ['case', ['==', ['get', 'rank'], 1], 14, 12.5],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.5,
      'text-justify': 'auto',
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': name, 'text-halo-color': land, 'text-halo-width': 1.4 },
  };
}

/** A ring is never smaller on the screen than a pin with some air around it, so that it is seen from afar as well. */
const LEAST_RING_PX = 24;
/** The zoom from which on a ring of 900 m is wider than that; it doubles with each further one. */
const TRUE_FROM = 11;

/** The rings, for our own style and for one that came from elsewhere: on the ground, and around a pin that is far away. */
export function ringLayers({ ring, ringEdge }: Pick<SceneColors, 'ring' | 'ringEdge'>) {
  return [
    {
      id: 'ring-fill',
      type: 'fill' as const,
      source: 'rings',
      minzoom: TRUE_FROM,
      paint: { 'fill-color': ring, 'fill-opacity': 0.16 },
    },
    line('rings', ringEdge, { 'line-width': 5 }, 'ring-edge'),
    line('rings', ring, { 'line-width': 2 }, 'ring-line'),
    farRing('ring-far', ring, {
      'circle-opacity': 0.16,
      'circle-stroke-color': ringEdge,
      'circle-stroke-width': 3.5,
    }),
    farRing('ring-far-line', ring, {
      'circle-opacity': 0,
      'circle-stroke-color': ring,
      'circle-stroke-width': 2,
    }),
  ];
}

function farRing(
  id: string,
  color: string,
  paint: CircleLayerSpecification['paint'],
): CircleLayerSpecification {
  return {
    id,
    type: 'circle',
    source: 'places',
    maxzoom: TRUE_FROM,
    filter: ['get', 'hasRing'],
    paint: { 'circle-radius': LEAST_RING_PX, 'circle-color': color, ...paint },
  };
}

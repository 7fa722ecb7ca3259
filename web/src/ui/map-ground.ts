import type { Map as MapLibreMap } from 'maplibre-gl';
import type { feature as toFeature } from 'topojson-client';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import worldUrl from 'world-atlas/countries-50m.json?url';
import bordersUrl from './map-borders.json?url';
import { flattenLand } from './flatten-land.ts';
import { readColors } from './map-colors.ts';
import { placesOf, ringsAround, type Bounds, type MapPoint } from './map-scene.ts';
import { addShapes, shapeLayers, type MapShape } from './map-shapes.ts';
import type { MapSource } from './map-source.ts';
import { ownLayers, ownStyle, ringLayers, type Ground } from './map-style.ts';
import { watchThemeColors } from './theme-colors.ts';

/** What the map's own parts are called. */
export interface GroundLabels {
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** how to move the map without being stuck in it */
  readonly wheel: string;
  readonly touch: string;
}

interface GroundOptions {
  readonly bounds: Bounds | null;
  /** each stands for somewhere within the radius */
  readonly points: readonly MapPoint[];
  readonly radiusM: number;
  /** how near one may come: our own coasts are no streets */
  readonly maxZoom: number;
  /** how near the map begins at most */
  readonly fitZoom?: number;
  readonly shapes?: readonly MapShape[];
  readonly labels: GroundLabels;
}

/**
 * Fetches what a map without Google needs: its maker, its look, and our coasts where no style of tiles is set.
 * @returns opens the map in an element
 * @throws where there is no WebGL, or a file does not arrive
 */
export async function loadGround(source: Exclude<MapSource, { kind: 'google' }>) {
  if (!canDraw()) throw new Error('there is no WebGL');
  const [maplibre, ground] = await Promise.all([
    import('maplibre-gl'),
    source.kind === 'own' ? readGround() : null,
    import('maplibre-gl/dist/maplibre-gl.css'),
  ]);
  maplibre.setWorkerUrl(workerUrl);
  const open = (container: HTMLElement, options: GroundOptions): MapLibreMap => {
    const { bounds, points, radiusM, maxZoom, fitZoom, shapes = [], labels } = options;
    // Where one comes near, pins stand close together: they get the room that buttons and scale leave.
    const padding = fitZoom === undefined ? 48 : { top: 24, right: 56, bottom: 40, left: 24 };
    const fonts = getComputedStyle(container).fontFamily.split(/,\s*/);
    const [rings, places, colors] = [
      ringsAround(points, radiusM),
      placesOf(points, radiusM),
      readColors(container),
    ];
    const map = new maplibre.Map({
      container,
      style: ground
        ? ownStyle(ground, { rings, places, colors, fonts })
        : source.kind === 'style'
          ? source.url
          : '',
      bounds: asCorners(bounds),
      fitBoundsOptions: { maxZoom: Math.min(fitZoom ?? 8, maxZoom), padding },
      attributionControl: source.kind === 'style' ? {} : false,
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      maxZoom,
      locale: mapWords(labels),
    });
    map.touchZoomRotate.disableRotation();
    map.addControl(new maplibre.NavigationControl({ showCompass: false }), 'top-right');
    map.addControl(new maplibre.ScaleControl({ maxWidth: 96 }), 'bottom-left');
    if (!ground)
      map.on('load', () => {
        map.addSource('rings', { type: 'geojson', data: rings });
        map.addSource('places', { type: 'geojson', data: places });
        for (const layer of ringLayers(colors)) map.addLayer(layer);
      });
    if (shapes.length > 0) addShapes(map, shapes, colors);
    const repaintAll = () => {
      const now = readColors(container);
      const layers = [
        ...(ground ? ownLayers(now, fonts) : ringLayers(now)),
        ...(shapes.length > 0 ? shapeLayers(now) : []),
      ];
      for (const { id, paint } of layers) repaint(map, id, paint ?? {});
    };
    void map.once(
      'remove',
      watchThemeColors(() => {
        // What changes while the map is still being painted is painted as soon as that is over.
        if (map.isStyleLoaded()) repaintAll();
        else void map.once('idle', repaintAll);
      }),
    );
    return map;
  };
  return { open, Marker: maplibre.Marker };
}

/** A window as the maker of maps takes it; Europe where nothing is to be shown yet. */
export function asCorners(bounds: Bounds | null): [number, number, number, number] {
  return bounds ? [...bounds] : [-10, 35, 20, 60];
}

function canDraw(): boolean {
  const canvas = document.createElement('canvas');
  return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
}

function mapWords(labels: GroundLabels): Record<string, string> {
  return {
    'Map.Title': labels.map,
    'NavigationControl.ZoomIn': labels.zoomIn,
    'NavigationControl.ZoomOut': labels.zoomOut,
    'CooperativeGesturesHandler.WindowsHelpText': labels.wheel,
    'CooperativeGesturesHandler.MacHelpText': labels.wheel,
    'CooperativeGesturesHandler.MobileHelpText': labels.touch,
  };
}

function repaint(map: MapLibreMap, layer: string, paint: object): void {
  for (const [name, value] of Object.entries(paint)) map.setPaintProperty(layer, name, value);
}

async function readGround(): Promise<Ground> {
  const [{ feature, mesh }, world, borders] = await Promise.all([
    import('topojson-client'),
    readTopology(worldUrl),
    readTopology(bordersUrl),
  ]);
  type Outline = Parameters<typeof feature>[1];
  const shapeOf = ({ objects }: Topology, name: string) => {
    const shape = objects[name];
    if (!shape) throw new Error(`the outline has no ${name}`);
    return shape as Outline;
  };
  const countries = shapeOf(world, 'countries') as Parameters<typeof mesh>[1];
  return {
    land: flattenLand(feature(world, shapeOf(world, 'land'))),
    countries: mesh(world, countries, (one, other) => one !== other),
    states: feature(borders, shapeOf(borders, 'states')),
    counties: feature(borders, shapeOf(borders, 'counties')),
    lakes: feature(borders, shapeOf(borders, 'lakes')),
  };
}

type Topology = Parameters<typeof toFeature>[0];

async function readTopology(url: string): Promise<Topology> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} did not load`);
  return (await answer.json()) as Topology;
}

import type { Map as MapLibreMap } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import landUrl from 'world-atlas/land-110m.json?url';
import { flattenLand } from './flatten-land.ts';
import { readColors } from './map-colors.ts';
import { ownStyle, ringLayers, type Bounds } from './map-scene.ts';
import type { MapSource } from './map-source.ts';

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
  /** circles on the ground */
  readonly rings: GeoJSON.FeatureCollection;
  readonly labels: GroundLabels;
}

/**
 * Fetches what a map without Google needs: its maker, its look, and our coasts where no style of tiles is set.
 * @returns opens the map in an element
 * @throws where there is no WebGL, or a file does not arrive
 */
export async function loadGround(source: Exclude<MapSource, { kind: 'google' }>) {
  if (!canDraw()) throw new Error('there is no WebGL');
  const [maplibre, land] = await Promise.all([
    import('maplibre-gl'),
    source.kind === 'own' ? readLand() : null,
    import('maplibre-gl/dist/maplibre-gl.css'),
  ]);
  maplibre.setWorkerUrl(workerUrl);
  const open = (container: HTMLElement, { bounds, rings, labels }: GroundOptions): MapLibreMap => {
    const colors = readColors(container);
    const map = new maplibre.Map({
      container,
      style: land ? ownStyle(land, rings, colors) : source.kind === 'style' ? source.url : '',
      bounds: asCorners(bounds),
      fitBoundsOptions: { maxZoom: 11, padding: 36 },
      attributionControl: source.kind === 'style' ? {} : false,
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      maxZoom: 14,
      locale: {
        'Map.Title': labels.map,
        'NavigationControl.ZoomIn': labels.zoomIn,
        'NavigationControl.ZoomOut': labels.zoomOut,
        'CooperativeGesturesHandler.WindowsHelpText': labels.wheel,
        'CooperativeGesturesHandler.MacHelpText': labels.wheel,
        'CooperativeGesturesHandler.MobileHelpText': labels.touch,
      },
    });
    map.touchZoomRotate.disableRotation();
    map.addControl(new maplibre.NavigationControl({ showCompass: false }), 'top-right');
    map.addControl(new maplibre.ScaleControl({ maxWidth: 96 }), 'bottom-left');
    if (!land)
      map.on('load', () => {
        map.addSource('rings', { type: 'geojson', data: rings });
        for (const layer of ringLayers(colors)) map.addLayer(layer);
      });
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

async function readLand(): Promise<GeoJSON.GeoJSON> {
  const [{ feature }, answer] = await Promise.all([import('topojson-client'), fetch(landUrl)]);
  const topology = (await answer.json()) as Parameters<typeof feature>[0];
  const { land } = topology.objects;
  if (!land) throw new Error('the outline has no land');
  return flattenLand(feature(topology, land));
}

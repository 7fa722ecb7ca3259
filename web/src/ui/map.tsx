import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Map as MapLibreMap, Marker as MapLibreMarker } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import landUrl from 'world-atlas/land-110m.json?url';
import {
  boundsOf,
  ownStyle,
  ringLayers,
  ringsAround,
  type Bounds,
  type MapPoint,
  type SceneColors,
} from './map-scene.ts';
import './map.css';

/** Where the picture of the ground comes from: our own coasts, a style of somebody's tiles, or Google's map. */
export type MapSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'style'; readonly url: string }
  | { readonly kind: 'google'; readonly key: string };

export interface MapProps {
  readonly points: readonly MapPoint[];
  /** every point stands for a place within so many metres of it */
  readonly radiusM: number;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly source: MapSource;
  readonly labels: {
    readonly map: string;
    /** instead of the map, where it cannot be drawn */
    readonly missing: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    /** how to move the map without being stuck in it */
    readonly wheel: string;
    readonly touch: string;
  };
}

/**
 * The one door to the makers of maps. It draws beside a list that says the same, so it may fail: without WebGL, without
 * a network, without its files, a sentence stands in its place.
 */
export function Map(props: MapProps) {
  const [isMissing, setIsMissing] = useState(false);
  const fail = () => setIsMissing(true);
  return (
    <div className="ui-map">
      {isMissing ? (
        <p className="ui-map-missing">{props.labels.missing}</p>
      ) : props.source.kind === 'google' ? (
        <Suspense fallback={null}>
          <GoogleGround {...props} apiKey={props.source.key} />
        </Suspense>
      ) : (
        <OwnGround {...props} onFail={fail} />
      )}
    </div>
  );
}

interface OwnGroundProps extends MapProps {
  readonly onFail: () => void;
}

function OwnGround({ points, radiusM, selectedId, onSelect, source, labels, onFail }: OwnGroundProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ map: MapLibreMap; pins: ReadonlyMap<string, MapLibreMarker> } | null>(null);
  const calls = useRef({ onSelect, onFail, labels });
  useEffect(() => {
    calls.current = { onSelect, onFail, labels };
  });

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let isGone = false;
    const draw = async () => {
      if (!canDraw()) throw new Error('there is no WebGL');
      const [maplibre, land] = await Promise.all([
        import('maplibre-gl'),
        source.kind === 'own' ? readLand() : null,
        import('maplibre-gl/dist/maplibre-gl.css'),
      ]);
      if (isGone) return;
      maplibre.setWorkerUrl(workerUrl);
      const colors = colorsOf(container);
      const rings = ringsAround(points, radiusM);
      const { zoomIn, zoomOut, wheel, touch } = calls.current.labels;
      const map = new maplibre.Map({
        container,
        style: land ? ownStyle(land, rings, colors) : source.kind === 'style' ? source.url : '',
        ...(boundsOf(points) ? { bounds: asCorners(boundsOf(points)) } : {}),
        fitBoundsOptions: { maxZoom: 11, padding: 36 },
        attributionControl: source.kind === 'style' ? {} : false,
        cooperativeGestures: true,
        dragRotate: false,
        pitchWithRotate: false,
        maxZoom: 14,
        locale: {
          'Map.Title': calls.current.labels.map,
          'NavigationControl.ZoomIn': zoomIn,
          'NavigationControl.ZoomOut': zoomOut,
          'CooperativeGesturesHandler.WindowsHelpText': wheel,
          'CooperativeGesturesHandler.MacHelpText': wheel,
          'CooperativeGesturesHandler.MobileHelpText': touch,
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
      const pins = new globalThis.Map(
        points.map((point) => {
          const element = pinOf(point, () => calls.current.onSelect(point.id));
          const pin = new maplibre.Marker({ element, anchor: 'center' })
            .setLngLat([point.longitude, point.latitude])
            .addTo(map);
          return [point.id, pin];
        }),
      );
      drawn.current = { map, pins };
      markSelected(drawn.current, container.dataset.selected ?? null);
    };
    draw().catch(() => calls.current.onFail());
    return () => {
      isGone = true;
      drawn.current?.map.remove();
      drawn.current = null;
    };
  }, [points, radiusM, source]);

  useEffect(() => {
    if (drawn.current) markSelected(drawn.current, selectedId);
  }, [selectedId]);

  return <div ref={place} className="ui-map-ground" data-selected={selectedId ?? undefined} />;
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
  return feature(topology, land);
}

/** A pin with its number. The list beside the map is the way for keys: a pin is for the pointer. */
function pinOf({ badge, label }: MapPoint, onPress: () => void): HTMLElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = 'ui-map-pin';
  pin.tabIndex = -1;
  pin.textContent = badge;
  pin.setAttribute('aria-label', label);
  pin.addEventListener('click', onPress);
  return pin;
}

function markSelected(
  { map, pins }: { map: MapLibreMap; pins: ReadonlyMap<string, MapLibreMarker> },
  selectedId: string | null,
): void {
  for (const [id, pin] of pins) pin.getElement().toggleAttribute('data-selected', id === selectedId);
  const chosen = selectedId === null ? undefined : pins.get(selectedId);
  if (chosen) map.easeTo({ center: chosen.getLngLat(), zoom: Math.max(map.getZoom(), 6.5), duration: 300 });
}

function asCorners(bounds: Bounds | null): [number, number, number, number] {
  return bounds ? [...bounds] : [-10, 35, 20, 60];
}

const COLOR_ROLES = { water: '--sunken', land: '--raised', coast: '--line-strong', ring: '--accent-text' };

/** The theme's colours as the map's painter reads them: it knows no `oklch()` and no `light-dark()`. */
function colorsOf(container: HTMLElement): SceneColors {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const probe = container.appendChild(document.createElement('i'));
  const read = (role: string): string => {
    probe.style.color = `var(${role})`;
    if (!pen) return '#888888';
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
  };
  const colors = {
    water: read(COLOR_ROLES.water),
    land: read(COLOR_ROLES.land),
    coast: read(COLOR_ROLES.coast),
    ring: read(COLOR_ROLES.ring),
  };
  probe.remove();
  return colors;
}

interface GoogleGroundProps extends MapProps {
  readonly apiKey: string;
}

/** Google's map, where the operator has a key for it. */
const GoogleGround = lazy(async () => {
  const google = await import('@vis.gl/react-google-maps');
  return {
    default: ({ apiKey, points, radiusM, selectedId, onSelect }: GoogleGroundProps) => {
      const [west, south, east, north] = asCorners(boundsOf(points));
      const chosen = points.find((point) => point.id === selectedId);
      return (
        <google.APIProvider apiKey={apiKey}>
          <google.Map
            className="ui-map-ground"
            defaultBounds={{ west, south, east, north }}
            {...(chosen ? { center: { lat: chosen.latitude, lng: chosen.longitude } } : {})}
            gestureHandling="cooperative"
            streetViewControl={false}
            mapTypeControl={false}
          >
            {points.map(({ id, latitude, longitude, badge, label }) => (
              <google.Marker
                key={id}
                position={{ lat: latitude, lng: longitude }}
                label={badge}
                title={label}
                onClick={() => onSelect(id)}
              />
            ))}
            {points.map(({ id, latitude, longitude }) => (
              <google.Circle
                key={id}
                center={{ lat: latitude, lng: longitude }}
                radius={radiusM}
                strokeWeight={1}
                fillOpacity={0.12}
                clickable={false}
              />
            ))}
          </google.Map>
        </google.APIProvider>
      );
    },
  };
});

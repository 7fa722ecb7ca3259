import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Map as MapLibreMap, MapMouseEvent, Marker as MapLibreMarker } from 'maplibre-gl';
import { loadGround, type GroundLabels } from './map-ground.ts';
import type { Place } from './map-place.ts';
import type { Bounds } from './map-scene.ts';
import type { MapSource } from './map-source.ts';
import { makeCorners, type CornerLabel, type Corners } from './map-surface-corners.ts';
import { fillSurface, laySurface, paintSurface, SURFACE_LAYERS, type Surface } from './map-surface-layers.ts';
import { watchThemeColors } from './theme-colors.ts';
import './map.css';
import './map-surface.css';

/** Where a map looks. */
export interface MapView extends Place {
  readonly zoom: number;
}

export interface MapSurfaceProps extends Surface {
  /** where it looks: another one moves the map there */
  readonly view: MapView;
  /** somebody moved the map: where it looks now, and what is in sight */
  readonly onMove: (view: MapView, bounds: Bounds) => void;
  readonly onPoint: (id: string | null) => void;
  /** a shape or a spot was pressed */
  readonly onPick: (id: string) => void;
  /** the ground was pressed where an area is being drawn, or a corner of it was moved; absent: nothing is drawn */
  readonly onRing?: (ring: readonly Place[]) => void;
  readonly source: MapSource;
  readonly labels: GroundLabels & {
    /** instead of the map, where it cannot be drawn */
    readonly missing: string;
    /** what a corner is called, with its number */
    readonly corner: CornerLabel;
  };
}

const GoogleSurface = lazy(async () => ({
  default: (await import('./map-surface-google.tsx')).GoogleSurface,
}));

/** Views that are the same to the eye. */
const SAME_DEGREES = 0.0002;
const SAME_ZOOM = 0.06;
const MAX_ZOOM = 18;

/**
 * A map whose ground has tones: cells, areas, spots. It stands beside a list that says the same, so it may fail: without
 * WebGL, without a network, without its files, a sentence stands in its place.
 */
export function MapSurface(props: MapSurfaceProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { source } = props;
  return (
    <div className="ui-map ui-map-surface ui-tones">
      {isMissing ? (
        <p className="ui-map-missing">{props.labels.missing}</p>
      ) : source.kind === 'google' ? (
        <Suspense fallback={null}>
          <GoogleSurface {...props} apiKey={source.key} onFail={() => setIsMissing(true)} />
        </Suspense>
      ) : (
        <OwnSurface {...props} source={source} onFail={() => setIsMissing(true)} />
      )}
    </div>
  );
}

interface Drawn {
  readonly map: MapLibreMap;
  readonly Marker: typeof MapLibreMarker;
}

interface OwnSurfaceProps extends MapSurfaceProps {
  readonly source: Exclude<MapSource, { kind: 'google' }>;
  readonly onFail: () => void;
}

function OwnSurface(props: OwnSurfaceProps) {
  const { source, view, shapes, spots, ring, pointedId, scale } = props;
  const isDrawing = props.onRing !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | null>(null);
  const [isLaid, setIsLaid] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let isGone = false;
    const draw = async () => {
      const { open, Marker } = await loadGround(source);
      if (isGone) return;
      const map = open(container, {
        bounds: null,
        points: [],
        radiusM: 0,
        maxZoom: MAX_ZOOM,
        labels: latest.current.labels,
      });
      drawn.current = { map, Marker };
      goTo(map, latest.current.view, false);
      map.on('load', () => {
        if (isGone) return;
        laySurface(map, container, latest.current);
        listen(map, () => latest.current);
        setIsLaid(true);
        tellView(map, latest.current);
      });
      void map.once(
        'remove',
        watchThemeColors(() => {
          if (map.getLayer('surface-fill')) paintSurface(map, container, latest.current.scale);
        }),
      );
    };
    draw().catch(() => {
      if (!isGone) latest.current.onFail();
    });
    return () => {
      isGone = true;
      setIsLaid(false);
      drawn.current?.map.remove();
      drawn.current = null;
    };
  }, [source]);

  const { latitude, longitude, zoom } = view;
  useEffect(() => {
    if (drawn.current) goTo(drawn.current.map, { latitude, longitude, zoom }, true);
  }, [latitude, longitude, zoom]);
  useEffect(() => {
    if (isLaid && drawn.current) fillSurface(drawn.current.map, { scale, shapes, spots, ring, pointedId });
  }, [isLaid, scale, shapes, spots, ring, pointedId]);
  useEffect(() => {
    const map = drawn.current?.map;
    if (isLaid && map && place.current) paintSurface(map, place.current, scale);
  }, [isLaid, scale]);
  // Knobs outlive a change of the ring: the one that is held keeps the focus.
  const corners = useRef<Corners | null>(null);
  useEffect(() => {
    if (!isLaid || !drawn.current || !isDrawing) return;
    const made = makeCorners(drawn.current, () => ({
      ring: latest.current.ring,
      label: latest.current.labels.corner,
      onRing: (next) => latest.current.onRing?.(next),
    }));
    corners.current = made;
    return () => {
      corners.current = null;
      made.remove();
    };
  }, [isLaid, isDrawing]);
  useEffect(() => corners.current?.show(), [isLaid, isDrawing, ring]);

  return <div ref={place} className="ui-map-ground" />;
}

/** Tells what the pointer does on the map, and where the map went. */
function listen(map: MapLibreMap, props: () => MapSurfaceProps): void {
  const at = ({ point }: MapMouseEvent) => {
    const [top] = map.queryRenderedFeatures(point, { layers: [...SURFACE_LAYERS] });
    const id: unknown = top?.properties.id;
    return typeof id === 'string' ? id : null;
  };
  map.on('click', (event) => {
    const { onRing, ring, onPick } = props();
    const { lng, lat } = event.lngLat.wrap();
    const id = at(event);
    if (onRing) onRing([...ring, { longitude: lng, latitude: lat }]);
    else if (id !== null) onPick(id);
  });
  map.on('mousemove', (event) => {
    const id = at(event);
    map.getCanvas().style.cursor = props().onRing ? 'crosshair' : id === null ? '' : 'pointer';
    if (id !== props().pointedId) props().onPoint(id);
  });
  map.on('mouseout', () => props().onPoint(null));
  map.on('moveend', () => tellView(map, props()));
}

function tellView(map: MapLibreMap, { onMove }: MapSurfaceProps): void {
  const { lng, lat } = map.getCenter().wrap();
  const bounds = map.getBounds();
  onMove({ latitude: lat, longitude: lng, zoom: map.getZoom() }, [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ]);
}

function goTo(map: MapLibreMap, { latitude, longitude, zoom }: MapView, isEased: boolean): void {
  const { lng, lat } = map.getCenter().wrap();
  const isThere =
    Math.abs(lng - longitude) < SAME_DEGREES &&
    Math.abs(lat - latitude) < SAME_DEGREES &&
    Math.abs(map.getZoom() - zoom) < SAME_ZOOM;
  if (isThere) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.easeTo({ center: [longitude, latitude], zoom, duration: isEased && !isStill ? 300 : 0 });
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Map as MapLibreMap, Marker as MapLibreMarker } from 'maplibre-gl';
import { loadGround, type GroundLabels } from './map-ground.ts';
import { boundsOf, ringsAround, type MapPoint } from './map-scene.ts';
import type { MapSource } from './map-source.ts';
import './map.css';

export interface MapProps {
  readonly points: readonly MapPoint[];
  /** every point stands for a place within so many metres of it */
  readonly radiusM: number;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly source: MapSource;
  readonly labels: GroundLabels & {
    /** instead of the map, where it cannot be drawn */
    readonly missing: string;
  };
}

const GoogleGround = lazy(async () => ({ default: (await import('./map-google.tsx')).GoogleGround }));

/**
 * The one door to the makers of maps. It draws beside a list that says the same, so it may fail: without WebGL, without
 * a network, without its files, a sentence stands in its place.
 */
export function Map(props: MapProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { source } = props;
  const fail = () => setIsMissing(true);
  return (
    <div className="ui-map">
      {isMissing ? (
        <p className="ui-map-missing">{props.labels.missing}</p>
      ) : source.kind === 'google' ? (
        <Suspense fallback={null}>
          <GoogleGround {...props} apiKey={source.key} />
        </Suspense>
      ) : (
        <OwnGround {...props} source={source} onFail={fail} />
      )}
    </div>
  );
}

interface OwnGroundProps extends MapProps {
  readonly source: Exclude<MapSource, { kind: 'google' }>;
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
      const { open, Marker } = await loadGround(source);
      if (isGone) return;
      const rings = ringsAround(points, radiusM);
      const map = open(container, { bounds: boundsOf(points), rings, labels: calls.current.labels });
      const pins = new globalThis.Map(
        points.map((point) => {
          const element = pinOf(point, () => calls.current.onSelect(point.id));
          const pin = new Marker({ element, anchor: 'center' })
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

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { loadGround, type GroundLabels } from './map-ground.ts';
import { MapPin } from './map-pin.tsx';
import { boundsOf, type MapPoint } from './map-scene.ts';
import { cornersOf, type MapShape } from './map-shapes.ts';
import type { MapSource } from './map-source.ts';
import { spreadPins } from './spread-pins.ts';
import './map.css';

export interface MapProps {
  readonly points: readonly MapPoint[];
  /** every point stands for a place within so many metres of it */
  readonly radiusM: number;
  /** areas, drawn under the points; keep the same array between renders */
  readonly shapes?: readonly MapShape[];
  /** one may come as near as a street, also where our own coasts say nothing there */
  readonly isNear?: boolean;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** whose card is open: what the pointer or the focus is on, here or in the list beside the map */
  readonly pointedId: string | null;
  readonly onPoint: (id: string | null) => void;
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
    <div className="ui-map" data-near={props.isNear || undefined}>
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

/** Our own ground is coasts and counties: from nearer they are seen to be coarse. */
const MAX_ZOOM = { own: 8.5, style: 14 };
const NO_SHAPES: readonly MapShape[] = [];
/** How near one comes to points that stand together. */
const NEAR_ZOOM = 15;
const NEAR_DEGREES = 0.012;
/** How far apart the middles of two pins stand, in pixels: their sizes, with a seam between. */
const PIN_PX = { near: 26, far: 34 };
/** How near a home that is chosen comes. */
const CHOSEN_ZOOM = 6.3;

function OwnGround({
  points,
  radiusM,
  isNear = false,
  shapes = NO_SHAPES,
  source,
  labels,
  onFail,
  ...choice
}: OwnGroundProps) {
  const { selectedId, pointedId, onSelect, onPoint } = choice;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<MapLibreMap | null>(null);
  const [spots, setSpots] = useState<readonly HTMLElement[]>([]);
  const [moves, setMoves] = useState(0);
  const calls = useRef({ onFail, labels });
  useEffect(() => {
    calls.current = { onFail, labels };
  });

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let isGone = false;
    const draw = async () => {
      const { open, Marker } = await loadGround(source);
      if (isGone) return;
      const map = open(container, {
        bounds: boundsOf([...points, ...cornersOf(shapes)], isNear ? NEAR_DEGREES : undefined),
        points,
        shapes,
        radiusM,
        maxZoom: isNear ? NEAR_ZOOM : MAX_ZOOM[source.kind],
        ...(isNear ? { fitZoom: NEAR_ZOOM } : {}),
        labels: calls.current.labels,
      });
      drawn.current = map;
      const markers = points.map(({ longitude, latitude }) =>
        new Marker({ anchor: 'center', element: document.createElement('div') })
          .setLngLat([longitude, latitude])
          .addTo(map),
      );
      const spread = () => {
        const offsets = spreadPins(
          points.map(({ longitude, latitude }) => map.project([longitude, latitude])),
          PIN_PX[isNear ? 'near' : 'far'],
        );
        for (const [at, { x, y }] of offsets.entries()) markers[at]?.setOffset([x, y]);
      };
      spread();
      map.on('moveend', () => {
        spread();
        setMoves((count) => count + 1);
      });
      setSpots(
        markers.map((marker) => {
          const element = marker.getElement();
          // The pin inside is the button, and has the name.
          for (const attribute of ['role', 'aria-label']) element.removeAttribute(attribute);
          return element;
        }),
      );
    };
    draw().catch(() => calls.current.onFail());
    return () => {
      isGone = true;
      setSpots([]);
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [points, radiusM, isNear, shapes, source]);

  useEffect(() => {
    const chosen = points.find(({ id }) => id === selectedId);
    if (chosen && drawn.current) comeTo(drawn.current, chosen);
  }, [selectedId, points]);

  return (
    <>
      <div ref={place} className="ui-map-ground" />
      {spots.map((spot, at) => {
        const point = points[at];
        if (!point) return null;
        const { id } = point;
        const pin = (
          <MapPin
            point={point}
            isSelected={id === selectedId}
            isShown={id === (pointedId ?? selectedId)}
            onSelect={onSelect}
            onPoint={onPoint}
            moves={moves}
          />
        );
        return createPortal(pin, spot, id);
      })}
    </>
  );
}

function comeTo(map: MapLibreMap, { longitude, latitude }: MapPoint): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.easeTo({
    center: [longitude, latitude],
    zoom: Math.max(map.getZoom(), CHOSEN_ZOOM),
    duration: isStill ? 0 : 300,
  });
}

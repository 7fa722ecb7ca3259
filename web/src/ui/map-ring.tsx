import { useEffect, useRef, useState } from 'react';
import type { GeoJSONSource, Map as MapLibreMap, Marker as MapLibreMarker } from 'maplibre-gl';
import { LiveRegion } from './live-region.tsx';
import { loadGround, type GroundLabels } from './map-ground.ts';
import { movePlace, roundPlace, stepOf, type Place } from './map-place.ts';
import { boundsOf } from './map-scene.ts';
import { addShapes, shapesData, type MapShape } from './map-shapes.ts';
import { readColors } from './map-colors.ts';
import type { MapSource } from './map-source.ts';
import './map.css';

export interface MapRingProps {
  /** the corners in their order; the last is joined to the first */
  readonly value: readonly Place[];
  readonly onChange: (corners: readonly Place[]) => void;
  /** where the map begins while there are no corners */
  readonly around: readonly Place[];
  readonly most: number;
  readonly source: Exclude<MapSource, { kind: 'google' }>;
  readonly labels: GroundLabels & {
    readonly missing: string;
    /** a corner's name, with where it stands */
    readonly corner: (at: number, place: Place) => string;
    /** how corners are set, moved and taken away */
    readonly help: string;
    readonly add: string;
    readonly undo: string;
  };
}

/**
 * An area drawn by its corners, beside fields that say the same: pressing the map adds a corner, dragging and the arrow keys
 * move one, Delete takes it away. Where no map can be drawn a sentence says so, and the fields remain.
 */
export function MapRing({ value, onChange, around, most, source, labels }: MapRingProps) {
  const ground = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const [said, setSaid] = useState('');
  const say = setSaid;
  const add = (place: Place) => {
    if (value.length < most) onChange([...value, roundPlace(place)]);
  };
  const latest = useRef({ value, around, labels, add, onChange, say });
  useEffect(() => {
    latest.current = { value, around, labels, add, onChange, say };
    if (drawn.current) showRing(drawn.current, latest.current);
  });

  useEffect(() => {
    const container = ground.current;
    if (!container) return;
    let isGone = false;
    const draw = async () => {
      const { open, Marker } = await loadGround(source);
      if (isGone) return;
      const start = latest.current;
      const map = open(container, {
        bounds: boundsOf(start.value.length > 0 ? start.value : start.around),
        points: [],
        radiusM: 0,
        maxZoom: 16,
        fitZoom: 14,
        labels: start.labels,
      });
      map.on('click', ({ lngLat }) => latest.current.add(placeOf(lngLat.wrap())));
      map.on('load', () => {
        addShapes(map, shapeOf(latest.current.value), readColors(container));
      });
      drawn.current = {
        map,
        pins: [],
        makePin: (at) => makePin(at, () => latest.current, Marker),
      };
      showRing(drawn.current, latest.current);
      setIsDrawn(true);
    };
    draw().catch(() => {
      if (!isGone) setIsMissing(true);
    });
    return () => {
      isGone = true;
      drawn.current?.map.remove();
      drawn.current = null;
    };
  }, [source]);

  return (
    <div className="ui-map-picker">
      <div className="ui-map">
        {isMissing ? (
          <p className="ui-map-missing">{labels.missing}</p>
        ) : (
          <div ref={ground} className="ui-map-ground" />
        )}
      </div>
      {isMissing ? null : (
        <div className="ui-map-help">
          <p>{labels.help}</p>
          <button
            type="button"
            className="ui-button"
            data-kind="secondary"
            data-size="small"
            disabled={!isDrawn || value.length >= most}
            onClick={() => {
              const map = drawn.current?.map;
              if (map) add(placeOf(map.getCenter().wrap()));
            }}
          >
            {labels.add}
          </button>
          <button
            type="button"
            className="ui-button"
            data-kind="secondary"
            data-size="small"
            disabled={value.length === 0}
            onClick={() => onChange(value.slice(0, -1))}
          >
            {labels.undo}
          </button>
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

interface Drawn {
  readonly map: MapLibreMap;
  readonly pins: MapLibreMarker[];
  readonly makePin: (at: number) => MapLibreMarker;
}

interface Latest {
  readonly value: readonly Place[];
  readonly labels: MapRingProps['labels'];
  readonly onChange: MapRingProps['onChange'];
  readonly say: (text: string) => void;
}

/** A corner as an application of its own for screen readers, so that the arrow keys reach it. */
function makePin(at: number, now: () => Latest, Marker: typeof MapLibreMarker): MapLibreMarker {
  const element = document.createElement('div');
  element.className = 'ui-map-corner';
  element.tabIndex = 0;
  element.setAttribute('role', 'application');
  const put = (place: Place) => {
    const next = roundPlace(place);
    now().onChange(now().value.map((corner, one) => (one === at ? next : corner)));
    now().say(now().labels.corner(at, next));
  };
  element.addEventListener('click', (event) => event.stopPropagation());
  element.addEventListener('keydown', (event) => {
    const from = now().value[at];
    const step = stepOf(event.key, event.shiftKey);
    if (!from || (!step && event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    if (step) put(movePlace(from, step));
    else now().onChange(now().value.filter((_, one) => one !== at));
  });
  const pin = new Marker({ element, anchor: 'center', draggable: true });
  pin.on('dragend', () => put(placeOf(pin.getLngLat())));
  return pin;
}

/** Puts a pin at each corner, and the area between them. */
function showRing({ map, pins, makePin: make }: Drawn, { value, labels }: Latest): void {
  while (pins.length > value.length) pins.pop()?.remove();
  for (const [at, place] of value.entries()) {
    const pin = (pins[at] ??= make(at));
    const isNew = pin.getElement().parentNode === null;
    pin.setLngLat([place.longitude, place.latitude]);
    if (isNew) pin.addTo(map);
    // The maker of the map names every marker; ours says where it stands.
    pin.getElement().setAttribute('aria-label', labels.corner(at, place));
  }
  map.getSource<GeoJSONSource>('shapes')?.setData(shapesData(shapeOf(value)));
}

function shapeOf(corners: readonly Place[]): readonly MapShape[] {
  const [first] = corners;
  if (first === undefined) return [];
  const ring = [...corners, first].map(({ longitude, latitude }) => [longitude, latitude] as const);
  return [{ id: 'ring', outline: { type: 'MultiPolygon', coordinates: [[ring]] }, weight: 0.2 }];
}

function placeOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Place {
  return { latitude: lat, longitude: lng };
}

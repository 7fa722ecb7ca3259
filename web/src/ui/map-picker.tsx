import { useEffect, useRef, useState } from 'react';
import type { Map as MapLibreMap, Marker as MapLibreMarker } from 'maplibre-gl';
import { LiveRegion } from './live-region.tsx';
import { loadGround, type GroundLabels } from './map-ground.ts';
import { movePlace, roundPlace, stepOf, type Place } from './map-place.ts';
import { boundsOf, type Bounds } from './map-scene.ts';
import type { MapSource } from './map-source.ts';
import './map.css';

export interface MapPickerProps {
  /** null: no place yet, and no pin until the map is pressed or its middle is taken */
  readonly value: Place | null;
  readonly onChange: (place: Place) => void;
  readonly source: Exclude<MapSource, { kind: 'google' }>;
  readonly labels: GroundLabels & {
    readonly missing: string;
    /** the pin's name, with where it stands */
    readonly pin: (place: Place) => string;
    /** how the pin is moved */
    readonly help: string;
    readonly middle: string;
  };
}

const COAST_DEGREES = 2.5;

interface Drawn {
  readonly map: MapLibreMap;
  readonly pin: MapLibreMarker;
}

/**
 * A pin on a map, beside the fields that say the same: pressing the map, dragging the pin and the arrow keys move it.
 * Where no map can be drawn a sentence says so, and the fields remain.
 */
export function MapPicker({ value, onChange, source, labels }: MapPickerProps) {
  const ground = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const [said, setSaid] = useState('');
  const latest = useRef({ value, onChange, labels });
  useEffect(() => {
    latest.current = { value, onChange, labels };
    if (drawn.current) showPin(drawn.current, value, labels);
  });

  useEffect(() => {
    const container = ground.current;
    if (!container) return;
    let isGone = false;
    const choose = (place: Place) => latest.current.onChange(roundPlace(place));
    const draw = async () => {
      const { open, Marker } = await loadGround(source);
      if (isGone) return;
      const start = latest.current;
      const map = open(container, {
        bounds: start.value ? windowAround(start.value, source) : null,
        points: [],
        radiusM: 0,
        maxZoom: 14,
        labels: start.labels,
      });
      const element = makePin();
      element.addEventListener('keydown', (event) => {
        const step = stepOf(event.key, event.shiftKey);
        const from = latest.current.value;
        if (!step || !from) return;
        event.preventDefault();
        const next = movePlace(from, step);
        choose(next);
        setSaid(latest.current.labels.pin(next));
      });
      const pin = new Marker({ element, anchor: 'bottom', draggable: true });
      pin.on('dragend', () => choose(placeOf(pin.getLngLat())));
      map.on('click', ({ lngLat }) => choose(placeOf(lngLat.wrap())));
      drawn.current = { map, pin };
      showPin(drawn.current, latest.current.value, latest.current.labels);
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

  const takeMiddle = () => {
    const map = drawn.current?.map;
    if (!map) return;
    onChange(roundPlace(placeOf(map.getCenter().wrap())));
    drawn.current?.pin.getElement().focus();
  };

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
          {value ? null : (
            <button
              type="button"
              className="ui-button"
              data-kind="secondary"
              data-size="small"
              disabled={!isDrawn}
              onClick={takeMiddle}
            >
              {labels.middle}
            </button>
          )}
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** Our own ground is coasts: it begins so wide that one is likely to be seen. Tiles show the streets. */
function windowAround(place: Place, source: MapPickerProps['source']): Bounds | null {
  if (source.kind === 'style') return boundsOf([place]);
  const { latitude, longitude } = place;
  return boundsOf([
    { latitude: latitude - COAST_DEGREES, longitude: longitude - COAST_DEGREES },
    { latitude: latitude + COAST_DEGREES, longitude: longitude + COAST_DEGREES },
  ]);
}

function placeOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Place {
  return { latitude: lat, longitude: lng };
}

/** An application of its own for screen readers, so that the arrow keys reach it. */
function makePin(): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'ui-map-choice';
  pin.tabIndex = 0;
  pin.setAttribute('role', 'application');
  return pin;
}

/** Puts the pin where the value is, and the map where the pin can be seen. */
function showPin({ map, pin }: Drawn, value: Place | null, labels: MapPickerProps['labels']): void {
  if (!value) {
    pin.remove();
    return;
  }
  const at: [number, number] = [value.longitude, value.latitude];
  const isNew = pin.getElement().parentNode === null;
  pin.setLngLat(at);
  if (isNew) pin.addTo(map);
  // The maker of the map names every marker; ours says where it stands.
  pin.getElement().setAttribute('aria-label', labels.pin(value));
  if (!map.getBounds().contains(at)) map.jumpTo({ center: at });
}

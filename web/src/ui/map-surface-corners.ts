import type { Map as MapLibreMap, Marker as MapLibreMarker } from 'maplibre-gl';
import { roundPlace, type Place } from './map-place.ts';

/** What a corner of a drawn area is called: its number and where it is. */
export type CornerLabel = (number: number, place: Place) => string;

/** How far an arrow key moves a corner on the screen, in pixels; with Shift four times as far. */
const STEP_PX = 8;
const FAR = 4;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Drawn {
  readonly map: MapLibreMap;
  readonly Marker: typeof MapLibreMarker;
}

interface Latest {
  readonly ring: readonly Place[];
  readonly label: CornerLabel;
  readonly onRing: (ring: readonly Place[]) => void;
}

/** The knobs on the corners of a drawn area. */
export interface Corners {
  /** Puts a knob on each corner that there is now; one that is held keeps the focus. */
  readonly show: () => void;
  readonly remove: () => void;
}

/** A knob for each corner: dragged, or moved by the arrow keys; Delete takes it away. */
export function makeCorners({ map, Marker }: Drawn, now: () => Latest): Corners {
  const knobs: MapLibreMarker[] = [];
  const makeKnob = (at: number): MapLibreMarker => {
    const element = document.createElement('div');
    element.className = 'ui-map-corner';
    element.textContent = String(at + 1);
    element.tabIndex = 0;
    // An application of its own for screen readers, so that the arrow keys reach it.
    element.setAttribute('role', 'application');
    const knob = new Marker({ element, draggable: true });
    const put = ({ lng, lat }: { readonly lng: number; readonly lat: number }) =>
      now().onRing(now().ring.with(at, roundPlace({ longitude: lng, latitude: lat })));
    knob.on('dragend', () => put(knob.getLngLat()));
    element.addEventListener('click', (event) => event.stopPropagation());
    element.addEventListener('keydown', (event) => {
      const direction = DIRECTIONS[event.key];
      const corner = now().ring[at];
      if (event.key === 'Delete' || event.key === 'Backspace') now().onRing(now().ring.toSpliced(at, 1));
      else if (direction && corner) {
        const size = STEP_PX * (event.shiftKey ? FAR : 1);
        const { x, y } = map.project([corner.longitude, corner.latitude]);
        put(map.unproject([x + direction[0] * size, y + direction[1] * size]));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return knob;
  };
  return {
    show: () => {
      const { ring, label } = now();
      const held = knobs.findIndex((knob) => knob.getElement() === document.activeElement);
      while (knobs.length > ring.length) knobs.pop()?.remove();
      for (const [at, corner] of ring.entries()) {
        const isNew = knobs[at] === undefined;
        const knob = (knobs[at] ??= makeKnob(at)).setLngLat([corner.longitude, corner.latitude]);
        if (isNew) knob.addTo(map);
        // The maker of the map names every marker; ours says where it stands.
        knob.getElement().setAttribute('aria-label', label(at + 1, corner));
      }
      if (held >= knobs.length) knobs.at(-1)?.getElement().focus();
    },
    remove: () => {
      for (const knob of knobs.splice(0)) knob.remove();
    },
  };
}

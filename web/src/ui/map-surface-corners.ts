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

/**
 * Puts a knob on each corner: dragged, or moved by the arrow keys; Delete takes it away.
 * @returns takes the knobs away
 */
export function drawCorners(
  { map, Marker }: Drawn,
  ring: readonly Place[],
  label: CornerLabel,
  onRing: (ring: readonly Place[]) => void,
): () => void {
  const held =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset.corner : undefined;
  const markers = ring.map((corner, at) => {
    const element = document.createElement('div');
    element.className = 'ui-map-corner';
    element.textContent = String(at + 1);
    element.dataset.corner = String(at);
    element.tabIndex = 0;
    const marker = new Marker({ element, draggable: true })
      .setLngLat([corner.longitude, corner.latitude])
      .addTo(map);
    // An application of its own for screen readers, so that the arrow keys reach it.
    element.setAttribute('role', 'application');
    element.setAttribute('aria-label', label(at + 1, corner));
    const put = ({ lng, lat }: { readonly lng: number; readonly lat: number }) =>
      onRing(ring.with(at, roundPlace({ longitude: lng, latitude: lat })));
    marker.on('dragend', () => put(marker.getLngLat()));
    element.addEventListener('click', (event) => event.stopPropagation());
    element.addEventListener('keydown', (event) => {
      const direction = DIRECTIONS[event.key];
      if (event.key === 'Delete' || event.key === 'Backspace') onRing(ring.toSpliced(at, 1));
      else if (direction) {
        const size = STEP_PX * (event.shiftKey ? FAR : 1);
        const { x, y } = map.project([corner.longitude, corner.latitude]);
        put(map.unproject([x + direction[0] * size, y + direction[1] * size]));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return { marker, element };
  });
  if (held !== undefined) markers[Math.min(Number(held), markers.length - 1)]?.element.focus();
  return () => {
    for (const { marker } of markers) marker.remove();
  };
}

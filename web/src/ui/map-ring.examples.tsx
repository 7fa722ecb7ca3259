import { useState } from 'react';
import type { Example } from './example.ts';
import type { Place } from './map-place.ts';
import { MapRing } from './map-ring.tsx';

const labels = {
  map: 'Map to draw an area',
  missing: 'The map cannot be drawn here. The fields beside it say the same.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wheel: 'Hold Ctrl or ⌘ while you scroll to zoom',
  touch: 'Use two fingers to move the map',
  corner: (at: number, { latitude, longitude }: Place) =>
    `Corner ${String(at + 1)} at ${String(latitude)}, ${String(longitude)}`,
  help: 'Press the map to set a corner; drag one, or move it with the arrow keys.',
  add: 'Add a corner in the middle',
  undo: 'Take the last corner away',
};
const source = { kind: 'own' } as const;
const around = [
  { latitude: 53.9, longitude: -1.2 },
  { latitude: 54, longitude: -1 },
];

function Ring({ start }: { readonly start: readonly Place[] }) {
  const [corners, setCorners] = useState(start);
  return (
    <MapRing
      value={corners}
      onChange={setCorners}
      around={around}
      most={100}
      source={source}
      labels={labels}
    />
  );
}

export const examples: readonly Example[] = [
  {
    name: 'three corners',
    render: () => (
      <Ring
        start={[
          { latitude: 53.95, longitude: -1.12 },
          { latitude: 53.99, longitude: -1.08 },
          { latitude: 53.94, longitude: -1.04 },
        ]}
      />
    ),
  },
  { name: 'no corner yet', render: () => <Ring start={[]} /> },
];

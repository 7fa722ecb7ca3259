import { useState } from 'react';
import type { Example } from './example.ts';
import { MapPicker } from './map-picker.tsx';
import type { Place } from './map-place.ts';

const labels = {
  map: 'Map to choose a place',
  missing: 'The map cannot be drawn here. The fields beside it say the same.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wheel: 'Hold Ctrl or ⌘ while you scroll to zoom',
  touch: 'Use two fingers to move the map',
  pin: ({ latitude, longitude }: Place) => `Pin at ${String(latitude)}, ${String(longitude)}`,
  help: 'Press the map, drag the pin, or move it with the arrow keys.',
  middle: 'Put the pin in the middle of the map',
};
const source = { kind: 'own' } as const;

function Picker({ start }: { readonly start: Place | null }) {
  const [place, setPlace] = useState(start);
  return <MapPicker value={place} onChange={setPlace} source={source} labels={labels} />;
}

export const examples: readonly Example[] = [
  { name: 'a place', render: () => <Picker start={{ latitude: 51.387, longitude: 1.386 }} /> },
  { name: 'no place yet', render: () => <Picker start={null} /> },
];

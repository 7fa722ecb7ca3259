import type { Example } from './example.ts';
import { Map } from './map.tsx';

const points = [
  { id: 'a', latitude: 51.45, longitude: -2.6, badge: '1', label: 'Home 1: Bristol' },
  {
    id: 'b',
    latitude: 52.63,
    longitude: 1.3,
    badge: '2',
    label: 'Home 2: Norwich',
    card: 'A terrace in Norwich',
  },
  { id: 'c', latitude: 54.97, longitude: -1.61, badge: '3', label: 'Home 3: Newcastle' },
];

export const examples: readonly Example[] = [
  {
    name: 'our own coasts',
    render: () => (
      <Map
        points={points}
        radiusM={900}
        selectedId="b"
        onSelect={() => undefined}
        pointedId={null}
        onPoint={() => undefined}
        source={{ kind: 'own' }}
        labels={{
          map: 'Map of three sample homes',
          missing: 'The map cannot be drawn here. The list beside it says the same.',
          zoomIn: 'Zoom in',
          zoomOut: 'Zoom out',
          wheel: 'Hold Ctrl or ⌘ while you scroll to zoom',
          touch: 'Use two fingers to move the map',
        }}
      />
    ),
  },
];

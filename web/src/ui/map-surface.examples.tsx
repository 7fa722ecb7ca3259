import type { Example } from './example.ts';
import { MapSurface } from './map-surface.tsx';

const square = (west: number, south: number): GeoJSON.Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + 0.7, south],
      [west + 0.7, south + 0.7],
      [west, south + 0.7],
      [west, south],
    ],
  ],
});

export const examples: readonly Example[] = [
  {
    name: 'cells of a level',
    render: () => (
      <MapSurface
        scale="level"
        shapes={[0, 1, 2, 3, 4, 5, 6, null].map((tone, at) => ({
          id: String(at),
          geometry: square(-2.8 + (at % 4) * 0.7, 51.5 + Math.floor(at / 4) * 0.7),
          tone,
        }))}
        spots={[{ id: 'spot', latitude: 53.4, longitude: -1.4, tone: 4, count: 3 }]}
        ring={[]}
        pointedId="2"
        view={{ latitude: 52.4, longitude: -1.4, zoom: 5.5 }}
        onMove={() => undefined}
        onPoint={() => undefined}
        onPick={() => undefined}
        source={{ kind: 'own' }}
        labels={{
          map: 'Map of sample cells',
          missing: 'The map cannot be drawn here. The list beside it says the same.',
          zoomIn: 'Nearer',
          zoomOut: 'Further away',
          wheel: 'Hold Ctrl or ⌘ while you scroll to zoom',
          touch: 'Use two fingers to move the map',
          corner: (number) => `Corner ${String(number)}`,
        }}
      />
    ),
  },
];

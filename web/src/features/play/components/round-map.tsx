import type { Round } from '#wire/rounds.ts';
import { useMemo, useState } from 'react';
import { MAX_BLUR_METRES } from '#domain/location-blur.ts';
import { t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { Map } from '#ui/map.tsx';
import './round-map.css';

interface RoundMapProps {
  readonly map: NonNullable<Round['facts']['map']>;
  /** what players may know of the place */
  readonly place: string;
}

const ID = 'home';

/** About where a home is that has no photo: a point that was moved, and the ring within which the home lies. */
export function RoundMap({ map, place }: RoundMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const points = useMemo(
    () => [
      {
        id: ID,
        latitude: map.lat,
        longitude: map.lng,
        badge: '?',
        label: place || t('faces.map.nowhere'),
      },
    ],
    [map.lat, map.lng, place],
  );
  return (
    <Map
      points={points}
      radiusM={MAX_BLUR_METRES}
      selectedId={null}
      onSelect={() => setPointed(ID)}
      pointedId={pointed}
      onPoint={setPointed}
      source={mapSource}
      labels={{
        map: t('faces.map.one'),
        missing: t('faces.map.oneMissing'),
        zoomIn: t('faces.map.zoomIn'),
        zoomOut: t('faces.map.zoomOut'),
        wheel: t('faces.map.wheel'),
        touch: t('faces.map.touch'),
      }}
    />
  );
}

import type { Round } from '#wire/rounds.ts';
import { useMemo, useState } from 'react';
import { MAX_BLUR_METRES } from '#domain/location-blur.ts';
import { t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { Map } from '#ui/map.tsx';
import { placeOf } from './home-facts.tsx';
import './round-map.css';

const ID = 'home';

/** About where a home is that has no photo: a point that was moved, and the ring within which the home lies. */
export function RoundMap({ facts }: { readonly facts: Round['facts'] }) {
  const { lat, lng } = facts.map ?? { lat: 0, lng: 0 };
  const place = placeOf(facts);
  const [pointed, setPointed] = useState<string | null>(null);
  const points = useMemo(
    () => [
      {
        id: ID,
        latitude: lat,
        longitude: lng,
        badge: '?',
        label: place || t('faces.map.nowhere'),
      },
    ],
    [lat, lng, place],
  );
  return (
    <div className="ui-strip" style={{ aspectRatio: '4 / 3' }}>
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
    </div>
  );
}

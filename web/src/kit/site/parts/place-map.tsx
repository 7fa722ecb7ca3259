import { useMemo, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { Map } from '#ui/map.tsx';

interface PlaceMapProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
}

const ID = 'place';

/** One place on a map. */
export function PlaceMap({ latitude, longitude, name }: PlaceMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const points = useMemo(
    () => [{ id: ID, latitude, longitude, badge: '●', label: name || t('faces.map.nowhere') }],
    [latitude, longitude, name],
  );
  return (
    <div className="site-map">
      <Map
        points={points}
        radiusM={0}
        isNear
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

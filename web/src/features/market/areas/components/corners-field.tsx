import type { Area } from '#wire/areas.ts';
import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { MapRing } from '#ui/map-ring.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { cornersOf, cornerText, MOST_CORNERS, placesOf } from '../area-fields.ts';

interface CornersFieldProps {
  readonly corners: readonly string[];
  /** where the map begins while there are none */
  readonly around: Pick<Area, 'west' | 'south' | 'east' | 'north'> | null;
  readonly error: string | undefined;
  readonly onChange: (corners: readonly string[]) => void;
}

/** The middle of England, until something is drawn. */
const START = [
  { latitude: 51, longitude: -3 },
  { latitude: 54.5, longitude: 0.5 },
];

/** The corners of an area: on a map, and as lines of figures, which say the same. */
export function CornersField({ corners, around, error, onChange }: CornersFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // Google's map knows no drawing here: our own ground stands in.
  const source = mapSource.kind === 'google' ? ({ kind: 'own' } as const) : mapSource;
  return (
    <div className="area-corners">
      <MapRing
        value={placesOf(corners)}
        around={
          around
            ? [
                { latitude: around.south, longitude: around.west },
                { latitude: around.north, longitude: around.east },
              ]
            : START
        }
        most={MOST_CORNERS}
        source={source}
        onChange={(places) => {
          setTyped(null);
          onChange(places.map(cornerText));
        }}
        labels={{
          map: t('areas.ring'),
          missing: t('areas.ringMissing'),
          zoomIn: t('sales.map.zoomIn'),
          zoomOut: t('sales.map.zoomOut'),
          wheel: t('sales.map.wheel'),
          touch: t('sales.map.touch'),
          corner: (at, { latitude, longitude }) =>
            t('areas.corner', {
              number: at + 1,
              latitude: latitude.toFixed(4),
              longitude: longitude.toFixed(4),
            }),
          help: t('areas.ringHelp'),
          add: t('areas.addCorner'),
          undo: t('areas.undoCorner'),
        }}
      />
      <TextArea
        label={t('areas.corners')}
        hint={t('areas.cornersHint')}
        rows={5}
        value={typed ?? corners.join('\n')}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(cornersOf(event.target.value).slice(0, MOST_CORNERS));
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

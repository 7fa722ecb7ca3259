import { lazy, Suspense, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { BrandFields } from './brand-fields.ts';

/** Where its file does not come, the fields are there still: no page of errors takes their place. */
const MapPicker = lazy(() =>
  import('#ui/map-picker.tsx').then(
    ({ MapPicker: Picker }) => ({ default: Picker }),
    () => ({ default: MissingMap }),
  ),
);

function MissingMap() {
  return <p role="alert">{t('agencyOffice.map.missing')}</p>;
}

interface PlaceOnMapProps {
  readonly fields: BrandFields;
  readonly onChange: (place: BrandFields) => void;
}

/** A map, on demand, whose pin says the same as the two figures. */
export function PlaceOnMap({ fields, onChange }: PlaceOnMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [latitude, longitude] = [degrees(fields['latitude'], 90), degrees(fields['longitude'], 180)];
  return (
    <div className="agency-place">
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'agencyOffice.map.close' : 'agencyOffice.map.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <MapPicker
            value={latitude === null || longitude === null ? null : { latitude, longitude }}
            onChange={(place) =>
              onChange({ latitude: String(place.latitude), longitude: String(place.longitude) })
            }
            source={mapSource.kind === 'google' ? { kind: 'own' } : mapSource}
            labels={{
              map: t('agencyOffice.map.map'),
              missing: t('agencyOffice.map.missing'),
              zoomIn: t('agencyOffice.map.zoomIn'),
              zoomOut: t('agencyOffice.map.zoomOut'),
              wheel: t('agencyOffice.map.wheel'),
              touch: t('agencyOffice.map.touch'),
              pin: (place) =>
                t('agencyOffice.map.pin', {
                  latitude: String(place.latitude),
                  longitude: String(place.longitude),
                }),
              help: t('agencyOffice.map.help'),
              middle: t('agencyOffice.map.middle'),
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function degrees(typed: string | undefined, most: number): number | null {
  const value = Number(typed?.replace(',', '.'));
  return typed === undefined || typed.trim() === '' || !(Math.abs(value) <= most) ? null : value;
}

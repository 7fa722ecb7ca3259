import { lazy, Suspense, useState } from 'react';
import { fitHomeNumber } from '#domain/home-fields.ts';
import { homeFacts } from '#wire/home-edits.ts';
import { homeFieldName } from '../homes/home-field-name.ts';
import { t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { Button } from '#ui/button.tsx';
import { bindFields } from '../form/bind-fields.ts';
import { FormNumber } from '../form/form-number.tsx';
import { degreesText } from './degrees-text.ts';
import type { ListingFields } from './listing-fields.ts';
import type { FormEdits } from '../edits/use-edits.ts';
import './home-edits.css';

/** Where its file does not come, the fields are there still, with what was typed: no page of errors takes their place. */
const MapPicker = lazy(() =>
  import('#ui/map-picker.tsx').then(
    ({ MapPicker: Picker }) => ({ default: Picker }),
    () => ({ default: MissingMap }),
  ),
);

function MissingMap() {
  return <p role="alert">{t('manage.place.missing')}</p>;
}

/** Where the home is: two fields, and, on demand, a map whose pin says the same. */
export function PlaceSection({
  edits: { fields, set, setAll },
}: {
  readonly edits: FormEdits<ListingFields>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { latitude, longitude } = fields;
  const isPlace =
    latitude !== null &&
    longitude !== null &&
    fitHomeNumber('latitude', latitude) !== null &&
    fitHomeNumber('longitude', longitude) !== null;
  const field = bindFields<ListingFields>(homeFacts, fields, set);
  return (
    <fieldset className="manage-grid">
      <legend>{t('manage.listing.place')}</legend>
      <p className="muted">{t('manage.listing.placeHint')}</p>
      <FormNumber {...field('latitude')} label={homeFieldName('latitude')} />
      <FormNumber {...field('longitude')} label={homeFieldName('longitude')} />
      <div className="manage-place">
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'manage.place.close' : 'manage.place.open')}
        </Button>
        {isOpen ? (
          <Suspense fallback={<div className="manage-place-wait" aria-busy="true" />}>
            <MapPicker
              value={isPlace ? { latitude, longitude } : null}
              onChange={(place) => setAll({ latitude: place.latitude, longitude: place.longitude })}
              source={mapSource.kind === 'google' ? { kind: 'own' } : mapSource}
              labels={{
                map: t('manage.place.map'),
                missing: t('manage.place.missing'),
                zoomIn: t('faces.map.zoomIn'),
                zoomOut: t('faces.map.zoomOut'),
                wheel: t('faces.map.wheel'),
                touch: t('faces.map.touch'),
                pin: (place) =>
                  t('manage.place.pin', {
                    latitude: degreesText(place.latitude),
                    longitude: degreesText(place.longitude),
                  }),
                help: t(mapSource.kind === 'style' ? 'manage.place.help' : 'manage.place.helpCoasts'),
                middle: t('manage.place.middle'),
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </fieldset>
  );
}

import { EVENT_KINDS } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import type { FieldOf } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';
import { ownZone } from '../tasks/today.ts';
import { directionsTo } from './directions.ts';
import type { EventForm } from './event-form.ts';

interface EventFieldsProps {
  readonly scene: Scene;
  readonly values: EventForm;
  readonly of: FieldOf<EventForm>;
  readonly onSet: <Name extends keyof EventForm>(name: Name, value: EventForm[Name]) => void;
}

/** What is typed of an appointment. */
export function EventFields({ scene, values, of, onSet }: EventFieldsProps) {
  const zones = [...new Set([values.timeZone, ownZone(), ...Intl.supportedValuesOf('timeZone')])];
  const directions = directionsTo(values.place);
  return (
    <>
      <FormText {...of('title')} label={t('dossierNotes.event.title')} />
      <div className="dossier-fields">
        <FormChoice
          {...of('kind')}
          label={t('dossierNotes.event.kindLabel')}
          options={EVENT_KINDS.map((kind) => ({
            value: kind,
            label: t(`dossierNotes.event.kind.${kind}`),
          }))}
        />
        <FormChoice
          {...of('assetId')}
          label={t('dossierNotes.home')}
          options={[
            { value: '', label: t('dossierNotes.noHome') },
            ...scene.homes.map(({ id: one, title }) => ({ value: one, label: title })),
          ]}
        />
      </div>
      <Checkbox
        label={t('dossierNotes.event.allDay')}
        checked={values.isAllDay}
        disabled={!scene.mayEdit}
        onChange={({ currentTarget: { checked } }) => onSet('isAllDay', checked)}
      />
      <div className="dossier-fields">
        <FormDate {...of('startsOn')} label={t('dossierNotes.event.startsOn')} />
        {values.isAllDay ? null : (
          <TextField
            type="time"
            label={t('dossierNotes.event.startTime')}
            value={values.startTime}
            disabled={!scene.mayEdit}
            error={of('startTime').error}
            onChange={({ currentTarget: { value } }) => onSet('startTime', value)}
          />
        )}
        <FormDate {...of('endsOn')} label={t('dossierNotes.event.endsOn')} />
        {values.isAllDay ? null : (
          <TextField
            type="time"
            label={t('dossierNotes.event.endTime')}
            value={values.endTime}
            disabled={!scene.mayEdit}
            error={of('endTime').error}
            onChange={({ currentTarget: { value } }) => onSet('endTime', value)}
          />
        )}
        <Select
          label={t('dossierNotes.event.zone')}
          hint={t('dossierNotes.event.zoneHint')}
          value={values.timeZone}
          disabled={!scene.mayEdit}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={({ currentTarget: { value } }) => onSet('timeZone', value)}
        />
      </div>
      <FormText
        {...of('place')}
        label={t('dossierNotes.event.place')}
        optional={t('dossierNotes.optional')}
      />
      {directions === null ? null : (
        <p>
          <TextLink href={directions} target="_blank" rel="noreferrer">
            {t('dossierNotes.event.directions')}
          </TextLink>
        </p>
      )}
      <FormLongText
        {...of('details')}
        label={t('dossierNotes.event.details')}
        optional={t('dossierNotes.optional')}
        rows={3}
      />
    </>
  );
}

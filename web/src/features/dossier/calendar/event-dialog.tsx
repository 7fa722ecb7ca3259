import { useState } from 'react';
import { EVENT_KINDS, type EventRow } from '#wire/dossier-rows.ts';
import { writeIcs } from '#domain/dossier/calendar/write-ics.ts';
import { publishEvent } from '#domain/dossier/calendar/feed-entries.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { ConflictDialog } from '#kit/edits/conflict-dialog.tsx';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { useEdits } from '#kit/edits/use-edits.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';
import { addEvent, changeEvent, readEvent, removeEvent } from './calendar-calls.ts';
import {
  emptyEvent,
  eventForm,
  formOfEvent,
  rowOfEvent,
  wrongInEvent,
  type EventForm,
} from './event-form.ts';
import { directionsTo } from './directions.ts';
import { ownZone } from '../tasks/today.ts';

interface EventDialogProps {
  readonly scene: Scene;
  /** null: a new one, on this day */
  readonly event: EventRow | null;
  readonly day: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type Fields = EventForm & Readonly<Record<string, FieldValue>>;

/** An appointment: read, changed, taken along as a file, called off. What was typed stays through a reload. */
export function EventDialog({ scene, event, day, onClose, onChanged }: EventDialogProps) {
  const [id] = useState(() => event?.id ?? crypto.randomUUID());
  const [isAsked, setIsAsked] = useState(false);
  const removing = useDeed();
  const home = scene.homes.find(({ isPrimary }) => isPrimary);
  const savedOf = (row: EventRow) => ({ fields: formOfEvent(row) as Fields, version: row.version });
  const edits = useEdits<Fields, number>({
    storageKey: `dossier-event:${event?.id ?? scene.dossierId}`,
    loaded: event
      ? savedOf(event)
      : { fields: emptyEvent(day, ownZone(), home?.id ?? '', home?.address ?? ''), version: 0 },
    save: async (fields, version) =>
      savedOf(
        version === 0
          ? await addEvent({ id, dossierId: scene.dossierId, ...rowOfEvent(fields) })
          : await changeEvent({ id, version }, rowOfEvent(fields)),
      ),
    reload: async () => savedOf(await readEvent(id)),
    check: wrongInEvent,
  });
  const field = bindFields<EventForm>(eventForm, edits.fields, (name, value) => edits.set(name, value));
  const of: typeof field = (name) => {
    const bound = field(name);
    const isWrong = edits.wrong.includes(name);
    return {
      ...bound,
      error: isWrong ? (name === 'endsOn' ? t('dossierNotes.event.backwards') : bound.error) : undefined,
      isDisabled: !scene.mayEdit,
    };
  };
  const values = edits.fields;
  const save = async () => {
    if (!(await edits.save())) return;
    onChanged();
    onClose();
  };
  const zones = [...new Set([values.timeZone, ownZone(), ...Intl.supportedValuesOf('timeZone')])];
  const directions = directionsTo(values.place);
  return (
    <Dialog
      isOpen
      isModal
      onClose={onClose}
      title={t(event ? 'dossierNotes.event.one' : 'dossierNotes.event.new')}
      labels={{ close: t('dossierNotes.close') }}
    >
      <form
        className="dossier-form"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (!edits.isSaving) void save();
        }}
      >
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
          onChange={({ currentTarget: { checked } }) => edits.set('isAllDay', checked)}
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
              onChange={({ currentTarget: { value } }) => edits.set('startTime', value)}
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
              onChange={({ currentTarget: { value } }) => edits.set('endTime', value)}
            />
          )}
          <Select
            label={t('dossierNotes.event.zone')}
            hint={t('dossierNotes.event.zoneHint')}
            value={values.timeZone}
            disabled={!scene.mayEdit}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            onChange={({ currentTarget: { value } }) => edits.set('timeZone', value)}
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
        <DeedError error={edits.error ?? removing.error} />
        <p className="dossier-actions">
          {event ? (
            <Button
              onClick={() => {
                const url = `${location.origin}/dossiers/${scene.dossierId}/calendar`;
                const file = writeIcs({
                  ...{ title: event.title, host: location.host, url },
                  entries: [publishEvent(event, false)],
                });
                saveBlob('appointment.ics', new Blob([file], { type: 'text/calendar' }));
              }}
            >
              {t('dossierNotes.event.download')}
            </Button>
          ) : null}
          {event && scene.mayEdit ? (
            <Button
              kind={isAsked ? 'danger' : 'quiet'}
              isBusy={removing.isBusy}
              onClick={() =>
                isAsked
                  ? void removing.run(async () => {
                      await removeEvent(event.id);
                      edits.discard();
                      onChanged();
                      onClose();
                    })
                  : setIsAsked(true)
              }
            >
              {t(isAsked ? 'dossierNotes.event.removeSure' : 'dossierNotes.event.remove')}
            </Button>
          ) : null}
          {scene.mayEdit ? (
            <Button type="submit" kind="primary" isBusy={edits.isSaving}>
              {t('dossierNotes.save')}
            </Button>
          ) : null}
        </p>
      </form>
      <ConflictDialog
        conflict={edits.conflict}
        nameOf={fieldName}
        showValue={(key, value) => showValue(scene, key, value)}
        onResolve={(fields) =>
          void edits.resolve(fields).then((isSaved) => {
            if (!isSaved) return;
            onChanged();
            onClose();
          })
        }
        onPostpone={edits.postpone}
      />
    </Dialog>
  );
}

const NAMED = ['title', 'startsOn', 'startTime', 'endsOn', 'endTime', 'place', 'details', 'allDay'] as const;

function fieldName(key: string): string {
  const known = NAMED.find((one) => one === (key === 'isAllDay' ? 'allDay' : key));
  if (known) return t(`dossierNotes.event.${known}`);
  return key === 'kind'
    ? t('dossierNotes.event.kindLabel')
    : key === 'timeZone'
      ? t('dossierNotes.event.zone')
      : t('dossierNotes.home');
}

function showValue(scene: Scene, key: string, value: FieldValue): string {
  if (typeof value === 'boolean') return t(value ? 'dossierNotes.yes' : 'dossierNotes.no');
  const text = String(value ?? '');
  if (key === 'assetId') return scene.homes.find(({ id }) => id === text)?.title ?? t('dossierNotes.noHome');
  const kind = EVENT_KINDS.find((one) => key === 'kind' && one === text);
  return kind ? t(`dossierNotes.event.kind.${kind}`) : text || t('dossierNotes.task.nothing');
}

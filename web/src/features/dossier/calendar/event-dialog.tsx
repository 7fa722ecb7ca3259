import { useState } from 'react';
import type { EventRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { ConflictDialog } from '#kit/edits/conflict-dialog.tsx';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { useEdits } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { Dialog } from '#ui/dialog.tsx';
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
import { EventDeeds } from './event-deeds.tsx';
import { EventFields } from './event-fields.tsx';
import { fieldName, showValue } from './event-words.ts';
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
        <EventFields scene={scene} values={values} of={of} onSet={(name, value) => edits.set(name, value)} />
        <DeedError error={edits.error ?? removing.error} />
        <EventDeeds
          scene={scene}
          event={event}
          isSaving={edits.isSaving}
          isRemoving={removing.isBusy}
          onRemove={(gone) =>
            void removing.run(async () => {
              await removeEvent(gone.id);
              edits.discard();
              onChanged();
              onClose();
            })
          }
        />
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

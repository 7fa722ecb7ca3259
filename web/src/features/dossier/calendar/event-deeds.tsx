import { useState } from 'react';
import type { EventRow } from '#wire/dossier-rows.ts';
import { writeIcs } from '#domain/dossier/calendar/write-ics.ts';
import { publishEvent } from '#domain/dossier/calendar/feed-entries.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { saveBlob } from '#kit/files/save-blob.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';

interface EventDeedsProps {
  readonly scene: Scene;
  /** null: a new one */
  readonly event: EventRow | null;
  readonly isSaving: boolean;
  readonly isRemoving: boolean;
  readonly onRemove: (event: EventRow) => void;
}

/** What may be done with an appointment: taken along as a file, called off (asked twice), saved. */
export function EventDeeds({ scene, event, isSaving, isRemoving, onRemove }: EventDeedsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
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
      {event?.kind === 'viewing' ? (
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/viewing`} look="secondary">
          {t('dossierNotes.event.toViewing')}
        </TextLink>
      ) : null}
      {event && scene.mayEdit ? (
        <Button
          kind={isAsked ? 'danger' : 'quiet'}
          isBusy={isRemoving}
          onClick={() => (isAsked ? onRemove(event) : setIsAsked(true))}
        >
          {t(isAsked ? 'dossierNotes.event.removeSure' : 'dossierNotes.event.remove')}
        </Button>
      ) : null}
      {scene.mayEdit ? (
        <Button type="submit" kind="primary" isBusy={isSaving}>
          {t('dossierNotes.save')}
        </Button>
      ) : null}
    </p>
  );
}

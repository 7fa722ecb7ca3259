import { useState } from 'react';
import { addDays } from '#domain/dossier/calendar/calendar-days.ts';
import {
  MOST_ICS_LENGTH,
  readIcs,
  type ReadCalendar,
  type ReadEvent,
} from '#domain/dossier/calendar/read-ics.ts';
import { momentOf } from '#domain/dossier/calendar/zoned-time.ts';
import { AppError } from '#lib/app-error.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { showToast } from '#ui/toasts.ts';
import { ownZone } from '../tasks/today.ts';
import type { Scene } from '../notes/scene.ts';
import { addEvent, readImported } from './calendar-calls.ts';

interface ImportDialogProps {
  readonly scene: Scene;
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Appointments of a calendar file: shown first, then taken over; each once, however often the file comes. */
export function ImportDialog({ scene, onClose, onImported }: ImportDialogProps) {
  const [read, setRead] = useState<ReadCalendar | null>(null);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTooLong, setIsTooLong] = useState(false);
  const looking = useDeed();
  const taking = useDeed();
  const look = ([file]: readonly File[]) =>
    looking.run(async () => {
      if (!file) return;
      setIsTooLong(file.size > MOST_ICS_LENGTH * 4);
      if (file.size > MOST_ICS_LENGTH * 4) return;
      const [text, there] = await Promise.all([file.text(), readImported(scene.dossierId)]);
      setKnown(there);
      setLeft(new Set());
      setRead(readIcs(text, ownZone()));
    });
  const events = (read?.events ?? []).filter(({ isCancelled }) => !isCancelled);
  const fresh = events.filter((event) => !known.has(uidOf(event)) && !left.has(uidOf(event)));
  const take = () =>
    taking.run(async () => {
      for (const event of fresh)
        await addEvent(rowOf(event, scene.dossierId)).catch((thrown: unknown) => {
          if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
        });
      showToast({ tone: 'good', text: t('dossierNotes.import.done', { count: fresh.length }) });
      onImported();
      onClose();
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('dossierNotes.import.title')}
      labels={{ close: t('dossierNotes.close') }}
      actions={
        fresh.length > 0 ? (
          <Button kind="primary" isBusy={taking.isBusy} onClick={() => void take()}>
            {t('dossierNotes.import.take', { count: fresh.length })}
          </Button>
        ) : null
      }
    >
      <FileDrop
        label={t('dossierNotes.import.drop')}
        hint={t('dossierNotes.import.hint')}
        accept=".ics,text/calendar"
        isMultiple={false}
        error={isTooLong ? t('dossierNotes.import.refused.too_long') : undefined}
        onFiles={(files) => void look(files)}
      />
      <DeedError error={looking.error ?? taking.error} />
      {read === null ? null : (
        <>
          <p role="status">{t('dossierNotes.import.found', { count: events.length, fresh: fresh.length })}</p>
          <ul className="dossier-import">
            {events.map((event) => {
              const uid = uidOf(event);
              const isKnown = known.has(uid);
              return (
                <li key={uid}>
                  <Checkbox
                    label={event.title === '' ? t('dossierNotes.event.untitled') : event.title}
                    hint={[
                      whenOf(event),
                      event.place ?? '',
                      isKnown ? t('dossierNotes.import.known') : '',
                      event.repeats ? t('dossierNotes.import.repeats') : '',
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                    checked={!isKnown && !left.has(uid)}
                    disabled={isKnown}
                    onChange={({ currentTarget: { checked } }) =>
                      setLeft((now) => {
                        const next = new Set(now);
                        if (checked) next.delete(uid);
                        else next.add(uid);
                        return next;
                      })
                    }
                  />
                </li>
              );
            })}
          </ul>
          {read.refused.length === 0 ? null : (
            <ul className="dossier-import">
              {read.refused.map(({ line, reason }) => (
                <li key={line}>
                  {t('dossierNotes.import.line', { line })} {t(`dossierNotes.import.refused.${reason}`)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  );
}

/** What a file calls an event; where it says nothing, its title and beginning. */
export function uidOf({ uid, title, span }: ReadEvent): string {
  const begins = span.kind === 'days' ? span.startsOn : String(span.startsMs);
  return (uid ?? `${title} ${begins}`).slice(0, 300);
}

function whenOf({ span }: ReadEvent): string {
  return span.kind === 'days' ? formatDate(span.startsOn) : formatTime(new Date(span.startsMs).toISOString());
}

/** An event of a file as a row; longer texts than a row holds are cut there, and nowhere else. */
export function rowOf(event: ReadEvent, dossierId: string) {
  const zone = event.span.kind === 'timed' ? event.span.zone : ownZone();
  const [startsMs, endsMs] =
    event.span.kind === 'timed'
      ? [event.span.startsMs, event.span.endsMs ?? event.span.startsMs]
      : [
          momentOf({ day: event.span.startsOn, time: '00:00' }, zone),
          momentOf({ day: addDays(event.span.endsOn, 1), time: '00:00' }, zone),
        ];
  return {
    id: crypto.randomUUID(),
    dossierId,
    kind: 'other' as const,
    title: event.title.trim().slice(0, 200) || t('dossierNotes.event.untitled'),
    startsAt: new Date(startsMs).toISOString(),
    endsAt: new Date(endsMs).toISOString(),
    timeZone: zone,
    isAllDay: event.span.kind === 'days',
    place: (event.place ?? '').slice(0, 300),
    details: (event.note ?? '').slice(0, 4000),
    importUid: uidOf(event),
  };
}

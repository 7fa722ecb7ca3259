import { useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { changeNote, readNoteVersions } from './note-calls.ts';
import { nameIn, type Scene } from './scene.ts';

interface NoteVersionsProps {
  readonly scene: Scene;
  readonly note: NoteRow;
  readonly mayRestore: boolean;
  readonly onClose: () => void;
  readonly onRestored: (note: NoteRow) => void;
}

/** Everything that a note ever said, by whom and when. Putting one back is a new version: nothing is ever lost. */
export function NoteVersions({ scene, note, mayRestore, onClose, onRestored }: NoteVersionsProps) {
  const call = useCall(['note versions', note.id, note.version], () => readNoteVersions(note.id));
  const [asked, setAsked] = useState<number | null>(null);
  const restoring = useDeed();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('dossierNotes.allVersions')}
      labels={{ close: t('dossierNotes.close') }}
    >
      <DeedError error={restoring.error} />
      <CallView call={call} waiting={<Skeleton height="10rem" />} failed={t('dossierNotes.versionsFailed')}>
        {(versions) => (
          <ol className="note-versions">
            {versions.map((version, place) => (
              <li key={version.version}>
                <p>
                  <strong>{nameIn(scene, version.authorId) ?? t('dossierNotes.somebodyGone')}</strong>{' '}
                  <span className="muted">{formatTime(version.savedAt)}</span>
                </p>
                <p className="dossier-text" dir="auto">
                  {version.body}
                </p>
                {place === 0 ? (
                  <p className="muted">{t('dossierNotes.versionNow')}</p>
                ) : mayRestore ? (
                  <Button
                    size="small"
                    isBusy={restoring.isBusy && asked === version.version}
                    onClick={() => {
                      setAsked(version.version);
                      void restoring.run(async () =>
                        onRestored(await changeNote(note, { body: version.body })),
                      );
                    }}
                  >
                    {t('dossierNotes.restore')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
        )}
      </CallView>
    </Dialog>
  );
}

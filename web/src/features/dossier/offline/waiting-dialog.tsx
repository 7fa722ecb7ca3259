import { useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import type { SeamAnswer } from '#domain/dossier/notes/merge-note.ts';
import { AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import type { OutboxEntry } from '#kit/offline/outbox.ts';
import { forgetOnDevice } from '#kit/rows/device-store.ts';
import { ownWrites } from '#kit/rows/own-writes.ts';
import { changeRow, readOne } from '#kit/rows/rows.ts';
import type { RowWrite } from '#kit/rows/waiting-writes.ts';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { saveNote, saveSettled, type NoteClash } from '../notes/save-note.ts';
import { nameIn, type Scene } from '../notes/scene.ts';
import { SeamsDialog } from '../notes/seams-dialog.tsx';
import { UploadList } from '../photos/upload-panel.tsx';
import { forgetScreens } from './tell-worker.ts';
import { kindOf, textOfWrite } from './waiting-words.ts';

type Entry = OutboxEntry<RowWrite>;

interface WaitingDialogProps {
  readonly scene: Scene;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** What waits here, one by one, with what the server said of what it refused; and the way to remove what is kept here. */
export function WaitingDialog({ scene, entries, onClose }: WaitingDialogProps) {
  const [isForgetting, setIsForgetting] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('dossierPhotos.offline.title')}
      labels={{ close: t('dossierPhotos.close') }}
      actions={
        <>
          <Button onClick={() => setIsForgetting(true)}>{t('dossierPhotos.offline.forget')}</Button>
          <Button kind="primary" onClick={() => void ownWrites.flush()}>
            {t('dossierPhotos.offline.sendNow')}
          </Button>
        </>
      }
    >
      <p>{t('dossierPhotos.offline.help')}</p>
      {entries.length === 0 ? <p>{t('dossierPhotos.offline.none')}</p> : null}
      <ul className="offline-list">
        {entries.map((entry) => (
          <WaitingItem key={entry.id} scene={scene} entry={entry} />
        ))}
      </ul>
      <UploadList dossierId={scene.dossierId} />
      <AskDialog
        isOpen={isForgetting}
        title={t('dossierPhotos.offline.forgetAsk')}
        labels={{
          close: t('dossierPhotos.close'),
          send: t('dossierPhotos.offline.forget'),
          cancel: t('dossierPhotos.offline.keep'),
        }}
        isDanger
        isBusy={false}
        error={undefined}
        onSend={() =>
          void forgetOnDevice().then(() => {
            forgetScreens();
            showToast({ tone: 'good', text: t('dossierPhotos.offline.forgotten') });
            onClose();
          })
        }
        onClose={() => setIsForgetting(false)}
      >
        <p>{t('dossierPhotos.offline.forgetText')}</p>
      </AskDialog>
    </Dialog>
  );
}

function WaitingItem({ scene, entry }: { readonly scene: Scene; readonly entry: Entry }) {
  const { payload, refusal } = entry;
  const deed = useDeed();
  const [clash, setClash] = useState<NoteClash | null>(null);
  const text = textOfWrite(payload);
  const isNote = payload.table === 'dossier_notes' && typeof payload.changes?.['body'] === 'string';
  const edit = () => ({
    base: payload.base as unknown as NoteRow,
    body: textOfWrite(payload),
    me: nameIn(scene, scene.me) ?? t('dossierNotes.you'),
    nameOf: (id: string | null) => nameIn(scene, id) ?? t('dossierNotes.somebodyGone'),
  });
  const compare = () =>
    deed.run(async () => {
      const saved = await saveNote(edit());
      if (saved.kind === 'clash') setClash(saved.clash);
      else await ownWrites.forget(entry.id);
    });
  const decide = async (answers: readonly SeamAnswer[]) => {
    if (!clash) return;
    const saved = await saveSettled(clash, answers, edit());
    if (saved.kind === 'clash') setClash(saved.clash);
    else {
      setClash(null);
      await ownWrites.forget(entry.id);
    }
  };
  /** Mine on top of what is there now: somebody decided so after both were shown. */
  const takeMine = () =>
    deed.run(async () => {
      const now = await readOne<{ id: string; version: number }>(payload.table, {
        id: `eq.${payload.rowId}`,
      });
      await changeRow(payload.table, now, payload.changes ?? {});
      // Only once it is there, or waits anew: what is refused again stays.
      await ownWrites.forget(entry.id);
    });
  return (
    <li data-state={refusal === null ? 'waiting' : 'refused'}>
      <strong>{t(`dossierPhotos.kind.${kindOf(payload.table)}`)}</strong>
      <p className="dossier-text" dir="auto">
        {text.length > 400 ? `${text.slice(0, 400)}…` : text}
      </p>
      {refusal === null ? (
        <p className="muted">{t('dossierPhotos.offline.itemWaits')}</p>
      ) : (
        <>
          <p className="form-error">
            {refusal === 'edit_conflict'
              ? t('dossierPhotos.offline.conflict')
              : errorSentence(new AppError(refusal, refusal))}
          </p>
          <p className="dossier-actions">
            {refusal === 'edit_conflict' && isNote ? (
              <Button size="small" kind="primary" isBusy={deed.isBusy} onClick={() => void compare()}>
                {t('dossierPhotos.offline.compare')}
              </Button>
            ) : null}
            {refusal === 'edit_conflict' && !isNote ? (
              <Button size="small" kind="primary" isBusy={deed.isBusy} onClick={() => void takeMine()}>
                {t('dossierPhotos.offline.takeMine')}
              </Button>
            ) : null}
            <Button
              size="small"
              onClick={() => void navigator.clipboard.writeText(text).catch(() => undefined)}
            >
              {t('dossierPhotos.offline.copy')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => void ownWrites.forget(entry.id)}>
              {t('dossierPhotos.offline.drop')}
            </Button>
          </p>
        </>
      )}
      <DeedError error={deed.error} />
      {clash ? <SeamsDialog clash={clash} onLater={() => setClash(null)} onSettle={decide} /> : null}
    </li>
  );
}

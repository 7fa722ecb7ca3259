import { useEffect, useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import type { SeamAnswer } from '#domain/dossier/notes/merge-note.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toasts.ts';
import { changeNote, removeNote } from './note-calls.ts';
import { NoteVersions } from './note-versions.tsx';
import { saveNote, saveSettled, type NoteClash, type SavedNote } from './save-note.ts';
import { nameIn, type Scene } from './scene.ts';
import { SeamsDialog } from './seams-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface NoteItemProps {
  readonly scene: Scene;
  readonly note: NoteRow;
  readonly onChanged: (note: NoteRow) => void;
  readonly onRemoved: (id: string) => void;
}

/** A note: who wrote it, about what, who reads it; edited in its place, with all that it ever said. */
export function NoteItem({ scene, note, onChanged, onRemoved }: NoteItemProps) {
  const key = `dossier-note-edit:${note.id}`;
  const [kept] = useState(() => readKept(key, note));
  const [base, setBase] = useState<NoteRow | null>(kept?.base ?? null);
  const [body, setBody] = useState(kept?.body ?? '');
  const [clash, setClash] = useState<NoteClash | null>(null);
  const [opened, setOpened] = useState<'versions' | 'share' | 'remove' | null>(null);
  const saving = useDeed();
  const isOwn = note.authorId === scene.me;
  const mayChange = scene.mayComment && (isOwn || (!note.isPrivate && scene.mayEdit));
  const author = nameIn(scene, note.authorId) ?? t('dossierNotes.somebodyGone');
  const home = scene.homes.find(({ id }) => id === note.assetId);

  useEffect(
    () => writeStored('session', key, base === null ? null : JSON.stringify({ base, body })),
    [key, base, body],
  );
  const stop = () => {
    setBase(null);
    setClash(null);
  };
  const edit = (from: NoteRow) => ({
    ...{ base: from, body, me: nameIn(scene, scene.me) ?? t('dossierNotes.you') },
    nameOf: (id: string | null) => nameIn(scene, id) ?? t('dossierNotes.somebodyGone'),
  });
  const settle = (saved: SavedNote) => {
    if (saved.kind === 'clash') setClash(saved.clash);
    else {
      if (saved.with !== null)
        showToast({ tone: 'good', text: t('dossierNotes.merged', { name: saved.with }) });
      onChanged(saved.note);
      stop();
    }
  };
  const save = (from: NoteRow) => saving.run(async () => settle(await saveNote(edit(from))));
  const decide = async (answers: readonly SeamAnswer[]) => {
    if (clash && base) settle(await saveSettled(clash, answers, edit(base)));
  };

  return (
    <article className="dossier-note" data-row={note.id}>
      <header>
        <strong>{author}</strong>
        <span className="muted">{formatTime(note.createdAt)}</span>
        <Badge tone={note.isPrivate ? 'neutral' : 'accent'}>
          {t(note.isPrivate ? 'dossierNotes.isPrivate' : 'dossierNotes.isShared')}
        </Badge>
        {home ? <Badge>{home.title}</Badge> : null}
        {note.room === '' ? null : <Badge>{note.room}</Badge>}
        {note.photoId === null ? null : <Badge>{t('dossierNotes.onPhoto')}</Badge>}
        {note.tags.map((tag) => (
          <Badge key={tag}>#{tag}</Badge>
        ))}
      </header>
      {base === null ? (
        <p className="dossier-text" dir="auto">
          {note.body}
        </p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (body.trim() !== '' && !saving.isBusy) void save(base);
          }}
        >
          <TextArea
            label={t('dossierNotes.note')}
            isLabelHidden
            rows={8}
            dir="auto"
            value={body}
            error={body.trim() === '' ? t('dossierNotes.missing') : undefined}
            onChange={({ currentTarget: { value } }) => setBody(value)}
          />
          {note.version > base.version ? (
            <p className="muted" role="status">
              {t('dossierNotes.changedMeanwhile')}
            </p>
          ) : null}
          <DeedError error={saving.error} />
          <p className="dossier-actions">
            <Button onClick={stop}>{t('dossierNotes.discard')}</Button>
            <Button type="submit" kind="primary" isBusy={saving.isBusy}>
              {t('dossierNotes.save')}
            </Button>
          </p>
        </form>
      )}
      {base === null ? (
        <footer className="dossier-actions">
          {mayChange ? (
            <Button
              size="small"
              onClick={() => {
                setBody(note.body);
                setBase(note);
              }}
            >
              {t('dossierNotes.edit')}
            </Button>
          ) : null}
          {isOwn && note.isPrivate && scene.mayComment ? (
            <Button size="small" onClick={() => setOpened('share')}>
              {t('dossierNotes.share')}
            </Button>
          ) : null}
          {isOwn && !note.isPrivate && scene.mayComment ? (
            <Button
              size="small"
              isBusy={saving.isBusy}
              onClick={() =>
                void saving.run(async () => onChanged(await changeNote(note, { isPrivate: true })))
              }
            >
              {t('dossierNotes.makePrivate')}
            </Button>
          ) : null}
          <Button size="small" kind="quiet" onClick={() => setOpened('versions')}>
            {t('dossierNotes.versions', { count: note.version })}
          </Button>
          {mayChange ? (
            <Button size="small" kind="quiet" onClick={() => setOpened('remove')}>
              {t('dossierNotes.remove')}
            </Button>
          ) : null}
          <DeedError error={saving.error} />
        </footer>
      ) : null}
      {clash ? <SeamsDialog clash={clash} onLater={() => setClash(null)} onSettle={decide} /> : null}
      {opened === 'versions' ? (
        <NoteVersions
          scene={scene}
          note={note}
          mayRestore={mayChange}
          onClose={() => setOpened(null)}
          onRestored={(restored) => {
            onChanged(restored);
            setOpened(null);
          }}
        />
      ) : null}
      <ShareDialog
        scene={scene}
        isOpen={opened === 'share'}
        onClose={() => setOpened(null)}
        onShare={async () => {
          onChanged(await changeNote(note, { isPrivate: false }));
          setOpened(null);
        }}
      />
      {opened === 'remove' ? (
        <AskDeed
          isOpen
          title={t('dossierNotes.removeAsk')}
          labels={{
            close: t('dossierNotes.close'),
            send: t('dossierNotes.remove'),
            cancel: t('dossierNotes.keep'),
          }}
          isDanger
          send={() => removeNote(note.id)}
          onDone={() => onRemoved(note.id)}
          onClose={() => setOpened(null)}
        >
          <p>{t('dossierNotes.removeText')}</p>
        </AskDeed>
      ) : null}
    </article>
  );
}

/** What was being edited in this tab; only what is an edit of this note. */
function readKept(key: string, note: NoteRow): { base: NoteRow; body: string } | null {
  const kept = readStoredJson('session', key) as { base?: Partial<NoteRow>; body?: unknown } | null;
  const isEdit =
    kept?.base?.id === note.id && typeof kept.base.body === 'string' && typeof kept.base.version === 'number';
  return isEdit && typeof kept.body === 'string'
    ? { base: { ...note, ...kept.base }, body: kept.body }
    : null;
}

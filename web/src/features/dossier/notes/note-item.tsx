import { useEffect, useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import type { SeamAnswer } from '#domain/dossier/notes/merge-note.ts';
import { t } from '#lib/i18n.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { ownKey } from '#kit/rows/device-store.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { showToast } from '#ui/toasts.ts';
import { changeNote, removeNote } from './note-calls.ts';
import { NoteDeeds, NoteEdit, NoteHead } from './note-parts.tsx';
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
  const [key] = useState(() => ownKey(`dossier-note-edit:${note.id}`));
  const [kept] = useState(() => readKept(key, note));
  const [base, setBase] = useState<NoteRow | null>(kept?.base ?? null);
  const [body, setBody] = useState(kept?.body ?? '');
  const [clash, setClash] = useState<NoteClash | null>(null);
  const [opened, setOpened] = useState<'versions' | 'share' | 'remove' | null>(null);
  const saving = useDeed();
  const isOwn = note.authorId === scene.me;
  const mayChange = scene.mayComment && (isOwn || (!note.isPrivate && scene.mayEdit));

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
      <NoteHead scene={scene} note={note} />
      {base === null ? (
        <p className="dossier-text" dir="auto">
          {note.body}
        </p>
      ) : (
        <NoteEdit
          body={body}
          isOlder={note.version > base.version}
          saving={saving}
          onBody={setBody}
          onStop={stop}
          onSave={() => void save(base)}
        />
      )}
      {base === null ? (
        <NoteDeeds
          scene={scene}
          note={note}
          mayChange={mayChange}
          saving={saving}
          onEdit={() => {
            setBody(note.body);
            setBase(note);
          }}
          onOpen={setOpened}
          onChanged={onChanged}
        />
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
      <RemoveNote
        isOpen={opened === 'remove'}
        note={note}
        onRemoved={onRemoved}
        onClose={() => setOpened(null)}
      />
    </article>
  );
}

interface RemoveNoteProps {
  readonly isOpen: boolean;
  readonly note: NoteRow;
  readonly onRemoved: (id: string) => void;
  readonly onClose: () => void;
}

function RemoveNote({ isOpen, note, onRemoved, onClose }: RemoveNoteProps) {
  return (
    <AskDeed
      isOpen={isOpen}
      title={t('dossierNotes.removeAsk')}
      labels={{
        close: t('dossierNotes.close'),
        send: t('dossierNotes.remove'),
        cancel: t('dossierNotes.keep'),
      }}
      isDanger
      send={() => removeNote(note.id)}
      onDone={() => onRemoved(note.id)}
      onClose={onClose}
    >
      <p>{t('dossierNotes.removeText')}</p>
    </AskDeed>
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

import type { NoteRow } from '#wire/dossier-rows.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import type { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { tagsBesideStars } from '../viewing/room-rating.ts';
import { changeNote } from './note-calls.ts';
import { wordOfRoom } from './rooms.ts';
import { nameIn, type Scene } from './scene.ts';

/** Who wrote a note, when, who reads it, and what it is about. */
export function NoteHead({ scene, note }: { readonly scene: Scene; readonly note: NoteRow }) {
  const author = nameIn(scene, note.authorId) ?? t('dossierNotes.somebodyGone');
  const home = scene.homes.find(({ id }) => id === note.assetId);
  return (
    <header>
      <strong>{author}</strong>
      <span className="muted">{formatTime(note.createdAt)}</span>
      <Badge tone={note.isPrivate ? 'neutral' : 'accent'}>
        {t(note.isPrivate ? 'dossierNotes.isPrivate' : 'dossierNotes.isShared')}
      </Badge>
      {home ? <Badge>{home.title}</Badge> : null}
      {note.room === '' ? null : <Badge>{wordOfRoom(note.room)}</Badge>}
      {note.photoId === null ? null : <Badge>{t('dossierNotes.onPhoto')}</Badge>}
      {tagsBesideStars(note).map((tag) => (
        <Badge key={tag}>#{tag}</Badge>
      ))}
    </header>
  );
}

interface NoteEditProps {
  readonly body: string;
  /** somebody changed the note since this edit began */
  readonly isOlder: boolean;
  readonly saving: ReturnType<typeof useDeed>;
  readonly onBody: (body: string) => void;
  readonly onStop: () => void;
  readonly onSave: () => void;
}

/** The text of a note while it is edited. */
export function NoteEdit({ body, isOlder, saving, onBody, onStop, onSave }: NoteEditProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== '' && !saving.isBusy) onSave();
      }}
    >
      <TextArea
        label={t('dossierNotes.note')}
        isLabelHidden
        rows={8}
        dir="auto"
        value={body}
        error={body.trim() === '' ? t('dossierNotes.missing') : undefined}
        onChange={({ currentTarget: { value } }) => onBody(value)}
      />
      {isOlder ? (
        <p className="muted" role="status">
          {t('dossierNotes.changedMeanwhile')}
        </p>
      ) : null}
      <DeedError error={saving.error} />
      <p className="dossier-actions">
        <Button onClick={onStop}>{t('dossierNotes.discard')}</Button>
        <Button type="submit" kind="primary" isBusy={saving.isBusy}>
          {t('dossierNotes.save')}
        </Button>
      </p>
    </form>
  );
}

interface NoteDeedsProps {
  readonly scene: Scene;
  readonly note: NoteRow;
  readonly mayChange: boolean;
  readonly saving: ReturnType<typeof useDeed>;
  readonly onEdit: () => void;
  readonly onOpen: (what: 'versions' | 'share' | 'remove') => void;
  readonly onChanged: (note: NoteRow) => void;
}

/** What the reader may do with a note. */
export function NoteDeeds({ scene, note, mayChange, saving, onEdit, onOpen, onChanged }: NoteDeedsProps) {
  const isOwn = note.authorId === scene.me;
  return (
    <footer className="dossier-actions">
      {mayChange ? (
        <Button size="small" onClick={onEdit}>
          {t('dossierNotes.edit')}
        </Button>
      ) : null}
      {isOwn && note.isPrivate && scene.mayComment ? (
        <Button size="small" onClick={() => onOpen('share')}>
          {t('dossierNotes.share')}
        </Button>
      ) : null}
      {isOwn && !note.isPrivate && scene.mayComment ? (
        <Button
          size="small"
          isBusy={saving.isBusy}
          onClick={() => void saving.run(async () => onChanged(await changeNote(note, { isPrivate: true })))}
        >
          {t('dossierNotes.makePrivate')}
        </Button>
      ) : null}
      <Button size="small" kind="quiet" onClick={() => onOpen('versions')}>
        {t('dossierNotes.versions', { count: note.version })}
      </Button>
      {mayChange ? (
        <Button size="small" kind="quiet" onClick={() => onOpen('remove')}>
          {t('dossierNotes.remove')}
        </Button>
      ) : null}
      <DeedError error={saving.error} />
    </footer>
  );
}

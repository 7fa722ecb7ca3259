import { useId, useState } from 'react';
import { noteRow, type NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addNote } from './note-calls.ts';
import { readTags, roomName, roomOfWord, ROOMS } from './rooms.ts';
import type { Scene } from './scene.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useDictation } from './use-dictation.ts';
import { useDraft } from './use-draft.ts';

const EMPTY = { id: '', body: '', room: '', tags: '', assetId: '', isShared: false };
const MOST = noteRow.shape.body.maxLength ?? 20_000;

interface NoteFormProps {
  readonly scene: Scene;
  /** the home or the comparison that the page is about */
  readonly assetId: string | null;
  readonly comparisonId: string | null;
  readonly photo?: { readonly id: string; readonly x: number | null; readonly y: number | null };
  readonly onAdded: (note: NoteRow) => void;
}

/** A new note: typed or spoken, private until somebody shares it. What was typed stays through a reload and a failed send. */
export function NoteForm({ scene, assetId, comparisonId, photo, onAdded }: NoteFormProps) {
  const scope = comparisonId ?? assetId ?? 'all';
  const [draft, change, clear] = useDraft(`dossier-note:${scene.dossierId}:${scope}`, EMPTY);
  const [asks, setAsks] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const sending = useDeed();
  const dictation = useDictation((text) =>
    change({ body: draft.body === '' ? text : `${draft.body.replace(/\s+$/, '')} ${text}` }),
  );
  const isTooLong = draft.body.length > MOST;

  const send = () =>
    sending.run(async () => {
      // The same id again is the same note, also after an answer that was lost.
      const id = draft.id === '' ? crypto.randomUUID() : draft.id;
      change({ id });
      const home = assetId ?? (draft.assetId === '' ? null : draft.assetId);
      const note = await addNote({
        id,
        dossierId: scene.dossierId,
        body: draft.body.trim(),
        room: roomOfWord(draft.room),
        tags: readTags(draft.tags),
        isPrivate: !draft.isShared,
        ...(home === null ? {} : { assetId: home }),
        ...(comparisonId === null ? {} : { comparisonId }),
        ...(photo
          ? { photoId: photo.id, ...(photo.x === null ? {} : { pinX: photo.x, pinY: photo.y }) }
          : {}),
      });
      clear();
      onAdded(note);
    });

  return (
    <form
      className="dossier-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(draft.body.trim() === '');
        if (draft.body.trim() !== '' && !isTooLong && !sending.isBusy) void send();
      }}
    >
      <TextArea
        label={t('dossierNotes.note')}
        rows={5}
        dir="auto"
        value={draft.body}
        error={
          isTooLong
            ? t('dossierNotes.tooLong', { most: MOST, over: draft.body.length - MOST })
            : isMissing && draft.body.trim() === ''
              ? t('dossierNotes.missing')
              : undefined
        }
        onChange={({ currentTarget: { value } }) => change({ body: value })}
      />
      <Dictation dictation={dictation} />
      <NoteFields
        scene={scene}
        hasHome={assetId === null && comparisonId === null}
        draft={draft}
        onChange={change}
      />
      <Switch
        label={t('dossierNotes.shared')}
        hint={t(draft.isShared ? 'dossierNotes.sharedHint' : 'dossierNotes.privateHint')}
        checked={draft.isShared}
        onChange={({ currentTarget: { checked } }) => (checked ? setAsks(true) : change({ isShared: false }))}
      />
      <DeedError error={sending.error} />
      <p className="dossier-actions">
        <Button type="submit" kind="primary" isBusy={sending.isBusy}>
          {t('dossierNotes.add')}
        </Button>
      </p>
      <ShareDialog
        scene={scene}
        isOpen={asks}
        onClose={() => setAsks(false)}
        onShare={() => {
          change({ isShared: true });
          setAsks(false);
          return Promise.resolve();
        }}
      />
    </form>
  );
}

function Dictation({ dictation }: { readonly dictation: ReturnType<typeof useDictation> }) {
  if (!dictation.isThere) return null;
  return (
    <p className="dossier-dictation">
      <Button size="small" aria-pressed={dictation.isOn} onClick={dictation.toggle}>
        {t(dictation.isOn ? 'dossierNotes.dictationStop' : 'dossierNotes.dictation')}
      </Button>
      <span role="status" className="muted">
        {dictation.isOn
          ? t('dossierNotes.dictationOn')
          : dictation.hasFailed
            ? t('dossierNotes.dictationFailed')
            : ''}
      </span>
    </p>
  );
}

interface NoteFieldsProps {
  readonly scene: Scene;
  /** whether the note may be about any home */
  readonly hasHome: boolean;
  readonly draft: typeof EMPTY;
  readonly onChange: (changes: Partial<typeof EMPTY>) => void;
}

/** Folded away until somebody wants them: a note is written standing, with one thumb. */
function NoteFields({ scene, hasHome, draft, onChange }: NoteFieldsProps) {
  const list = useId();
  const [isOpen, setIsOpen] = useState(draft.room !== '' || draft.tags !== '' || draft.assetId !== '');
  return (
    <details
      className="dossier-ready"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary>
        {t(hasHome && scene.homes.length > 0 ? 'dossierNotes.aboutHome' : 'dossierNotes.aboutRoom')}
      </summary>
      <div className="dossier-fields">
        {hasHome && scene.homes.length > 0 ? (
          <Select
            label={t('dossierNotes.home')}
            value={draft.assetId}
            options={[
              { value: '', label: t('dossierNotes.noHome') },
              ...scene.homes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ currentTarget: { value } }) => onChange({ assetId: value })}
          />
        ) : null}
        <TextField
          label={t('dossierNotes.room')}
          optional={t('dossierNotes.optional')}
          list={list}
          maxLength={60}
          value={draft.room}
          onChange={({ currentTarget: { value } }) => onChange({ room: value })}
        />
        <datalist id={list}>
          {ROOMS.map((room) => (
            <option key={room} value={roomName(room)} />
          ))}
        </datalist>
        <TextField
          label={t('dossierNotes.tags')}
          optional={t('dossierNotes.optional')}
          hint={t('dossierNotes.tagsHint')}
          value={draft.tags}
          onChange={({ currentTarget: { value } }) => onChange({ tags: value })}
        />
      </div>
    </details>
  );
}

import { useId, useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { NoteFilter } from './note-calls.ts';
import { roomOfWord, wordOfRoom } from './rooms.ts';
import type { Scene } from './scene.ts';

interface NoteFilterFormProps {
  readonly scene: Scene;
  /** those on screen: their rooms and tags are proposed */
  readonly notes: readonly NoteRow[];
  readonly filter: NoteFilter;
  readonly isFiltered: boolean;
  readonly onChoose: (changes: Partial<NoteFilter>) => void;
  readonly onClear: () => void;
}

const words = (value: string) => (value.trim() === '' ? null : value.trim());

/** Which notes are shown: by words in them, room, tag, author, and who reads them. */
export function NoteFilterForm({ scene, notes, filter, isFiltered, onChoose, onClear }: NoteFilterFormProps) {
  const [typed, setTyped] = useState('');
  const rooms = useId();
  const tags = useId();
  return (
    <form
      className="dossier-filter"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ text: typed });
      }}
    >
      <TextField
        label={t('dossierNotes.search')}
        type="search"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={() => onChoose({ text: typed })}
      />
      <details>
        <summary>{t(isFiltered ? 'dossierNotes.filtered' : 'dossierNotes.filter')}</summary>
        <div className="dossier-fields">
          <TextField
            label={t('dossierNotes.room')}
            list={rooms}
            defaultValue={wordOfRoom(filter.room ?? '')}
            onBlur={({ currentTarget: { value } }) => onChoose({ room: words(roomOfWord(value)) })}
          />
          <datalist id={rooms}>
            {[...new Set(notes.map(({ room }) => wordOfRoom(room)))].map((room) => (
              <option key={room} value={room} />
            ))}
          </datalist>
          <TextField
            label={t('dossierNotes.tag')}
            list={tags}
            defaultValue={filter.tag ?? ''}
            onBlur={({ currentTarget: { value } }) => onChoose({ tag: words(value) })}
          />
          <datalist id={tags}>
            {[...new Set(notes.flatMap((note) => note.tags))].map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Select
            label={t('dossierNotes.person')}
            value={filter.authorId ?? ''}
            options={[
              { value: '', label: t('dossierNotes.everybody') },
              ...scene.people.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => onChoose({ authorId: words(value) })}
          />
          <Select
            label={t('dossierNotes.readBy')}
            value={filter.isPrivate === null ? '' : String(filter.isPrivate)}
            options={[
              { value: '', label: t('dossierNotes.privateAndShared') },
              { value: 'true', label: t('dossierNotes.isPrivate') },
              { value: 'false', label: t('dossierNotes.isShared') },
            ]}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ isPrivate: value === '' ? null : value === 'true' })
            }
          />
        </div>
      </details>
      {isFiltered ? (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            setTyped('');
            onClear();
          }}
        >
          {t('dossierNotes.showAll')}
        </Button>
      ) : null}
    </form>
  );
}

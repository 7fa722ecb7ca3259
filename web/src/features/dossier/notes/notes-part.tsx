import { useId, useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import type { Page } from '#kit/call/list-pages.ts';
import { useList } from '#kit/call/use-list.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ALL_NOTES, readNotes, type NoteFilter } from './note-calls.ts';
import { NoteItem } from './note-item.tsx';
import { useChanges, type Scene } from './scene.ts';

interface NotesPartProps {
  readonly scene: Scene;
  readonly assetId: string | null;
  readonly comparisonId: string | null;
  /** counts notes that were added above the list */
  readonly added: number;
}

/** Notes, searched and filtered by the server, so that five thousand of them are as quick as five. */
export function NotesPart({ scene, assetId, comparisonId, added }: NotesPartProps) {
  const [filter, setFilter] = useState<NoteFilter>({ ...ALL_NOTES, assetId, comparisonId });
  const [typed, setTyped] = useState('');
  const list = useList<NoteRow, Page<NoteRow>>(['notes', scene.dossierId, filter, added], (after) =>
    readNotes(scene.dossierId, filter, typeof after === 'string' ? after : null),
  );
  useChanges(scene, ['dossier_notes'], list.reload);
  const rooms = useId();
  const tags = useId();
  const isFiltered = JSON.stringify(filter) !== JSON.stringify({ ...ALL_NOTES, assetId, comparisonId });
  const choose = (changes: Partial<NoteFilter>) => setFilter((now) => ({ ...now, ...changes }));
  const words = (value: string) => (value.trim() === '' ? null : value.trim());
  return (
    <section aria-label={t('dossierNotes.list')}>
      <form
        className="dossier-filter"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          choose({ text: typed });
        }}
      >
        <TextField
          label={t('dossierNotes.search')}
          type="search"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onBlur={() => choose({ text: typed })}
        />
        <details>
          <summary>{t(isFiltered ? 'dossierNotes.filtered' : 'dossierNotes.filter')}</summary>
          <div className="dossier-fields">
            <TextField
              label={t('dossierNotes.room')}
              list={rooms}
              defaultValue={filter.room ?? ''}
              onBlur={({ currentTarget: { value } }) => choose({ room: words(value) })}
            />
            <datalist id={rooms}>
              {[...new Set(list.rows.map(({ room }) => room))].map((room) => (
                <option key={room} value={room} />
              ))}
            </datalist>
            <TextField
              label={t('dossierNotes.tag')}
              list={tags}
              defaultValue={filter.tag ?? ''}
              onBlur={({ currentTarget: { value } }) => choose({ tag: words(value) })}
            />
            <datalist id={tags}>
              {[...new Set(list.rows.flatMap((note) => note.tags))].map((tag) => (
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
              onChange={({ currentTarget: { value } }) => choose({ authorId: words(value) })}
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
                choose({ isPrivate: value === '' ? null : value === 'true' })
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
              setFilter({ ...ALL_NOTES, assetId, comparisonId });
            }}
          >
            {t('dossierNotes.showAll')}
          </Button>
        ) : null}
      </form>
      <ListView
        list={list}
        waiting={<Skeleton height="12rem" />}
        failed={t('dossierNotes.failed')}
        more={t('dossierNotes.more')}
        empty={
          isFiltered ? (
            <Empty title={t('dossierNotes.noneFound')}>{t('dossierNotes.noneFoundHelp')}</Empty>
          ) : (
            <Empty title={t('dossierNotes.none')}>
              {t(scene.mayComment ? 'dossierNotes.noneHelp' : 'dossierNotes.noneReader')}
            </Empty>
          )
        }
      >
        {(rows) => (
          <div className="dossier-list">
            {rows.map((note) => (
              <NoteItem
                key={note.id}
                scene={scene}
                note={note}
                onChanged={(next) => list.put(next)}
                onRemoved={list.take}
              />
            ))}
          </div>
        )}
      </ListView>
    </section>
  );
}

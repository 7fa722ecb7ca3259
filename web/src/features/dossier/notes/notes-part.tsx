import { useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import type { Page } from '#kit/call/list-pages.ts';
import { useList } from '#kit/call/use-list.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ALL_NOTES, readNotes, type NoteFilter } from './note-calls.ts';
import { NoteFilterForm } from './note-filter-form.tsx';
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
  const list = useList<NoteRow, Page<NoteRow>>(['notes', scene.dossierId, filter, added], (after) =>
    readNotes(scene.dossierId, filter, typeof after === 'string' ? after : null),
  );
  useChanges(scene, ['dossier_notes'], list.reload);
  const isFiltered = JSON.stringify(filter) !== JSON.stringify({ ...ALL_NOTES, assetId, comparisonId });
  const choose = (changes: Partial<NoteFilter>) => setFilter((now) => ({ ...now, ...changes }));
  return (
    <section aria-label={t('dossierNotes.list')}>
      {/* Where nobody has written anything there is nothing to search. */}
      {list.rows.length === 0 && !isFiltered ? null : (
        <NoteFilterForm
          scene={scene}
          notes={list.rows}
          filter={filter}
          isFiltered={isFiltered}
          onChoose={choose}
          onClear={() => setFilter({ ...ALL_NOTES, assetId, comparisonId })}
        />
      )}
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

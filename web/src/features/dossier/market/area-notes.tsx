import { useState } from 'react';
import { noteRow, type NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import type { Page } from '#kit/call/list-pages.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { useList } from '#kit/call/use-list.ts';
import { readNewest } from '#kit/rows/rows.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { addNote } from '../notes/note-calls.ts';
import { NoteItem } from '../notes/note-item.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { useDraft } from '../notes/use-draft.ts';

/** The tag that a note about an area has, and words that people give such notes themselves. */
const AREA_TAG = 'area';
const AREA_WORDS = [AREA_TAG, 'neighbourhood', 'neighborhood', 'street', 'zona', 'barrio', 'calle'];
/** The street is a room of its own in the notes of a viewing. */
const STREETS = ['Street', 'Calle'];

/** Notes about where the home is, of this home and of the dossier as a whole. */
function readAreaNotes(dossierId: string, homeId: string, after: string | null): Promise<Page<NoteRow>> {
  return readNewest(
    'dossier_notes',
    {
      dossier_id: `eq.${dossierId}`,
      and: `(or(asset_id.eq.${homeId},asset_id.is.null),or(tags.ov.{${AREA_WORDS.join(',')}},room.in.(${STREETS.join(',')})))`,
    },
    after,
  ) as Promise<Page<NoteRow>>;
}

/** What people noticed about the area; written here it has the tag by which it is found again among all notes. */
export function AreaNotes({ scene, homeId }: { readonly scene: Scene; readonly homeId: string }) {
  const [added, setAdded] = useState(0);
  const list = useList<NoteRow, Page<NoteRow>>(['notes of an area', homeId, added], (after) =>
    readAreaNotes(scene.dossierId, homeId, typeof after === 'string' ? after : null),
  );
  useChanges(scene, ['dossier_notes'], list.reload);
  return (
    <section aria-labelledby="area-notes">
      <h2 id="area-notes">{t('dossierMarket.notes')}</h2>
      <p className="muted">{t('dossierMarket.notesHelp')}</p>
      {scene.mayComment ? (
        <AreaNoteForm scene={scene} homeId={homeId} onAdded={() => setAdded(added + 1)} />
      ) : null}
      <ListView
        list={list}
        waiting={<Skeleton height="8rem" />}
        failed={t('dossierNotes.failed')}
        more={t('dossierNotes.more')}
        empty={<p className="muted">{t('dossierMarket.noNotes')}</p>}
      >
        {(rows) => (
          <div className="dossier-list">
            {rows.map((note) => (
              <NoteItem
                key={note.id}
                scene={scene}
                note={note}
                onChanged={() => void list.reload()}
                onRemoved={() => void list.reload()}
              />
            ))}
          </div>
        )}
      </ListView>
    </section>
  );
}

function AreaNoteForm({
  scene,
  homeId,
  onAdded,
}: {
  readonly scene: Scene;
  readonly homeId: string;
  readonly onAdded: () => void;
}) {
  const [draft, change, clear] = useDraft(`dossier-area-note:${homeId}`, { id: '', body: '' });
  const sending = useDeed();
  const send = () =>
    sending.run(async () => {
      // The same id again is the same note, also after an answer that was lost.
      const id = draft.id === '' ? crypto.randomUUID() : draft.id;
      change({ id });
      await addNote({
        id,
        dossierId: scene.dossierId,
        assetId: homeId,
        body: draft.body.trim(),
        tags: [AREA_TAG],
        isPrivate: true,
      });
      clear();
      onAdded();
    });
  return (
    <form
      className="dossier-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.body.trim() !== '' && !sending.isBusy) void send();
      }}
    >
      <TextArea
        label={t('dossierMarket.note')}
        hint={t('dossierMarket.noteHint')}
        rows={3}
        dir="auto"
        maxLength={noteRow.shape.body.maxLength ?? 20_000}
        value={draft.body}
        onChange={({ currentTarget: { value } }) => change({ body: value })}
      />
      <DeedError error={sending.error} />
      <p className="dossier-actions">
        <Button type="submit" isBusy={sending.isBusy}>
          {t('dossierNotes.add')}
        </Button>
      </p>
    </form>
  );
}

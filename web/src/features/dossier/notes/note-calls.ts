import type { NoteRow, NoteVersionRow, PointRow, PointVoteRow, QueryRow } from '#wire/dossier-rows.ts';
import { askTable } from '#lib/ask-table.ts';
import type { Page } from '#kit/call/list-pages.ts';
import { addRow, changeRow, readAll, readNewest, readOne, removeRow } from '#kit/rows/rows.ts';

/** Which notes are asked for; null: all. */
export interface NoteFilter {
  readonly assetId: string | null;
  readonly comparisonId: string | null;
  readonly room: string | null;
  readonly tag: string | null;
  readonly authorId: string | null;
  readonly isPrivate: boolean | null;
  readonly text: string;
}

export const ALL_NOTES: NoteFilter = {
  ...{ assetId: null, comparisonId: null, room: null, tag: null, authorId: null, isPrivate: null, text: '' },
};

/** Notes of a dossier that the caller may read, the newest first. */
export function readNotes(
  dossierId: string,
  filter: NoteFilter,
  after: string | null,
): Promise<Page<NoteRow>> {
  const { assetId, comparisonId, room, tag, authorId, isPrivate, text } = filter;
  return readNewest(
    'dossier_notes',
    {
      dossier_id: `eq.${dossierId}`,
      ...(assetId === null ? {} : { asset_id: `eq.${assetId}` }),
      ...(comparisonId === null ? {} : { comparison_id: `eq.${comparisonId}` }),
      ...(room === null ? {} : { room: `eq.${room}` }),
      ...(tag === null ? {} : { tags: `cs.{${quoted(tag)}}` }),
      ...(authorId === null ? {} : { author_id: `eq.${authorId}` }),
      ...(isPrivate === null ? {} : { is_private: `is.${String(isPrivate)}` }),
      ...(text.trim() === '' ? {} : { body: `ilike.*${text.trim().replace(/[*%_\\]/g, '\\$&')}*` }),
    },
    after,
  ) as Promise<Page<NoteRow>>;
}

function quoted(word: string): string {
  return `"${word.replace(/["\\]/g, '\\$&')}"`;
}

export const readNote = (id: string) => readOne<NoteRow>('dossier_notes', { id: `eq.${id}` });
export const addNote = (note: Partial<NoteRow> & { readonly id: string }) =>
  addRow<NoteRow>('dossier_notes', note);
export const changeNote = (note: NoteRow, changes: Partial<NoteRow>) =>
  changeRow<NoteRow>('dossier_notes', note, changes);
export const removeNote = (id: string) => removeRow('dossier_notes', id);

/** Everything that a note ever said, the latest first. */
export const readNoteVersions = (id: string) =>
  readAll<NoteVersionRow>('dossier_note_versions', { note_id: `eq.${id}` }, 'version.desc');

/** Questions of a dossier, of a home where one is named, the newest first. */
export function readQueries(dossierId: string, assetId: string | null) {
  return readAll<QueryRow>(
    'dossier_queries',
    { dossier_id: `eq.${dossierId}`, ...(assetId === null ? {} : { asset_id: `eq.${assetId}` }) },
    'created_at.desc,id.desc',
  );
}
export const addQuery = (query: Partial<QueryRow> & { readonly id: string }) =>
  addRow<QueryRow>('dossier_queries', query);
export const changeQuery = (query: QueryRow, changes: Partial<QueryRow>) =>
  changeRow<QueryRow>('dossier_queries', query, changes);
export const removeQuery = (id: string) => removeRow('dossier_queries', id);

/** What speaks for a home and against it, with everybody's votes. */
export async function readPoints(dossierId: string, assetId: string) {
  const of = { dossier_id: `eq.${dossierId}` };
  const [points, votes] = await Promise.all([
    readAll<PointRow>('dossier_points', { ...of, asset_id: `eq.${assetId}` }, 'created_at,id'),
    readAll<PointVoteRow>('dossier_point_votes', of, 'point_id,user_id'),
  ]);
  return { points, votes };
}
export const addPoint = (point: Partial<PointRow> & { readonly id: string }) =>
  addRow<PointRow>('dossier_points', point);
export const removePoint = (id: string) => removeRow('dossier_points', id);

/** Says what the caller thinks of a point; null takes it back. */
export async function votePoint(
  point: PointRow,
  me: string,
  weight: 1 | -1 | null,
  had: boolean,
): Promise<void> {
  const own = `dossier_point_votes?point_id=eq.${point.id}&user_id=eq.${me}`;
  if (weight === null) await askTable({ method: 'DELETE', path: own });
  else if (had) await askTable({ method: 'PATCH', path: own, body: { weight } });
  else
    await askTable({
      method: 'POST',
      path: 'dossier_point_votes',
      body: { point_id: point.id, dossier_id: point.dossierId, weight },
    });
}

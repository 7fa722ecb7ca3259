import type { OutboxEntry } from '#kit/offline/outbox.ts';
import { askTable } from '#lib/ask-table.ts';
import { newId } from '#lib/new-id.ts';
import { onWritesSent, tellWritesSent } from './device-state.ts';
import { deviceStore, ownerId } from './device-store.ts';
import { mendAnswers } from './kept-answers.ts';
import { addAllNow, addNow, changeNow, readNow } from './table-calls.ts';
import { createRowWrites, withWaiting, type RowWrite, type RowWrites } from './waiting-writes.ts';

type Row = Readonly<Record<string, unknown>>;

/** The writes of this browser's person that wait for the network. */
export const ownWrites: RowWrites = createRowWrites({
  // Each says of which dossier it is, as everything that is kept here does.
  entries: deviceStore<OutboxEntry<RowWrite>>('writes'),
  ownerId,
  server: {
    add: (table, row) => addNow(table, row) as Promise<Row>,
    addAll: (table, rows) => addAllNow(table, rows) as Promise<readonly Row[]>,
    change: (table, row, changes) => changeNow(table, row, changes) as Promise<Row>,
    read: (table, id) => readNow(table, { id: `eq.${id}` }) as Promise<Row>,
    textsOf: async (table, id) => {
      if (table !== 'dossier_notes') return [];
      const versions = await askTable({ method: 'GET', path: `dossier_note_versions?note_id=eq.${id}` });
      return (versions as readonly { readonly body: string }[]).map(({ body }) => body);
    },
  },
  onTaken: mendAnswers,
});

ownWrites.subscribe((sent) => {
  if (sent) tellWritesSent();
});
export { onWritesSent };

/** What a new row is until the server has made it whole. */
const WHOLE: Readonly<Record<string, Row>> = {
  dossier_notes: {
    ...{ assetId: null, comparisonId: null, photoId: null, pinX: null, pinY: null },
    ...{ room: '', tags: [], isPrivate: true },
  },
  dossier_queries: { assetId: null, askedOf: 'agent', state: 'open', answer: '', readyKey: null },
  dossier_tasks: {
    ...{ assetId: null, assigneeId: null, details: '', dueOn: null, status: 'open', doneAt: null },
    ...{ checklistKey: null, repeats: null, remindAt: null },
  },
  dossier_photos: {
    ...{
      assetId: null,
      room: '',
      caption: '',
      sortKey: 'n',
      isCover: false,
      storedWidths: [],
      takenAt: null,
    },
  },
};

export function wholeRow(table: string, row: Row, at = new Date().toISOString()): Row {
  return { authorId: ownerId(), ...WHOLE[table], version: 1, createdAt: at, updatedAt: at, ...row };
}

/**
 * What waits here. A write that was refused waits for its author's decision and stands in no row: it would hide what
 * somebody else wrote there, and be saved over it.
 */
async function readWaiting(): Promise<readonly OutboxEntry<RowWrite>[]> {
  const own = await ownWrites.read().catch(() => []);
  return own.filter(({ refusal }) => refusal === null);
}

export async function overlay(table: string, rows: readonly Row[]) {
  return withWaiting(rows, table, await readWaiting(), wholeRow);
}

/** Whether something about this row waits: what is written now waits behind it. */
export async function isWaitingFor(rowId: string): Promise<boolean> {
  return (await readWaiting()).some(({ payload }) => payload.rowId === rowId);
}

export async function waitWith(write: RowWrite): Promise<void> {
  const isNew = write.row !== undefined;
  const payload = { ...write, at: new Date().toISOString() };
  await ownWrites.add({ id: isNew ? write.rowId : newId(), kind: isNew ? 'add' : 'change', payload });
}

/** Takes a new row back that only waits here, with its changes; answers whether there was one. */
export async function takeBack(rowId: string): Promise<boolean> {
  const own = (await readWaiting()).filter(({ payload }) => payload.rowId === rowId);
  if (!own.some(({ payload }) => payload.row !== undefined)) return false;
  // The last first: a tab that dies in between leaves no change without its row.
  for (const { id } of own.toReversed()) await ownWrites.forget(id);
  return true;
}

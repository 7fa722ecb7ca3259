import { AppError, toAppError } from '#lib/app-error.ts';
import type { Documents } from '#kit/offline/documents.ts';
import { aloneInTabs, createOutbox, type Outbox, type OutboxEntry } from '#kit/offline/outbox.ts';
import { settleChange } from './settle-change.ts';

type Row = Readonly<Record<string, unknown>>;

/** A write to a dossier's table that waits for the network. */
export interface RowWrite {
  readonly table: string;
  readonly rowId: string;
  readonly dossierId: string;
  /** a new row; absent: a change of one that is there */
  readonly row?: Row;
  /** when it was written, by this browser's clock; earlier versions of the page did not say */
  readonly at?: string;
  readonly changes?: Row;
  /** the row as it was changed, by which others' changes are told from this one */
  readonly base?: Row;
  /** texts that were sent and whose answer was lost: one of them may be there by now */
  readonly tried?: readonly string[];
}

export type RowWrites = Outbox<RowWrite, Row>;
export type RowWriteEntry = OutboxEntry<RowWrite> & { readonly dossierId: string };

/** Tables whose writes may wait; in all others a write without a network fails at once. */
export const MAY_WAIT: readonly string[] = [
  'dossier_notes',
  'dossier_queries',
  'dossier_tasks',
  'dossier_photos',
  'dossier_points',
];

/** The server as waiting writes need it. */
export interface RowServer {
  /** again is no error: the row that is there is answered */
  readonly add: (table: string, row: Row & { readonly id: string }) => Promise<Row>;
  /** all of them in this order, or none; each must be new */
  readonly addAll: (table: string, rows: readonly Row[]) => Promise<readonly Row[]>;
  /** refuses with `edit_conflict` what is made from another version */
  readonly change: (table: string, row: { id: string; version: number }, changes: Row) => Promise<Row>;
  readonly read: (table: string, id: string) => Promise<Row>;
  /** every text that a row ever had */
  readonly textsOf: (table: string, id: string) => Promise<readonly string[]>;
}

export interface RowWritesPorts {
  readonly entries: Documents<OutboxEntry<RowWrite>>;
  readonly ownerId: () => string | null;
  readonly server: RowServer;
  readonly onTaken: (table: string, rows: readonly Row[]) => Promise<void>;
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
}

/**
 * The writes of dossiers that wait. A new row goes under the id that it was made with. A change is made from the version
 * that was seen; where somebody else was first, it is settled with theirs, and what people have to decide stays, refused
 * with `edit_conflict`.
 */
export function createRowWrites({
  entries,
  ownerId,
  server,
  onTaken,
  alone = aloneInTabs('dossier-writes'),
}: RowWritesPorts): RowWrites {
  const send = async (entry: OutboxEntry<RowWrite>): Promise<Row> => {
    const { table, rowId, row } = entry.payload;
    const answer =
      row === undefined
        ? await sendChange(server, entries, entry)
        : await server.add(table, { ...row, id: rowId });
    await onTaken(table, [answer]).catch(() => undefined);
    return answer;
  };
  const sendTogether = async (entries: readonly OutboxEntry<RowWrite>[]): Promise<readonly Row[]> => {
    const table = entries[0]?.payload.table ?? '';
    const rows = entries.map(({ payload: { row, rowId } }) => ({ ...row, id: rowId }));
    const byId = new Map((await server.addAll(table, rows)).map((row) => [row['id'], row]));
    const answers = rows.map(({ id }) => byId.get(id)).filter((row) => row !== undefined);
    if (answers.length < rows.length)
      throw new AppError('not_found', 'Not all of them came back; each is sent again by itself.');
    await onTaken(table, answers).catch(() => undefined);
    return answers;
  };
  return createOutbox<RowWrite, Row>({
    ...{ entries, isPayload: isRowWrite, ownerId, alone },
    ...{ send, sendTogether, goesWith: areNewRowsOfOne },
  });
}

/** New rows of one table that name the same columns go together: those of somebody who wrote without a network. */
function areNewRowsOfOne(
  before: readonly OutboxEntry<RowWrite>[],
  { payload: next }: OutboxEntry<RowWrite>,
): boolean {
  const first = before[0]?.payload;
  if (first?.row === undefined || next.row === undefined || first.table !== next.table) return false;
  return JSON.stringify(Object.keys(first.row)) === JSON.stringify(Object.keys(next.row));
}

async function sendChange(
  server: RowServer,
  entries: Documents<OutboxEntry<RowWrite>>,
  entry: OutboxEntry<RowWrite>,
): Promise<Row> {
  const { table, rowId: id, base = {}, changes = {} } = entry.payload;
  let tried = entry.payload.tried ?? [];
  /** Kept before it goes: a tab that dies on the way knows what may be there. */
  const note = async (text: unknown) => {
    if (typeof text !== 'string' || tried.includes(text)) return;
    tried = [...tried, text];
    await entries.keep({ ...entry, payload: { ...entry.payload, tried } });
  };
  const mayBeThere = tried.length > 0;
  try {
    await note(changes['body']);
    return await server.change(table, { id, version: Number(base['version']) }, changes);
  } catch (thrown) {
    if (toAppError(thrown).code !== 'edit_conflict') throw thrown;
  }
  for (;;) {
    const current = await server.read(table, id);
    if (mayBeThere) {
      const texts = await server.textsOf(table, id);
      if (tried.some((text) => texts.includes(text))) return current;
    }
    const left = settleChange({ base, changes }, current);
    if (left === null)
      throw new AppError('edit_conflict', 'Somebody else changed the same meanwhile.', { status: 409 });
    if (Object.keys(left).length === 0) return current;
    try {
      await note(left['body']);
      return await server.change(table, { id, version: Number(current['version']) }, left);
    } catch (thrown) {
      // Somebody was first again.
      if (toAppError(thrown).code !== 'edit_conflict') throw thrown;
    }
  }
}

/** Rows with what waits here put into them. */
export function withWaiting(
  rows: readonly Row[],
  table: string,
  waiting: readonly OutboxEntry<RowWrite>[],
  complete: (table: string, row: Row, at?: string) => Row,
): { readonly rows: readonly Row[]; readonly isChanged: boolean } {
  const own = waiting.filter(({ payload }) => payload.table === table);
  if (own.length === 0) return { rows, isChanged: false };
  const byId = new Map(rows.map((row) => [String(row['id']), row]));
  for (const { payload } of own) {
    const { rowId, row, changes, base, at } = payload;
    const there = byId.get(rowId);
    if (row !== undefined) {
      if (!there) byId.set(rowId, complete(table, row, at));
    } else if (there) byId.set(rowId, { ...there, ...changes, version: Number(base?.['version'] ?? 0) + 1 });
  }
  return { rows: [...byId.values()], isChanged: true };
}

function isRowWrite(kept: unknown): kept is RowWrite {
  const { table, rowId, row, changes } = (kept ?? {}) as Partial<Record<keyof RowWrite, unknown>>;
  return (
    [table, rowId].every((text) => typeof text === 'string') &&
    [row, changes].some((part) => typeof part === 'object' && part !== null)
  );
}

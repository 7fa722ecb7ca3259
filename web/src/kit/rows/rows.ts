import { askTable } from '#lib/ask-table.ts';
import { isAway, rowsOrKept, type RowQuestion } from './kept-answers.ts';
import { isWaitingFor, overlay, takeBack, waitWith, wholeRow } from './own-writes.ts';
import { filterOf, inOrder, type Conditions } from './row-filter.ts';
import { addNow, changeNow, only, pathOf } from './table-calls.ts';
import { MAY_WAIT } from './waiting-writes.ts';

export type { Conditions };
type Row = Readonly<Record<string, unknown>>;

interface Kept {
  readonly id: string;
  readonly createdAt: string;
}

const PAGE_SIZE = 50;
const MOST = 2000;

/**
 * Rows of a dossier's tables: of the server, or as they were seen last where it cannot be reached; with what was written here
 * and waits. Every screen that reads and writes by these works without a network.
 */
async function ask(question: Omit<RowQuestion, 'path'>): Promise<readonly unknown[]> {
  const { table, conditions, order, limit } = question;
  const path = pathOf(table, {
    ...conditions,
    ...(order === undefined ? {} : { order }),
    ...(limit === undefined ? {} : { limit: String(limit) }),
  });
  const rows = await rowsOrKept({ ...question, path }, () => askTable({ method: 'GET', path }));
  const laid = await overlay(table, rows as readonly Row[]);
  if (!laid.isChanged) return rows;
  const { or: _, ...plain } = conditions;
  const fits = filterOf(plain);
  const fitting = fits === null ? rows : laid.rows.filter(fits);
  return order === undefined ? fitting : inOrder(fitting as readonly Row[], order);
}

/** A page of rows, the newest first, after the last row of the page before. */
export async function readNewest(
  table: string,
  conditions: Conditions,
  after: string | null,
): Promise<{ rows: readonly Kept[]; next: string | null }> {
  const [at, id] = after?.split(' ') ?? [];
  const rows = (await ask({
    table,
    // The last row of the page before is named by time and id, so that rows that come or go move nothing.
    conditions: {
      ...conditions,
      ...(at && id ? { or: `(created_at.lt.${at},and(created_at.eq.${at},id.lt.${id}))` } : {}),
    },
    order: 'created_at.desc,id.desc',
    limit: PAGE_SIZE + 1,
  })) as readonly Kept[];
  // What waits here is on the first page, whatever time this browser believes it to be.
  const isLater = (row: Kept) => row.createdAt < (at ?? '') || (row.createdAt === at && row.id < (id ?? ''));
  const own = after === null ? rows : rows.filter(isLater);
  const page = own.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { rows: page, next: own.length > PAGE_SIZE && last ? `${last.createdAt} ${last.id}` : null };
}

/** All rows that are few: those of one home, one month, one state. Or the first of them, where a screen shows no more. */
export async function readAll<R>(
  table: string,
  conditions: Conditions,
  order: string,
  most = MOST,
): Promise<readonly R[]> {
  const rows = (await ask({ table, conditions, order, limit: most })) as readonly R[];
  // What waits here comes on top.
  return rows.slice(0, most);
}

/** One row; refuses with `not_found` what is not there, or not the caller's to see. */
export async function readOne<R>(table: string, conditions: Conditions): Promise<R> {
  return only(await ask({ table, conditions })) as R;
}

/**
 * Writes a new row under an id that its maker chose. Sent again after an answer that was lost it is there already, and is
 * read instead. Without a network it waits, where its table may.
 */
export async function addRow<R>(
  table: string,
  row: Readonly<Record<string, unknown>> & { readonly id: string },
): Promise<R> {
  try {
    return (await addNow(table, row)) as R;
  } catch (thrown) {
    if (!isAway(thrown) || !MAY_WAIT.includes(table)) throw thrown;
    await waitWith({ table, rowId: row.id, dossierId: textOf(row['dossierId']), row });
    return wholeRow(table, row) as R;
  }
}

/**
 * Changes a row from the version that was seen; somebody else's change meanwhile is refused with `edit_conflict`. Without a
 * network it waits, where its table may, and so it does behind what waits already about this row.
 */
export async function changeRow<R>(
  table: string,
  row: { readonly id: string; readonly version: number },
  changes: Readonly<Record<string, unknown>>,
): Promise<R> {
  const mayWait = MAY_WAIT.includes(table);
  if (!mayWait || !(await isWaitingFor(row.id)))
    try {
      return (await changeNow(table, row, changes)) as R;
    } catch (thrown) {
      if (!isAway(thrown) || !mayWait) throw thrown;
    }
  const seen: Row = { ...row };
  await waitWith({ table, rowId: row.id, dossierId: textOf(seen['dossierId']), changes, base: seen });
  return { ...seen, ...changes, version: row.version + 1 } as R;
}

/** Removes a row; one that is gone already is gone, and one that waited here goes nowhere. */
export async function removeRow(table: string, id: string): Promise<void> {
  if (MAY_WAIT.includes(table) && (await takeBack(id))) return;
  await askTable({ method: 'DELETE', path: pathOf(table, { id: `eq.${id}` }) });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

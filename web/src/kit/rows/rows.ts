import { AppError } from '#lib/app-error.ts';
import { askTable } from '#lib/ask-table.ts';
import { snakeNames } from '#wire/snake-case.ts';

/** Conditions on columns, each as PostgREST writes it: `eq.5`, `is.true`, `cs.{a}`. */
export type Conditions = Readonly<Record<string, string>>;

interface Kept {
  readonly id: string;
  readonly createdAt: string;
}

const PAGE_SIZE = 50;

/** A page of rows, the newest first, after the last row of the page before. */
export async function readNewest(
  table: string,
  conditions: Conditions,
  after: string | null,
): Promise<{ rows: readonly Kept[]; next: string | null }> {
  const [at, id] = after?.split(' ') ?? [];
  const rows = (await askTable({
    method: 'GET',
    path: pathOf(table, {
      ...conditions,
      // The last row of the page before is named by time and id, so that rows that come or go move nothing.
      ...(at && id ? { or: `(created_at.lt.${at},and(created_at.eq.${at},id.lt.${id}))` } : {}),
      order: 'created_at.desc,id.desc',
      limit: String(PAGE_SIZE + 1),
    }),
  })) as readonly Kept[];
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { rows: page, next: rows.length > PAGE_SIZE && last ? `${last.createdAt} ${last.id}` : null };
}

/** All rows that are few: those of one home, one month, one state. */
export async function readAll<Row>(
  table: string,
  conditions: Conditions,
  order: string,
): Promise<readonly Row[]> {
  return (await askTable({
    method: 'GET',
    path: pathOf(table, { ...conditions, order, limit: '2000' }),
  })) as readonly Row[];
}

/** One row; refuses with `not_found` what is not there, or not the caller's to see. */
export async function readOne<Row>(table: string, conditions: Conditions): Promise<Row> {
  return only(await askTable({ method: 'GET', path: pathOf(table, conditions) })) as Row;
}

/**
 * Writes a new row under an id that its maker chose. Sent again after an answer that was lost it is there already, and is
 * read instead.
 */
export async function addRow<Row>(
  table: string,
  row: Readonly<Record<string, unknown>> & { readonly id: string },
): Promise<Row> {
  try {
    return only(await askTable({ method: 'POST', path: pathOf(table, {}), body: snakeNames(row) })) as Row;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
    const found = (await askTable({
      method: 'GET',
      path: pathOf(table, { id: `eq.${row.id}` }),
    })) as readonly Row[];
    if (found[0] === undefined) throw thrown;
    return found[0];
  }
}

/** Changes a row from the version that was seen; somebody else's change meanwhile is refused with `edit_conflict`. */
export async function changeRow<Row>(
  table: string,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Readonly<Record<string, unknown>>,
): Promise<Row> {
  return only(
    await askTable({
      method: 'PATCH',
      path: pathOf(table, { id: `eq.${id}` }),
      body: snakeNames({ ...changes, version }),
    }),
  ) as Row;
}

/** Removes a row; one that is gone already is gone. */
export async function removeRow(table: string, id: string): Promise<void> {
  await askTable({ method: 'DELETE', path: pathOf(table, { id: `eq.${id}` }) });
}

function only(rows: readonly unknown[]): unknown {
  const [row] = rows;
  if (row === undefined)
    throw new AppError('not_found', 'It is not there any more, or not yours to change.', { status: 404 });
  return row;
}

function pathOf(table: string, conditions: Conditions): string {
  const search = new URLSearchParams(conditions).toString();
  return search === '' ? table : `${table}?${search}`;
}

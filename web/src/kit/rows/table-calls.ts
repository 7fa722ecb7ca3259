import { snakeNames } from '#wire/snake-case.ts';
import { AppError } from '#lib/app-error.ts';
import { askTable } from '#lib/ask-table.ts';
import { notThere } from './kept-answers.ts';
import type { Conditions } from './row-filter.ts';

type Row = Readonly<Record<string, unknown>>;

export function pathOf(table: string, conditions: Conditions): string {
  const search = new URLSearchParams(conditions).toString();
  return search === '' ? table : `${table}?${search}`;
}

export function only(rows: readonly unknown[]): unknown {
  const [row] = rows;
  if (row === undefined) throw notThere();
  return row;
}

export async function readNow(table: string, conditions: Conditions): Promise<unknown> {
  return only(await askTable({ method: 'GET', path: pathOf(table, conditions) }));
}

/** A row that is there already, from a try whose answer was lost, is read instead. */
export async function addNow(table: string, row: Row & { readonly id: string }): Promise<unknown> {
  try {
    return only(await askTable({ method: 'POST', path: pathOf(table, {}), body: snakeNames(row) }));
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
    const found = await askTable({ method: 'GET', path: pathOf(table, { id: `eq.${row.id}` }) });
    if (found[0] === undefined) throw thrown;
    return found[0];
  }
}

/** New rows as one: all of them in this order, or none. */
export async function addAllNow(table: string, rows: readonly Row[]): Promise<readonly unknown[]> {
  return askTable({ method: 'POST', path: pathOf(table, {}), body: rows.map((row) => snakeNames(row)) });
}

export async function changeNow(
  table: string,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Row,
): Promise<unknown> {
  return only(
    await askTable({
      method: 'PATCH',
      path: pathOf(table, { id: `eq.${id}` }),
      body: snakeNames({ ...changes, version }),
    }),
  );
}

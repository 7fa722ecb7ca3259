import type { Sql, TransactionSql } from 'postgres';
import { ImportError } from '../import-error.ts';
import type { Merged } from './merge-staged.ts';
import type { MarketOptions } from './market-options.ts';
import { MARKET_TABLES } from './market-tables.ts';
import type { Piece } from './read-pieces.ts';

/** So many refusals are kept with their lines; beyond them only their number is. */
const KEPT_REFUSALS = 100_000;

/** The row of an import: one that was cut off before, or a new one. */
export async function beginImport(sql: Sql, options: MarketOptions, fileName: string, print: string) {
  const table = MARKET_TABLES[options.kind];
  const [found] = await sql<{ id: number; bytes: number; lines: number }[]>`
    select id, bytes_done as bytes, lines_done as lines from private.market_imports
    where kind = ${options.kind} and file_print = ${print} and state = 'running'`;
  if (found) return found;
  const [made] = await sql<{ id: number; bytes: number; lines: number }[]>`
    insert into private.market_imports (kind, file_name, file_print, source, licence, country_code)
    values (${options.kind}, ${fileName.slice(0, 200)}, ${print}, ${options.source ?? table.source},
      ${options.licence ?? table.licence}, ${table.country})
    returning id, bytes_done as bytes, lines_done as lines`;
  if (made === undefined) throw new ImportError('The import could not be noted.');
  return made;
}

/** A file of which nothing was written leaves no trace. */
export async function forgetImport(sql: Sql, id: number): Promise<void> {
  await sql`delete from private.market_imports where id = ${id}`.catch(() => undefined);
}

/** How far an import is, in the transaction that brought it there. */
export async function notePieces(
  sql: TransactionSql,
  importId: number,
  pieces: readonly Piece[],
  done: Merged & { readonly records: number },
): Promise<void> {
  const last = pieces.at(-1);
  if (last === undefined) return;
  await sql`
    update private.market_imports set bytes_done = ${last.endsAt},
      lines_done = ${last.firstLine - 1 + last.lines}, lines_read = lines_read + ${done.records},
      imported = imported + ${done.imported}, corrected = corrected + ${done.corrected},
      deleted = deleted + ${done.deleted}, known = known + ${done.known},
      refused = refused + ${done.refusals.length},
      first_on = least(first_on, ${done.firstOn}::date), last_on = greatest(last_on, ${done.lastOn}::date)
    where id = ${importId}`;
}

/** Lines that were not taken, each with its reason and its beginning. */
export async function keepRefusals(
  sql: TransactionSql,
  importId: number,
  refusals: readonly { line: number; reason: string; said: string }[],
): Promise<void> {
  if (refusals.length === 0) return;
  await sql`
    insert into private.market_refusals (import_id, line, reason, said)
    select ${importId}, r.line, r.reason, r.said
    from jsonb_to_recordset(${JSON.stringify(refusals)}::text::jsonb) r (line bigint, reason text, said text)
    where (select count(*) from private.market_refusals m where m.import_id = ${importId}) < ${KEPT_REFUSALS}
    on conflict do nothing`;
}

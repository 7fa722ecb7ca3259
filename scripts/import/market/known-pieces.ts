import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { MergeSql } from './merge-sql.ts';
import type { Merged } from './merge-staged.ts';
import type { FilePlan } from './plan-file.ts';
import type { Piece } from './read-pieces.ts';

/** What a piece is known by: its bytes, and how they are read and judged. */
export function digestOf(piece: Piece, plan: FilePlan, { look, insert }: MergeSql): Buffer {
  return createHash('sha256')
    .update(`${plan.copy}\n${plan.fromRaw ?? ''}\n${look}\n${insert(0, false)}\n`)
    .update(piece.bytes)
    .digest();
}

/** What became of a piece that is known, as of any whose rows are there already; null where it is not known. */
export async function findPiece(
  sql: TransactionSql,
  digest: Buffer,
): Promise<(Merged & { readonly records: number }) | null> {
  const [found] = await sql<{ records: number; first_on: string | null; last_on: string | null }[]>`
    select records, first_on::text, last_on::text from private.market_pieces where digest = ${digest}`;
  if (found === undefined) return null;
  const { records, first_on: firstOn, last_on: lastOn } = found;
  return { records, firstOn, lastOn, imported: 0, corrected: 0, deleted: 0, known: records, refusals: [] };
}

/** Keeps that pieces are known, unless a row of them was refused (it may be taken another day) or changed one. */
export async function keepPieces(
  sql: TransactionSql,
  pieces: readonly { readonly digest: Buffer; readonly records: number }[],
  { corrected, deleted, refusals, firstOn, lastOn }: Merged,
): Promise<void> {
  if (corrected > 0 || deleted > 0 || refusals.length > 0) return;
  for (const { digest, records } of pieces)
    if (records > 0)
      await sql`
        insert into private.market_pieces (digest, records, first_on, last_on)
        values (${digest}, ${records}, ${firstOn}, ${lastOn}) on conflict do nothing`;
}

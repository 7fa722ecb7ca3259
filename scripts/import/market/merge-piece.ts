import type { TransactionSql } from 'postgres';
import type { RefusalReason } from '#domain/market/refusal-reasons.ts';
import type { MergeSql } from './merge-sql.ts';
import type { FilePlan } from './plan-file.ts';
import type { Piece } from './read-pieces.ts';
import { stagePiece, type NoticeBox, type Refusal } from './stage-piece.ts';

/** What became of lines: each has one of these fates. */
export interface Fates {
  readonly imported: number;
  readonly corrected: number;
  readonly deleted: number;
  /** what they say was known */
  readonly known: number;
  readonly refused: number;
}

export interface MergedPiece extends Omit<Fates, 'refused'> {
  readonly records: number;
  readonly refusals: readonly Refusal[];
  readonly firstOn: string | null;
  readonly lastOn: string | null;
}

const LARGE = 50_000;

interface Work {
  readonly piece: Piece;
  readonly plan: FilePlan;
  readonly statements: MergeSql;
  readonly importId: number;
  readonly notices: NoticeBox;
  /** hears how many of its rows are new, before they are written; what it throws takes the piece back */
  readonly look: (isNew: number) => void;
}

interface Look {
  readonly rows: number;
  readonly refused: number;
  readonly deletes: number;
  readonly first_on: string | null;
  readonly last_on: string | null;
}

/** A row of the stage, by its place, that is not taken. */
interface RefusedRow {
  readonly line: number;
  readonly reason: RefusalReason;
}

/** Brings one piece of a file into its table, each line once and in the file's order. */
export async function mergePiece(sql: TransactionSql, work: Work): Promise<MergedPiece> {
  const { statements, importId } = work;
  const { records, refusals: onTheWay, lineOf } = await stagePiece(sql, work.piece, work.plan, work.notices);
  if (work.plan.fromRaw !== null) await sql.unsafe(work.plan.fromRaw);
  const [look] = await sql.unsafe<Look[]>(statements.look);
  if (look === undefined) throw new Error('the stage could not be counted');
  const refusals = [...onTheWay];
  const refuse = (rows: readonly RefusedRow[]) => {
    for (const { line, reason } of rows) refusals.push({ line: lineOf(line), reason });
  };
  const [twins] = await sql.unsafe<{ found: boolean }[]>(statements.hasTwins);
  const hasTwins = twins?.found === true;
  if (look.refused > 0 || look.deletes > 0 || hasTwins) await sql.unsafe(statements.numberRows);
  if (look.refused > 0) refuse(await sql.unsafe(statements.takeRefused));

  const done = { imported: 0, corrected: 0, deleted: 0, known: 0 };
  for (let waiting = look.rows - look.refused; waiting > 0;) {
    const aside = hasTwins ? (await sql.unsafe(statements.layAside)).count : 0;
    let here = waiting - aside;
    const knownRows = (await sql.unsafe(statements.readKnown)).count;
    let gone = 0;
    if (look.deletes > 0) {
      const unknown = await sql.unsafe<RefusedRow[]>(statements.takeUnknownDeletes);
      refuse(unknown);
      here -= unknown.length;
      gone = (await sql.unsafe(statements.remove)).count;
      done.deleted += gone;
      here -= gone;
    }
    work.look(here - knownRows + gone);
    const corrected = knownRows > 0 ? (await sql.unsafe(statements.correct(importId))).count : 0;
    // Of a large piece all that it is joined with is read once: row by row it would be looked up a hundred thousand times.
    const isLarge = here >= LARGE;
    if (isLarge) await sql`set local enable_nestloop = off`;
    const imported = (await sql.unsafe(statements.insert(importId, knownRows > 0))).count;
    if (isLarge) await sql`set local enable_nestloop = on`;
    done.corrected += corrected;
    done.imported += imported;
    const known = knownRows - gone - corrected;
    // Should a statement ever pass over a row, nothing of the piece is written.
    if (known + corrected + imported !== here) throw new Error('the fates of rows do not add up to the rows');
    done.known += known;
    waiting = aside;
    if (waiting > 0) await sql.unsafe(statements.bringBack);
    if (waiting > 0) await sql.unsafe('truncate pg_temp.known_rows');
  }
  return {
    ...done,
    records,
    refusals: refusals.sort((one, other) => one.line - other.line),
    firstOn: look.first_on,
    lastOn: look.last_on,
  };
}

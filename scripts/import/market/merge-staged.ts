import type { TransactionSql } from 'postgres';
import type { RefusalReason } from '#domain/market/refusal-reasons.ts';
import type { MergeSql } from './merge-sql.ts';
import type { FilePlan } from './plan-file.ts';
import type { Refusal, Staged } from './stage-piece.ts';

/** What became of lines: each has one of these fates. */
export interface Fates {
  readonly imported: number;
  readonly corrected: number;
  readonly deleted: number;
  /** what they say was known */
  readonly known: number;
  readonly refused: number;
}

export interface Merged extends Omit<Fates, 'refused'> {
  readonly refusals: readonly Refusal[];
  readonly firstOn: string | null;
  readonly lastOn: string | null;
}

const LARGE = 10_000;

interface Work {
  /** what lies in the stage, in the file's order */
  readonly staged: readonly Staged[];
  readonly plan: FilePlan;
  readonly statements: MergeSql;
  readonly importId: number;
  /** hears how many rows are new, before they are written; what it throws takes them back */
  readonly look: (isNew: number) => void;
  /** waits until all that is before it in the file is kept; asked for where rows meet others that are there */
  readonly waitForOthers: () => Promise<void>;
  /** whether all rows are written as new ones before any is looked for, as the key of the table says what is not */
  readonly newness: Newness;
}

/** Is what comes next of a file likely all new? Until a row of it met one that is there. */
export interface Newness {
  isLikely: boolean;
}

const ROW_IS_THERE = '23505';
const NOT_ADDING_UP = 'the fates of rows do not add up to the rows';

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

/** Brings what is staged into its table, each line once and in the file's order. */
export async function mergeStaged(sql: TransactionSql, work: Work): Promise<Merged> {
  const { statements, importId, staged } = work;
  if (work.plan.fromRaw !== null) await sql.unsafe(work.plan.fromRaw);
  const [look] = await sql.unsafe<Look[]>(statements.look);
  if (look === undefined) throw new Error('the stage could not be counted');
  const refusals = staged.flatMap((one) => one.refusals);
  const refuse = (rows: readonly RefusedRow[]) => {
    for (const { line, reason } of rows) refusals.push({ line: lineOfRow(staged, line), reason });
  };
  const isNumbered = look.refused > 0 || look.deletes > 0;
  if (isNumbered) await sql.unsafe(statements.numberRows);
  if (look.refused > 0) refuse(await sql.unsafe(statements.takeRefused));

  const insert = async (sql: TransactionSql, rows: number, isAnyKnown: boolean) => {
    // Rows are sorted by what is looked up for them: that takes no longer than reading it all, and far less memory.
    // What is known of a piece has no index, and is read once.
    const ways = isAnyKnown ? ['nestloop'] : ['hashjoin', 'mergejoin'];
    const allow = (isAllowed: string) =>
      sql.unsafe(ways.map((way) => `set local enable_${way} = ${isAllowed};`).join(' ')).simple();
    const isLarge = rows >= LARGE;
    if (isLarge) await allow('off');
    const { count } = await sql.unsafe(statements.insert(importId, isAnyKnown));
    if (isLarge) await allow('on');
    return count;
  };
  const tell = (done: Omit<Fates, 'refused'>): Merged => ({
    ...done,
    refusals: refusals.sort((one, other) => one.line - other.line),
    firstOn: look.first_on,
    lastOn: look.last_on,
  });
  const done = { imported: 0, corrected: 0, deleted: 0, known: 0 };
  const sound = look.rows - look.refused;
  if (work.newness.isLikely && look.deletes === 0) {
    const imported = await unlessAnyIsThere(sql, (inner) => insert(inner, sound, false));
    if (imported === sound) return tell({ ...done, imported });
    if (imported !== null) throw new Error(NOT_ADDING_UP);
    work.newness.isLikely = false;
  }
  const [twins] = await sql.unsafe<{ found: boolean }[]>(statements.hasTwins);
  const hasTwins = twins?.found === true;
  if (hasTwins && !isNumbered) await sql.unsafe(statements.numberRows);
  if (look.deletes > 0 || hasTwins) await work.waitForOthers();
  for (let waiting = sound; waiting > 0;) {
    const aside = hasTwins ? (await sql.unsafe(statements.layAside)).count : 0;
    let here = waiting - aside;
    let knownRows = (await sql.unsafe(statements.readKnown)).count;
    if (knownRows > 0) {
      // What is before it may change them.
      await work.waitForOthers();
      await sql.unsafe('truncate pg_temp.known_rows');
      knownRows = (await sql.unsafe(statements.readKnown)).count;
    }
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
    const imported = await insert(sql, here, knownRows > 0);
    done.corrected += corrected;
    done.imported += imported;
    const known = knownRows - gone - corrected;
    // Should a statement ever pass over a row, nothing of the piece is written.
    if (known + corrected + imported !== here) throw new Error(NOT_ADDING_UP);
    done.known += known;
    waiting = aside;
    if (waiting > 0) await sql.unsafe(statements.bringBack);
    if (waiting > 0) await sql.unsafe('truncate pg_temp.known_rows');
  }
  return tell(done);
}

/** What the work answers; null where it met a row that is there: all that it wrote is taken back then. */
async function unlessAnyIsThere<Answer>(
  sql: TransactionSql,
  work: (inner: TransactionSql) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return (await sql.savepoint(work)) as Answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ROW_IS_THERE) return null;
    throw error;
  }
}

/** The line of the file that a row of the stage came from. */
function lineOfRow(staged: readonly Staged[], row: number): number {
  let place = row;
  for (const { rows, lineOf } of staged) {
    if (place <= rows) return lineOf(place);
    place -= rows;
  }
  throw new Error('a row of the stage came from no piece');
}

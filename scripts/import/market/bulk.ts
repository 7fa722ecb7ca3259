import type { Sql } from 'postgres';
import type { ProgressStream } from '../progress.ts';
import type { Source } from './open-source.ts';
import type { Piece } from './read-pieces.ts';

/** Beside so many times as many rows as it brings, a file is better brought in row by row. */
const MOST_ROWS_A_LINE = 4;

/** What a piece would bring is so much that indexes are better built once, at the end. Nothing of it is written. */
export class MuchIsNew extends Error {}

/** Looks at what a file brings beside what is there, and sets indexes aside once that is much. */
export interface Bulk {
  readonly isAside: () => boolean;
  /** Before a piece: is much of the file new, whatever the piece holds? */
  expect(piece: Piece): Promise<void>;
  /**
   * When it is known how many rows of a piece are new, before they are written.
   * @throws MuchIsNew if indexes are to be set aside before
   */
  look(piece: Piece, isNew: number): void;
  setAside(): Promise<void>;
}

/** @param linesBefore lines of the file that an import before has brought in */
export async function watchBulk(
  sql: Sql,
  about: {
    readonly table: string;
    /** fewer new lines are brought in row by row */
    readonly bulkLines: number;
    readonly linesBefore: number;
    readonly source: Pick<Source, 'size' | 'taken'>;
    readonly out: ProgressStream;
  },
): Promise<Bulk> {
  const [found] = await sql<{ rows: number; is_aside: boolean }[]>`
    select greatest(c.reltuples, 0)::float8 as rows, private.are_indexes_aside() as is_aside
    from pg_class c where c.oid = 'private.sales'::regclass`;
  const there = Math.max(0, (found?.rows ?? 0) - about.linesBefore);
  let isAside = found?.is_aside === true || about.table !== 'sales';
  const isMuch = (lines: number) => lines >= about.bulkLines && lines * MOST_ROWS_A_LINE >= there;
  const setAside = async () => {
    isAside = true;
    about.out.write(
      'The file brings much beside what is there. Lists, charts and maps of single sales are slow until it is done: their indexes are built again at the end.\n',
    );
    await sql`select private.set_indexes_aside()`;
  };
  return {
    isAside: () => isAside && about.table === 'sales',
    setAside,
    async expect(piece) {
      if (!isAside && isMuch(linesOfAll(piece, about.source) - there)) await setAside();
    },
    look(piece, isNew) {
      if (isAside || piece.records === 0) return;
      if (isMuch((linesOfAll(piece, about.source) * isNew) / piece.records)) throw new MuchIsNew();
    },
  };
}

/** How many lines the file has, judged by a piece of it; as many as were read where nobody knows how long it is. */
function linesOfAll(
  { lines, firstLine, endsAt }: Piece,
  { size, taken }: Pick<Source, 'size' | 'taken'>,
): number {
  const read = firstLine - 1 + lines;
  const isPacked = taken() < endsAt;
  return size === null || isPacked ? read : Math.max(read, (read * size) / endsAt);
}

export async function countIndexesSetAside(sql: Sql): Promise<number> {
  const [waiting] = await sql<{ count: number }[]>`
    select count(*)::integer as count from private.indexes_set_aside`;
  return waiting?.count ?? 0;
}

/**
 * Builds what an import set aside, this one or one that was cut off, each index in a transaction of its own.
 * @param count how many there are
 */
export async function buildIndexesSetAside(sql: Sql, count: number): Promise<void> {
  if (count === 0) return;
  for (let isAny = true; isAny;) {
    const [built] = await sql<{ name: string | null }[]>`select private.build_index_set_aside() as name`;
    isAny = built?.name != null;
  }
  await sql`analyze private.sales`;
}

import type { RefusalReason } from '#domain/market/refusal-reasons.ts';

/** How a kind of file becomes rows of a table. All of it is SQL over the stage, into which Postgres reads the file. */
export interface MarketTable {
  /** the table that it fills, without its schema */
  readonly table: string;
  /** columns of the stage, typed */
  readonly stage: Readonly<Record<string, string>>;
  /** the stage's columns from a file whose cells are read as texts: expressions over its facts, by stage column */
  readonly typed: Readonly<Record<string, string>>;
  /** why a row of the stage is refused: the first condition that holds. Of a row that deletes, the first alone is asked */
  readonly reasons: readonly (readonly [condition: string, reason: RefusalReason])[];
  /** columns that name a row: expressions over the stage */
  readonly key: Readonly<Record<string, string>>;
  /** the other columns, as the file states them */
  readonly columns: Readonly<Record<string, string>>;
  /** columns that a file may be silent about: what is known already stays then */
  readonly filled: Readonly<Record<string, string>>;
  /** columns that follow from other tables; a row is not corrected because of them */
  readonly derived: Readonly<Record<string, string>>;
  /** what the derived columns are read from */
  readonly joins: string;
  /** the condition under which a row deletes what it names; null where none does */
  readonly deletes: string | null;
  /** the day that a row is about, for the extent of an import */
  readonly day: string | null;
  /** the order in which rows of a piece are written: what is read together lies together. Null: as it comes */
  readonly order: string | null;
  readonly source: string;
  readonly licence: string;
  readonly country: string;
}

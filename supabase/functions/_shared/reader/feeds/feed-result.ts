import type { ListingRecord, Refusal } from '../listing-record.ts';
import type { ColumnGuess } from './guess-columns.ts';

export const FEED_FORMATS = [
  'table',
  'blm',
  'kyero',
  'reaxml',
  'openimmo',
  'trovit',
  'json',
  'page',
  'unknown',
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** One home of a feed: a record that can be used, or one whose `refused` says why it cannot. */
export interface FeedRow {
  /** line of the file on which it begins, the first being 1 */
  readonly line: number;
  readonly record: ListingRecord;
  /** pictures that the feed names without an address: file names to match with dropped files */
  readonly photoFiles: readonly string[];
  /** of a table: cells that say something which was not understood, as they were written */
  readonly unread?: readonly UnreadCell[];
}

export interface UnreadCell {
  /** name of the column */
  readonly column: string;
  readonly text: string;
}

export interface FeedResult {
  readonly format: FeedFormat;
  /** every row of the feed that is not blank, in its order: taken and refused together are all */
  readonly rows: readonly FeedRow[];
  /** of a table: what each column was taken for, to be put right by a person */
  readonly columns: readonly ColumnGuess[];
  /** why nothing of the file could be read; null otherwise */
  readonly refused: Refusal | null;
}

/** What the person or the brand knows about a feed before it is read. */
export interface FeedOptions {
  /** ISO 4217, for prices that name none */
  readonly currency?: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | null;
  /** BCP 47, decides between 04/02 and 02/04 */
  readonly locale?: string;
  /** the mapping step: a column's index to the field that it holds, null for "leave it out" */
  readonly mapping?: Readonly<Record<number, string | null>>;
}

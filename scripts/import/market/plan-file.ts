import { cutRecords } from '#domain/market/cut-records.ts';
import {
  findColumns,
  MARKET_FIELDS,
  PRICE_PAID_COLUMNS,
  type MarketKind,
} from '#domain/market/market-fields.ts';
import { readRecord } from '#domain/market/read-record.ts';
import { ImportError } from '../import-error.ts';
import { MARKET_TABLES } from './market-tables.ts';
import type { CopyPlan } from './stage-piece.ts';

/** How a file is read: where its records begin, and how they come into the stage. */
export interface FilePlan extends CopyPlan {
  /** before the first record: a header, or nothing */
  readonly headerBytes: number;
  readonly headerLines: number;
  /** the stage of texts, where the file has a header */
  readonly rawTable: string;
  /** the statement that types them; null where Postgres reads the file's columns typed at once */
  readonly fromRaw: string | null;
}

const TYPED = 'format csv, force_null *, on_error ignore, log_verbosity verbose';
const ID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;
const NO_RAW = 'create temp table raw_stage (nothing text) on commit delete rows;';

/**
 * Looks at the beginning of a file.
 * @throws ImportError where it is no file of this kind
 */
export function planFile(
  kind: MarketKind,
  head: Buffer,
  mapping: Readonly<Record<string, string>>,
): FilePlan {
  if (kind === 'areas') return typedPlan(Object.keys(MARKET_TABLES.areas.stage));
  const first = firstRecord(head);
  const fields = readRecord(first.text);
  if (kind === 'sold' && ID.test(fields[0] ?? '') && fields.length === PRICE_PAID_COLUMNS.length)
    return typedPlan(PRICE_PAID_COLUMNS);
  const { facts, missing } = findColumns(kind, fields, mapping);
  if (missing.length > 0)
    throw new ImportError(
      `This is no file of ${kind}: it has no column for ${missing.join(', ')}. Its first line is: ${first.text.slice(0, 200)}`,
    );
  const unused = facts.map((fact, index) => fact ?? `unused_${String(index)}`);
  const columns = [
    ...Object.keys(MARKET_FIELDS[kind]),
    ...unused.filter((name) => name.startsWith('unused_')),
  ];
  const { stage, typed } = MARKET_TABLES[kind];
  return {
    headerBytes: first.bytes,
    headerLines: first.lines,
    copy: `copy pg_temp.raw_stage (${unused.join(', ')}) from stdin with (format csv, force_null *)`,
    columns: fields.length,
    rawTable: `create temp table raw_stage (${columns.map((name) => `${name} text`).join(', ')}) on commit delete rows;`,
    fromRaw: `insert into market_stage (${Object.keys(stage).join(', ')})
      select ${Object.keys(stage)
        .map((name) => typed[name] ?? 'null')
        .join(', ')} from raw_stage`,
  };
}

function typedPlan(columns: readonly string[]): FilePlan {
  return {
    headerBytes: 0,
    headerLines: 0,
    copy: `copy pg_temp.market_stage (${columns.join(', ')}) from stdin with (${TYPED})`,
    columns: columns.length,
    rawTable: NO_RAW,
    fromRaw: null,
  };
}

function firstRecord(head: Buffer): { text: string; bytes: number; lines: number } {
  let end = head.indexOf(10) + 1;
  while (end > 0 && cutRecords(head.subarray(0, end)).end === 0) {
    const next = head.indexOf(10, end);
    if (next < 0) break;
    end = next + 1;
  }
  const bytes = end > 0 ? end : head.length;
  return {
    text: head.toString('utf8', 0, bytes).replace(/[\r\n]+$/, ''),
    bytes,
    lines: cutRecords(head.subarray(0, bytes)).lines,
  };
}

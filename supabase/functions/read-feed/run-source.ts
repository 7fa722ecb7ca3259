import type { Database } from '../_shared/database.ts';
import type { ImportRun, RefusedRow } from '../_shared/wire/feeds.ts';
import type { ClaimedSource } from '../_shared/wire/procedures/feeds.ts';
import type { ImportTools } from '../_shared/fetch/import-tools.ts';
import { readAndPlan, type ReadFeed } from './read-and-plan.ts';

/** Homes that one transaction writes: each renews the lease. */
const BATCH = 50;
/** Refused rows that a run remembers. */
const REMEMBERED = 200;

const EMPTY = {
  ...{ code: null, reason: null, rowsRead: 0, refusedRows: [] },
  ...{ etag: null, lastModified: null, contentHash: null, pauses: false },
};

/** Reads a feed that was claimed, writes what changed in batches, and says how it went. */
export async function runSource(
  source: ClaimedSource,
  database: Database,
  tools: ImportTools,
): Promise<ImportRun> {
  const { leaseId } = source;
  const read = await readAndPlan({ ...source, known: source }, database, tools);
  if (read.kind === 'same') {
    const result = { ...EMPTY, outcome: 'unchanged' as const };
    return database.call('finish_import_run', { leaseId, result, seen: null });
  }
  const failure = read.kind === 'failed' ? read : shrunk(read, source);
  if (failure !== null) {
    const { code, reason, pauses } = failure;
    const result = { ...EMPTY, outcome: 'failed' as const, code, reason, pauses };
    return database.call('finish_import_run', { leaseId, result, seen: null });
  }
  if (read.kind !== 'read') throw new Error('A feed was read without an end.');
  const refusedRows: RefusedRow[] = [...read.refused];
  for (let start = 0; start < read.plan.writes.length; start += BATCH) {
    const homes = read.plan.writes.slice(start, start + BATCH);
    const refused = await database.call('record_feed_homes', { leaseId, homes });
    for (const { key, code, reason } of refused) {
      const home = read.homes.find((one) => one.key === key);
      refusedRows.push({ line: home?.line ?? 0, home: home?.name ?? '', code: code ?? '', reason });
    }
  }
  const result = {
    ...{ outcome: 'read' as const, code: null, reason: null, pauses: false },
    rowsRead: read.rowsRead,
    refusedRows: refusedRows.sort((a, b) => a.line - b.line).slice(0, REMEMBERED),
    ...read.version,
    // What was refused is tried again the next time, also where the feed stays as it is.
    ...(refusedRows.length > read.refused.length
      ? { etag: null, lastModified: null, contentHash: null }
      : {}),
  };
  return database.call('finish_import_run', { leaseId, result, seen: read.plan.seen });
}

/** A feed that lost most of its homes at once waits for somebody to say that this is so. */
function shrunk(read: ReadFeed, { acceptsLoss, known }: ClaimedSource) {
  if (read.kind !== 'read' || acceptsLoss || !read.plan.hasShrunk) return null;
  const before = known.filter(({ hasGone }) => !hasGone).length;
  return {
    code: 'feed_shrank',
    reason: `The feed had ${before} homes, and ${read.plan.went} of them are gone. Nothing was changed.`,
    pauses: true,
  };
}

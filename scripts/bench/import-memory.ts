import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

const MEGABYTE = 1 << 20;

/** What an import holds in memory, in whole megabytes. */
export interface ImportMemory {
  /** of this process, before its first line */
  readonly before: number;
  /** of this process at most */
  readonly own: number;
  /** of its connections' processes at most, without what all of Postgres shares; 0 where the system does not tell */
  readonly connections: number;
  /** of both at the same moment */
  readonly together: number;
}

/**
 * Watches the imports of a database from now on; the function that it returns ends that and tells what they held.
 * @param sql that nobody else asks meanwhile
 */
export function watchImportMemory(sql: Sql): () => Promise<ImportMemory> {
  const before = process.memoryUsage.rss() / MEGABYTE;
  const most = { own: before, connections: 0, together: before };
  let isWatched = true;
  const look = async () => {
    const found = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity where datname = current_database() and application_name = 'market import'`;
    const own = process.memoryUsage.rss() / MEGABYTE;
    const connections = found.reduce((sum, { pid }) => sum + ownMegabytes(pid), 0);
    most.own = Math.max(most.own, own);
    most.connections = Math.max(most.connections, connections);
    most.together = Math.max(most.together, own + connections);
  };
  const watched = (async () => {
    while (isWatched) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    isWatched = false;
    await watched;
    const round = (megabytes: number) => Math.round(megabytes);
    return {
      before: round(before),
      own: round(most.own),
      connections: round(most.connections),
      together: round(most.together),
    };
  };
}

/** What a process has to itself. */
function ownMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Shares of the time of all processors, from 0 to 1. */
export interface ProcessorShares {
  /** what this process took */
  readonly own: number;
  /** what the whole machine was busy with, this process included */
  readonly all: number;
}

/** Counts from now on; the function that it returns tells what was used since. */
export function countProcessorTime(): () => ProcessorShares {
  const before = readTimes();
  const ownBefore = process.cpuUsage();
  return () => {
    const now = readTimes();
    const own = process.cpuUsage(ownBefore);
    const total = Math.max(1, now.total - before.total);
    return { own: (own.user + own.system) / 1_000 / total, all: (now.busy - before.busy) / total };
  };
}

/** Milliseconds that all processors had, and were busy, since the machine started. */
function readTimes(): { total: number; busy: number } {
  const sums = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }));
  const busy = sums.reduce((sum, one) => sum + one.busy, 0);
  return { total: busy + sums.reduce((sum, one) => sum + one.idle, 0), busy };
}

/**
 * Milliseconds that a process has run so far, whoever else wanted the processors meanwhile; null where the system does
 * not tell.
 */
export function ranMs(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

import type { ProgressStream } from '../progress.ts';
import type { Source } from './open-source.ts';

/** Tells how far an import is, at most once a second. */
export interface Pace {
  /** @param taken how much of the file was read for what is done by now */
  step(lines: number, taken: number): void;
}

/** @param clock milliseconds since some fixed moment */
export function createPace(
  source: Pick<Source, 'size' | 'taken'>,
  out: ProgressStream,
  clock: () => number,
): Pace {
  const beganAt = clock();
  const takenBefore = source.taken();
  let toldAt = beganAt;
  let lines = 0;
  return {
    step(more, taken) {
      lines += more;
      const now = clock();
      if (now - toldAt < 1000) return;
      toldAt = now;
      out.write(`${sayPace(lines, now - beganAt, { size: source.size, taken, takenBefore })}\n`);
    },
  };
}

/** "1,200,000 lines, 85,000 a second, 24 %, about 45 s left" */
function sayPace(
  lines: number,
  passedMs: number,
  {
    size,
    taken,
    takenBefore,
  }: { readonly size: number | null; readonly taken: number; readonly takenBefore: number },
): string {
  const figure = (value: number) => Math.round(value).toLocaleString('en-GB');
  const rate = `${figure(lines)} lines, ${figure((lines * 1000) / passedMs)} a second`;
  const done = taken - takenBefore;
  if (size === null || done <= 0) return rate;
  const leftMs = (passedMs * Math.max(0, size - taken)) / done;
  return `${rate}, ${figure((100 * taken) / size)} %, about ${sayDuration(leftMs)} left`;
}

function sayDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 90) return `${String(seconds)} s`;
  return `${String(Math.round(seconds / 60))} min`;
}

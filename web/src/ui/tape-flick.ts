/** Where the tape was at a time of the drag: milliseconds, decimal logarithm. */
export interface TracePoint {
  readonly at: number;
  readonly place: number;
}

/** How far back a drag counts for its speed: a finger that rested before it let go flicks nothing. */
const RECENT_MS = 80;
/** The run loses this share of its speed in about 200 ms, as lists on phones do. */
const SLOWING_MS = 200;
/** Powers of ten a millisecond: slower is a finger that was put down, faster would run off the market. */
const SLOWEST = 0.0002;
const FASTEST = 0.004;

/** The speed of a drag when it is let go, in powers of ten a millisecond; 0 when it was at rest. */
export function speedOf(trace: readonly TracePoint[], releasedAt: number): number {
  const recent = trace.filter(({ at }) => releasedAt - at <= RECENT_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || last.at <= first.at) return 0;
  const speed = (last.place - first.place) / (last.at - first.at);
  return Math.abs(speed) < SLOWEST ? 0 : Math.sign(speed) * Math.min(FASTEST, Math.abs(speed));
}

/** How far a run has come after so many milliseconds, and whether it has ended: speed falls exponentially. */
export function glide(
  speed: number,
  afterMs: number,
): { readonly distance: number; readonly isOver: boolean } {
  const left = Math.exp(-afterMs / SLOWING_MS);
  return { distance: speed * SLOWING_MS * (1 - left), isOver: Math.abs(speed) * left < SLOWEST / 4 };
}

/**
 * Lets the tape run on from where a drag let it go.
 * @returns how to stop it; null where the drag had no speed, or less motion is wanted
 */
export function flick(
  trace: readonly TracePoint[],
  releasedAt: number,
  { onMove, onEnd }: { readonly onMove: (place: number) => void; readonly onEnd: () => void },
): (() => void) | null {
  const last = trace.at(-1);
  const speed = speedOf(trace, releasedAt);
  if (!last || speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const start = performance.now();
  const step = (now: number): void => {
    const { distance, isOver } = glide(speed, now - start);
    onMove(last.place + distance);
    if (isOver) onEnd();
    else frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

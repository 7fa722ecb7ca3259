import { wantsStillness } from '#ui/wants-stillness.ts';

const COUNT_MS = 600;

/** Counts from one number to another, a step for each frame; whoever wants less motion gets the last at once. */
export function countUp(from: number, to: number, onStep: (value: number) => void): void {
  const length = wantsStillness() ? 0 : COUNT_MS;
  const began = performance.now();
  const step = (now: number) => {
    const share = length === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / length));
    onStep(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(step);
  };
  step(began);
}

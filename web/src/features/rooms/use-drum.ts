import { useEffect, useState } from 'react';
import { wantsStillness } from '#ui/wants-stillness.ts';

/** From the moment of the reveal to the price: long enough that everybody's screen has heard of it. */
const DRUM_MS = 2_400;

/** Three, two, one, and 0 from then on; at once 0 for whoever comes later or wants no motion. */
export function useDrum(revealedAt: string | null, offsetMs: number): number {
  const end = revealedAt === null ? 0 : Date.parse(revealedAt) + DRUM_MS - offsetMs;
  const leftOf = () => Math.ceil(Math.max(0, end - Date.now()) / (DRUM_MS / 3));
  const isStill = wantsStillness();
  const [left, setLeft] = useState(() => (isStill ? 0 : Math.min(3, leftOf())));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setLeft(Math.min(3, leftOf())), 60);
    return () => clearInterval(timer);
  });
  return left;
}

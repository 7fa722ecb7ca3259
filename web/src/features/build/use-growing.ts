import { useEffect, useState } from 'react';

/** Rows that a frame has time for, on a slow machine too. */
const STEP = 25;

/**
 * A number of rows that grows to the wanted one by a few a frame: a long list is drawn without holding anything up. Another
 * list, which its name tells, begins anew.
 */
export function useGrowing(wanted: number, list: string): number {
  const [drawn, setDrawn] = useState({ list, count: STEP });
  const count = drawn.list === list ? drawn.count : STEP;
  useEffect(() => {
    if (count >= wanted) return;
    const frame = requestAnimationFrame(() => setDrawn({ list, count: count + STEP }));
    return () => cancelAnimationFrame(frame);
  }, [count, wanted, list]);
  return Math.min(count, wanted);
}

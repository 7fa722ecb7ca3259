import { useEffect, useState } from 'react';

/** Rows that a frame has time for, on a slow machine too; and those of a list's first frame, which fill a screen. */
const STEP = 25;
const FIRST = 10;

/**
 * A number of rows that grows to the wanted one by a few a frame: a long list is drawn without holding anything up. Another
 * list, which its name tells, begins anew.
 */
export function useGrowing(wanted: number, list: string): number {
  const [drawn, setDrawn] = useState({ list, count: FIRST });
  const count = drawn.list === list ? drawn.count : FIRST;
  useEffect(() => {
    if (count >= wanted) return;
    const frame = requestAnimationFrame(() => setDrawn({ list, count: count + STEP }));
    return () => cancelAnimationFrame(frame);
  }, [count, wanted, list]);
  return Math.min(count, wanted);
}

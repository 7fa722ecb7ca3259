import { useEffect, useState } from 'react';

/** Rows that a frame has time for, on a slow machine too. */
const STEP = 40;

/** A number of rows that grows to the wanted one by a few a frame: a long list is drawn without holding anything up. */
export function useGrowing(wanted: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn >= wanted) return;
    const frame = requestAnimationFrame(() => setDrawn((count) => count + STEP));
    return () => cancelAnimationFrame(frame);
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}

import { useEffect, useState } from 'react';

/** How many of so many parts are drawn: one more each frame, so that a long screen opens without holding anything up. */
export function useInTurn(parts: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= parts) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, parts]);
  return Math.min(drawn, parts);
}

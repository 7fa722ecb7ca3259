import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 600;

/** A number that counts up to each new value; the first one, and whoever wants less motion, gets it at once. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value) return;
    let frame = 0;
    const began = performance.now();
    const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : COUNT_MS;
    const step = (now: number) => {
      const share = length === 0 ? 1 : Math.min(1, (now - began) / length);
      setShown(Math.round(start + (value - start) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

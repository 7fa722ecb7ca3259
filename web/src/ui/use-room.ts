import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How wide an element is, in em of its own type, measured before it is painted and whenever it changes.
 * @param usual what it counts as until then, and where nothing can be measured
 */
export function useRoom<Of extends HTMLElement>(usual: number): [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [room, setRoom] = useState(usual);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = (): void => {
      const em = measured.clientWidth / Number.parseFloat(getComputedStyle(measured).fontSize);
      if (em > 0) setRoom(em);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}

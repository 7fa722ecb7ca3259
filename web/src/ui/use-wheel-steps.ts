import { useEffect, useRef, type RefObject } from 'react';

/** What a notch of a mouse's wheel scrolls; a touchpad sends many smaller events. */
const NOTCH_PX = 50;

/**
 * Turns the wheel over an element into steps: towards the reader or to the left is less. React's own handler cannot keep
 * the page from scrolling meanwhile, so it is set by hand.
 */
export function useWheelSteps(onStep: ((steps: number) => void) | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    const node = element.current;
    let turned = 0;
    const turn = (event: WheelEvent) => {
      // Ctrl and the wheel is the browser's zoom.
      if (!step.current || event.ctrlKey) return;
      event.preventDefault();
      turned += event.deltaX - event.deltaY;
      const steps = Math.trunc(turned / NOTCH_PX);
      if (steps === 0) return;
      turned -= steps * NOTCH_PX;
      step.current(steps);
    };
    node?.addEventListener('wheel', turn, { passive: false });
    return () => node?.removeEventListener('wheel', turn);
  }, []);
  return element;
}

import { useEffect, useRef, type UIEvent } from 'react';

/**
 * Keeps a row of pictures, one in view, and the number of that picture together: a new number scrolls the row there,
 * and a row that a finger moved says which picture it came to rest at.
 */
export function useStripScroll(current: number, onCurrentChange: (current: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  /** where a press is taking the strip; until it is there, passing other pictures means nothing */
  const goal = useRef<number | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const left = current * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) > 2) {
      goal.current = current;
      element.style.scrollBehavior = isFirst.current ? 'auto' : '';
      element.scrollLeft = left;
    }
    isFirst.current = false;
  }, [current]);

  const letGo = (): void => {
    goal.current = null;
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const { scrollLeft, clientWidth } = currentTarget;
    const shown = Math.round(scrollLeft / Math.max(1, clientWidth));
    // Only once it has settled: a half-way position would pull the strip back while it moves.
    if (Math.abs(scrollLeft - shown * clientWidth) > 2) return;
    if (goal.current !== null && goal.current !== shown) return;
    letGo();
    if (shown !== current) onCurrentChange(shown);
  };
  return { ref, onPointerDown: letGo, onWheel: letGo, onScroll };
}

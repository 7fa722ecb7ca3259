import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { edgeSpeed } from './edge-speed.ts';

interface Drag {
  readonly id: string;
  /** the row whose place it would take */
  readonly overId: string | null;
}

/** Drags rows of a list by a handle, with a mouse, a pen or a finger. Near the window's edge the page scrolls along. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (id: string, toId: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const point = useRef({ x: 0, y: 0 });
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const follow = () => {
      const speed = edgeSpeed(point.current.y, window.innerHeight);
      if (speed !== 0) {
        window.scrollBy(0, speed);
        setDrag((now) => now && { ...now, overId: rowAt(list.current, point.current) });
      }
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [isDragging, list]);

  /** What a row's handle listens to. */
  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      point.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, overId: null });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag === null) return;
      point.current = { x: event.clientX, y: event.clientY };
      const overId = rowAt(list.current, point.current);
      if (overId !== drag.overId) setDrag({ id, overId });
    },
    onPointerUp: () => {
      if (drag?.overId != null && drag.overId !== id) onDrop(id, drag.overId);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handleOf, cancel: () => setDrag(null) };
}

/** The row of this list at a point. A row may hold a list of its own, whose rows are not this one's. */
function rowAt(list: Element | null, { x, y }: { readonly x: number; readonly y: number }): string | null {
  let at = document.elementFromPoint(x, y);
  while (at !== null && at.parentElement !== list) at = at.parentElement;
  return at instanceof HTMLElement ? (at.dataset.row ?? null) : null;
}

import { useEffect, useRef } from 'react';

/**
 * Lets a mouse reorder the items of a list by dragging; each item says its place in `data-place`. It is the mouse's
 * shortcut only: the buttons beside each item do the same for everybody.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const handle = useRef(onMove);
  useEffect(() => {
    handle.current = onMove;
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let from: number | null = null;
    const itemAt = (at: EventTarget | null) => (at instanceof Element ? at.closest('[data-place]') : null);
    const isOwn = (item: Element) => item.parentElement === element;
    const placeOf = (item: Element | null) =>
      item === null ? null : Number(item.getAttribute('data-place'));
    // An item may hold a list of its own, whose items are not this one's.
    const start = (event: DragEvent) => {
      const item = itemAt(event.target);
      from = item !== null && isOwn(item) ? placeOf(item) : null;
    };
    const over = (event: DragEvent) => {
      if (from !== null) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      let item = itemAt(event.target);
      while (item !== null && !isOwn(item)) item = itemAt(item.parentElement);
      const to = placeOf(item);
      if (from === null || to === null) return;
      event.preventDefault();
      handle.current(from, to);
      from = null;
    };
    const end = () => {
      from = null;
    };
    element.addEventListener('dragstart', start);
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    element.addEventListener('dragend', end);
    return () => {
      element.removeEventListener('dragstart', start);
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
      element.removeEventListener('dragend', end);
    };
  }, []);
  return list;
}

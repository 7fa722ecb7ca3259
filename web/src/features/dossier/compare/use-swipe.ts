import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** So far a card is pulled before it goes, in pixels. */
const FAR_ENOUGH = 90;

/**
 * A card that can be pulled to one side by mouse, pen or finger.
 * @returns how far it is pulled, in pixels
 */
export function useSwipe(
  card: RefObject<HTMLElement | null>,
  onSwiped: (side: 'left' | 'right') => void,
): number {
  const [offset, setOffset] = useState(0);
  const swiped = useEffectEvent(onSwiped);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let from: number | null = null;
    const begin = (event: PointerEvent) => {
      // What is pressed on the card stays pressable.
      const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      if (event.button !== 0 || isControl) return;
      from = event.clientX;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (from !== null) setOffset(event.clientX - from);
    };
    const end = (event: PointerEvent) => {
      const moved = from === null || event.type === 'pointercancel' ? 0 : event.clientX - from;
      from = null;
      setOffset(0);
      if (Math.abs(moved) >= FAR_ENOUGH) swiped(moved < 0 ? 'left' : 'right');
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  }, [card]);
  return offset;
}

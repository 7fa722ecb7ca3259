import { useRef, useState, type PointerEvent } from 'react';

/** So far a card is pulled before it goes, in pixels. */
const FAR_ENOUGH = 90;

/** A card that is pulled to one side: how far it is, and what its element listens to. */
export function useSwipe(onSwiped: (side: 'left' | 'right') => void) {
  const from = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    from.current = null;
    setOffset(0);
  };
  return {
    offset,
    listeners: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // What is pressed on the card stays pressable.
        const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
        if (event.button !== 0 || isControl) return;
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current !== null) setOffset(event.clientX - from.current);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const moved = from.current === null ? 0 : event.clientX - from.current;
        end();
        if (Math.abs(moved) >= FAR_ENOUGH) onSwiped(moved < 0 ? 'left' : 'right');
      },
      onPointerCancel: end,
    },
  };
}

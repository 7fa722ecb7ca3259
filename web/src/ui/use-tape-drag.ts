import { useRef, useState, type PointerEvent } from 'react';

const TAP_PX = 5;

export interface TapeDrag {
  /** where the tape's middle is while a finger holds it, else null */
  readonly heldCenter: number | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Pulls the tape under its needle: dragging follows the finger, a tap brings that place to the middle. */
export function useTapeDrag(center: number, decades: number, onMove: (center: number) => void): TapeDrag {
  const grip = useRef<{ x: number; center: number; hasMoved: boolean } | null>(null);
  const [heldCenter, setHeldCenter] = useState<number | null>(null);
  const moveTo = (next: number, isHeld: boolean): void => {
    setHeldCenter(isHeld ? next : null);
    onMove(next);
  };
  const release = (): void => {
    grip.current = null;
    setHeldCenter(null);
  };
  return {
    heldCenter,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, center, hasMoved: false };
      },
      onPointerMove: (event) => {
        if (!grip.current) return;
        const moved = event.clientX - grip.current.x;
        if (Math.abs(moved) > TAP_PX) grip.current.hasMoved = true;
        if (!grip.current.hasMoved) return;
        moveTo(grip.current.center - (moved / event.currentTarget.clientWidth) * decades, true);
      },
      onPointerUp: (event) => {
        if (grip.current && !grip.current.hasMoved) {
          const box = event.currentTarget.getBoundingClientRect();
          moveTo(grip.current.center + ((event.clientX - box.left) / box.width - 0.5) * decades, false);
        }
        release();
      },
      onPointerCancel: release,
    },
  };
}

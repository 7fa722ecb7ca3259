import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { flick, TracePoint } from './tape-flick.ts';

const TAP_PX = 5;

export interface TapeDrag {
  /** where the tape's middle is while a finger holds it or it still runs, else null */
  readonly heldCenter: number | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/**
 * Pulls the tape under its needle: dragging follows the finger, a flick runs on and slows down, a tap brings that place to
 * the middle. Whoever asked for less motion gets no run.
 */
export function useTapeDrag(center: number, decades: number, onMove: (center: number) => void): TapeDrag {
  const grip = useRef<{ x: number; center: number; hasMoved: boolean; trace: TracePoint[] } | null>(null);
  // Its rules come when the tape is first touched; a finger that lets go before has no run.
  const run = useRef<typeof flick | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const [heldCenter, setHeldCenter] = useState<number | null>(null);
  // A flick runs over many renderings: it always moves by the newest rule.
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => () => stop.current?.(), []);

  const moveTo = (next: number): void => {
    setHeldCenter(next);
    move.current(next);
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
        stop.current?.();
        import('./tape-flick.ts').then(
          (module) => {
            run.current = module.flick;
          },
          () => undefined,
        );
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, center: heldCenter ?? center, hasMoved: false, trace: [] };
      },
      onPointerMove: (event) => {
        const held = grip.current;
        if (!held) return;
        const moved = event.clientX - held.x;
        if (Math.abs(moved) > TAP_PX) held.hasMoved = true;
        if (!held.hasMoved) return;
        const next = held.center - (moved / event.currentTarget.clientWidth) * decades;
        held.trace.push({ at: event.timeStamp, place: next });
        moveTo(next);
      },
      onPointerUp: (event) => {
        const held = grip.current;
        if (!held) return;
        if (!held.hasMoved) {
          const box = event.currentTarget.getBoundingClientRect();
          move.current(held.center + ((event.clientX - box.left) / box.width - 0.5) * decades);
        }
        stop.current = run.current?.(held.trace, event.timeStamp, { onMove: moveTo, onEnd: release }) ?? null;
        if (stop.current) grip.current = null;
        else release();
      },
      onPointerCancel: release,
    },
  };
}

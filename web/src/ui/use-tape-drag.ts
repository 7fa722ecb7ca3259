import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { glide, speedOf, type TracePoint } from './tape-glide.ts';

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
  const running = useRef(0);
  const [heldCenter, setHeldCenter] = useState<number | null>(null);
  // A flick runs over many renderings: it always moves by the newest rule.
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => () => cancelAnimationFrame(running.current), []);

  const moveTo = (next: number): void => {
    setHeldCenter(next);
    move.current(next);
  };
  const release = (): void => {
    grip.current = null;
    setHeldCenter(null);
  };
  const run = (from: number, speed: number): void => {
    const start = performance.now();
    const step = (now: number): void => {
      const { distance, isOver } = glide(speed, now - start);
      moveTo(from + distance);
      if (isOver) release();
      else running.current = requestAnimationFrame(step);
    };
    running.current = requestAnimationFrame(step);
  };
  return {
    heldCenter,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        cancelAnimationFrame(running.current);
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
        const last = held.trace.at(-1);
        const speed = speedOf(held.trace, event.timeStamp);
        if (!held.hasMoved) {
          const box = event.currentTarget.getBoundingClientRect();
          move.current(held.center + ((event.clientX - box.left) / box.width - 0.5) * decades);
        }
        if (last && speed !== 0 && !wantsLessMotion()) {
          grip.current = null;
          run(last.place, speed);
        } else release();
      },
      onPointerCancel: release,
    },
  };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

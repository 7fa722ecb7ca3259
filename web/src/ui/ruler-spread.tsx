import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

export interface RulerSpreadProps {
  readonly label: string;
  readonly valueText: string;
  /** half the range's width as a decimal logarithm */
  readonly spread: number;
  readonly decades: number;
  readonly isDisabled: boolean;
  readonly onChange: (spread: number) => void;
}

const STEP = Math.log10(1.01);
const MOST = Math.log10(3);

/** The band of a range guess around the needle; either edge widens it, arrow keys on the right edge do the same. */
export function RulerSpread({ label, valueText, spread, decades, isDisabled, onChange }: RulerSpreadProps) {
  const band = useRef<HTMLDivElement>(null);
  const set = (next: number): void => onChange(Math.min(MOST, Math.max(STEP, next)));
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const stage = band.current?.parentElement?.getBoundingClientRect();
    if (!stage || isDisabled || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    set(Math.abs((event.clientX - stage.left) / stage.width - 0.5) * decades);
  };
  const press = (event: KeyboardEvent): void => {
    const steps = { ArrowRight: 1, ArrowUp: 1, PageUp: 5, ArrowLeft: -1, ArrowDown: -1, PageDown: -5 }[
      event.key
    ];
    if (!steps) return;
    event.preventDefault();
    set(spread + steps * STEP);
  };
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: drag,
  };
  return (
    <div ref={band} className="ui-spread" style={{ '--share': (2 * spread) / decades } as CSSProperties}>
      <span {...grip} aria-hidden="true" />
      <span
        {...grip}
        role="slider"
        tabIndex={isDisabled ? -1 : 0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={200}
        aria-valuenow={Math.round((10 ** spread - 1) * 100)}
        aria-valuetext={valueText}
        onKeyDown={press}
      />
    </div>
  );
}

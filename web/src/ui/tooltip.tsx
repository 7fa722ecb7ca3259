import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import './tooltip.css';

export interface TooltipProps {
  readonly text: string;
  /** the control that it explains; pass it the id: `(describedBy) => <Button aria-describedby={describedBy}>` */
  readonly children: (describedBy: string) => ReactNode;
}

const EDGE_PX = 8;

/** A short explanation on hover and focus; Escape puts it away. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [shiftPx, setShiftPx] = useState(0);
  const tip = useRef<HTMLSpanElement>(null);
  const open = (): void => {
    const box = tip.current?.getBoundingClientRect();
    if (box && !isOpen) {
      // Back into the window, where the control stands near its edge.
      const [left, right] = [box.left - shiftPx, box.right - shiftPx];
      const edge = document.documentElement.clientWidth;
      setShiftPx(Math.max(EDGE_PX - left, 0) + Math.min(edge - EDGE_PX - right, 0));
    }
    setIsOpen(true);
  };
  return (
    // The handlers only watch what happens to the control inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="ui-tooltip"
      onPointerEnter={open}
      onPointerLeave={() => setIsOpen(false)}
      onFocus={open}
      onBlur={() => setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      {children(id)}
      <span
        ref={tip}
        role="tooltip"
        id={id}
        data-open={isOpen || undefined}
        style={{ '--shift': `${shiftPx}px` } as CSSProperties}
      >
        {text}
      </span>
    </span>
  );
}

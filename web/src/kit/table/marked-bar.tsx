import { useRef, type ReactNode } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { MarkedRows } from './use-marked-rows.ts';
import './paged-table.css';

interface MarkedBarProps {
  readonly marked: Pick<MarkedRows<unknown>, 'keys' | 'clear'>;
  /** what can be done about the marked rows */
  readonly children: ReactNode;
}

/** How many rows are marked, said aloud at every change, and what can be done about them. */
export function MarkedBar({ marked: { keys, clear }, children }: MarkedBarProps) {
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div className="marked-bar" role="group" aria-label={t('table.marked.bar')}>
      <p ref={count} role="status" tabIndex={-1}>
        {keys.size === 0 ? t('table.marked.none') : plural('table.marked.count', keys.size)}
      </p>
      {keys.size === 0 ? null : (
        <>
          {children}
          <Button
            kind="quiet"
            onClick={() => {
              clear();
              // The button goes with the marks, and the focus would with it.
              count.current?.focus();
            }}
          >
            {t('table.marked.clear')}
          </Button>
        </>
      )}
    </div>
  );
}

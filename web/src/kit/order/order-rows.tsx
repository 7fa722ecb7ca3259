import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { useDrag } from './use-drag.ts';
import './order.css';

export interface OrderItem {
  readonly id: string;
  /** what the controls call it */
  readonly name: string;
}

/** What a row is moved by. */
export interface RowOrder {
  /** from 0 */
  readonly place: number;
  readonly count: number;
  /** drags by mouse and finger, moves by arrow keys, Home and End */
  readonly handle: ReactNode;
  /** moves the row, and keeps the focus at its control of this name */
  readonly moveTo: (place: number, control: string) => void;
}

interface OrderRowsProps<Item extends OrderItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** a row takes the place of another */
  readonly onMove: (id: string, toId: string) => void;
  readonly className?: string;
  readonly rowClassName?: string;
  readonly children: (item: Item, order: RowOrder) => ReactNode;
}

const HANDLE = 'handle';

/** A list whose order is somebody's to choose. Says where things went. Each row draws the controls that it is given. */
export function OrderRows<Item extends OrderItem>({
  label,
  items,
  onMove,
  className,
  rowClassName,
  children,
}: OrderRowsProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<{ readonly id: string; readonly control: string } | null>(null);

  // A row that moved in the document has lost the focus; whoever presses "up" wants to press it again.
  useEffect(() => {
    if (wanted === null) return;
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.row === wanted.id,
    );
    const control = row?.querySelector<HTMLElement>(`[data-control="${wanted.control}"]:not(:disabled)`);
    (control ?? row?.querySelector<HTMLElement>('[data-control]:not(:disabled)'))?.focus();
  }, [wanted]);

  const move = (id: string, place: number, control: string) => {
    const [item, target] = [items.find((one) => one.id === id), items[place]];
    if (item === undefined || target === undefined || target.id === id) return;
    setWanted({ id, control });
    onMove(id, target.id);
    setSaid(t('manage.order.moved', { name: item.name, place: place + 1, count: items.length }));
  };
  const { drag, handleOf, cancel } = useDrag(list, (id, toId) =>
    move(
      id,
      items.findIndex((one) => one.id === toId),
      HANDLE,
    ),
  );
  const press = (id: string, place: number) => (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    const to = placeOfKey(event.key, place, items.length);
    if (to === null) return;
    event.preventDefault();
    move(id, to, HANDLE);
  };

  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      <ol ref={list} className={className} aria-label={label}>
        {items.map((item, place) => (
          <li
            key={item.id}
            className={rowClassName}
            data-row={item.id}
            data-dragged={item.id === drag?.id || undefined}
            data-over={(item.id === drag?.overId && item.id !== drag.id) || undefined}
          >
            {children(item, {
              place,
              count: items.length,
              moveTo: (to, control) => move(item.id, to, control),
              handle: (
                <button
                  type="button"
                  className="order-handle"
                  data-control={HANDLE}
                  aria-label={t('manage.order.handle', { name: item.name })}
                  title={t('manage.order.drag')}
                  onKeyDown={press(item.id, place)}
                  {...handleOf(item.id)}
                >
                  <span aria-hidden="true">⠿</span>
                </button>
              ),
            })}
          </li>
        ))}
      </ol>
    </>
  );
}

function placeOfKey(key: string, place: number, count: number): number | null {
  if (key === 'ArrowUp') return place - 1;
  if (key === 'ArrowDown') return place + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Select } from '#ui/select.tsx';
import './order-list.css';

export interface OrderItem {
  readonly id: string;
  /** what the controls call it */
  readonly name: string;
}

interface OrderListProps<Item extends OrderItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** the ids in their new order */
  readonly onOrder: (ids: readonly string[]) => void;
  readonly children: (item: Item) => ReactNode;
  readonly isDisabled?: boolean;
}

/** The ids after one of them moved to a place, counted from 0. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/** A list whose order is somebody's to choose: by dragging, by buttons, or by naming a place. Says where things went. */
export function OrderList<Item extends OrderItem>({
  label,
  items,
  onOrder,
  children,
  isDisabled = false,
}: OrderListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const wanted = useRef<{ id: string; control: string } | null>(null);
  const ids = items.map(({ id }) => id);

  // A row that moved in the document has lost the focus; whoever presses "up" wants to press it again.
  useEffect(() => {
    const focus = wanted.current;
    if (!focus) return;
    wanted.current = null;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const row = [...rows].find((one) => one.dataset.row === focus.id);
    const control = row?.querySelector<HTMLElement>(`[data-control="${focus.control}"]:not(:disabled)`);
    (control ?? row?.querySelector<HTMLElement>('[data-control]:not(:disabled)'))?.focus();
  });

  const move = ({ id, name }: OrderItem, place: number, control: string | null) => {
    if (place < 0 || place >= items.length || ids[place] === id) return;
    if (control) wanted.current = { id, control };
    onOrder(moveTo(ids, id, place));
    setSaid(t('manage.order.moved', { name, place: place + 1, count: items.length }));
  };
  const drop = (place: number) => {
    const item = items.find(({ id }) => id === dragged);
    if (item) move(item, place, null);
    setDragged(null);
  };
  const dropTarget = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop(place);
    },
  });
  const places = items.map((_, place) => ({ value: String(place), label: String(place + 1) }));

  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      <ol ref={list} className="order-list" aria-label={label}>
        {items.map((item, place) => (
          <li
            key={item.id}
            className="order-row"
            data-row={item.id}
            data-dragged={item.id === dragged || undefined}
            {...dropTarget(place)}
          >
            {isDisabled ? null : (
              <div className="order-controls">
                <span
                  className="order-handle"
                  draggable
                  aria-hidden="true"
                  title={t('manage.order.drag')}
                  onDragStart={(event) => {
                    event.dataTransfer.setData('text/plain', item.id);
                    event.dataTransfer.effectAllowed = 'move';
                    setDragged(item.id);
                  }}
                  onDragEnd={() => setDragged(null)}
                >
                  ⠿
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  data-control="up"
                  aria-label={t('manage.order.up', { name: item.name })}
                  disabled={place === 0}
                  onClick={() => move(item, place - 1, 'up')}
                >
                  <span aria-hidden="true">↑</span>
                </Button>
                <Select
                  label={t('manage.order.place', { name: item.name })}
                  isLabelHidden
                  data-control="place"
                  options={places}
                  value={String(place)}
                  onChange={(event) => move(item, Number(event.target.value), 'place')}
                />
                <Button
                  kind="quiet"
                  size="small"
                  data-control="down"
                  aria-label={t('manage.order.down', { name: item.name })}
                  disabled={place === items.length - 1}
                  onClick={() => move(item, place + 1, 'down')}
                >
                  <span aria-hidden="true">↓</span>
                </Button>
              </div>
            )}
            {children(item)}
          </li>
        ))}
      </ol>
    </>
  );
}

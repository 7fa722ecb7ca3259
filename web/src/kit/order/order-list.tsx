import type { ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { moveTo } from './move-to.ts';
import { OrderRows, type OrderItem, type RowOrder } from './order-rows.tsx';

interface OrderListProps<Item extends OrderItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** the ids in their new order */
  readonly onOrder: (ids: readonly string[]) => void;
  readonly children: (item: Item) => ReactNode;
}

/** Cards in an order that somebody chooses: by dragging, by keys, by buttons, or by naming a place. */
export function OrderList<Item extends OrderItem>({ label, items, onOrder, children }: OrderListProps<Item>) {
  const ids = items.map(({ id }) => id);
  return (
    <OrderRows
      label={label}
      items={items}
      onMove={(id, toId) => onOrder(moveTo(ids, id, toId))}
      className="order-list"
      rowClassName="order-row"
    >
      {(item, order) => (
        <>
          <OrderControls name={item.name} order={order} />
          {children(item)}
        </>
      )}
    </OrderRows>
  );
}

function OrderControls({ name, order }: { readonly name: string; readonly order: RowOrder }) {
  const { place, count, handle, moveTo: move } = order;
  return (
    <div className="order-controls">
      {handle}
      <Button
        kind="quiet"
        size="small"
        data-control="up"
        aria-label={t('manage.order.up', { name })}
        disabled={place === 0}
        onClick={() => move(place - 1, 'up')}
      >
        <span aria-hidden="true">↑</span>
      </Button>
      <Select
        label={t('manage.order.place', { name })}
        isLabelHidden
        data-control="place"
        options={Array.from({ length: count }, (_, one) => ({ value: String(one), label: String(one + 1) }))}
        value={String(place)}
        onChange={(event) => move(Number(event.target.value), 'place')}
      />
      <Button
        kind="quiet"
        size="small"
        data-control="down"
        aria-label={t('manage.order.down', { name })}
        disabled={place === count - 1}
        onClick={() => move(place + 1, 'down')}
      >
        <span aria-hidden="true">↓</span>
      </Button>
    </div>
  );
}

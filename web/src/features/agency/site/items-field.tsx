import { z } from 'zod';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { limitsOf } from '#kit/form/field-limits.ts';
import { OrderList } from '#kit/order/order-list.tsx';
import { itemsOf } from '#kit/site/part-values.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { controlOf } from '#wire/site-parts.ts';
import { fieldName } from './field-name.ts';

interface ItemsFieldProps {
  readonly label: string;
  readonly schema: z.ZodType;
  readonly value: unknown;
  readonly onChange: (value: FieldValue) => void;
}

/** A list of things with a few texts each, in an order: its form is made from its schema as well. */
export function ItemsField({ label, schema, value, onChange }: ItemsFieldProps) {
  const items = itemsOf({ items: value }).map((item, place) => ({ ...item, id: String(place) }));
  const shape = shapeOf(schema);
  const names = Object.keys(shape);
  const send = (next: readonly Readonly<Record<string, unknown>>[]) =>
    onChange(
      next.length === 0
        ? ''
        : JSON.stringify(
            next.map((item) => Object.fromEntries(names.map((name) => [name, item[name] ?? '']))),
          ),
    );
  const nameOf = (item: Readonly<Record<string, unknown>>, place: number) => {
    const [first = ''] = names;
    return typeof item[first] === 'string' && item[first] !== '' ? item[first] : String(place + 1);
  };
  return (
    <fieldset className="site-items">
      <legend>{label}</legend>
      <OrderList
        label={label}
        items={items.map((item, place) => ({ id: item.id, name: nameOf(item, place), item }))}
        onOrder={(ids) => send(ids.flatMap((id) => items[Number(id)] ?? []))}
      >
        {({ id, name, item }) => (
          <div className="site-item">
            {names.map((field) => {
              const one = shape[field];
              const change = (text: string) =>
                send(items.map((other) => (other.id === id ? { ...other, [field]: text } : other)));
              const limit = one ? limitsOf(one).maxLength : undefined;
              const said = (item as Readonly<Record<string, unknown>>)[field];
              const common = {
                label: fieldName(field),
                value: typeof said === 'string' ? said : '',
                ...(limit === undefined ? {} : { maxLength: limit }),
              };
              return one && controlOf(one) === 'words' ? (
                <TextArea
                  key={field}
                  {...common}
                  rows={3}
                  onChange={(event) => change(event.currentTarget.value)}
                />
              ) : (
                <TextField key={field} {...common} onChange={(event) => change(event.currentTarget.value)} />
              );
            })}
            <Button
              size="small"
              kind="quiet"
              aria-label={t('agencySite.items.removeNamed', { name })}
              onClick={() => send(items.filter((other) => other.id !== id))}
            >
              {t('agencySite.items.remove')}
            </Button>
          </div>
        )}
      </OrderList>
      <Button size="small" disabled={items.length >= 20} onClick={() => send([...items, {}])}>
        {t('agencySite.items.add')}
      </Button>
    </fieldset>
  );
}

function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? schema.element.shape : {};
}

import { useState } from 'react';
import { EVERY_LOCALE, MOST_PARTS, PART_KINDS, type PartKind } from '#domain/site/page-kinds.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import { OrderList } from '#kit/order/order-list.tsx';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toasts.ts';
import { fieldKey, type SiteFields } from './field-keys.ts';
import { addRow, removeRow } from './site-calls.ts';

interface PagePartsProps {
  readonly brand: string;
  readonly page: string;
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly edits: FormEdits<SiteFields>;
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onChanged: () => Promise<void>;
  readonly onTab: (id: string) => void;
}

/** What the page is made of, in its order: each part shown or hidden, and the way to a new one. */
export function PageParts({ brand, page, parts, edits, onOrder, onChanged, onTab }: PagePartsProps) {
  const [kind, setKind] = useState<PartKind>('text');
  const { isBusy, error, run } = useDeed();
  const add = () =>
    run(async () => {
      const id = await addRow(brand, { role: 'part', kind, parent: page });
      await onChanged();
      onTab(id);
    });
  const remove = (id: string, name: string) =>
    run(async () => {
      await removeRow(id, true);
      await onChanged();
      showToast({
        tone: 'neutral',
        text: t('agencySite.parts.removed', { name }),
        action: { label: t('agencySite.undo'), onPress: () => void removeRow(id, false).then(onChanged) },
      });
    });
  return (
    <section className="site-fields" aria-labelledby="site-parts">
      <h2 id="site-parts">{t('agencySite.parts.title')}</h2>
      {parts.length === 0 ? (
        <Empty title={t('agencySite.parts.empty')}>{t('agencySite.parts.emptyHelp')}</Empty>
      ) : (
        <div className="site-order">
          <OrderList label={t('agencySite.parts.title')} items={parts} onOrder={onOrder}>
            {({ id, name }) => {
              const key = fieldKey({ row: id, locale: EVERY_LOCALE, field: 'visible' });
              return (
                <div className="site-row">
                  <Button kind="quiet" onClick={() => onTab(id)}>
                    {name}
                  </Button>
                  <Checkbox
                    label={t('agencySite.field.visible')}
                    checked={edits.fields[key] !== false}
                    onChange={(event) => edits.set(key, event.currentTarget.checked)}
                  />
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t('agencySite.items.removeNamed', { name })}
                    onClick={() => void remove(id, name)}
                  >
                    {t('agencySite.items.remove')}
                  </Button>
                </div>
              );
            }}
          </OrderList>
        </div>
      )}
      <div className="site-row">
        <Select
          label={t('agencySite.parts.kind')}
          value={kind}
          options={PART_KINDS.map((one) => ({ value: one, label: t(`agencySite.part.${one}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setKind(PART_KINDS.find((one) => one === value) ?? 'text')
          }
        />
        <Button isBusy={isBusy} disabled={parts.length >= MOST_PARTS} onClick={() => void add()}>
          {t('agencySite.parts.add')}
        </Button>
      </div>
      <DeedError error={error} />
    </section>
  );
}

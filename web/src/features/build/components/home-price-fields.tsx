import { draftRow, type DraftRow } from '#wire/drafts.ts';
import { isCurrencyCode } from '#domain/currencies.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { t } from '#lib/i18n.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { orEmpty } from '#kit/form/or-empty.ts';
import { useBuilder } from '../builder-context.ts';
import { editRow, setFact } from '../draft/edit-row.ts';
import { sourceText } from '../source-text.ts';
import { fieldName } from './column-mapping.tsx';

/** The price, what it is, and for a sold one when. */
export function HomePriceFields({ row }: { readonly row: DraftRow }) {
  const { change, document } = useBuilder();
  const { price } = row.facts;
  const currency = price?.currency && isCurrencyCode(price.currency) ? price.currency : document.currency;
  const kind = price?.kind === 'sold' ? 'sold' : 'asking';
  const set = (amountMinor: number | null, next: 'asking' | 'sold') =>
    change(setFact(row.id, 'price', { kind: next, amountMinor, highMinor: null, currency, period: null }));
  const soldOn = bindFields(draftRow, row, (name, value) =>
    change(editRow(row.id, (old) => ({ ...old, [name]: value }))),
  )('soldOn');
  return (
    <>
      <FormMoney
        name="price"
        label={fieldName('price')}
        hint={sourceText(row.sources.price)}
        value={price?.amountMinor ?? null}
        error={undefined}
        limits={{}}
        currency={currency}
        bounds={marketBounds(currency, kind) ?? undefined}
        onChange={(amountMinor) => set(amountMinor, kind)}
      />
      <FormChoice
        name="priceKind"
        label={t('builder.priceKind')}
        value={kind}
        error={undefined}
        limits={{}}
        options={(['asking', 'sold'] as const).map((value) => ({
          value,
          label: t(`builder.priceKind.${value}`),
        }))}
        onChange={(next) => set(price?.amountMinor ?? null, next)}
      />
      {kind === 'sold' ? (
        <FormDate {...orEmpty(soldOn)} label={t('builder.soldOn')} optional={t('form.optional')} />
      ) : null}
    </>
  );
}

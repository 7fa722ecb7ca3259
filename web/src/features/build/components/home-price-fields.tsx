import { draftRow, type DraftRow } from '#wire/drafts.ts';
import { isWithinBounds } from '#domain/amount-bounds.ts';
import { isCurrencyCode } from '#domain/currencies.ts';
import { currencyInAmount } from '#domain/currency-in-amount.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { parseAmount } from '#domain/parse-amount.ts';
import { brand } from '#lib/brand.ts';
import { locale, t } from '#lib/i18n.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { orEmpty } from '#kit/form/or-empty.ts';
import { PriceKindField } from '#kit/games/rules/price-kind-field.tsx';
import { useBuilder } from '../builder-context.ts';
import { editRow } from '../draft/edit-row.ts';
import { sameFigure } from '../draft/game-currency.ts';
import { guessCurrency } from '../draft/guess-currency.ts';
import { likelyCurrencies } from '../draft/likely-currencies.ts';
import { typePrice, typePriceIn } from '../draft/type-facts.ts';
import { readerLanguages } from '../reader-languages.ts';
import { fieldName } from './column-mapping.tsx';

interface HomePriceFieldsProps {
  readonly row: DraftRow;
  /** where the price was read */
  readonly hint: string | undefined;
}

/** The price, what it is, and for a sold one when. A bare figure is in the game's currency; a sign beside it says another. */
export function HomePriceFields({ row, hint }: HomePriceFieldsProps) {
  const { change, document } = useBuilder();
  const { price } = row.facts;
  const game = document.currency;
  const currency = price?.currency && isCurrencyCode(price.currency) ? price.currency : game;
  const kind: 'asking' | 'sold' = price?.kind === 'sold' ? 'sold' : 'asking';
  const bounds = marketBounds(currency, kind) ?? undefined;

  const readText = (text: string) => {
    const likely = likelyCurrencies(document, guessCurrency(brand(), readerLanguages()));
    const said = currencyInAmount(text, likely, locale());
    const amount = said === null ? null : parseAmount(text, said, locale());
    if (said === null || !amount?.ok) return;
    const range = marketBounds(said, kind);
    const isSound = range === null || isWithinBounds(amount.amountMinor, range);
    change(typePriceIn(row.id, { kind, amountMinor: isSound ? amount.amountMinor : null, currency: said }));
  };
  const soldOn = bindFields(draftRow, row, (name, value) =>
    change(editRow(row.id, (old) => ({ ...old, [name]: value }))),
  )('soldOn');
  return (
    <>
      <FormMoney
        name="price"
        label={fieldName('price')}
        hint={hint}
        value={price?.amountMinor ?? null}
        error={undefined}
        limits={{}}
        currency={currency}
        bounds={bounds}
        onChange={(amount) =>
          change(
            typePrice(row.id, {
              kind,
              currency: game,
              amountMinor: amount === null ? null : sameFigure(amount, currency, game),
            }),
          )
        }
        onText={readText}
      />
      <PriceKindField
        kind={{
          ...{ name: 'priceKind', value: kind, error: undefined, limits: {} },
          onChange: (next) =>
            change(typePrice(row.id, { kind: next, amountMinor: price?.amountMinor ?? null, currency })),
        }}
      />
      {kind === 'sold' ? (
        <FormDate {...orEmpty(soldOn)} label={t('builder.soldOn')} optional={t('form.optional')} />
      ) : null}
    </>
  );
}

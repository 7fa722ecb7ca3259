import { CURRENCIES } from '#domain/currencies.ts';
import { formatMoney } from '#domain/format-money.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { locale, t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { useBuilder } from '../builder-context.ts';
import { inCurrency } from '../draft/game-currency.ts';
import { BoundsField } from './bounds-field.tsx';
import { RegionsField } from './regions-field.tsx';

/** The currency, the range of prices, and where the homes are. */
export function MarketFieldset() {
  const { document, change } = useBuilder();
  const { currency } = document;
  const market = marketBounds(currency, 'asking');
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <fieldset>
      <legend>{t('builder.market')}</legend>
      <div className="builder-fields">
        <Select
          label={t('builder.currency')}
          hint={t('builder.currency.hint')}
          value={currency}
          options={CURRENCIES.map(({ code }) => ({ value: code, label: code }))}
          onChange={({ currentTarget: { value } }) => change(inCurrency(value))}
        />
      </div>
      {market ? (
        <p className="muted">
          {t('builder.range', { min: money(market.minMinor), max: money(market.maxMinor) })}
        </p>
      ) : null}
      <BoundsField />
      <RegionsField />
    </fieldset>
  );
}

import { formatMoney } from '#domain/format-money.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { locale, t } from '#lib/i18n.ts';
import { useBuilder } from '../builder-context.ts';
import { BoundsField } from './bounds-field.tsx';
import { RegionsField } from './regions-field.tsx';

/** The range of guesses, and where the homes are. */
export function MarketFieldset() {
  const { currency } = useBuilder().document;
  const market = marketBounds(currency, 'asking');
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <fieldset>
      <legend>{t('builder.market')}</legend>
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

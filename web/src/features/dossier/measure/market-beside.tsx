import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { roundMoney } from '#kit/valuation/say-parts.ts';
import type { MarketValue } from './measure-calls.ts';

/** The market's value of the home, or a sentence why there is none. */
export function MarketBeside({ market }: { readonly market: MarketValue }) {
  if (market.kind !== 'value') return <p>{t(`dossierCompare.measure.none.${market.kind}`)}</p>;
  const { estimateMinor, lowMinor, highMinor, currency, valuedOn, comparables, model } = market.value;
  return (
    <p>
      {plural('dossierCompare.measure.value', comparables.length, {
        middle: roundMoney(estimateMinor, currency),
        low: roundMoney(lowMinor, currency),
        high: roundMoney(highMinor, currency),
        date: formatDate(valuedOn),
      })}
      {model.isSample ? <span className="muted"> {t('dossierCompare.measure.sample')}</span> : null}
    </p>
  );
}

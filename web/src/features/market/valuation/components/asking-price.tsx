import type { ListingEvaluation } from '#wire/evaluations.ts';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { money } from '#kit/valuation/say-parts.ts';

interface AskingPriceProps {
  readonly price: ListingEvaluation['price'];
  readonly value: Pick<ValueHomeAnswer, 'estimateMinor' | 'lowMinor' | 'highMinor' | 'currency'>;
}

/** What is asked for a home, against what it is worth. */
export function AskingPrice({ price, value }: AskingPriceProps) {
  if (price === null || price.amountMinor === null || price.currency !== value.currency)
    return <p>{t('valuation.evaluation.noPrice')}</p>;
  const { amountMinor } = price;
  const isSold = price.kind === 'sold';
  const apart = amountMinor / value.estimateMinor - 1;
  const lies = amountMinor > value.highMinor ? 'above' : amountMinor < value.lowMinor ? 'below' : 'within';
  return (
    <section className="value-section">
      <h2>{t(isSold ? 'valuation.evaluation.soldPrice' : 'valuation.evaluation.asking')}</h2>
      <p className="ui-display value-card-price">{money(amountMinor, price.currency)}</p>
      {isSold ? null : (
        <p>
          {t(`valuation.evaluation.against.${lies}`, {
            percent: formatPercent(Math.abs(100 * apart)),
            side: t(apart < 0 ? 'valuation.evaluation.below' : 'valuation.evaluation.above'),
          })}
        </p>
      )}
    </section>
  );
}

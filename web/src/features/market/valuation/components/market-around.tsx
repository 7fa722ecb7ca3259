import type { ListingEvaluation } from '#wire/evaluations.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { wholeMoney } from '#kit/valuation/say-parts.ts';

/** What was sold around a home lately, and what players guessed of it. */
export function MarketAround({ home: { market, crowd, currency } }: { readonly home: ListingEvaluation }) {
  return (
    <section className="value-section">
      <h2>{t('valuation.evaluation.market')}</h2>
      {market === null ? (
        <p>{t('valuation.evaluation.noMarket')}</p>
      ) : (
        <p>
          {t('valuation.evaluation.marketSales', {
            area: market.areaCode,
            count: market.sales,
            before: market.salesBefore,
            date: formatDate(market.untilOn),
          })}{' '}
          {medianOf(market)}
        </p>
      )}
      {crowd === null || crowd.medianMinor === null ? null : (
        <>
          <h3>{t('valuation.evaluation.crowd')}</h3>
          <p>
            {t('valuation.evaluation.crowdText', {
              count: crowd.count,
              median: wholeMoney(crowd.medianMinor, currency),
              low: wholeMoney(crowd.q1Minor ?? crowd.medianMinor, currency),
              high: wholeMoney(crowd.q3Minor ?? crowd.medianMinor, currency),
            })}
          </p>
        </>
      )}
    </section>
  );
}

function medianOf(market: NonNullable<ListingEvaluation['market']>): string | null {
  const { medianMinor, medianBeforeMinor, currency } = market;
  if (medianMinor === null) return null;
  const median = wholeMoney(medianMinor, currency);
  if (medianBeforeMinor === null) return t('valuation.evaluation.marketMedian', { median });
  const change = medianMinor / medianBeforeMinor - 1;
  return t('valuation.evaluation.marketChange', {
    median,
    percent: formatPercent(Math.abs(100 * change)),
    direction: t(change < 0 ? 'valuation.evaluation.lower' : 'valuation.evaluation.higher'),
  });
}

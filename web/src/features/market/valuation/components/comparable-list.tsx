import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatArea, formatMonth, formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { groupPercents } from '#kit/valuation/group-parts.ts';
import { partName, roundMoney } from '#kit/valuation/say-parts.ts';
import { saleAddress, sayDistance, signedPercent } from '../say-value.ts';

/** What rounds to nothing, in percent, moves nothing. */
const LEAST_TOLD = 0.05;

/** The sales that a value leans on, heaviest first, each with every adjustment. */
export function ComparableList({ value: { comparables, currency } }: { readonly value: ValueHomeAnswer }) {
  return (
    <section className="value-section">
      <h2>{t('valuation.comparables')}</h2>
      <p className="muted">{t('valuation.comparablesHelp')}</p>
      <ol className="value-comparables">
        {comparables.map((sale, at) => (
          // Two sales may agree in everything that is told of them.
          <li key={at} className="value-comparable">
            <div className="value-comparable-head">
              <h3>{saleAddress(sale) || t(`valuation.kind.${sale.type}`)}</h3>
              <p className="muted">{factsOf(sale)}</p>
            </div>
            <dl>
              <div>
                <dt>
                  {t('valuation.comparable.sold')} {formatMonth(sale.soldOn)}
                </dt>
                <dd>{roundMoney(sale.priceMinor, currency)}</dd>
              </div>
              <div>
                <dt>{t('valuation.comparable.adjusted')}</dt>
                <dd>{roundMoney(sale.adjustedMinor, currency)}</dd>
              </div>
              <div>
                <dt>{t('valuation.comparable.distance')}</dt>
                <dd>{sayDistance(sale.distanceM)}</dd>
              </div>
              <div>
                <dt>{t('valuation.comparable.likeness')}</dt>
                <dd>{formatShare(sale.likeness)}</dd>
              </div>
              <div>
                <dt>{t('valuation.comparable.weight')}</dt>
                <dd>{formatShare(sale.weight)}</dd>
              </div>
            </dl>
            <p className="value-adjustments">
              {t('valuation.comparable.adjustments')}: {adjustmentsOf(sale)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Sale = ValueHomeAnswer['comparables'][number];

function factsOf(sale: Sale): string {
  return [
    saleAddress(sale) === '' ? null : t(`valuation.kind.${sale.type}`),
    sale.floorAreaM2 === null ? null : formatArea(sale.floorAreaM2),
    sale.bedrooms === null ? null : plural('facts.bedrooms', sale.bedrooms),
    sale.yearBuilt === null ? null : String(sale.yearBuilt),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

function adjustmentsOf({ adjustments }: Sale): string {
  const told = groupPercents(adjustments).filter(({ percent }) => Math.abs(percent) >= LEAST_TOLD);
  if (told.length === 0) return t('valuation.comparable.none');
  return told.map(({ name, percent }) => `${partName(name)} ${signedPercent(percent)}`).join(', ');
}

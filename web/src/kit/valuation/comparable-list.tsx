import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatArea, formatMonth, formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { partName, roundMoney, signedMoney, wholeMoney } from '#kit/valuation/say-parts.ts';
import { adjustmentSteps, type AdjustmentStep } from './adjustment-steps.ts';
import { saleAddress, sayDistance } from './say-value.ts';
import type { SubjectFacts } from './subject-facts.ts';

type Sale = ValueHomeAnswer['comparables'][number];

interface ComparableListProps {
  readonly value: ValueHomeAnswer;
  /** what is known of the home that is valued, so that it can be set beside each sale */
  readonly subject: SubjectFacts;
}

/** The sales that a value leans on, heaviest first, each with the way from its price to what it says of this home. */
export function ComparableList({ value, subject }: ComparableListProps) {
  const { comparables, currency } = value;
  return (
    <section className="value-section">
      <h2>{t('valuation.comparables')}</h2>
      <p className="muted">{t('valuation.comparablesHelp')}</p>
      <ol className="value-comparables">
        {comparables.map((sale, at) => (
          // Two sales may agree in everything that is told of them.
          <li key={at} className="value-comparable">
            <div>
              <h3>{saleAddress(sale) || t(`valuation.kind.${sale.type}`)}</h3>
              <p className="muted">{factsOf(sale)}</p>
            </div>
            <dl className="value-steps">
              <div>
                <dt>{t('valuation.comparable.soldIn', { month: formatMonth(sale.soldOn) })}</dt>
                <dd>{wholeMoney(sale.priceMinor, currency)}</dd>
              </div>
              {adjustmentSteps(sale, currency).map((step) => (
                <div key={step.name}>
                  <dt>{sayStep(step, sale, subject)}</dt>
                  <dd>{signedMoney(step.amountMinor, currency)}</dd>
                </div>
              ))}
              <div className="value-steps-sum">
                <dt>{t('valuation.comparable.adjusted')}</dt>
                <dd>{wholeMoney(sale.adjustedMinor, currency)}</dd>
              </div>
            </dl>
            <p className="value-counts">
              {t('valuation.comparable.counts', {
                distance: sayDistance(sale.distanceM),
                likeness: formatShare(sale.likeness),
                weight: formatShare(sale.weight),
              })}{' '}
              {saySide(sale, value)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function factsOf(sale: Sale): string {
  return [
    saleAddress(sale) === '' ? null : t(`valuation.kind.${sale.type}`),
    sale.floorAreaM2 === null ? null : formatArea(sale.floorAreaM2),
    sale.bedrooms === null ? null : plural('facts.bedrooms', sale.bedrooms),
    sale.yearBuilt === null ? null : t('facts.yearBuilt', { value: String(sale.yearBuilt) }),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** A step in words: what the sold home has, and what this one has instead, where both are known. */
function sayStep({ name }: AdjustmentStep, sale: Sale, subject: SubjectFacts): string {
  if (name === null) return t('valuation.step.rest');
  if (name === 'date') return t('valuation.step.date');
  const [theirs, ours] = [sale, subject].map((home) => factOf(name, home));
  return theirs == null || ours == null
    ? partName(name)
    : t('valuation.step.instead', { part: partName(name), theirs, ours });
}

function factOf(name: string, { floorAreaM2, bedrooms, yearBuilt }: SubjectFacts): string | null {
  if (name === 'areaM2') return floorAreaM2 === null ? null : formatArea(floorAreaM2);
  const figure = name === 'bedrooms' ? bedrooms : name === 'yearBuilt' ? yearBuilt : null;
  return figure === null ? null : String(figure);
}

/** Sales this near to the value speak neither for more nor for less, as a share of it. */
const SAME = 0.02;

function saySide({ adjustedMinor }: Sale, { estimateMinor, currency }: ValueHomeAnswer): string {
  const apart = adjustedMinor - estimateMinor;
  if (Math.abs(apart) < SAME * estimateMinor) return t('valuation.side.same');
  return t(apart > 0 ? 'valuation.side.more' : 'valuation.side.less', {
    amount: roundMoney(Math.abs(apart), currency),
  });
}

import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { groupNames } from './group-parts.ts';
import { PricesAsOf } from './prices-as-of.tsx';
import { partName, roundMoney } from './say-parts.ts';
import { ValueRange } from './value-range.tsx';

interface ValueHeadProps {
  readonly value: ValueHomeAnswer;
  /** a price that is set against it in the bar */
  readonly price: { readonly label: string; readonly amountMinor: number } | null;
}

/** A value with its range, and how sure it is, in words. Of when its prices are stands first. */
export function ValueHead({ value, price }: ValueHeadProps) {
  const { currency, estimateMinor, lowMinor, highMinor, confidence } = value;
  return (
    <>
      <PricesAsOf value={value} />
      <section className="value-section value-head" aria-label={t('valuation.total')}>
        <div className="value-figure">
          <p className="muted">{t('valuation.value', { date: formatDate(value.valuedOn) })}</p>
          <p className="ui-display value-amount">{roundMoney(estimateMinor, currency)}</p>
          {value.model.isSample ? <Badge>{t('valuation.sample')}</Badge> : null}
        </div>
        <div className="value-range-side">
          <ValueRange value={value} price={price} />
          <p>
            {t('valuation.range', {
              low: roundMoney(lowMinor, currency),
              high: roundMoney(highMinor, currency),
            })}
          </p>
          <p>{t(`valuation.grade.${confidence}`)}</p>
          {value.doModelsDisagree ? (
            <p>{t('valuation.disagree', { percent: formatPercent(Math.abs(value.disagreementPercent)) })}</p>
          ) : null}
        </div>
      </section>
    </>
  );
}

/** What a value did not know of the home, and what it knew and made nothing of. */
export function ValueGaps({ value: { notKnown, notUsed } }: Pick<ValueHeadProps, 'value'>) {
  const listed = (names: readonly string[]): string => groupNames(names).map(partName).join(', ');
  return (
    <>
      {notKnown.length > 0 ? <p>{t('valuation.notKnown', { list: listed(notKnown) })}</p> : null}
      {notUsed.length > 0 ? <p>{t('valuation.notUsed', { list: listed(notUsed) })}</p> : null}
    </>
  );
}

import type { ReactNode } from 'react';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { groupNames } from '#kit/valuation/group-parts.ts';
import { roundMoney, partName } from '#kit/valuation/say-parts.ts';
import { ValueParts } from '#kit/valuation/value-parts.tsx';
import { ComparableList } from './comparable-list.tsx';
import type { SubjectFacts } from './subject-facts.ts';
import { HowValued } from './how-valued.tsx';
import { ValueRange } from './value-range.tsx';

interface ValueReportProps {
  readonly value: ValueHomeAnswer;
  /** what is known of the home that is valued */
  readonly subject: SubjectFacts;
  /** a price that is set against it in the bar */
  readonly price?: { readonly label: string; readonly amountMinor: number } | null;
  /** what stands between the value and its reasons */
  readonly children?: ReactNode;
}

/** A value with its range, what it is made of, the sales that it leans on, and what it did not know. */
export function ValueReport({ value, subject, price = null, children }: ValueReportProps) {
  const { currency, estimateMinor, lowMinor, highMinor, confidence, notKnown, notUsed } = value;
  const listed = (names: readonly string[]): string => groupNames(names).map(partName).join(', ');
  return (
    <>
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
      {children}
      <ValueParts value={value} />
      <ComparableList value={value} subject={subject} />
      <section className="value-section">
        <h2>{t('valuation.how')}</h2>
        {notKnown.length > 0 ? <p>{t('valuation.notKnown', { list: listed(notKnown) })}</p> : null}
        {notUsed.length > 0 ? <p>{t('valuation.notUsed', { list: listed(notUsed) })}</p> : null}
        <p>{t('valuation.notSeen')}</p>
        <HowValued value={value} />
      </section>
    </>
  );
}

import type { ReactNode } from 'react';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { t } from '#lib/i18n.ts';
import { ValueParts } from '#kit/valuation/value-parts.tsx';
import { ComparableList } from './comparable-list.tsx';
import type { SubjectFacts } from './subject-facts.ts';
import { HowValued } from './how-valued.tsx';
import { ValueGaps, ValueHead } from './value-head.tsx';

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
  return (
    <>
      <ValueHead value={value} price={price} />
      {children}
      <ValueParts value={value} />
      <ComparableList value={value} subject={subject} />
      <section className="value-section">
        <h2>{t('valuation.how')}</h2>
        <ValueGaps value={value} />
        <p>{t('valuation.notSeen')}</p>
        <HowValued value={value} />
      </section>
    </>
  );
}

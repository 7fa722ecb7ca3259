import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatMonth } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { isLongPast } from './is-long-past.ts';

interface PricesAsOfProps {
  readonly value: Pick<ValueHomeAnswer, 'valuedOn' | 'dataUntil'>;
}

/** Of when a value's prices are, where that is not about now: else everybody takes them for today's. */
export function PricesAsOf({ value: { valuedOn, dataUntil } }: PricesAsOfProps) {
  if (!isLongPast(valuedOn)) return null;
  return (
    <p role="note">{t('valuation.asOf', { month: formatMonth(valuedOn), last: formatMonth(dataUntil) })}</p>
  );
}

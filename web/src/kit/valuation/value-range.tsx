import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { t } from '#lib/i18n.ts';
import { roundMoney } from '#kit/valuation/say-parts.ts';

interface ValueRangeProps {
  readonly value: Pick<ValueHomeAnswer, 'estimateMinor' | 'lowMinor' | 'highMinor' | 'currency'>;
  /** a price that is set against it */
  readonly price?: { readonly label: string; readonly amountMinor: number } | null;
}

/**
 * The range of a value as a bar with its key, to the eye alone: the figures stand in the sentences beside it. The key says
 * which sign is what; figures below the bar would stand under the wrong sign as soon as a price lies outside the range.
 */
export function ValueRange({
  value: { estimateMinor, lowMinor, highMinor, currency },
  price,
}: ValueRangeProps) {
  const ends = [lowMinor, highMinor, ...(price ? [price.amountMinor] : [])].map((amount) => Math.log(amount));
  const least = Math.min(...ends);
  const most = Math.max(...ends);
  const room = (most - least) * 0.08 || 0.1;
  const at = (amount: number): string =>
    `${String((100 * (Math.log(amount) - least + room)) / (most - least + 2 * room))}%`;
  const money = (amount: number): string => roundMoney(amount, currency);
  return (
    <div className="value-range" aria-hidden="true">
      <div className="value-range-line">
        <span
          className="value-range-span"
          style={{ insetInlineStart: at(lowMinor), insetInlineEnd: `calc(100% - ${at(highMinor)})` }}
        />
        <span className="value-range-mark" style={{ insetInlineStart: at(estimateMinor) }} />
        {price ? (
          <span className="value-range-price" style={{ insetInlineStart: at(price.amountMinor) }} />
        ) : null}
      </div>
      <ul className="value-range-key">
        <li data-sign="span">
          {money(lowMinor)} – {money(highMinor)}
        </li>
        <li data-sign="mark">
          {t('valuation.total')} {money(estimateMinor)}
        </li>
        {price ? (
          <li data-sign="price">
            {price.label} {money(price.amountMinor)}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

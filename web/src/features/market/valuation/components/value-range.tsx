import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { roundMoney } from '#kit/valuation/say-parts.ts';

interface ValueRangeProps {
  readonly value: Pick<ValueHomeAnswer, 'estimateMinor' | 'lowMinor' | 'highMinor' | 'currency'>;
  /** a price that is set against it */
  readonly price?: { readonly label: string; readonly amountMinor: number } | null;
}

/** The range of a value as a bar, to the eye alone: its figures stand in the sentence beside it. */
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
      <div className="value-range-ends">
        <span>{roundMoney(lowMinor, currency)}</span>
        {price ? <span className="value-range-label">{price.label}</span> : null}
        <span>{roundMoney(highMinor, currency)}</span>
      </div>
    </div>
  );
}

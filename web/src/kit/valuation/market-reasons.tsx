import { useState } from 'react';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { callFunction } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { roundMoney } from './say-parts.ts';
import { ValueParts } from './value-parts.tsx';

interface MarketReasonsProps {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly priceMinor: number;
}

/** What a guessed home would be worth by the sales around it, part by part. Asked for, since most are content without. */
export function MarketReasons({ sessionId, gameListingId, priceMinor }: MarketReasonsProps) {
  const [value, setValue] = useState<ValueHomeAnswer | null>(null);
  const { isBusy, error, run } = useDeed();
  const ask = async () => {
    setValue((await callFunction('value-home', { sessionId, gameListingId, ...guestArgs() })).body);
  };
  return (
    <div className="market-reasons">
      {value === null ? (
        <Button size="small" isBusy={isBusy} onClick={() => void run(ask)}>
          {t('valuation.why.ask')}
        </Button>
      ) : (
        <>
          <p>{sentenceOf(value, priceMinor)}</p>
          <ValueParts value={value} />
        </>
      )}
      <DeedError error={error} />
    </div>
  );
}

function sentenceOf(
  { estimateMinor, currency, valuedOn, lowMinor, highMinor }: ValueHomeAnswer,
  price: number,
) {
  const lies = price > highMinor ? 'above' : price < lowMinor ? 'below' : 'within';
  return t(`valuation.why.${lies}`, {
    value: roundMoney(estimateMinor, currency),
    date: formatDate(valuedOn),
    percent: formatPercent(Math.abs(100 * (price / estimateMinor - 1))),
  });
}

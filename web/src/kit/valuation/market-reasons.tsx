import { useEffect, useRef } from 'react';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { callFunction } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { GuessedHome } from './ask-market.tsx';
import { PricesAsOf } from './prices-as-of.tsx';
import { roundMoney } from './say-parts.ts';
import { ValueParts } from './value-parts.tsx';

/** What a guessed home would be worth by the sales around it, part by part. It takes the focus of the button that asked. */
export function MarketReasons({ sessionId, gameListingId, priceMinor }: GuessedHome) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const call = useCall(['market reasons', sessionId, gameListingId], async () => {
    const { body } = await callFunction('value-home', { sessionId, gameListingId, ...guestArgs() });
    return body;
  });
  return (
    <div className="market-reasons" ref={root} tabIndex={-1}>
      {call.error?.code === 'not_enough_sales' ? (
        // That is an answer: asking again changes nothing, and a player cannot ask of another place.
        <p role="status">{t('valuation.why.tooFew')}</p>
      ) : (
        <CallView
          call={call}
          waiting={
            <Waiting label={t('valuation.waiting')}>
              <Skeleton height="1.5rem" lines={6} />
            </Waiting>
          }
        >
          {(value) => (
            <>
              <PricesAsOf value={value} />
              <p>{sentenceOf(value, priceMinor)}</p>
              <ValueParts value={value} headingLevel={3} />
              {value.model.isSample ? <p className="muted">{t('valuation.sampleHelp')}</p> : null}
            </>
          )}
        </CallView>
      )}
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

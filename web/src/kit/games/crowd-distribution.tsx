import type { Crowd } from '#wire/crowds.ts';
import type { KnownPrice } from '#wire/homes.ts';
import type { Guesstimates } from '#wire/results.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { GuessDistribution, type DistributionMark } from '#ui/guess-distribution.tsx';
import { crowdSpread } from './crowd-spread.ts';
import './crowd-distribution.css';

interface CrowdDistributionProps {
  readonly crowd: Crowd;
  readonly price: KnownPrice | null;
  readonly own: Guesstimates['own'];
  readonly currency: string;
}

/** All guesses on a home against its price and one's own guess; under five it says that there are too few. */
export function CrowdDistribution({ crowd, price, own, currency }: CrowdDistributionProps) {
  const spread = crowdSpread(crowd);
  if (!spread) return <p className="crowd-few">{plural('faces.crowd.few', crowd.count)}</p>;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const ownMinor = own ? pointOf(own) : null;
  const marks: readonly (DistributionMark | null)[] = [
    price && { kind: 'price', label: t(`faces.crowd.${price.kind}`), amountMinor: price.amountMinor },
    ownMinor === null ? null : { kind: 'own', label: t('reveal.yourGuess'), amountMinor: ownMinor },
    { kind: 'median', label: t('faces.crowd.median'), amountMinor: spread.medianMinor },
  ];
  return (
    <GuessDistribution
      title={t('faces.crowd.title')}
      summary={plural('faces.crowd.summary', crowd.count, {
        median: money(spread.medianMinor),
        low: money(spread.q1Minor),
        high: money(spread.q3Minor),
      })}
      bins={spread.bins}
      marks={marks.filter((mark) => mark !== null)}
      middle={{
        fromMinor: spread.q1Minor,
        toMinor: spread.q3Minor,
        label: t('faces.crowd.middle', { low: money(spread.q1Minor), high: money(spread.q3Minor) }),
      }}
      currency={currency}
      locale={locale()}
    />
  );
}

/** A guess as one amount: a range counts as its geometric middle. */
function pointOf({ amountMinor, lowMinor, highMinor }: NonNullable<Guesstimates['own']>): number | null {
  if (amountMinor !== null) return amountMinor;
  return lowMinor !== null && highMinor !== null ? Math.round(Math.sqrt(lowMinor * highMinor)) : null;
}

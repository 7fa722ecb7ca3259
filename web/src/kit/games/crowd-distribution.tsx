import type { Crowd } from '#wire/crowds.ts';
import type { KnownPrice } from '#wire/homes.ts';
import type { Guesstimates } from '#wire/results.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { GuessDistribution } from '#ui/guess-distribution.tsx';
import { crowdSpread } from './crowd-spread.ts';
import { besideText, markNames } from './crowd-texts.ts';
import { guessEnds } from './guess-ends.ts';

interface CrowdDistributionProps {
  readonly crowd: Crowd;
  readonly price: Pick<KnownPrice, 'amountMinor'> | null;
  readonly own: Guesstimates['own'];
  readonly currency: string;
}

/** All guesses on a home against its price and one's own guess; under five it says that there are too few. */
export function CrowdDistribution({ crowd, price, own, currency }: CrowdDistributionProps) {
  const spread = crowdSpread(crowd);
  if (!spread) return <p className="ui-distribution-few">{plural('faces.crowd.few', crowd.count)}</p>;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const range = { low: money(spread.q1Minor), high: money(spread.q3Minor) };
  const home = { priceMinor: price?.amountMinor ?? null, guess: own && guessEnds(own), crowd: spread };
  return (
    <GuessDistribution
      {...home}
      title={t('faces.crowd.title')}
      summary={plural('faces.crowd.summary', crowd.count, { median: money(spread.medianMinor), ...range })}
      legend={t('faces.crowd.middle', range)}
      beside={besideText(home, currency)}
      currency={currency}
      locale={locale()}
      labels={markNames()}
    />
  );
}

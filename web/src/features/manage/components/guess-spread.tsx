import type { GuessFigures } from '#wire/managed-homes.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { Histogram } from '#ui/histogram.tsx';
import { homePriceText } from '../price-text.ts';

const BARS = 24;

/** The crowd's bins of 1 %, joined to so many bars of equal width on the log scale. */
export function joinBins(bins: GuessFigures['crowd']['bins'], bars = BARS) {
  const [first] = bins;
  const last = bins.at(-1);
  if (!first || !last) return [];
  const low = Math.log(first.fromMinor);
  const width = Math.max((Math.log(last.toMinor) - low) / bars, 1e-9);
  return Array.from({ length: bars }, (_, place) => ({
    from: Math.exp(low + place * width),
    to: Math.exp(low + (place + 1) * width),
    count: bins
      .filter((bin) => {
        const middle = (Math.log(bin.fromMinor) + Math.log(bin.toMinor)) / 2;
        return Math.min(bars - 1, Math.floor((middle - low) / width)) === place;
      })
      .reduce((sum, bin) => sum + bin.guesses, 0),
  }));
}

/** What players said a home costs, against what it costs. */
export function GuessSpread({ figures: { crowd, home, game, counts } }: { readonly figures: GuessFigures }) {
  // The crowd's figures come from bins one per cent wide: more than three digits would claim what nobody knows.
  const money = (minor: number) => formatMoney(Number(minor.toPrecision(3)), game.currency, locale());
  const { medianMinor, q1Minor, q3Minor } = crowd;
  const bars = joinBins(crowd.bins);
  const price = home.price.amountMinor;
  const priceBar = price === null ? -1 : bars.findIndex((bar) => price >= bar.from && price < bar.to);
  return (
    <section className="manage-section" aria-label={t('manage.guesses.spread')}>
      <dl className="figure-list">
        <div>
          <dt>{t('manage.guesses.price')}</dt>
          <dd>{homePriceText(home)}</dd>
        </div>
        <div>
          <dt>{t('manage.guesses.median')}</dt>
          <dd>{medianMinor === null ? '–' : money(medianMinor)}</dd>
        </div>
        <div>
          <dt>{t('manage.guesses.middle')}</dt>
          <dd>{q1Minor === null || q3Minor === null ? '–' : `${money(q1Minor)} – ${money(q3Minor)}`}</dd>
        </div>
        <div>
          <dt>{t('manage.guesses.counts')}</dt>
          <dd>
            {plural('manage.guesses.counted', counts.counted)} ·{' '}
            {t('manage.guesses.of', { all: counts.all, excluded: counts.excluded })}
          </dd>
        </div>
      </dl>
      {!home.seesPrice ? (
        <Empty title={t('manage.guesses.hidden')}>{t('manage.guesses.hiddenHelp')}</Empty>
      ) : medianMinor === null || bars.length === 0 ? (
        <Empty title={t('manage.guesses.few')}>{t('manage.guesses.fewHelp')}</Empty>
      ) : (
        <Histogram
          title={t('manage.guesses.question')}
          summary={t('manage.guesses.summary', { median: money(medianMinor), count: crowd.count })}
          bins={bars}
          ownBin={priceBar === -1 ? null : priceBar}
          labels={{
            own: t('manage.guesses.price'),
            from: money(bars[0]?.from ?? 0),
            to: money(bars.at(-1)?.to ?? 0),
          }}
        />
      )}
    </section>
  );
}

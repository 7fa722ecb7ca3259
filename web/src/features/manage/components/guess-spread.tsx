import type { GuessFigures } from '#wire/managed-homes.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { CrowdDistribution } from '#kit/games/crowd-distribution.tsx';
import { homePriceText } from '#kit/home-edits/price-text.ts';

/** What players said a home costs, against what it costs. */
export function GuessSpread({ figures: { crowd, home, game, counts } }: { readonly figures: GuessFigures }) {
  // The crowd's figures come from bins one per cent wide: more than three digits would claim what nobody knows.
  const money = (minor: number) => formatMoney(Number(minor.toPrecision(3)), game.currency, locale());
  const { medianMinor, q1Minor, q3Minor } = crowd;
  const { amountMinor } = home.price;
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
      ) : medianMinor === null ? (
        <Empty title={t('manage.guesses.few')}>{t('manage.guesses.fewHelp')}</Empty>
      ) : (
        <CrowdDistribution
          crowd={crowd}
          price={amountMinor === null ? null : { amountMinor }}
          own={null}
          currency={game.currency}
        />
      )}
    </section>
  );
}

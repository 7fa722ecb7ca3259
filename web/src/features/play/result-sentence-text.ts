import type { RunSummary } from '#wire/results.ts';
import { formatMoney } from '#domain/format-money.ts';
import { homeGroup } from '#domain/home-groups.ts';
import { resultSentence, type GuessedHome, type ResultSentence } from '#domain/result-sentence.ts';
import { nearestAmount } from '#domain/misses.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { guessEnds } from '#kit/games/guess-ends.ts';

type SentenceRun = Pick<RunSummary, 'rounds' | 'homes' | 'game'>;

/** What a friend would repeat of this run, by rules from what its player may see; null where there is nothing to tell. */
export function sentenceOf(run: SentenceRun): string | null {
  const found = resultSentence(guessedHomes(run));
  return found && write(found, run.game.currency);
}

function guessedHomes({ rounds, homes }: SentenceRun): GuessedHome[] {
  return rounds.flatMap(({ guess: answer, position }, place) => {
    const home = homes[place];
    const ends = answer && guessEnds(answer.guess);
    const priceMinor = answer?.guess.priceMinor;
    if (!home || !ends || !priceMinor || answer.guess.isLate) return [];
    const missMinor = nearestAmount(ends, priceMinor) - priceMinor;
    const median = home.crowdMedianMinor;
    return [
      {
        position,
        group: homeGroup(home.propertyType),
        missPercent: (missMinor / priceMinor) * 100,
        missMinor,
        crowdMissPercent: median === null ? null : Math.abs(median / priceMinor - 1) * 100,
        closerThanPercent: home.closerThanPercent,
      },
    ];
  });
}

function write(found: ResultSentence, currency: string): string {
  switch (found.key) {
    case 'kindsHigh':
    case 'kindsLow':
      return t(`sentence.${found.key}`, {
        best: t(`homeGroup.${found.best}`),
        worst: t(`homeGroup.${found.worst}`),
        amount: formatMoney(Number(found.amountMinor.toPrecision(3)), currency, locale(), 'compact'),
      });
    case 'someClose':
      return plural('sentence.someClose', found.count, {
        homes: formatNumber(found.homes),
        percent: formatPercent(found.percent),
      });
    case 'nearAndFar':
      return t('sentence.nearAndFar', { far: formatPercent(found.far) });
    case 'allSpotOn':
      return t('sentence.allSpotOn', {
        homes: formatNumber(found.homes),
        percent: formatPercent(found.percent),
      });
    case 'closerOnOne':
    case 'bestHome':
      return t(`sentence.${found.key}`, {
        percent: formatPercent(found.percent),
        home: t('results.home', { position: found.position }),
      });
    default:
      return t(`sentence.${found.key}`, { percent: formatPercent(found.percent) });
  }
}

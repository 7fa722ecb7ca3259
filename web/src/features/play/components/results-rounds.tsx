import type { RunSummary } from '#wire/results.ts';
import type { Run } from '#wire/runs.ts';
import { Link } from '#lib/link.tsx';
import { formatMoney } from '#domain/format-money.ts';
import { itemPath } from '#domain/game-paths.ts';
import { formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { guessEnds } from '#kit/games/guess-ends.ts';
import { TextLink } from '#ui/text-link.tsx';
import { comparedText } from '../compared-text.ts';
import { verdictOf } from '../guess-verdict.ts';

/** Every round of the player's own run: what they said, what it was, what it earned. */
export function ResultsRounds({ run }: { readonly run: RunSummary }) {
  const { family, slug } = run.game;
  return (
    <ol className="results-rounds">
      {run.rounds.map((round, place) => {
        const name = run.homes[place]?.title ?? t('results.home', { position: round.position });
        const path = itemPath(family, { slug, gameListingId: round.gameListingId, sessionId: run.sessionId });
        return (
          <li key={round.gameListingId}>
            {round.isWithdrawn ? (
              name
            ) : (
              <TextLink as={Link} look="quiet" to={path}>
                {name}
              </TextLink>
            )}
            <span>{outcome(round)}</span>
            <strong className="ui-number">{formatNumber(round.guess?.guess.score ?? 0)}</strong>
          </li>
        );
      })}
    </ol>
  );
}

function outcome({ guess: answer, isWithdrawn }: Run['rounds'][number]): string {
  if (isWithdrawn) return t('results.withdrawn');
  if (!answer) return t('results.notGuessed');
  const { priceMinor, currency } = answer.guess;
  const verdict = verdictOf(answer);
  const ends = guessEnds(answer.guess);
  if (priceMinor !== null && answer.guess.isDearer !== undefined)
    return t('results.outcome', {
      verdict,
      guess: comparedText(answer.guess.isDearer),
      price: formatMoney(priceMinor, currency, locale()),
    });
  if (priceMinor === null || !ends) return verdict;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const guess = [...new Set([ends.lowMinor, ends.highMinor])].map(money).join(' – ');
  return t('results.outcome', { verdict, guess, price: money(priceMinor) });
}

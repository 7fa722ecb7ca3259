import type { DetailedRound } from '#wire/results.ts';
import { t } from '#lib/i18n.ts';
import { Card } from '#ui/card.tsx';
import { AskMarket } from '#kit/valuation/ask-market.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { DetailedOutcome } from './detailed-outcome.tsx';
import { VerifyAll } from './verify-all.tsx';
import { WhyPrice } from './why-price.tsx';
import '../results.css';

interface DetailedRoundsProps {
  readonly rounds: readonly DetailedRound[];
  /** the reader's own run, whose homes are explained by what was sold around them; absent for others' runs */
  readonly sessionId?: string;
}

/** Every home of a run on the ruler: the price, the guess and the crowd, and why it costs that; one check for all seals. */
export function DetailedRounds({ rounds, sessionId }: DetailedRoundsProps) {
  return (
    <>
      <ol className="detailed-rounds">
        {rounds.map((round) => (
          <Card as="li" key={round.gameListingId} padding="none">
            <GameCover photo={round.photo} sizes="(min-width: 48rem) 22rem, 100vw" />
            <div className="detailed-round">
              <h2>
                {round.isWithdrawn
                  ? t('results.withdrawn')
                  : (round.title ?? t('results.home', { position: round.position }))}
              </h2>
              {/* Many titles name the town already. */}
              {round.town && !round.title?.includes(round.town) ? (
                <p className="muted">{round.town}</p>
              ) : null}
              <Details round={round} />
            </div>
            <Why round={round} sessionId={sessionId} />
          </Card>
        ))}
      </ol>
      <VerifyAll rounds={rounds} />
    </>
  );
}

/** A withdrawn home keeps its points and nothing else. */
function Details({ round }: { readonly round: DetailedRound }) {
  if (!round.guess) return <p>{t('results.notGuessed')}</p>;
  if (!round.isWithdrawn) return <DetailedOutcome round={round} answer={round.guess} />;
  return <p>{t('results.withdrawnPoints', { points: round.guess.guess.score ?? 0 })}</p>;
}

/** A price that is known is explained; one that is gone or still to come is not. */
function Why({
  round,
  sessionId,
}: {
  readonly round: DetailedRound;
  readonly sessionId: string | undefined;
}) {
  const { guess: answer, why, isWithdrawn, gameListingId } = round;
  if (!answer || isWithdrawn || answer.guess.priceMinor === null) return null;
  const { priceMinor, currency } = answer.guess;
  return (
    <>
      <WhyPrice reasons={why} priceMinor={priceMinor} currency={currency} />
      {sessionId === undefined ? null : (
        <AskMarket
          label={t('why.ask')}
          sessionId={sessionId}
          gameListingId={gameListingId}
          priceMinor={priceMinor}
        />
      )}
    </>
  );
}

import type { DetailedRound } from '#wire/results.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Card } from '#ui/card.tsx';
import { verdictOf } from '../guess-verdict.ts';
import { crowdSpread } from '#kit/games/crowd-spread.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { ProofCheck } from './proof-check.tsx';
import { WhyPrice } from './why-price.tsx';

/** Every home of a run with its price, the guess, the crowd and the proof. */
export function DetailedRounds({ rounds }: { readonly rounds: readonly DetailedRound[] }) {
  return (
    <ol className="detailed-rounds">
      {rounds.map((round) => (
        <Card as="li" key={round.gameListingId} padding="none">
          <GameCover photo={round.photo} sizes="(min-width: 48rem) 18rem, 100vw" isDecorative />
          <div className="detailed-round">
            <h2>
              {round.isWithdrawn
                ? t('results.withdrawn')
                : (round.title ?? t('results.home', { position: round.position }))}
            </h2>
            {round.town ? <p className="muted">{round.town}</p> : null}
            <Details round={round} />
          </div>
        </Card>
      ))}
    </ol>
  );
}

/** A withdrawn home keeps its points and nothing else. */
function Details({ round }: { readonly round: DetailedRound }) {
  if (!round.guess) return <p>{t('results.notGuessed')}</p>;
  if (!round.isWithdrawn) return <Outcome round={round} answer={round.guess} />;
  return <p>{t('results.withdrawnPoints', { points: round.guess.guess.score ?? 0 })}</p>;
}

function Outcome({
  round,
  answer,
}: {
  readonly round: DetailedRound;
  readonly answer: NonNullable<DetailedRound['guess']>;
}) {
  const { guess } = answer;
  const money = (minor: number | null) =>
    minor === null ? '—' : formatMoney(minor, guess.currency, locale());
  const { crowd } = round;
  const spread = crowdSpread(crowd);
  const amount = guess.amountMinor ?? null;
  const range =
    guess.lowMinor != null && guess.highMinor != null
      ? `${money(guess.lowMinor)} – ${money(guess.highMinor)}`
      : money(amount);
  return (
    <>
      <dl className="outcome">
        <div>
          <dt>{t('details.price')}</dt>
          <dd className="ui-display">{money(guess.priceMinor)}</dd>
        </div>
        <div>
          <dt>{t('details.guess')}</dt>
          <dd>{range}</dd>
        </div>
        <div>
          <dt>{t('details.crowd')}</dt>
          <dd>{spread ? money(spread.medianMinor) : '—'}</dd>
        </div>
        <div>
          <dt>{t('details.points')}</dt>
          <dd>{formatNumber(guess.score ?? 0)}</dd>
        </div>
      </dl>
      <p>{verdictOf(answer)}</p>
      {spread ? null : <p className="muted">{plural('reveal.crowdFew', crowd?.count ?? 0)}</p>}
      {guess.priceMinor === null ? null : (
        <WhyPrice reasons={round.why} priceMinor={guess.priceMinor} currency={guess.currency} />
      )}
      <ProofCheck answer={answer} gameListingId={round.gameListingId} sealed={null} />
    </>
  );
}

import { formatPercent } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { nextRound, onwardPath } from '#kit/games/run-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { GuessAnswer } from '#wire/guesses.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { useEnter } from '../use-enter.ts';

interface PairRevealProps {
  readonly run: Run;
  readonly pair: readonly [Round, Round];
  readonly answers: readonly [GuessAnswer, GuessAnswer];
  readonly isRight: boolean;
  /** just told: it is read out */
  readonly isFresh: boolean;
}

/** Whether the answer was right, by how much the homes differ, what it earned, and the way on. */
export function PairReveal({
  run,
  pair: [first, second],
  answers: [one, two],
  isRight,
  isFresh,
}: PairRevealProps) {
  const onward = useEnter();
  const { session } = two;
  const guessed = { ...run, rounds: run.rounds.map((round) => withAnswer(round, first, second, one, two)) };
  const next = nextRound(guessed, second.gameListingId, session.status);
  const said = one.guess.isDearer ? one.guess.gapPercent : two.guess.gapPercent;
  return (
    <div className="pair-reveal">
      <p className="pair-verdict" data-tone={isRight ? 'good' : 'bad'} role={isFresh ? 'status' : undefined}>
        <strong>{t(isRight ? 'pair.right' : 'pair.wrong')}</strong> {gapText(one, two)}{' '}
        {said == null ? null : t('pair.said', { percent: formatPercent(said) })}
      </p>
      {run.modeOptions?.isCalm ? null : <p>{plural('pair.points', one.guess.score ?? 0)}</p>}
      <div className="guess-next" ref={onward}>
        <TextLink
          as={Link}
          to={onwardPath(guessed, next, second.gameListingId)}
          look="primary"
          size="large"
          isWide
        >
          {t(next ? 'pair.next' : 'guess.results')}
        </TextLink>
      </div>
    </div>
  );
}

function withAnswer(
  round: Run['rounds'][number],
  first: Round,
  second: Round,
  one: GuessAnswer,
  two: GuessAnswer,
): Run['rounds'][number] {
  if (round.gameListingId === first.gameListingId) return { ...round, guess: one };
  return round.gameListingId === second.gameListingId ? { ...round, guess: two } : round;
}

/** By how much the dearer home costs more. */
function gapText(
  { guess: { priceMinor: one } }: GuessAnswer,
  { guess: { priceMinor: two } }: GuessAnswer,
): string | null {
  if (one === null || two === null) return null;
  const percent = Math.round((Math.max(one, two) / Math.min(one, two) - 1) * 100);
  return percent === 0 ? t('pair.same') : t('pair.difference', { percent: formatPercent(percent) });
}

import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { Suspense } from 'react';
import { hasItemResults } from '#domain/game-paths.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { latePart } from '#lib/late-part.ts';
import { Link } from '#lib/link.tsx';
import { withTexts } from '#lib/load-texts.ts';
import { TextLink } from '#ui/text-link.tsx';
import { lookOf } from '#kit/games/own-look.ts';
import { onwardPath, type nextRound } from '#kit/games/run-path.ts';
import type { ModeParts } from '../modes/mode-parts.ts';
import type { GuessPhase } from '../use-guess.ts';
import { FamilyReveal } from './family-reveal.tsx';
import { ProofCheck } from './proof-check.tsx';
import { RoundReveal } from './round-reveal.tsx';
import { countUp } from '../count-up.ts';
import { roundMax } from '../round-max.ts';
import { useAfterGuess } from '../use-after-guess.ts';
import { useEnter } from '../use-enter.ts';

// Nobody needs it to guess: it comes with its texts once somebody has.
const AfterReveal = latePart(async () => ({
  default: (await withTexts(['presentation', 'details'], () => import('./after-reveal.tsx'))).AfterReveal,
}));

interface RevealPanelProps {
  readonly run: Run;
  readonly round: Round;
  readonly phase: Extract<GuessPhase, { is: 'revealed' }>;
  readonly next: ReturnType<typeof nextRound>;
  readonly parts: ModeParts | null | undefined;
  readonly hintShares: readonly number[];
  /** the run's points, counting up to their new sum once the moment is over */
  readonly onCount: (points: number) => void;
}

/** What stands in the place of the guess once it is made: the reveal, its proof, and the one way on. */
export function RevealPanel({ run, round, phase, next, parts, hintShares, onCount }: RevealPanelProps) {
  const { answer, note, isFresh } = phase;
  const onward = useEnter();
  useAfterGuess(run, round, isFresh, next?.gameListingId);
  return (
    <>
      {note ? (
        <p className="guess-waiting" role="status">
          {errorSentence(note)}
        </p>
      ) : null}
      <RoundReveal
        sessionId={round.sessionId}
        gameListingId={round.gameListingId}
        answer={answer}
        maxScore={roundMax(run, round)}
        hasPoints={!run.modeOptions?.isCalm}
        isFresh={isFresh}
        hasCards={lookOf(run.modeOptions).hasFlip}
        sayVerdict={parts?.sayVerdict}
        hintShares={hintShares}
        onDone={() => {
          if (isFresh) countUp(run.totalScore, answer.session.totalScore, onCount);
        }}
      />
      {parts?.RevealNote ? <parts.RevealNote run={run} round={round} answer={answer} /> : null}
      {/* Nothing that can be pressed comes before the way on, which stays in sight and would lie over it. */}
      <FamilyReveal
        run={run}
        gameListingId={round.gameListingId}
        guess={answer.guess}
        totals={answer.session}
      >
        <div className="guess-next" ref={onward}>
          <TextLink
            as={Link}
            to={onwardPath(run, next, round.gameListingId)}
            look="primary"
            size="large"
            isWide
          >
            {next && !hasItemResults(run.game.family) ? t('guess.next') : t('guess.results')}
          </TextLink>
        </div>
      </FamilyReveal>
      <Suspense>
        <AfterReveal
          sessionId={round.sessionId}
          gameListingId={round.gameListingId}
          priceMinor={run.modeOptions?.isFamily ? null : answer.guess.priceMinor}
          isClassroom={run.modeOptions?.isClassroom === true}
        />
      </Suspense>
      <ProofCheck answer={answer} gameListingId={round.gameListingId} sealed={round.commitment} />
    </>
  );
}

import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { hasItemResults } from '#domain/game-paths.ts';
import { t } from '#lib/i18n.ts';
import { nextRound } from '#kit/games/run-path.ts';
import { useSlots } from '#kit/games/slots.ts';
import { practiceText } from '../practice-text.ts';
import { useAfterGuess } from '../use-after-guess.ts';
import { useGuess } from '../use-guess.ts';
import { useRoundClock } from '../use-round-clock.ts';
import { GuessDock } from './guess-dock.tsx';
import { placeOf } from './home-facts.tsx';
import { RoundDetails } from './round-details.tsx';
import { RoundPhotos } from './round-photos.tsx';
import { RoundTitle } from './round-title.tsx';
import { RunBar } from './run-bar.tsx';

interface GuessRoundProps {
  readonly run: Run;
  readonly round: Round;
  readonly receivedAt: number;
}

/** One home: look, think, guess, and see what it was. */
export function GuessRound({ run, round, receivedAt }: GuessRoundProps) {
  const { phase, send, finish } = useGuess(round);
  const isOver = phase.is === 'revealed';
  const totals = isOver ? phase.answer.session : run;
  const next = isOver ? nextRound(run, round.gameListingId, totals.status) : undefined;
  const secondsLeft = useRoundClock({ round, receivedAt, phase: phase.is, finish });
  useAfterGuess(run, round, isOver && phase.isFresh, next?.gameListingId);

  const { facts, photos } = round;
  const { AfterReveal } = useSlots();
  // Before the guess: what it counts for, where each home stands for itself.
  const isAlone = !isOver && hasItemResults(run.game.family);
  return (
    <article className="guess-page" data-phase={isOver ? 'revealed' : 'guessing'}>
      <RunBar
        position={round.position}
        rounds={round.rounds}
        guessed={totals.guessed}
        totalScore={run.modeOptions?.isCalm ? null : totals.totalScore}
        isPractice={!run.ranked}
        secondsLeft={secondsLeft}
      >
        {run.ranked ? null : isAlone ? t('guess.practice') : practiceText(run)}
      </RunBar>
      <RoundTitle facts={facts} />
      {photos.length === 0 && run.modeOptions?.showsPhotos === false ? null : <RoundPhotos photos={photos} />}
      <RoundDetails run={run} round={round} phase={phase.is} isAlone={isAlone} />
      <GuessDock run={run} round={round} phase={phase} next={next} onSend={(amount) => void send(amount)} />
      {isOver && AfterReveal ? (
        <AfterReveal
          sessionId={round.sessionId}
          gameListingId={round.gameListingId}
          game={run.game}
          title={facts.title}
          place={placeOf(facts)}
          guess={phase.answer.guess}
        />
      ) : null}
    </article>
  );
}

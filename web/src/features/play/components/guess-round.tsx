import type { Hint } from '#wire/hints.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { useState } from 'react';
import type { BandLabel } from '#domain/error-bands.ts';
import { hasItemResults } from '#domain/game-paths.ts';
import { nextRound } from '#kit/games/run-path.ts';
import { useSlots } from '#kit/games/slots.ts';
import type { SayPractice } from '../load-practice.ts';
import type { ModeParts } from '../modes/mode-parts.ts';
import { roundMax } from '../round-max.ts';
import { useGuess } from '../use-guess.ts';
import { GuessDock } from './guess-dock.tsx';
import { HintChip, sharesLeft } from './hint-chip.tsx';
import { placeOf } from './home-facts.tsx';
import { RoundDetails } from './round-details.tsx';
import { RoundPhotos } from './round-photos.tsx';
import { RoundTitle } from './round-title.tsx';
import { RunBar } from './run-bar.tsx';
import { SoldStamp } from './sold-stamp.tsx';

/** The word of the best band. */
const BEST: BandLabel = 'spot on';

/** Few games have a clock: it comes with those. */
const useNoClock = () => null;

interface GuessRoundProps {
  readonly run: Run;
  readonly round: Round;
  readonly receivedAt: number;
  /** says why the run is practice */
  readonly sayPractice: SayPractice;
  /** what the run's mode adds */
  readonly parts?: ModeParts | null;
}

/** One home: look, think, guess, and see what it was. */
export function GuessRound({ run, round, receivedAt, sayPractice, parts }: GuessRoundProps) {
  const { phase, send, finish } = useGuess(round);
  const isOver = phase.is === 'revealed';
  const totals = isOver ? phase.answer.session : run;
  const next = isOver ? nextRound(run, round.gameListingId, totals.status) : undefined;
  const useClock = parts?.useClock ?? useNoClock;
  const secondsLeft = useClock({ round, receivedAt, phase: phase.is, finish });

  const { facts, photos } = round;
  // Photos; of a home without any the map of about where it is; else the facts alone.
  const hasPhotos = photos.length > 0 || (run.modeOptions?.showsPhotos !== false && !!facts.map);
  const { AfterReveal } = useSlots();
  const [hints, setHints] = useState<readonly Hint[]>(round.hints);
  // The bar keeps the secret until the reveal has told it, and counts up with it.
  const [counted, setCounted] = useState<number | null>(null);
  const isTold = isOver && (counted !== null || !phase.isFresh);
  // Before the guess: what it counts for, where each home stands for itself.
  const isAlone = !isOver && hasItemResults(run.game.family);
  const Chip = parts?.Chip ?? HintChip;
  const Photos = parts?.Photos ?? RoundPhotos;
  const chip = isOver ? null : (
    <Chip
      round={round}
      hints={hints}
      onChange={setHints}
      maxScore={roundMax(run, round)}
      isDisabled={phase.is !== 'guessing'}
    />
  );
  const scene = isOver ? 'revealed' : 'guessing';
  return (
    <article className="guess-page" data-phase={scene} data-face={run.game.family} data-name={run.game.title}>
      <RunBar
        face={run.game.family}
        position={round.position}
        rounds={round.rounds}
        guessed={isTold ? totals.guessed : run.guessed}
        totalScore={run.modeOptions?.isCalm ? null : isTold ? (counted ?? totals.totalScore) : run.totalScore}
        isPractice={!run.ranked}
        sign={
          <>
            {parts?.BarSign && (
              <parts.BarSign run={run} round={round} answer={isTold ? phase.answer : null} />
            )}
            {secondsLeft !== null && parts?.ClockFigures && <parts.ClockFigures secondsLeft={secondsLeft} />}
          </>
        }
      >
        {sayPractice?.(run, isAlone)}
      </RunBar>
      {/* Keys: what stands elsewhere after the guess is drawn anew there, so that nothing is seen to jump. */}
      <RoundTitle key={`title-${scene}`} facts={facts} hasFacts={!hasPhotos || isOver} />
      {hasPhotos ? (
        <Photos photos={photos} facts={facts}>
          {chip}
          {secondsLeft !== null && parts?.ClockBar && (
            <parts.ClockBar round={round} secondsLeft={secondsLeft} />
          )}
          {isTold && phase.answer.guess.label === BEST ? <SoldStamp /> : null}
        </Photos>
      ) : null}
      <RoundDetails key={`details-${scene}`} run={run} round={round} phase={phase.is} isAlone={isAlone}>
        {hasPhotos ? parts?.More && <parts.More round={round} /> : chip}
      </RoundDetails>
      <GuessDock
        run={run}
        round={round}
        phase={phase}
        next={next}
        parts={parts}
        hintShares={parts?.sharesOf?.(round) ?? sharesLeft(hints)}
        onSend={(amount) => void send(amount)}
        onCount={setCounted}
      />
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

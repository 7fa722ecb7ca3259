import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { hasItemResults } from '#domain/game-paths.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { practiceText } from '../practice-text.ts';
import { GALLERY_SIZES } from '#kit/homes/photo-sizes.ts';
import { useSlots } from '#kit/games/slots.ts';
import { Badge } from '#ui/badge.tsx';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import { readKept } from '../kept-guess.ts';
import { fetchAhead } from '../rounds-ahead.ts';
import { nextRound } from '#kit/games/run-path.ts';
import { captionedPhotos } from '../photo-captions.ts';
import { clockOffsetMs, useCountdown } from '../use-countdown.ts';
import { useGuess } from '../use-guess.ts';
import { GiveUp } from './give-up.tsx';
import { GuessForm } from './guess-form.tsx';
import { HintList } from './hint-list.tsx';
import { HomeFacts, placeOf } from './home-facts.tsx';
import { RunBar } from './run-bar.tsx';

const loadReveal = () => withTexts(['reveal'], () => import('./reveal-panel.tsx'));
const RevealPanel = lazy(async () => ({ default: (await loadReveal()).RevealPanel }));

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
  const isTimed = round.deadlineAt !== null;
  const secondsLeft = useCountdown(
    isOver ? null : round.deadlineAt,
    clockOffsetMs(round.serverNow, receivedAt),
  );

  // The reveal is fetched while the guess is on its way. Not offline: a file that failed is not asked for again.
  const isSending = phase.is === 'sending';
  useEffect(() => {
    if (isSending && navigator.onLine) loadReveal().catch(() => undefined);
  }, [isSending]);

  const hasEnded = secondsLeft !== null && secondsLeft <= 0;
  const isEnding = useRef(false);
  useEffect(() => {
    if (!hasEnded || isEnding.current || phase.is !== 'guessing') return;
    isEnding.current = true;
    void finish(readKept('draft', round));
  }, [hasEnded, phase.is, finish, round]);

  const isFresh = isOver && phase.isFresh;
  const nextId = next?.gameListingId;
  useEffect(() => {
    if (isFresh) window.scrollTo(0, 0);
    if (isFresh && nextId !== undefined && !isTimed) fetchAhead(round.sessionId, nextId);
  }, [isFresh, nextId, isTimed, round.sessionId]);

  // After the guess everything shows: what the mode hid is fetched then.
  const { revalidate } = useRevalidator();
  const wasHidden = round.guess === null && hidesSomething(run);
  useEffect(() => {
    if (isFresh && wasHidden) void revalidate();
  }, [isFresh, wasHidden, revalidate]);

  const { facts } = round;
  const hasFacts = Object.keys(facts).length > 0;
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
      <header className="guess-title">
        <h1>{facts.title ?? t('facts.unnamed')}</h1>
        {hasFacts ? (
          <>
            <p className="muted">{placeOf(facts)}</p>
            <HomeFacts facts={facts} />
          </>
        ) : null}
      </header>
      {round.photos.length === 0 && run.modeOptions?.showsPhotos === false ? null : (
        <div className="guess-photos">
          <PhotoGallery
            photos={captionedPhotos(round.photos)}
            sizes={GALLERY_SIZES}
            isFirstUrgent
            labels={{
              gallery: t('photos.label'),
              previous: t('photos.previous'),
              next: t('photos.next'),
              fullScreen: t('photos.fullScreen'),
              close: t('photos.close'),
              position: (current, total) => t('photos.position', { current, total }),
            }}
          />
        </div>
      )}
      <div className="guess-more">
        {isOver ? null : <HintList round={round} isDisabled={phase.is !== 'guessing'} />}
        {facts.features && facts.features.length > 0 ? (
          <ul className="home-features" aria-label={t('facts.features')}>
            {facts.features.map((feature) => (
              <li key={feature}>
                <Badge>{feature}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        {facts.description ? <p className="home-description">{facts.description}</p> : null}
        {isAlone && run.ranked ? <p className="muted">{t('guess.counts')}</p> : null}
        {!isOver && round.commitment ? (
          <details className="seal">
            <summary>{t('proof.sealed')}</summary>
            <p>{t('proof.sealedHelp')}</p>
            <code>{round.commitment}</code>
          </details>
        ) : null}
        {phase.is === 'guessing' && !isAlone ? <GiveUp run={run} round={round} /> : null}
      </div>
      <div className="guess-dock">
        {isOver ? (
          <Suspense fallback={<p className="guess-waiting">{t('guess.sending')}</p>}>
            <RevealPanel run={run} round={round} phase={phase} next={next} />
          </Suspense>
        ) : (
          <GuessForm round={round} phase={phase} onSend={(amount) => void send(amount)} />
        )}
      </div>
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

/** Does the run's mode keep facts or photos back until the guess? */
function hidesSomething({ modeOptions }: Run): boolean {
  return modeOptions?.showsFacts === false || modeOptions?.showsPhotos === false;
}

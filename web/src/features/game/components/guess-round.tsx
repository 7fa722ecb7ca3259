import { lazy, Suspense, useEffect, useRef } from 'react';
import { hasItemResults } from '#domain/game-paths.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { errorSentence } from '#lib/error-text.ts';
import { GALLERY_SIZES } from '#lib/photo-sizes.ts';
import { useSlots } from '#lib/slots.ts';
import { Badge } from '#ui/badge.tsx';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readKept } from '../kept-guess.ts';
import { fetchAhead, nextRound, onwardPath } from '../next-round.ts';
import { captionedPhotos } from '../photo-captions.ts';
import type { Round, Run } from '../run-types.ts';
import { clockOffsetMs, useCountdown } from '../use-countdown.ts';
import { useGuess } from '../use-guess.ts';
import { GuessForm } from './guess-form.tsx';
import { HintList } from './hint-list.tsx';
import { HomeFacts, placeOf } from './home-facts.tsx';
import { ProofCheck } from './proof-check.tsx';
import { RoundReveal } from './round-reveal.tsx';
import { RunBar } from './run-bar.tsx';

const FamilyReveal = lazy(async () => ({ default: (await import('./family-reveal.tsx')).FamilyReveal }));

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

  const { facts } = round;
  const { AfterReveal } = useSlots();
  return (
    <article className="guess-page" data-phase={isOver ? 'revealed' : 'guessing'}>
      <RunBar
        position={round.position}
        rounds={round.rounds}
        guessed={totals.guessed}
        totalScore={totals.totalScore}
        isPractice={!run.ranked}
        secondsLeft={secondsLeft}
      />
      <header className="guess-title">
        <h1>{facts.title ?? t('facts.unnamed')}</h1>
        <p className="muted">{placeOf(facts)}</p>
        <HomeFacts facts={facts} />
      </header>
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
        {!isOver && round.commitment ? (
          <details className="seal">
            <summary>{t('proof.sealed')}</summary>
            <p>{t('proof.sealedHelp')}</p>
            <code>{round.commitment}</code>
          </details>
        ) : null}
      </div>
      <div className="guess-dock">
        {isOver ? (
          <>
            {phase.note ? (
              <p className="guess-waiting" role="status">
                {errorSentence(phase.note)}
              </p>
            ) : null}
            <RoundReveal
              sessionId={round.sessionId}
              gameListingId={round.gameListingId}
              answer={phase.answer}
              maxScore={run.maxScore / run.rounds.length}
              isFresh={phase.isFresh}
            />
            <Suspense fallback={null}>
              <FamilyReveal
                run={run}
                gameListingId={round.gameListingId}
                guess={phase.answer.guess}
                totals={totals}
              />
            </Suspense>
            <ProofCheck answer={phase.answer} gameListingId={round.gameListingId} sealed={round.commitment} />
            <div className="guess-next">
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
          </>
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

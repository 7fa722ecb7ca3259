import { useEffect, useRef, useState } from 'react';
import { isRight } from '#domain/comparison.ts';
import { Failure } from '#ui/failure.tsx';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { useRetry } from '#lib/use-retry.ts';
import type { GuessAnswer } from '#wire/guesses.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { openRound } from '../queries.ts';
import { comparePair } from '../run-mutations.ts';
import { keepPair, readPair, type PairAnswer } from './kept-pair.ts';
import type { ModePartProps } from './mode-parts.ts';
import { PairHome } from './pair-home.tsx';
import { PairQuestion } from './pair-question.tsx';
import { PairReveal } from './pair-reveal.tsx';
import './modes.css';

/** Two homes side by side: which costs more. One answer guesses both, and both prices show at once. */
export function Pair({ run, round }: Pick<ModePartProps, 'run' | 'round'>) {
  const { pair, page, error, again } = usePair(run, round);
  if (error) {
    const { title, help } = errorText(error);
    return (
      <Failure title={title} labels={{ retry: t('errors.retry') }} onRetry={again}>
        {help}
      </Failure>
    );
  }
  if (!pair || !page) return <div className="page-wait" aria-busy="true" />;
  return <Compared key={pair[0].gameListingId} run={run} pair={pair} page={page} />;
}

type TwoRounds = readonly [Round, Round];

/** What the page of a single home has as well: its file is there, and stays the only one that holds it. */
const loadPage = () => withTexts(['reveal'], () => import('../pages/guess-page.tsx'));
type Page = Awaited<ReturnType<typeof loadPage>>;

/** The other round of the pair is opened beside this one; the first of the two stands first. */
function usePair(run: Run, round: Round) {
  const [other, setOther] = useState<Round | null>(null);
  const [page, setPage] = useState<Page | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [tries, setTries] = useState(0);
  const place = round.position + (round.position % 2 === 1 ? 1 : -1);
  const otherId = run.rounds.find(({ position }) => position === place)?.gameListingId ?? '';
  const { sessionId } = round;
  useEffect(() => {
    let isCurrent = true;
    Promise.all([openRound(sessionId, otherId), loadPage()]).then(
      ([opened, loaded]) => {
        if (!isCurrent) return;
        setOther(opened);
        setPage(loaded);
      },
      (thrown: unknown) => {
        if (isCurrent) setError(toAppError(thrown));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [sessionId, otherId, tries]);
  const again = () => {
    setError(null);
    setTries(tries + 1);
  };
  const isReady = other?.gameListingId === otherId;
  const pair: TwoRounds | null = !isReady ? null : place > round.position ? [round, other] : [other, round];
  return { pair, page, error, again };
}

/** What was answered about the two homes, in their order. */
type Answers = readonly [GuessAnswer, GuessAnswer];

/** The way of a pair from its question to the reveal. What got no answer is kept and sent again, after a reload as well. */
function useComparison(pair: TwoRounds) {
  const [first, second] = pair;
  const [answers, setAnswers] = useState<Answers | null>(() =>
    first.guess && second.guess ? [first.guess, second.guess] : null,
  );
  const [wasThere] = useState(answers !== null);
  const [draft, setDraft] = useState<PairAnswer>(() => readPair(first));
  const [waiting, setWaiting] = useState<PairAnswer | null>(null);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);

  const change = (next: PairAnswer) => {
    setDraft(next);
    keepPair(first, next);
  };
  const send = async (said: PairAnswer) => {
    if (isSending || said.dearerId === null) return;
    setIsSending(true);
    setRefusal(null);
    keepPair(first, { ...said, isSent: true });
    try {
      await comparePair(first, said.dearerId, said.gapPercent);
      await tell();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'network' || error.code === 'unavailable') setWaiting({ ...said });
      else if (error.code === 'already_guessed') await tell().catch(() => setRefusal(error));
      else {
        setWaiting(null);
        keepPair(first, said);
        setRefusal(error);
      }
    }
    setIsSending(false);
  };
  /** Both homes as the server has them now. */
  const tell = async () => {
    const [one, two] = await Promise.all(
      pair.map(({ sessionId, gameListingId }) => openRound(sessionId, gameListingId)),
    );
    if (!one?.guess || !two?.guess) return;
    keepPair(first, null);
    setWaiting(null);
    setAnswers([one.guess, two.guess]);
    window.scrollTo(0, 0);
  };
  useRetry(waiting && !isSending ? () => void send(waiting) : null);
  const unsent = useRef(answers === null && draft.isSent ? draft : null);
  useEffect(() => {
    if (unsent.current) void send(unsent.current);
    unsent.current = null;
  });
  return { answers, wasThere, draft, change, send, isSending, isWaiting: waiting !== null, refusal };
}

interface ComparedProps {
  readonly run: Run;
  readonly pair: TwoRounds;
  readonly page: Page;
}

function Compared({ run, pair, page }: ComparedProps) {
  const [first] = pair;
  const { answers, wasThere, draft, change, send, isSending, isWaiting, refusal } = useComparison(pair);
  const totals = answers?.[1].session ?? run;
  const isRightAnswer = answers ? saidRight(answers) : null;
  return (
    <article className="pair-page" data-phase={answers ? 'revealed' : 'guessing'}>
      <page.RunBar
        face={run.game.family}
        position={first.position}
        rounds={first.rounds}
        guessed={totals.guessed}
        totalScore={run.modeOptions?.isCalm ? null : totals.totalScore}
        isPractice={!run.ranked}
      />
      <h1>{t('pair.title')}</h1>
      <div className="pair-homes" {...(answers ? {} : { role: 'radiogroup', 'aria-label': t('pair.title') })}>
        {pair.map((round, place) => (
          <PairHome
            key={round.gameListingId}
            round={round}
            kind={page.kindText(round)}
            answer={answers?.[place] ?? null}
            isChosen={draft.dearerId === round.gameListingId}
            isDisabled={isSending || isWaiting}
            onChoose={() => change({ ...draft, dearerId: round.gameListingId })}
          />
        ))}
      </div>
      {answers ? (
        <PairReveal
          run={run}
          pair={pair}
          answers={answers}
          isRight={isRightAnswer === true}
          isFresh={!wasThere}
        />
      ) : (
        <PairQuestion
          draft={draft}
          isSending={isSending}
          isWaiting={isWaiting}
          refusal={refusal}
          onChange={change}
          onSend={(said) => void send(said)}
        />
      )}
    </article>
  );
}

/** Did the player name the dearer home? */
function saidRight([one, two]: Answers): boolean {
  const [said, other] = one.guess.isDearer ? [one, two] : [two, one];
  const { priceMinor } = said.guess;
  return (
    priceMinor !== null &&
    other.guess.priceMinor !== null &&
    isRight({ priceMinor, otherMinor: other.guess.priceMinor })
  );
}

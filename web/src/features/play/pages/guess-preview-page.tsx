import type { SubmitGuessAnswer } from '#wire/guesses.ts';
import type { Run } from '#wire/runs.ts';
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react';
import { readPreviewMessage, tellPreview, type RoundPreview } from '#kit/games/round-preview.ts';
import { SlotsContext } from '#kit/games/slots.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ModeParts } from '../modes/mode-parts.ts';
import { servePreview } from '../preview-server.ts';
import '../guess-preview.css';

const GuessRound = lazy(async () => ({ default: (await import('./guess-page.tsx')).GuessRound }));

/** What other areas add to a reveal (talk, reports) has nothing to say about a game that is not there yet. */
const NO_SLOTS = {};

/** The builder that shows this page in a frame; null: somebody opened the page by itself. */
function builderOf(): Window | null {
  return window.parent === window ? null : window.parent;
}

/** What the mode adds; a preview knows no clock. */
async function loadParts({ run, homes }: RoundPreview): Promise<ModeParts | null> {
  const [first] = homes;
  return first ? (await import('./guess-page.tsx')).loadModeParts(run, first.before) : null;
}

/** A round of a game that is still being built, in a frame of the builder: the real screens, and no server behind them. */
export function Component() {
  const builder = builderOf();
  const { preview, parts, receivedAt, place, setPlace, answers, setAnswers } = usePreview(builder);

  if (!builder)
    return (
      <div className="page-notice">
        <h1>{t('guess.preview.title')}</h1>
        <p>{t('guess.preview.alone')}</p>
        <TextLink as={Link} look="primary" to={PATHS.createGame}>
          {t('guess.preview.builder')}
        </TextLink>
      </div>
    );
  if (!preview) return <div className="page-wait" aria-busy="true" />;

  const go = (next: number) => {
    setPlace(next);
    window.scrollTo(0, 0);
    tellPreview(builder, { is: 'preview-place', place: next });
  };
  // Links of a round lead into a game that is not there. The way on leads to the next home.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    // Of a pair both homes are guessed at once.
    const onward = preview.run.modeOptions?.isComparison ? place + 2 - (place % 2) : place + 1;
    if (link.closest('.guess-next')) go(onward);
  };
  const home = preview.homes[place];
  if (!home)
    return (
      <div className="page-notice">
        <h1>{t('guess.preview.end')}</h1>
        <p>{t('guess.preview.endHelp')}</p>
        <Button
          kind="primary"
          onClick={() => {
            setAnswers({});
            go(0);
          }}
        >
          {t('guess.preview.again')}
        </Button>
      </div>
    );
  const run = runAt(preview, place, answers);
  const round = answers[place] ? home.after : home.before;
  const Own = parts?.Pair ?? (round.mustStake ? parts?.StakeQuestion : undefined);
  return (
    <SlotsContext value={NO_SLOTS}>
      <div onClickCapture={follow} role="presentation">
        <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
          {Own ? (
            <Own key={String(place)} run={run} round={round} />
          ) : (
            <GuessRound
              key={`${round.sessionId} ${String(place)}`}
              run={run}
              round={round}
              receivedAt={receivedAt}
              sayPractice={null}
              parts={parts}
            />
          )}
        </Suspense>
      </div>
    </SlotsContext>
  );
}

/** What the builder shows here, and what was answered so far. */
function usePreview(builder: Window | null) {
  const [preview, setPreview] = useState<RoundPreview | null>(null);
  const [receivedAt] = useState(() => Date.now());
  const [parts, setParts] = useState<ModeParts | null>(null);
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<number, SubmitGuessAnswer>>>({});
  const now = useRef({ preview, place });
  useEffect(() => {
    now.current = { preview: preview && { ...preview, run: runAt(preview, place, answers) }, place };
  });

  useEffect(() => {
    if (!builder) return;
    const stop = servePreview(
      () => now.current.preview,
      (answer) => setAnswers((all) => ({ ...all, [now.current.place]: answer })),
      (home) =>
        setPreview(
          (all) =>
            all && {
              ...all,
              homes: all.homes.map((one) =>
                one.before.gameListingId === home.before.gameListingId ? home : one,
              ),
            },
        ),
    );
    const listen = (event: MessageEvent) => {
      const message = readPreviewMessage(event, builder);
      if (message?.is === 'preview') {
        setPreview(message.preview);
        void loadParts(message.preview).then(setParts);
        setPlace(message.place);
        setAnswers({});
      } else if (message?.is === 'preview-place') setPlace(message.place);
    };
    // The page looks as a round does: no ways of the site, and the run's bar in its line.
    document.querySelector('.shell')?.setAttribute('data-screen', 'guess');
    document.documentElement.dataset.preview = '';
    window.addEventListener('message', listen);
    tellPreview(builder, { is: 'preview-ready' });
    return () => {
      window.removeEventListener('message', listen);
      stop();
    };
  }, [builder]);
  return { preview, parts, receivedAt, place, setPlace, answers, setAnswers };
}

/** The run as it stands when this home is open: what came before it is guessed. */
export function runAt(
  { run, homes }: Pick<RoundPreview, 'run' | 'homes'>,
  place: number,
  answers: Readonly<Record<number, SubmitGuessAnswer>>,
): Run {
  // Of a pair both homes keep their own answer.
  const answerAt = (at: number) => (at < place ? (answers[at] ?? homes[at]?.before.guess ?? null) : null);
  const before = run.rounds.flatMap((_, at) => answerAt(at) ?? []);
  return {
    ...run,
    guessed: place,
    totalScore: before.reduce((sum, { guess }) => sum + (guess.score ?? 0), 0),
    rounds: run.rounds.map((round, at) => ({
      ...round,
      isWithdrawn: at < place,
      guess: answerAt(at),
    })),
  };
}

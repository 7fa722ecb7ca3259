import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { lazy, Suspense } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { itemPath } from '#domain/game-paths.ts';
import { postSuffix } from '#domain/post-suffix.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { kindText } from '../components/guess-form.tsx';
import { GuessRound } from '../components/guess-round.tsx';
import { RunBar } from '../components/run-bar.tsx';
import { loadPractice, type SayPractice } from '../load-practice.ts';
import { loadModeParts } from '../modes/load-mode-parts.ts';
import type { ModeParts } from '../modes/mode-parts.ts';
import { keepRound, takeRound } from '../rounds-ahead.ts';
import { withTexts } from '#lib/load-texts.ts';
import { onwardPath } from '#kit/games/run-path.ts';
import { readRun } from '#kit/games/runs.ts';
import '../game.css';

// A preview and pairs of homes take these from this page's file, so that the pages of a run keep theirs to themselves.
export { GuessRound, kindText, loadModeParts, RunBar };

// Few runs meet one.
const WithdrawnHome = lazy(() =>
  withTexts(['reveal'], () => import('../components/withdrawn-home.tsx')).then((module) => ({
    default: module.WithdrawnHome,
  })),
);

interface GuessData {
  readonly run: Run;
  readonly round: Round | AppError;
  readonly receivedAt: number;
  readonly sayPractice: SayPractice;
  readonly parts: ModeParts | null;
  readonly page: { readonly values: { readonly game: string; readonly position: number } };
}

/** Opens the round, at its one address. A run that takes no more guesses leads to its results. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<GuessData | Response> {
  const url = new URL(request.url);
  const slug = params.gameSlug ?? '';
  const gameListingId = params.listingInGameUuid ?? params.propertyUuid ?? '';
  const sessionId = url.searchParams.get('session');
  if (!sessionId)
    return redirect(
      `${url.pathname.split(`/${slug}/`)[0] ?? ''}/${slug}${url.search}${params.redditSuffix ? `#post-${gameListingId}` : ''}`,
    );
  const [run, round] = await Promise.all([
    readRun(sessionId),
    takeRound(sessionId, gameListingId).catch(toAppError),
  ]);
  const [sayPractice, parts] = await Promise.all([loadPractice(run), loadModeParts(run, round)]);
  if (round instanceof Error && round.code !== 'listing_withdrawn') {
    if (round.code === 'run_finished' || round.code === 'run_expired')
      return redirect(onwardPath(run, undefined, gameListingId));
    throw round;
  }
  if (!(round instanceof Error)) {
    const item = { slug: run.game.slug, gameListingId, suffix: postSuffix(round.facts.title) };
    const home = itemPath(run.game.family, item);
    if (url.pathname !== home) {
      keepRound(round);
      return redirect(home + url.search);
    }
  }
  const position = round instanceof Error ? 1 : round.position;
  return {
    run,
    round,
    receivedAt: Date.now(),
    sayPractice,
    parts,
    page: { values: { game: run.game.title, position } },
  };
}

/** One round of a run. */
export function Component() {
  const { run, round, receivedAt, sayPractice, parts } = useLoaderData<GuessData>();
  if (round instanceof Error)
    return (
      <Suspense>
        <WithdrawnHome run={run} error={round} />
      </Suspense>
    );
  const Own = parts?.Pair ?? (round.mustStake && parts?.StakeQuestion);
  if (Own) return <Own run={run} round={round} />;
  return (
    <GuessRound
      key={round.gameListingId}
      run={run}
      round={round}
      receivedAt={receivedAt}
      sayPractice={sayPractice}
      parts={parts}
    />
  );
}

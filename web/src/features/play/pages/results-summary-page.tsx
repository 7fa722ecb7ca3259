import type { Game } from '#wire/games.ts';
import type { Guesstimates, RunSummary } from '#wire/results.ts';
import { lazy, Suspense } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { boardPath, resultsPath, startPath } from '#domain/game-paths.ts';
import { toAppError } from '#lib/app-error.ts';
import { useSession } from '#lib/use-session.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { keepOwnRun } from '#kit/games/own-runs.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import { readBrandGames } from '#kit/games/read-game.ts';
import { Histogram } from '#ui/histogram.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameList } from '#kit/games/game-list.tsx';
import { ManageLink } from '#kit/games/manage-link.tsx';
import { sortNewGames } from '#kit/games/new-games.ts';
import { RunName } from '#kit/games/run-name.tsx';
import { ItemResult } from '../components/item-result.tsx';
import type { FamilyResults } from '../components/family-results.tsx';
import type { OlderResults } from '../components/older-results.tsx';
import { ResultsActions } from '../components/results-actions.tsx';
import { ResultsPoster } from '../components/results-poster.tsx';
import { ResultsRounds } from '../components/results-rounds.tsx';
import { ShareBox } from '../components/share-box.tsx';
import { nextRound } from '#kit/games/run-path.ts';
import { loadPractice, type SayPractice } from '../load-practice.ts';
import { readGuesstimates, readSummary } from '../result-queries.ts';
import { resultImage } from '../result-image.ts';
import { shareText, shareWords } from '../share-text.ts';
import '#kit/games/games.css';
import '../results.css';

const AfterResults = lazy(() =>
  withTexts(['challenge'], () => import('../components/after-results.tsx')).then((module) => ({
    default: module.AfterResults,
  })),
);

const RunFairness = lazy(() =>
  withTexts(['fairness'], () => import('../components/run-fairness.tsx')).then((module) => ({
    default: module.RunFairness,
  })),
);

interface SummaryData {
  readonly run: RunSummary;
  readonly sayPractice: SayPractice;
  /** where each home has results of its own: which one, and everybody's guesses on it */
  readonly item: { readonly gameListingId: string; readonly found: Guesstimates | null } | null;
  /** in words for a family, or in the earlier layout at its own address: few ask for either, and each comes with its texts */
  readonly Own: typeof OlderResults | typeof FamilyResults | null;
  /** the next game that this player has not begun */
  readonly newGame: Game | undefined;
  readonly others: readonly Game[];
  readonly page: { readonly values: { readonly game: string } };
}

/** The player's own results. Whoever is not that player is shown the results that anybody may see. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SummaryData | Response> {
  const sessionId = params.routeSssnId ?? '';
  try {
    const [run, { fresh, begun }] = await Promise.all([
      readSummary(sessionId),
      sortNewGames(readBrandGames().catch(() => [])),
    ]);
    const sayPractice = await loadPractice(run);
    if (run.ranked && run.status === 'finished') keepOwnRun(run.game.id, run.sessionId);
    const gameListingId = params.listingInGameUuid;
    const item = gameListingId
      ? { gameListingId, found: await readGuesstimates(gameListingId).catch(() => null) }
      : null;
    const Own = run.modeOptions?.isFamily
      ? (await withTexts(['presentation'], () => import('../components/family-results.tsx'))).FamilyResults
      : request.url.includes('/results_older/')
        ? (await withTexts(['details'], () => import('../components/older-results.tsx'))).OlderResults
        : null;
    const isOther = (game: Game) => game.id !== run.game.id;
    // Somebody without the code would stand before a locked door.
    const newGame = fresh.find((game) => isOther(game) && game.isOpen && !game.needsCode);
    const others = [...fresh, ...begun].filter((game) => isOther(game) && game !== newGame).slice(0, 3);
    return { run, sayPractice, item, Own, newGame, others, page: { values: { game: run.game.title } } };
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_your_run') throw thrown;
    return redirect(new URL(request.url).pathname.replace(/\/results?(_older)?\//, '/results_to_share/'));
  }
}

/** How the run went, where it stands, and what to do next. */
export function Component() {
  const { run, sayPractice, item, Own, newGame, others } = useLoaderData<SummaryData>();
  const session = useSession();
  if (item) return <ItemResult run={run} {...item} />;
  const { family, slug } = run.game;
  const board = boardPath(run.game);
  const here = { slug, sessionId: run.sessionId, ...lastListing(run) };
  const sharePath = resultsPath(family, here, 'results-share');
  const shareUrl = new URL(sharePath, window.location.origin).href;
  if (Own) return <Own run={run} sayPractice={sayPractice} sharePath={sharePath} />;
  const next = run.status === 'active' ? nextRound(run, '', run.status) : undefined;
  return (
    <div className="page results">
      <ResultsPoster run={run} sayPractice={sayPractice}>
        <ResultsActions run={run} newGame={newGame} shareUrl={shareUrl} next={next} />
      </ResultsPoster>
      <div className="results-next">
        {board ? (
          <TextLink as={Link} look="secondary" to={board + regionQuery(run)}>
            {t('results.board')}
          </TextLink>
        ) : null}
        {next ? null : (
          <TextLink as={Link} look="quiet" to={startPath(family, slug)}>
            {t('results.again')}
          </TextLink>
        )}
      </div>
      <RunName run={run} />
      <ManageLink game={run.game} />
      {run.status === 'active' ? null : (
        <Suspense>
          <AfterResults run={run} />
        </Suspense>
      )}
      {run.status === 'active' ? null : (
        <Suspense>
          <RunFairness run={run} />
        </Suspense>
      )}
      {session ? null : (
        <p className="results-claim">
          {t('results.claim')}{' '}
          <TextLink as={Link} to={loginPath(window.location.pathname, PATHS.createAccount)}>
            {t('results.claimLink')}
          </TextLink>
        </p>
      )}
      <section className="results-section">
        <h2>{t('results.rounds')}</h2>
        <ResultsRounds run={run} />
        <TextLink as={Link} to={resultsPath(family, here, 'results-detailed')}>
          {t('results.details')}
        </TextLink>
      </section>
      {run.rank !== null && (run.players ?? 0) > 1 ? (
        <section className="results-section">
          <Histogram
            title={t('results.histogram')}
            summary={t('results.histogramAnswer', { rank: run.rank, players: run.players ?? 0 })}
            bins={run.histogram.map(({ from, to, players }) => ({ from, to, count: players }))}
            ownBin={run.histogramOwnBin}
            labels={{
              own: t('results.you'),
              from: '0',
              to: formatNumber(
                run.survived === null ? (run.histogram.at(-1)?.to ?? run.maxScore) : run.game.rounds,
              ),
            }}
          />
        </section>
      ) : null}
      <section className="results-section">
        <h2>{t('share.title')}</h2>
        <p className="muted">{t('share.safe')}</p>
        <ShareBox
          game={run.game.slug}
          url={shareUrl}
          text={shareText(run.share, shareUrl)}
          words={shareWords(run.share, shareUrl)}
          image={resultImage(run.share)}
        />
        <TextLink as={Link} look="quiet" to={sharePath}>
          {t('share.see')}
        </TextLink>
      </section>
      {others.length > 0 ? (
        <section className="results-section">
          <h2>{t('results.more')}</h2>
          <GameList games={others} />
        </section>
      ) : null}
    </div>
  );
}

/** A run in one region stands on that region's board. */
function regionQuery({ modeOptions }: RunSummary): string {
  const { regions = [] } = modeOptions ?? {};
  return regions.length === 1 ? `?region=${encodeURIComponent(regions[0] ?? '')}` : '';
}

/** Families whose listings have results of their own need one in the address. */
function lastListing(run: RunSummary): { gameListingId?: string } {
  const last = run.rounds.at(-1);
  return last ? { gameListingId: last.gameListingId } : {};
}

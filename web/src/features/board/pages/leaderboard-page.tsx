import { PERIODS, type BoardFacts } from '#wire/boards.ts';
import type { Game } from '#wire/games.ts';
import { lazy, Suspense, useState } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { boardPath } from '#domain/game-paths.ts';
import { AppError, toAppError } from '#lib/app-error.ts';
import { gamePage, type GamePage } from '#kit/games/game-page.ts';
import { plural, t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { ManageLink } from '#kit/games/manage-link.tsx';
import { readGame } from '#kit/games/read-game.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { LiveBoard } from '../components/live-board.tsx';
import { readBoard, readBoardFacts, type BoardId, type BoardPage } from '../queries.ts';
import '../leaderboard.css';

const ReportPanel = lazy(() =>
  withTexts(['forum'], () => import('../components/report-panel.tsx')).then((module) => ({
    default: module.ReportPanel,
  })),
);

interface LeaderboardData {
  readonly game: Game;
  readonly id: BoardId;
  readonly facts: BoardFacts | null;
  readonly first: BoardPage | AppError;
  readonly page: GamePage;
}

/** The board of one period; period and clock stand in the address, so that it can be linked and gone back to. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<LeaderboardData | Response> {
  const url = new URL(request.url);
  const slug = params.gameSlug ?? '';
  const [game, facts] = await Promise.all([readGame(slug), readBoardFacts(slug).catch(() => null)]);
  const home = boardPath(game);
  if (home === null) throw new AppError('not_found', 'This game has no board.', { status: 404 });
  if (url.pathname !== home) return redirect(home + url.search);
  const asked = url.searchParams.get('period');
  const clock = url.searchParams.get('clock');
  const id: BoardId = {
    slug: game.slug,
    period: PERIODS.find((one) => one === asked) ?? 'all_time',
    isTimed: clock === null ? game.roundSeconds !== null : clock === 'on',
    region: facts?.regions.find(({ name }) => name === url.searchParams.get('region'))?.name ?? null,
  };
  const first = await readBoard(id).catch(toAppError);
  return { game, id, facts, first, page: gamePage(game) };
}

/** Who plays this game best. */
export function Component() {
  const { game, id, facts, first } = useLoaderData<LeaderboardData>();
  const [hasPanel, setHasPanel] = useState(false);
  const hasBoth = facts !== null && facts.hasTimed && facts.hasUntimed;
  return (
    <div className="page" data-width="text">
      <header className="board-head">
        <p className="muted">{game.title}</p>
        <h1>
          {id.region === null ? t('board.title') : t('board.titleRegion', { region: id.region })}{' '}
          {game.modeOptions?.isHard ? <Badge tone="accent">{t('board.hard')}</Badge> : null}
        </h1>
        <ManageLink game={game} />
      </header>
      <nav className="board-periods" aria-label={t('board.periods')}>
        {PERIODS.map((period) => (
          <Link
            key={period}
            to={boardQuery(game, { ...id, period })}
            aria-current={period === id.period ? 'page' : undefined}
          >
            {t(`board.period.${period}`)}
          </Link>
        ))}
      </nav>
      {hasBoth ? (
        <nav className="board-kinds" aria-label={t('board.kinds')}>
          {[false, true].map((isTimed) => (
            <Link
              key={String(isTimed)}
              to={boardQuery(game, { ...id, isTimed })}
              aria-current={isTimed === id.isTimed ? 'page' : undefined}
            >
              {t(isTimed ? 'board.kind.timed' : 'board.kind.untimed')}
            </Link>
          ))}
        </nav>
      ) : null}
      {facts ? <RegionBoards game={game} id={id} regions={facts.regions} /> : null}
      {first instanceof Error ? (
        <LoadFailure error={first} />
      ) : (
        <LiveBoard
          key={`${game.id} ${id.period} ${String(id.isTimed)} ${id.region ?? ''}`}
          game={game}
          id={id}
          first={first}
          mayModerate={facts?.mayModerate ?? false}
        />
      )}
      {facts?.mayModerate ? (
        hasPanel ? (
          <Suspense fallback={<div className="report-panel" aria-busy="true" />}>
            <ReportPanel slug={game.slug} />
          </Suspense>
        ) : (
          <p className="board-moderate">
            <Button kind="quiet" onClick={() => setHasPanel(true)}>
              {t('moderate.title')} ({plural('moderate.open', facts.openReports ?? 0)})
            </Button>
          </p>
        )
      ) : null}
    </div>
  );
}

interface RegionBoardsProps {
  readonly game: Game;
  readonly id: BoardId;
  readonly regions: BoardFacts['regions'];
}

/** The board of all regions, and those of the regions that have one or had one. */
function RegionBoards({ game, id, regions }: RegionBoardsProps) {
  const shown = regions.filter(({ hasBoard, players }) => hasBoard || players > 0);
  if (shown.length === 0) return null;
  return (
    <nav className="board-kinds" aria-label={t('board.regions')}>
      {[null, ...shown.map(({ name }) => name)].map((region) => (
        <Link
          key={region ?? ''}
          to={boardQuery(game, { ...id, region })}
          aria-current={region === id.region ? 'page' : undefined}
        >
          {region ?? t('board.allRegions')}
        </Link>
      ))}
    </nav>
  );
}

/** The address of a board: what it shows by itself needs no mention. */
function boardQuery(game: Game, { period, isTimed, region }: Omit<BoardId, 'slug'>): string {
  const query = new URLSearchParams();
  if (period !== 'all_time') query.set('period', period);
  if (region !== null) query.set('region', region);
  if (isTimed !== (game.roundSeconds !== null)) query.set('clock', isTimed ? 'on' : 'off');
  return query.size > 0 ? `?${query.toString()}` : '.';
}

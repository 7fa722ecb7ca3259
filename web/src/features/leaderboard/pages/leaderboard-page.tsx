import { useCallback } from 'react';
import { redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { leaderboardPath, startPath } from '#domain/game-paths.ts';
import { AppError, toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { gamePage, type GamePage } from '#lib/game-page.ts';
import { plural, t } from '#lib/i18n.ts';
import { readGame, type Game } from '#lib/read-game.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BoardTable } from '../components/board-table.tsx';
import { PERIODS, type Period } from '../queries.ts';
import { readFirstPage, useBoard, type Board } from '../use-board.ts';
import { useLiveBoard } from '../use-live-board.ts';
import '../leaderboard.css';

interface LeaderboardData {
  readonly game: Game;
  readonly period: Period;
  readonly first: Board | AppError;
  readonly page: GamePage;
}

/** The board of one period; the period stands in the address, so that it can be linked and gone back to. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<LeaderboardData | Response> {
  const url = new URL(request.url);
  const game = await readGame(params.gameSlug ?? '');
  const home = leaderboardPath(game.family, game.slug);
  if (home === null || !game.leaderboardEnabled)
    throw new AppError('not_found', 'This game has no board.', { status: 404 });
  if (url.pathname !== home) return redirect(home + url.search);
  const asked = url.searchParams.get('period');
  const period = PERIODS.find((one) => one === asked) ?? 'all_time';
  const first = await readFirstPage(game.id, game.slug, period).catch(toAppError);
  return { game, period, first, page: gamePage(game) };
}

/** Who plays this game best. */
export function Component() {
  const { game, period, first } = useLoaderData<LeaderboardData>();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page" data-width="text">
      <header className="board-head">
        <p className="muted">{game.title}</p>
        <h1>{t('board.title')}</h1>
      </header>
      <nav className="board-periods" aria-label={t('board.periods')}>
        {PERIODS.map((one) => (
          <Link
            key={one}
            to={one === 'all_time' ? '.' : `?period=${one}`}
            aria-current={one === period ? 'page' : undefined}
          >
            {t(`board.period.${one}`)}
          </Link>
        ))}
      </nav>
      {first instanceof Error ? (
        <Failure
          title={errorText(first).title}
          labels={{ retry: t('errors.retry') }}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        >
          {errorText(first).help}
        </Failure>
      ) : (
        <LiveBoard key={`${game.id} ${period}`} game={game} period={period} first={first} />
      )}
    </div>
  );
}

function LiveBoard({
  game,
  period,
  first,
}: {
  readonly game: Game;
  readonly period: Period;
  readonly first: Board;
}) {
  const { board, isLoading, error, loadMore, refresh } = useBoard(first, game.id, game.slug, period);
  const isLive = useLiveBoard(
    game.id,
    useCallback(() => void refresh(), [refresh]),
  );
  const play = (
    <TextLink as={Link} look="primary" to={startPath(game.family, game.slug)}>
      {t('start.play')}
    </TextLink>
  );
  const isEmpty = board.rows.length === 0;
  return (
    <>
      <p className="board-state">
        <span>{isEmpty ? null : stateText(board)}</span>
        {isLive ? <Badge tone="good">{t('board.live')}</Badge> : null}
      </p>
      {isEmpty ? (
        <Empty title={t(period === 'all_time' ? 'board.empty' : 'board.emptyPeriod')} action={play}>
          {t('board.emptyHelp')}
        </Empty>
      ) : (
        <BoardTable rows={board.rows} own={board.own} caption={t('board.caption', { game: game.title })} />
      )}
      {error ? (
        <p className="form-error" role="alert">
          {errorText(error).title} {errorText(error).help}
        </p>
      ) : null}
      <div className="board-foot">
        {board.hasMore ? (
          <Button onClick={() => void loadMore()} isBusy={isLoading}>
            {t('board.more')}
          </Button>
        ) : null}
        {isEmpty ? null : play}
      </div>
    </>
  );
}

function stateText({ own, rows }: Board): string {
  if (own) return t('board.own', { rank: formatNumber(own.rank), players: formatNumber(own.players) });
  return plural('board.count', rows.length);
}

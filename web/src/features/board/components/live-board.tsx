import type { BoardRow } from '#wire/boards.ts';
import type { Game } from '#wire/games.ts';
import { lazy, Suspense, useCallback, useState } from 'react';
import { startPath } from '#domain/game-paths.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BOARD_PAGE_ROWS } from '#wire/boards.ts';
import { type BoardId } from '../queries.ts';
import { useBoard, type Board } from '../use-board.ts';
import { useLiveBoard } from '../use-live-board.ts';
import { BoardTable } from './board-table.tsx';

const NameActions = lazy(() =>
  import('./name-actions.tsx').then((module) => ({ default: module.NameActions })),
);

interface LiveBoardProps {
  readonly game: Game;
  readonly id: BoardId;
  readonly first: Board;
  readonly mayModerate: boolean;
}

/** A board that keeps itself up to date where the reader is: pages stay, and the focus stays. */
export function LiveBoard({ game, id, first, mayModerate }: LiveBoardProps) {
  const { board, isLoading, error, loadMore, refresh } = useBoard(first, id);
  const isLive = useLiveBoard(
    game.id,
    useCallback(() => void refresh(), [refresh]),
  );
  const [isReporting, setIsReporting] = useState(false);
  const [said, setSaid] = useState('');
  const play = (
    <TextLink as={Link} look="primary" to={startPath(game.family, game.slug)}>
      {t('start.play')}
    </TextLink>
  );
  const isEmpty = board.rows.length === 0;
  const showMore = async () => {
    const before = board.rows.length;
    const firstNew = await loadMore();
    if (!firstNew) return;
    setSaid(plural('board.added', Math.min(BOARD_PAGE_ROWS, before)));
    // The button goes with the last page: what had the focus is the first of what it brought.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        document.getElementById(`place-${firstNew.cursor}`)?.focus();
    });
  };
  const action = (row: BoardRow) => (
    <Suspense fallback={null}>
      <NameActions
        slug={game.slug}
        row={row}
        mayModerate={mayModerate}
        onSaid={setSaid}
        onChange={() => void refresh()}
      />
    </Suspense>
  );
  return (
    <>
      <p className="board-state">
        <span>{isEmpty ? null : stateText(board)}</span>
        {isLive ? <Badge tone="good">{t('board.live')}</Badge> : null}
      </p>
      {isEmpty ? (
        <Empty title={t(id.period === 'all_time' ? 'board.empty' : 'board.emptyPeriod')} action={play}>
          {t('board.emptyHelp')}
        </Empty>
      ) : (
        <BoardTable
          rows={board.rows}
          own={board.own}
          caption={t('board.caption', { game: game.title })}
          action={isReporting ? action : undefined}
        />
      )}
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      <div className="board-foot">
        {board.hasMore ? (
          <Button onClick={() => void showMore()} isBusy={isLoading}>
            {t('board.more')}
          </Button>
        ) : null}
        {isEmpty ? null : play}
        {isEmpty ? null : (
          <Button kind="quiet" aria-pressed={isReporting} onClick={() => setIsReporting(!isReporting)}>
            {t(isReporting ? 'board.reportNamesDone' : 'board.reportNames')}
          </Button>
        )}
      </div>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

function stateText({ own, rows }: Board): string {
  if (own) return t('board.own', { rank: formatNumber(own.rank), players: formatNumber(own.players) });
  return plural('board.count', rows.length);
}

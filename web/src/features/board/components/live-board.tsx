import type { BoardRow, OwnPlace } from '#wire/boards.ts';
import type { Game } from '#wire/games.ts';
import { lazy, Suspense, useState } from 'react';
import { startPath } from '#domain/game-paths.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { readBoard, type BoardId, type BoardPage, type Place } from '../queries.ts';
import { useTopic } from '#kit/live/use-topic.ts';
import { BoardTable } from './board-table.tsx';

const NameActions = lazy(() =>
  import('./name-actions.tsx').then((module) => ({ default: module.NameActions })),
);

interface LiveBoardProps {
  readonly game: Game;
  readonly id: BoardId;
  readonly first: BoardPage;
  readonly mayModerate: boolean;
}

/** A board that keeps itself up to date where the reader is: pages stay, and the focus stays. */
export function LiveBoard({ game, id, first, mayModerate }: LiveBoardProps) {
  const list = useList<Place, BoardPage>(
    ['board', id.slug, id.period, id.isTimed, id.region],
    (after) => readBoard(id, after),
    { first, isLive: true },
  );
  const { reload, rows } = list;
  const own = list.first?.own ?? null;
  const isLive = useTopic(`leaderboard:${game.id}`, true, () => void reload());
  const [isReporting, setIsReporting] = useState(false);
  const [said, setSaid] = useState('');
  const play = (
    <TextLink as={Link} look="primary" to={startPath(game.family, game.slug)}>
      {t('start.play')}
    </TextLink>
  );
  const isEmpty = rows.length === 0;
  const action = (row: BoardRow) => (
    <Suspense fallback={null}>
      <NameActions
        slug={game.slug}
        row={row}
        mayModerate={mayModerate}
        onSaid={setSaid}
        onChange={() => void reload()}
      />
    </Suspense>
  );
  return (
    <>
      <p className="board-state">
        <span>{isEmpty ? null : stateText(own, rows)}</span>
        {isLive ? <Badge tone="good">{t('board.live')}</Badge> : null}
      </p>
      <ListView
        list={list}
        empty={
          <Empty title={t(emptyTitle(game, id))} action={play}>
            {t(game.isBehindCode === true ? 'board.behindCodeHelp' : 'board.emptyHelp')}
          </Empty>
        }
        more={t('board.more')}
        foot={
          isEmpty ? null : (
            <>
              {play}
              <Button kind="quiet" aria-pressed={isReporting} onClick={() => setIsReporting(!isReporting)}>
                {t(isReporting ? 'board.reportNamesDone' : 'board.reportNames')}
              </Button>
            </>
          )
        }
      >
        {(places) => (
          <BoardTable
            rows={places}
            own={own}
            caption={t('board.caption', { game: game.title })}
            action={isReporting ? action : undefined}
          />
        )}
      </ListView>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

function emptyTitle(game: Game, { period }: BoardId) {
  if (game.isBehindCode === true) return 'board.behindCode';
  return period === 'all_time' ? 'board.empty' : 'board.emptyPeriod';
}

function stateText(own: OwnPlace | null, rows: readonly Place[]): string {
  if (own) return t('board.own', { rank: formatNumber(own.rank), players: formatNumber(own.players) });
  return plural('board.count', rows.length);
}

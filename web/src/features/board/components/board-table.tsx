import type { BoardRow, OwnPlace } from '#wire/boards.ts';
import { useMemo, type ReactNode } from 'react';
import { formatNumber, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Table } from '#ui/table.tsx';
import type { TableColumn } from '#ui/table-cells.tsx';

interface BoardTableProps {
  readonly rows: readonly BoardRow[];
  readonly own: OwnPlace | null;
  readonly caption: string;
  /** what may be done about a row, while somebody is about it */
  readonly action?: ((row: BoardRow) => ReactNode) | undefined;
}

/** The ranks. The player's own row is marked in words and colour; below the shown rows it stands at the foot. */
export function BoardTable({ rows, own, caption, action }: BoardTableProps) {
  const ownCursor = own?.cursor;
  const columns = useMemo(
    () => [...places(ownCursor), action ? doing(action, ownCursor) : finished()],
    [ownCursor, action],
  );
  const isShown = rows.some(({ cursor }) => cursor === ownCursor);
  return (
    <div className="board-table">
      <Table
        caption={caption}
        isCaptionHidden
        isHeadSticky
        columns={columns}
        rows={rows}
        rowKey={({ cursor }) => cursor}
        isOwn={({ cursor }) => cursor === ownCursor}
        foot={own !== null && !isShown ? own : undefined}
      />
    </div>
  );
}

function places(ownCursor: string | undefined): readonly TableColumn<BoardRow>[] {
  return [
    {
      id: 'rank',
      header: t('board.rank'),
      value: ({ rank }) => rank,
      cell: ({ rank }) => formatNumber(rank),
      align: 'end',
    },
    {
      id: 'player',
      header: t('board.player'),
      value: ({ displayName }) => displayName,
      cell: ({ displayName, cursor }) => (
        <>
          {displayName} {cursor === ownCursor ? <strong>{t('board.you')}</strong> : null}
        </>
      ),
      isRowHead: true,
    },
    {
      id: 'points',
      header: t('board.points'),
      value: ({ totalScore }) => totalScore,
      cell: ({ totalScore }) => <strong>{formatNumber(totalScore)}</strong>,
      align: 'end',
    },
  ];
}

function finished(): TableColumn<BoardRow> {
  return {
    id: 'finished',
    header: t('board.finished'),
    value: ({ finishedAt }) => finishedAt,
    cell: ({ finishedAt }) => (
      <time className="muted" dateTime={finishedAt}>
        {formatTime(finishedAt)}
      </time>
    ),
    align: 'end',
    isMinor: true,
  };
}

function doing(
  action: NonNullable<BoardTableProps['action']>,
  ownCursor: string | undefined,
): TableColumn<BoardRow> {
  return {
    id: 'action',
    header: t('board.action'),
    value: () => '',
    cell: (row) => (row.cursor === ownCursor ? null : action(row)),
    align: 'end',
  };
}

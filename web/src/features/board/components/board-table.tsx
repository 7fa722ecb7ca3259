import type { BoardRow, OwnPlace } from '#wire/boards.ts';
import type { ReactNode } from 'react';
import { formatNumber, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

interface BoardTableProps {
  readonly rows: readonly BoardRow[];
  readonly own: OwnPlace | null;
  readonly caption: string;
  /** what may be done about a row, while somebody is about it */
  readonly action?: ((row: BoardRow) => ReactNode) | undefined;
}

/** The ranks. The player's own row is marked in words and colour; below the shown rows it stands at the foot. */
export function BoardTable({ rows, own, caption, action }: BoardTableProps) {
  const isShown = own !== null && rows.some((row) => row.cursor === own.cursor);
  return (
    <table className="board-table">
      <caption className="ui-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('board.rank')}</th>
          <th scope="col">{t('board.player')}</th>
          <th scope="col">{t('board.points')}</th>
          <th scope="col" className={action ? 'board-action' : 'board-when'}>
            {t(action ? 'board.action' : 'board.finished')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlaceRow key={row.cursor} row={row} isOwn={row.cursor === own?.cursor} action={action} />
        ))}
      </tbody>
      {own !== null && !isShown ? (
        <tfoot>
          <PlaceRow row={own} isOwn action={action} />
        </tfoot>
      ) : null}
    </table>
  );
}

function PlaceRow({
  row,
  isOwn,
  action,
}: {
  readonly row: BoardRow;
  readonly isOwn: boolean;
  readonly action: BoardTableProps['action'];
}) {
  return (
    <tr data-own={isOwn || undefined}>
      <td>{formatNumber(row.rank)}</td>
      <th scope="row" data-row={row.cursor} tabIndex={-1}>
        {row.displayName} {isOwn ? <strong>{t('board.you')}</strong> : null}
      </th>
      <td>{formatNumber(row.totalScore)}</td>
      {action ? (
        <td className="board-action">{isOwn ? null : action(row)}</td>
      ) : (
        <td className="board-when">
          <time dateTime={row.finishedAt}>{formatTime(row.finishedAt)}</time>
        </td>
      )}
    </tr>
  );
}

import { formatNumber, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { BoardRow, OwnPlace } from '../queries.ts';

interface BoardTableProps {
  readonly rows: readonly BoardRow[];
  readonly own: OwnPlace | null;
  readonly caption: string;
}

/** The ranks. The player's own row is marked in words and colour; below the shown rows it stands at the foot. */
export function BoardTable({ rows, own, caption }: BoardTableProps) {
  const isShown = own !== null && rows.some((row) => isOwn(row, own));
  return (
    <table className="board-table">
      <caption className="ui-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('board.rank')}</th>
          <th scope="col">{t('board.player')}</th>
          <th scope="col">{t('board.points')}</th>
          <th scope="col" className="board-when">
            {t('board.finished')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const mine = own !== null && isOwn(row, own);
          return (
            <tr key={row.cursor} data-own={mine || undefined}>
              <td>{formatNumber(row.rank)}</td>
              <th scope="row">
                {row.displayName} {mine ? <strong>{t('board.you')}</strong> : null}
              </th>
              <td>{formatNumber(row.totalScore)}</td>
              <td className="board-when">
                <time dateTime={row.finishedAt}>{formatTime(row.finishedAt)}</time>
              </td>
            </tr>
          );
        })}
      </tbody>
      {own !== null && !isShown ? (
        <tfoot>
          <tr data-own>
            <td>{formatNumber(own.rank)}</td>
            <th scope="row">
              {own.displayName} <strong>{t('board.you')}</strong>
            </th>
            <td>{formatNumber(own.totalScore)}</td>
            <td className="board-when" />
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** Ranks are unique in a board, so the rank names the row. */
function isOwn(row: BoardRow, own: OwnPlace): boolean {
  return row.rank === own.rank;
}

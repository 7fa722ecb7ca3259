import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** what the column sorts by, and shows unless `cell` says otherwise */
  readonly value: (row: Row) => string | number;
  readonly cell?: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** names its row: screen readers say it with every cell */
  readonly isRowHead?: boolean;
  /** left out where there is no room for it */
  readonly isMinor?: boolean;
}

/** The row below the others: a sum, or one's own place beyond the page. */
export function Foot<Row extends object>({
  columns,
  row,
  isOwn,
  isMarkable,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly row: Row;
  readonly isOwn: boolean;
  readonly isMarkable: boolean;
}) {
  return (
    <tfoot>
      <tr data-own={isOwn || undefined}>
        {isMarkable ? <td /> : null}
        {columns.map((column) => (
          <Cell key={column.id} column={column} row={row} />
        ))}
      </tr>
    </tfoot>
  );
}

interface CellProps<Row> {
  readonly column: TableColumn<Row> | undefined;
  readonly row: Row;
}

/** What a column shows of a row, drawn in place: what somebody opened in a cell stays open when the columns are made anew. */
export function Cell<Row>({ column, row }: CellProps<Row>) {
  if (column === undefined) return null;
  const { align, isMinor, isRowHead, cell, value } = column;
  const content = cell ? cell(row) : value(row);
  return isRowHead ? (
    <th scope="row" data-align={align}>
      {content}
    </th>
  ) : (
    <td data-align={align} data-minor={isMinor || undefined}>
      {content}
    </td>
  );
}

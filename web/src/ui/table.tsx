import { useMemo, type ReactNode } from 'react';
import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import './table.css';

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

export interface TableProps<Row> {
  /** what the table holds; also its accessible name */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  /** keep the same array between renders, or every row is made anew */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** a row that stands below the others, outside their order */
  readonly foot?: Row | undefined;
  /** the head stays in view while a long table scrolls; on screens that have room for the whole width */
  readonly isHeadSticky?: boolean;
  /** marks the visitor's own row, with its name for screen readers in a cell */
  readonly isOwn?: (row: Row) => boolean;
  readonly initialSort?: TableSort;
  /** the rows come sorted, from a server: how, and what to do when somebody asks for another order */
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
}

export interface TableSort {
  readonly id: string;
  readonly isDescending: boolean;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** Rows and columns; sortable headers are buttons that say how the column is sorted. */
export function Table<Row extends object>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  foot,
  isHeadSticky = false,
  isOwn,
  initialSort,
  sort,
  onSort,
}: TableProps<Row>) {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.header,
        accessorFn: column.value,
        enableSorting: column.isSortable ?? false,
        sortFn: 'alphanumeric',
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    initialState: initialSort ? { sorting: [toSorting(initialSort)] } : {},
    ...(sort
      ? {
          manualSorting: true,
          enableSortingRemoval: false,
          state: { sorting: [toSorting(sort)] },
          onSortingChange: (change: Updater<SortingState>) => {
            const [next] = typeof change === 'function' ? change([toSorting(sort)]) : change;
            if (next) onSort?.({ id: next.id, isDescending: next.desc });
          },
        }
      : {}),
  });
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  return (
    // A table wider than the screen scrolls inside its own frame, which therefore takes the focus.
    <div
      className="ui-table"
      role="region"
      aria-label={caption}
      data-sticky={isHeadSticky || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table>
        <caption className={isCaptionHidden ? 'ui-hidden' : undefined}>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-align={columnOf.get(header.column.id)?.align}
                    data-minor={columnOf.get(header.column.id)?.isMinor || undefined}
                    aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                  >
                    {header.column.getCanSort() ? (
                      <button type="button" onClick={header.column.getToggleSortingHandler()}>
                        <table.FlexRender header={header} />
                        <span aria-hidden="true">{sorted ? (sorted === 'asc' ? '▲' : '▼') : '↕'}</span>
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-row={row.id} data-own={isOwn?.(row.original) || undefined}>
              {row.getAllCells().map((cell) => (
                <Cell key={cell.id} column={columnOf.get(cell.column.id)} row={row.original} />
              ))}
            </tr>
          ))}
        </tbody>
        {foot ? <Foot columns={columns} row={foot} isOwn={isOwn?.(foot) ?? false} /> : null}
      </table>
    </div>
  );
}

/** The row below the others: a sum, or one's own place beyond the page. */
function Foot<Row extends object>({
  columns,
  row,
  isOwn,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly row: Row;
  readonly isOwn: boolean;
}) {
  return (
    <tfoot>
      <tr data-own={isOwn || undefined}>
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
function Cell<Row>({ column, row }: CellProps<Row>) {
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

function toSorting({ id, isDescending }: TableSort) {
  return { id, desc: isDescending };
}

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
}

export interface TableProps<Row> {
  /** what the table holds; also its accessible name */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  /** keep the same array between renders, or every row is made anew */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
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
        cell: ({ row }) => column.cell?.(row.original) ?? column.value(row.original),
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
  const alignOf = new Map(columns.map(({ id, align }) => [id, align]));
  return (
    // A table wider than the screen scrolls inside its own frame, which therefore takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ui-table" role="region" aria-label={caption} tabIndex={0}>
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
                    data-align={alignOf.get(header.column.id)}
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
            <tr key={row.id} data-own={isOwn?.(row.original) || undefined}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-align={alignOf.get(cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toSorting({ id, isDescending }: TableSort) {
  return { id, desc: isDescending };
}

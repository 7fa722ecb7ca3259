import { Cell, Foot, type TableColumn } from './table-cells.tsx';
import { TableCheck, type TableMarking } from './table-check.tsx';
import { useTableRows } from './use-table-rows.ts';
import './table.css';

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
  /** rows have boxes */
  readonly marking?: TableMarking<Row> | undefined;
}

export interface TableSort {
  readonly id: string;
  readonly isDescending: boolean;
}

/** Rows and columns; sortable headers are buttons that say how the column is sorted, and rows may be marked. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, foot, isHeadSticky = false, isOwn, marking } = props;
  const table = useTableRows(props);
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
              {marking ? (
                <th scope="col">
                  <TableCheck
                    label={marking.allLabel}
                    isOn={table.getIsAllPageRowsSelected()}
                    isPartly={table.getIsSomePageRowsSelected()}
                    onToggle={table.getToggleAllPageRowsSelectedHandler()}
                  />
                </th>
              ) : null}
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
            <tr
              key={row.id}
              data-row={row.id}
              data-own={isOwn?.(row.original) || undefined}
              data-marked={(marking && row.getIsSelected()) || undefined}
            >
              {marking ? (
                <td>
                  <TableCheck
                    label={marking.rowLabel(row.original)}
                    isOn={row.getIsSelected()}
                    onToggle={row.getToggleSelectedHandler()}
                  />
                </td>
              ) : null}
              {row.getAllCells().map((cell) => (
                <Cell key={cell.id} column={columnOf.get(cell.column.id)} row={row.original} />
              ))}
            </tr>
          ))}
        </tbody>
        {foot ? (
          <Foot
            columns={columns}
            row={foot}
            isOwn={isOwn?.(foot) ?? false}
            isMarkable={marking !== undefined}
          />
        ) : null}
      </table>
    </div>
  );
}

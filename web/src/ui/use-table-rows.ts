import { useMemo } from 'react';
import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import type { TableProps, TableSort } from './table.tsx';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** The rows of a table in their order, and which of them are marked. */
export function useTableRows<Row extends object>({
  columns,
  rows,
  rowKey,
  initialSort,
  sort,
  onSort,
  marking,
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
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    initialState: initialSort ? { sorting: [toSorting(initialSort)] } : {},
    state: {
      ...(sort ? { sorting: [toSorting(sort)] } : {}),
      ...(marking ? { rowSelection: toSelection(marking.marked) } : {}),
    },
    onRowSelectionChange: (change: Updater<RowSelectionState>) => {
      if (!marking) return;
      const next = typeof change === 'function' ? change(toSelection(marking.marked)) : change;
      marking.onMark(new Set(Object.keys(next)));
    },
    ...(sort
      ? {
          manualSorting: true,
          enableSortingRemoval: false,
          onSortingChange: (change: Updater<SortingState>) => {
            const [next] = typeof change === 'function' ? change([toSorting(sort)]) : change;
            if (next) onSort?.({ id: next.id, isDescending: next.desc });
          },
        }
      : {}),
  });
}

function toSorting({ id, isDescending }: TableSort) {
  return { id, desc: isDescending };
}

function toSelection(marked: ReadonlySet<string>): RowSelectionState {
  return Object.fromEntries([...marked].map((key) => [key, true as const]));
}

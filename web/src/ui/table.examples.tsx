import { useState } from 'react';
import type { Example } from './example.ts';
import { Table } from './table.tsx';
import type { TableColumn } from './table-cells.tsx';

interface SampleRow {
  readonly rank: number;
  readonly player: string;
  readonly score: number;
}

const rows: readonly SampleRow[] = [
  { rank: 1, player: 'Sample player A', score: 4380 },
  { rank: 2, player: 'Sample player B', score: 4125 },
  { rank: 3, player: 'Sample player C', score: 990 },
];

const columns: readonly TableColumn<SampleRow>[] = [
  { id: 'rank', header: 'Rank', value: (row) => row.rank, align: 'end' },
  { id: 'player', header: 'Player', value: (row) => row.player, isSortable: true, isRowHead: true },
  {
    id: 'score',
    header: 'Points',
    value: (row) => row.score,
    cell: (row) => row.score.toLocaleString('en-GB'),
    align: 'end',
    isSortable: true,
  },
];

function MarkableTable() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <Table
      caption="Sample players"
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.rank)}
      marking={{
        marked,
        onMark: setMarked,
        allLabel: 'All that is shown',
        rowLabel: ({ player }) => player,
      }}
    />
  );
}

export const examples: readonly Example[] = [
  {
    name: 'a sortable board',
    render: () => (
      <Table
        caption="Sample leaderboard"
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.rank)}
        isOwn={(row) => row.rank === 2}
      />
    ),
  },
  { name: 'rows that can be marked', render: () => <MarkableTable /> },
];

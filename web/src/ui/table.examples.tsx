import type { Example } from './example.ts';
import { Table, type TableColumn } from './table.tsx';

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
];

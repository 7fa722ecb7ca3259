import type { Example } from './example.ts';
import { TrendLine } from './trend-line.tsx';

const format = (value: number) => `£${String(Math.round(value / 1000))}k`;

export const examples: readonly Example[] = [
  {
    name: 'against a level',
    render: () => (
      <TrendLine
        title="Where is the crowd heading?"
        summary="Sample data: the median rose from £382k to £401k in four weeks."
        points={[
          { label: '2 Mar', value: 382_000 },
          { label: '9 Mar', value: 388_000 },
          { label: '16 Mar', value: 397_000 },
          { label: '23 Mar', value: 401_000 },
        ]}
        level={{ label: 'Asking price', value: 415_000 }}
        format={format}
      />
    ),
  },
  {
    name: 'a single week',
    render: () => (
      <TrendLine
        title="Where is the crowd heading?"
        summary="Sample data: one week so far."
        points={[{ label: '2 Mar', value: 382_000 }]}
        level={null}
        format={format}
      />
    ),
  },
];

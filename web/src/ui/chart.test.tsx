import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChartPlot } from './chart-plot.ts';
import { Chart } from './chart.tsx';

vi.mock('./chart-drawing.tsx', () => ({ ChartDrawing: () => null }));

const labels = {
  count: 'Sales',
  from: 'from',
  to: 'to',
  incomplete: 'incomplete',
  table: 'Figures as a table',
  csv: 'Save as CSV',
  png: 'Save as picture',
  missing: 'The drawing did not come.',
  empty: 'Nothing to draw.',
};

it.each(['line', 'columns', 'stack', 'multiples'] as const)(
  'the legend of <Chart> marks what is incomplete as a drawing of its kind does: %s',
  (kind) => {
    const plot: ChartPlot = {
      kind,
      places: ['2024', '2025'],
      incomplete: 1,
      series: [{ name: 'Median', values: [1, 2] }],
    };
    render(
      <Chart
        title="What do homes cost?"
        answer="Half of them cost less."
        plot={plot}
        axes={{ x: 'Year', y: 'Price', formatY: String }}
        note="2 sales."
        labels={labels}
        onCsv={() => undefined}
      />,
    );
    expect(screen.getByText('incomplete', { selector: 'li' }).dataset['incomplete']).toBe(kind);
  },
);

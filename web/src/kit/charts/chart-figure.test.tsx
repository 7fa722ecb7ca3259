import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { saveBlob } from '../files/save-blob.ts';
import { ChartFigure } from './chart-figure.tsx';

vi.mock('../files/save-blob.ts');
const comes = vi.hoisted(() => ({ isHere: true }));
vi.mock('#ui/chart-drawing.tsx', () => ({
  get ChartDrawing() {
    if (!comes.isHere) throw new Error('the file did not come');
    return () => <i data-testid="drawing" />;
  },
}));

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    if (blob) reader.readAsText(blob);
  });

const chart = (values: readonly (number | null)[] = [250_000, null]) => (
  <ChartFigure
    title="What do homes cost?"
    answer="Half of them cost less than £250,000."
    plot={{
      kind: 'line',
      places: ['=May', 'June'],
      incomplete: 1,
      counts: [1200, 2],
      series: [{ name: 'Median', values }],
    }}
    axes={{ x: 'Month', y: 'Price', formatY: (value) => `£${String(value)}` }}
    note="1,202 sales."
    fileName="homes"
  />
);

beforeAll(() => speakLocale('en-GB', readTexts('en')));
beforeEach(() => {
  vi.mocked(saveBlob).mockClear();
  comes.isHere = true;
});

describe('<ChartFigure>', () => {
  it('is named by its question, and says its answer where it is drawn', async () => {
    render(chart());
    expect(screen.getByRole('figure', { name: 'What do homes cost?' })).toBeDefined();
    expect(
      screen.getByRole('img', { name: 'What do homes cost? Half of them cost less than £250,000.' }),
    ).toBeDefined();
    expect(await screen.findByTestId('drawing')).toBeDefined();
  });

  it('has every figure in its table, with its unit', () => {
    render(chart());
    const table = screen.getByRole('table', { hidden: true });
    const rows = within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    expect(rows).toEqual(['MonthMedianSales', '=May£2500001,200', 'June (incomplete)–2']);
  });

  it('keeps its figures as a file of which no cell is run', async () => {
    render(chart());
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    const [name, data] = vi.mocked(saveBlob).mock.calls[0] ?? [];
    expect(name).toBe('homes.csv');
    expect(await textOf(data)).toContain(
      `Month,Median,Sales\r\n'=May,250000,1200\r\nJune (incomplete),,2\r\n`,
    );
  });

  it('keeps the table where the drawing does not come', async () => {
    comes.isHere = false;
    render(chart());
    expect(await screen.findByText('The drawing did not load. The table below says the same.')).toBeDefined();
    expect(screen.getByRole('table', { hidden: true })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save as picture' })).toBeNull();
  });

  it('says that there is nothing, and offers no empty table', () => {
    render(chart([null, null]));
    expect(screen.getByText('There is nothing to draw here yet.')).toBeDefined();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

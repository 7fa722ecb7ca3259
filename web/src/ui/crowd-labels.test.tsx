import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/format-money.ts';
import { CrowdLabels, type CrowdLabel } from './crowd-labels.tsx';
import { chartView } from './crowd-view.ts';
import { labelWidth } from './place-labels.ts';
import { toLog } from './ruler-scale.ts';

const amount = fc.integer({ min: 100_000, max: 10 ** 11 });
const KINDS = ['guess', 'price', 'crowd'] as const;

function boxesOf(labels: readonly CrowdLabel[], room: number) {
  const { container, unmount } = render(<CrowdLabels labels={labels} room={room} rows={0} />);
  const boxes = [...container.querySelectorAll('li')].map((item) => {
    const read = (name: string) => Number.parseFloat(item.style.getPropertyValue(name));
    return { row: read('--row'), left: read('--left'), right: read('--left') + read('--wide') };
  });
  unmount();
  return boxes;
}

describe('CrowdLabels', () => {
  it('lays no name on another and none beside the chart, at any amounts and width', () => {
    fc.assert(
      fc.property(
        fc.tuple(amount, amount, amount),
        fc.double({ min: 16, max: 90, noNaN: true }),
        fc.constantFrom('en-GB', 'es-ES'),
        (amounts, room, locale) => {
          const [guess, price, median] = amounts;
          const { low, high } = chartView({
            priceMinor: price,
            guess: { lowMinor: guess, highMinor: guess },
            crowd: { medianMinor: median, q1Minor: median, q3Minor: median },
          });
          const labels = amounts.map((minor, index) => ({
            kind: KINDS[index] ?? 'guess',
            text: `${['You', 'Price', 'Everybody'][index] ?? ''} ${formatMoney(minor, 'GBP', locale, 'compact')}`,
            share: (toLog(minor) - low) / (high - low),
          }));
          const boxes = boxesOf(labels, room);
          expect(boxes).toHaveLength(3);
          for (const [index, one] of boxes.entries()) {
            expect(one.left).toBeGreaterThanOrEqual(0);
            expect(one.right).toBeLessThanOrEqual(room + 0.001);
            expect(one.right - one.left).toBeGreaterThan(labelWidth(labels[index]?.text ?? ''));
            for (const other of boxes.slice(index + 1))
              expect(one.row !== other.row || one.right < other.left || other.right < one.left).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps room for the rows that are asked for', () => {
    const { container } = render(<CrowdLabels labels={[]} room={20} rows={3} />);
    expect(container.querySelector('ul')?.style.getPropertyValue('--rows')).toBe('3');
  });
});

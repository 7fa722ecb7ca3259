import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMark } from '#domain/format-money.ts';
import { labelWidth, placeLabels, type ScaleLabel } from './place-labels.ts';
import { numberTicks } from './ruler-ticks.ts';

const marks = new Map<string, string>();
/** Making a formatter costs more than all the rest. */
function markOf(minor: number, currency: string, locale: string): string {
  const key = `${String(minor)} ${currency} ${locale}`;
  const mark = marks.get(key) ?? formatMark(minor, currency, locale);
  marks.set(key, mark);
  return mark;
}

const room = fc.double({ min: 12, max: 90, noNaN: true });
const labels = (width: number) =>
  fc.array(
    fc.record({
      at: fc.double({ min: 0, max: width, noNaN: true }),
      width: fc.double({ min: 1, max: 12, noNaN: true }),
    }),
    { minLength: 1, maxLength: 12 },
  );

function expectApart(given: readonly ScaleLabel[], placed: ReturnType<typeof placeLabels>) {
  const boxes = placed.flatMap((place, index) =>
    place ? [{ ...place, right: place.left + (given[index]?.width ?? 0) }] : [],
  );
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(one.row !== other.row || one.right < other.left || other.right < one.left).toBe(true);
}

describe('placeLabels()', () => {
  it('never lays a label on another, nor one beside the scale', () => {
    fc.assert(
      fc.property(
        room.chain((width) => fc.tuple(fc.constant(width), labels(width))),
        ([width, given]) => {
          const placed = placeLabels(given, { room: width });
          expect(placed).not.toContain(null);
          expectApart(given, placed);
          for (const [index, place] of placed.entries()) {
            expect(place?.left).toBeGreaterThanOrEqual(0);
            expect((place?.left ?? 0) + (given[index]?.width ?? 0)).toBeLessThanOrEqual(width + 1e-9);
          }
        },
      ),
    );
  });

  it('leaves out what has no room in the rows there are, the last of the list first', () => {
    fc.assert(
      fc.property(
        room.chain((width) => fc.tuple(fc.constant(width), labels(width))),
        ([width, given]) => {
          const placed = placeLabels(given, { room: width, rows: 1 });
          expect(placed[0]).not.toBeNull();
          expectApart(given, placed);
        },
      ),
    );
    const three = [5, 6, 12].map((at) => ({ at, width: 4 }));
    expect(placeLabels(three, { room: 20, rows: 1 })).toEqual([
      { left: 3, row: 0 },
      null,
      { left: 10, row: 0 },
    ]);
    expect(placeLabels(three, { room: 20 }).map((place) => place?.row)).toEqual([0, 1, 0]);
  });

  it('stays in the middle of its place where it can, and within the scale where it cannot', () => {
    expect(placeLabels([{ at: 10, width: 4 }], { room: 20 })).toEqual([{ left: 8, row: 0 }]);
    expect(placeLabels([{ at: 1, width: 4 }], { room: 20 })).toEqual([{ left: 0, row: 0 }]);
    expect(placeLabels([{ at: 19, width: 4 }], { room: 20 })).toEqual([{ left: 16, row: 0 }]);
  });
});

describe('numberTicks()', () => {
  const currency = fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'AUD', 'SEK', 'PLN');
  const language = fc.constantFrom('en-GB', 'en-US', 'es-ES');
  const center = fc.double({ min: 5, max: 11, noNaN: true });

  it('never lays a number on another, at any amount, zoom and width', () => {
    fc.assert(
      fc.property(
        center,
        fc.double({ min: 0.3, max: 4, noNaN: true }),
        room,
        fc.tuple(currency, language),
        (middle, decades, width, [money, locale]) => {
          const em = width / decades;
          const boxes = numberTicks(middle - decades / 2, middle + decades / 2, em, (minor) =>
            markOf(minor, money, locale),
          ).flatMap(({ amountMinor, text }) =>
            text ? [{ at: Math.log10(amountMinor) * em, half: labelWidth(text) / 2 }] : [],
          );
          for (const [index, one] of boxes.entries())
            for (const other of boxes.slice(index + 1))
              expect(Math.abs(one.at - other.at)).toBeGreaterThan(one.half + other.half);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('numbers something in every view of a phone, and draws each line once', () => {
    fc.assert(
      fc.property(center, fc.double({ min: 0.5, max: 4, noNaN: true }), (middle, decades) => {
        const ticks = numberTicks(middle - decades, middle + decades, 21.5 / decades, (minor) =>
          markOf(minor, 'GBP', 'en-GB'),
        );
        const seen = ticks.filter(
          ({ amountMinor, text }) => text && Math.abs(Math.log10(amountMinor) - middle) <= decades / 2,
        );
        expect(seen.length).toBeGreaterThan(0);
        expect(new Set(ticks.map(({ amountMinor }) => amountMinor)).size).toBe(ticks.length);
      }),
    );
  });
});

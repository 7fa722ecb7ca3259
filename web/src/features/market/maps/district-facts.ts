import type { ChartPlot } from '#ui/chart-plot.ts';
import type { District } from './queries.ts';

type Row = District['years']['rows'][number];

/** The year of a row. */
export const yearOfRow = ({ beginsOn }: Row): number => Number(beginsOn.slice(0, 4));

/**
 * The last year of which all is known and that has a median, or where none has, the last that has one though more of it
 * may come; the year five before it, if that has one; what changed between.
 */
export function levelOf(rows: readonly Row[], incompleteFrom: string | null) {
  const whole = rows.filter(
    (row) =>
      row.medianMinor !== null &&
      (incompleteFrom === null || `${String(yearOfRow(row))}-12-31` < incompleteFrom),
  );
  const last = whole.at(-1) ?? rows.findLast((row) => row.medianMinor !== null);
  const before = whole.find((row) => last !== undefined && yearOfRow(row) === yearOfRow(last) - 5);
  const change = last?.medianMinor && before?.medianMinor ? last.medianMinor / before.medianMinor - 1 : null;
  return { last: last ?? null, before: before ?? null, change };
}

/** Medians year by year, with the middle half as their band. Years without a row have nothing to tell. */
export function yearPlot(rows: readonly Row[], name: string, isIncomplete: boolean): ChartPlot {
  const known = new Map(rows.map((row) => [yearOfRow(row), row]));
  const [first = 0, last = -1] = [rows.at(0), rows.at(-1)].map((row) => (row ? yearOfRow(row) : undefined));
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const told = years.map((year) => known.get(year));
  return {
    kind: 'line',
    places: years.map(String),
    incomplete: isIncomplete ? 1 : 0,
    counts: told.map((row) => row?.count ?? 0),
    series: [
      {
        name,
        values: told.map((row) => row?.medianMinor ?? null),
        band: told.map((row) =>
          row && row.lowerMinor !== null && row.upperMinor !== null
            ? ([row.lowerMinor, row.upperMinor] as const)
            : null,
        ),
      },
    ],
  };
}

/** The kinds of homes of one year, most sales first. */
export function kindsOfYear(rows: readonly Row[], year: number): readonly Row[] {
  return rows.filter((row) => yearOfRow(row) === year).toSorted((one, other) => other.count - one.count);
}

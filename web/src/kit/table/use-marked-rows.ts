import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/** The rows of a table that somebody marked, those of other pages as well. */
export interface MarkedRows<Row> {
  /** as they were last seen, in the order in which they were marked */
  readonly rows: readonly Row[];
  readonly keys: ReadonlySet<string>;
  readonly mark: (keys: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

type Kept<Row> = ReadonlyMap<string, Row>;

/**
 * Keeps marked rows while a table pages and sorts.
 * @param of says which rows the table is about (its search): another one begins with none, since nothing is done to rows
 * that somebody can no longer come by
 * @param shown the page on screen; null while there is none
 */
export function useMarkedRows<Row>(
  of: readonly unknown[],
  shown: readonly Row[] | null,
  rowKey: (row: Row) => string,
): MarkedRows<Row> {
  const about = hashKey(of);
  const [kept, setKept] = useState<{ readonly about: string; readonly rows: Kept<Row> }>({
    about,
    rows: new Map(),
  });
  const onScreen: Kept<Row> = new Map((shown ?? []).map((row) => [rowKey(row), row]));
  const rows = new Map(
    kept.about === about ? [...kept.rows].map(([key, row]) => [key, onScreen.get(key) ?? row]) : [],
  );
  return {
    rows: [...rows.values()],
    keys: new Set(rows.keys()),
    mark: (keys) => {
      const next = [...keys].flatMap((key) => {
        const row = onScreen.get(key) ?? rows.get(key);
        return row === undefined ? [] : [[key, row] as const];
      });
      setKept({ about, rows: new Map(next) });
    },
    clear: () => setKept({ about, rows: new Map() }),
  };
}

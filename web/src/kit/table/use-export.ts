import { useState } from 'react';
import { toCsv, type CsvValue } from '#domain/csv.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import type { Page } from '../call/list-pages.ts';
import { saveBlob } from '../files/save-blob.ts';

interface Export<Row> {
  readonly fileName: string;
  readonly header: readonly string[];
  readonly toRow: (row: Row) => readonly CsvValue[];
  readonly readPage: (after: string | null) => Promise<Page<Row>>;
}

/** Every row of a table as a file that spreadsheets open and no cell of which they run. */
export function useExport<Row>() {
  /** rows read so far; null: no export is under way */
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  const start = async ({ fileName, header, toRow, readPage }: Export<Row>): Promise<void> => {
    setProgress(0);
    setError(null);
    try {
      const rows: (readonly CsvValue[])[] = [];
      let after: string | null = null;
      do {
        const page: Page<Row> = await readPage(after);
        rows.push(...page.rows.map(toRow));
        setProgress(rows.length);
        after = page.next;
      } while (after !== null);
      saveBlob(fileName, new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' }));
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setProgress(null);
  };
  return { progress, error, start };
}

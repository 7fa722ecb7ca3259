import { useState } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import { locale } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { currencyName } from '#ui/currency-name.ts';
import { useBuilder } from '../builder-context.ts';
import { takeIn } from '../draft/take-in.ts';
import { placeRecord } from './place-record.ts';
import { fileKind, needsMapping, readAgain, readFile, rowsOfFile, type ReadFile } from './read-file.ts';
import type { IntakeNews } from './use-intake-news.ts';

/** A table whose columns somebody should look at, or may look at again. */
export interface TableImport {
  readonly file: ReadFile;
  /** rows that came of it; null: none yet, the columns are asked about first */
  readonly rowIds: readonly string[] | null;
}

/** Files: tables of homes, saved pages, and the photos that came with them. */
export function useFileIntake(
  take: (rows: readonly DraftRow[]) => readonly DraftRow[],
  { tell, tellPage }: Pick<IntakeNews, 'tell' | 'tellPage'>,
) {
  const { change, store, photos, document } = useBuilder();
  const [tables, setTables] = useState<readonly TableImport[]>([]);
  const [reading, setReading] = useState(0);

  const addTable = (file: ReadFile) => {
    const { rows, names } = rowsOfFile(file, newId);
    const taken = take(rows);
    store.note({ photoNames: names });
    setTables((all) => [
      ...all.filter((one) => one.file.text !== file.text),
      { file, rowIds: taken.map(({ id }) => id) },
    ]);
    tell('good', 'builder.news.file', { file: file.name, count: taken.length });
    if (file.result.assumed > 0)
      tell('good', 'builder.news.assumed', {
        count: file.result.assumed,
        currency: currencyName(file.result.currency ?? document.currency, locale()),
      });
  };

  const addFile = async (file: File) => {
    const read = await readFile(file, { currency: document.currency, locale: locale() });
    const { result } = read;
    if (needsMapping(read)) {
      setTables((all) => [...all, { file: read, rowIds: null }]);
    } else if (result.format === 'page' && result.rows[0]) {
      const { record } = result.rows[0];
      change((old) => takeIn(old, placeRecord(old, record, newId())));
      tellPage(record, file.name);
    } else if (result.refused) tell('bad', 'builder.news.unreadable', { file: file.name });
    else addTable(read);
  };

  return {
    tables,
    isReading: reading > 0,
    addFiles: (files: readonly File[]) => {
      const pictures = files.filter((file) => fileKind(file) === 'photo');
      const others = files.filter((file) => fileKind(file) === 'homes');
      setReading((count) => count + 1);
      // Tables first: they may name the pictures that came with them.
      void (async () => {
        for (const file of others)
          await addFile(file).catch(() => tell('bad', 'builder.news.unreadable', { file: file.name }));
        setReading((count) => count - 1);
        if (pictures.length > 0) photos.add(pictures);
      })();
    },
    mapColumns: (table: TableImport, mapping: Readonly<Record<number, string | null>>) => {
      const file = readAgain(table.file, { currency: document.currency, locale: locale(), mapping });
      if (file.result.refused) {
        setTables((all) => all.map((one) => (one === table ? { ...one, file } : one)));
        return;
      }
      const gone = new Set(table.rowIds ?? []);
      if (gone.size > 0) change((old) => ({ ...old, rows: old.rows.filter(({ id }) => !gone.has(id)) }));
      setTables((all) => all.filter((one) => one !== table));
      addTable(file);
    },
  };
}

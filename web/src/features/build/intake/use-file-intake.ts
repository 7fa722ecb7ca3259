import { useState } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import { locale } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { currencyName } from '#ui/currency-name.ts';
import { useBuilder } from '../builder-context.ts';
import { fewAtOnce } from '../draft/few-at-once.ts';
import { judgeAhead } from '../draft/judge-rows.ts';
import { takeIn } from '../draft/take-in.ts';
import { placeRecord } from './place-record.ts';
import {
  fileKind,
  needsMapping,
  readAgain,
  readFile,
  rowsOfFile,
  type ReadFile,
} from '#kit/reading/read-file.ts';
import { takeArchive } from './take-archive.ts';
import type { IntakeNews } from './use-intake-news.ts';

/** A table whose columns somebody should look at, or may look at again. */
export interface TableImport {
  readonly file: ReadFile;
  /** rows that came of it; null: none yet, the columns are asked about first */
  readonly rowIds: readonly string[] | null;
}

/**
 * Files: tables of homes, saved pages, the photos that came with them, and archives of all these.
 * @param leaving the signal that breaks off what is being read
 */
export function useFileIntake(
  take: (rows: readonly DraftRow[]) => readonly DraftRow[],
  { tell, tellPage }: Pick<IntakeNews, 'tell' | 'tellPage'>,
  leaving: () => AbortSignal,
) {
  const { change, store, photos, document } = useBuilder();
  const [tables, setTables] = useState<readonly TableImport[]>([]);
  const [reading, setReading] = useState(0);

  const addTable = async (file: ReadFile, replaced: ReadonlySet<string> = new Set()) => {
    const rows: DraftRow[] = [];
    const names: Record<string, readonly string[]> = {};
    await fewAtOnce(file.result.rows, (few) => {
      const made = rowsOfFile({ ...file, result: { ...file.result, rows: few } }, newId);
      judgeAhead(made.rows);
      rows.push(...made.rows);
      Object.assign(names, made.names);
    });
    if (replaced.size > 0)
      change((old) => ({ ...old, rows: old.rows.filter(({ id }) => !replaced.has(id)) }));
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

  const addFile = async (file: File, isPacked = false): Promise<boolean> => {
    const options = { currency: store.read().draft.document.currency, locale: locale() };
    const read = await readFile(file, options, leaving());
    const { result } = read;
    if (needsMapping(read)) {
      setTables((all) => [...all, { file: read, rowIds: null }]);
    } else if (result.format === 'page' && result.rows[0]) {
      const { record } = result.rows[0];
      change((old) => takeIn(old, placeRecord(old, record, newId(), null, file.name)));
      if (!isPacked || record.refused) tellPage(record, file.name);
    } else if (result.refused) {
      tell('bad', 'builder.news.unreadable', { file: file.name });
      return false;
    } else await addTable(read);
    return true;
  };
  const addAll = async (files: readonly File[], isPacked = false): Promise<number> => {
    let added = 0;
    for (const file of files) {
      const isAdded = await addFile(file, isPacked).catch((thrown: unknown) => {
        if (leaving().aborted) throw thrown;
        tell('bad', 'builder.news.unreadable', { file: file.name });
        return false;
      });
      if (isAdded) added += 1;
    }
    return added;
  };
  const takers = {
    ...{ addPhotos: photos.add, tell },
    addHomes: (files: readonly File[]) => addAll(files, true),
  };
  /** Runs what reads; only leaving the builder breaks it off, and then nobody is there to be told. */
  const busy = (work: () => Promise<unknown>) => {
    setReading((count) => count + 1);
    void work()
      .catch(() => undefined)
      .finally(() => setReading((count) => count - 1));
  };

  return {
    tables,
    isReading: reading > 0,
    addFiles: (files: readonly File[]) => {
      const ofKind = (kind: ReturnType<typeof fileKind>) => files.filter((file) => fileKind(file) === kind);
      const pictures = ofKind('photo');
      busy(async () => {
        // Tables first: they may name the pictures that came with them.
        await addAll(ofKind('homes'));
        if (pictures.length > 0) photos.add(pictures);
        for (const archive of ofKind('archive')) await takeArchive(archive, takers, leaving());
      });
    },
    mapColumns: (table: TableImport, mapping: Readonly<Record<number, string | null>>) =>
      busy(async () => {
        const options = { currency: store.read().draft.document.currency, locale: locale(), mapping };
        const file = await readAgain(table.file, options, leaving());
        if (file.result.refused) {
          setTables((all) => all.map((one) => (one === table ? { ...one, file } : one)));
          return;
        }
        setTables((all) => all.filter((one) => one !== table));
        await addTable(file, new Set(table.rowIds ?? []));
      }),
  };
}

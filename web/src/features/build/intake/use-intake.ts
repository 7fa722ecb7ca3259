import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DraftRow } from '#wire/drafts.ts';
import { MAX_DRAFT_ROWS } from '#wire/drafts.ts';
import type { ListingRecord } from '#functions/_shared/reader/listing-record.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { locale, type MessageKey } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { useBuilder } from '../builder-context.ts';
import { addRows, editRow } from '../draft/edit-row.ts';
import { wantAtMost } from '../draft/judge-rows.ts';
import { newId } from '#lib/new-id.ts';
import { readBookmarkHash } from './bookmarklet.ts';
import { isAwaiting, placeRecord } from './place-record.ts';
import {
  fileKind,
  needsMapping,
  readAgain,
  readFile,
  readPastedPage,
  rowsOfFile,
  type ReadFile,
} from './read-file.ts';
import { fetchLinks, rowsOfLinks } from './read-links.ts';

/** Something to tell about what was brought in. */
export interface News {
  readonly id: string;
  readonly tone: 'good' | 'bad';
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A table whose columns somebody should look at, or may look at again. */
export interface TableImport {
  readonly file: ReadFile;
  /** rows that came of it; null: none yet, the columns are asked about first */
  readonly rowIds: readonly string[] | null;
}

export interface Intake {
  readonly news: readonly News[];
  readonly tables: readonly TableImport[];
  readonly isReading: boolean;
  readonly linkError: AppError | null;
  readonly addLinks: (text: string) => void;
  readonly addFiles: (files: readonly File[]) => void;
  readonly addRows: (rows: readonly DraftRow[]) => void;
  /** the source of a page, for a row that waits for it */
  readonly bringPage: (html: string, url: string | null, rowId: string | null) => ListingRecord;
  readonly mapColumns: (table: TableImport, mapping: Readonly<Record<number, string | null>>) => void;
  readonly retryLinks: () => void;
  readonly dismiss: (id: string) => void;
}

/** Every way in: links, files, pasted pages, the bookmark. */
export function useIntake(): Intake {
  const { change, store, photos, document } = useBuilder();
  const isSignedIn = useSession() !== null;
  const [news, setNews] = useState<readonly News[]>([]);
  const [tables, setTables] = useState<readonly TableImport[]>([]);
  const [reading, setReading] = useState(0);
  const [linkError, setLinkError] = useState<AppError | null>(null);

  const tell = (tone: News['tone'], key: MessageKey, values: News['values'] = {}) =>
    setNews((all) => [...all, { id: newId(), tone, key, values }].slice(-6));

  const take = (rows: readonly DraftRow[]): readonly DraftRow[] => {
    const room = MAX_DRAFT_ROWS - store.read().draft.document.rows.length;
    if (rows.length > room)
      tell('bad', 'builder.news.full', { most: MAX_DRAFT_ROWS, left: rows.length - room });
    const taken = rows.slice(0, Math.max(0, room));
    change((old) => wantAtMost(addRows(taken)(old), MAX_GAME_LISTINGS));
    return taken;
  };

  const readLinks = async (rows: readonly DraftRow[]) => {
    setLinkError(null);
    setReading((count) => count + 1);
    try {
      await fetchLinks(rows, (rowId, { record, refusal, outcome, importId }) =>
        change((old) => {
          const read =
            record && outcome !== 'ask'
              ? placeRecord(old, record, newId(), rowId)
              : editRow(rowId, (row) => ({ ...row, pageRefusal: refusal ?? row.pageRefusal }))(old);
          return editRow(rowId, (row) => ({ ...row, importId }))(read);
        }),
      );
    } catch (thrown) {
      setLinkError(toAppError(thrown));
    }
    setReading((count) => count - 1);
  };

  // Links that were pasted by a visitor, or whose answer a closed tab never got: they are read as soon as they can be.
  const readWaiting = useRef(readLinks);
  useEffect(() => {
    readWaiting.current = readLinks;
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const waiting = store
      .read()
      .draft.document.rows.filter(({ pageRefusal }) => pageRefusal?.code === 'waiting');
    if (waiting.length > 0) void readWaiting.current(waiting);
  }, [isSignedIn, store]);

  const addTable = (file: ReadFile) => {
    const { rows, names } = rowsOfFile(file, newId);
    const taken = take(rows);
    store.note({ photoNames: names });
    setTables((all) => [
      ...all.filter((one) => one.file.text !== file.text),
      { file, rowIds: taken.map(({ id }) => id) },
    ]);
    tell('good', 'builder.news.file', { file: file.name, count: file.result.rows.length });
  };

  const addFile = async (file: File) => {
    const read = await readFile(file, { currency: document.currency, locale: locale() });
    const { result } = read;
    if (needsMapping(read)) {
      setTables((all) => [...all, { file: read, rowIds: null }]);
    } else if (result.format === 'page' && result.rows[0]) {
      const { record } = result.rows[0];
      change((old) => wantAtMost(placeRecord(old, record, newId()), MAX_GAME_LISTINGS));
      tell(
        record.refused ? 'bad' : 'good',
        record.refused ? 'builder.news.pageRefused' : 'builder.news.page',
        {
          file: file.name,
        },
      );
    } else if (result.refused) tell('bad', 'builder.news.unreadable', { file: file.name });
    else addTable(read);
  };

  const bringPage: Intake['bringPage'] = (html, url, rowId) => {
    const record = readPastedPage(html, url);
    change((old) => placeRecord(old, record, newId(), rowId));
    return record;
  };

  useBookmark((page) => {
    if (page === 'too-large') tell('bad', 'builder.news.bookmarkTooLarge');
    else {
      const record = bringPage(page.html, page.url, null);
      tell(
        record.refused ? 'bad' : 'good',
        record.refused ? 'builder.news.pageRefused' : 'builder.news.page',
        {
          file: page.url ?? '',
        },
      );
    }
  });

  return {
    news,
    tables,
    isReading: reading > 0,
    linkError,
    addLinks: (text) => {
      const { rows, strange } = rowsOfLinks(text, newId);
      if (strange.length > 0)
        tell('bad', 'builder.news.strange', { count: strange.length, first: strange[0] ?? '' });
      const taken = take(rows);
      if (isSignedIn && taken.length > 0) void readLinks(taken);
    },
    addFiles: (files) => {
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
    addRows: (rows) => void take(rows),
    bringPage,
    mapColumns: (table, mapping) => {
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
    retryLinks: () => void readLinks(document.rows.filter((row) => row.origin === 'link' && isAwaiting(row))),
    dismiss: (id) => setNews((all) => all.filter((one) => one.id !== id)),
  };
}

/** The page that a bookmark handed over with the address, once; it goes from the address at once. */
function useBookmark(onPage: (page: { html: string; url: string | null } | 'too-large') => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const handle = useRef(onPage);
  useEffect(() => {
    handle.current = onPage;
  });
  useEffect(() => {
    if (!hash.startsWith('#page=')) return;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    void readBookmarkHash(hash).then((page) => {
      if (page) handle.current(page);
    });
  }, [hash, pathname, search, navigate]);
}

import type { DraftRow } from '#wire/drafts.ts';
import { MAX_DRAFT_ROWS } from '#wire/drafts.ts';
import type { ListingRecord } from '#functions/_shared/reader/listing-record.ts';
import type { AppError } from '#lib/app-error.ts';
import { newId } from '#lib/new-id.ts';
import { useBuilder } from '../builder-context.ts';
import { addRows } from '../draft/edit-row.ts';
import { takeIn } from '../draft/take-in.ts';
import { placeRecord } from './place-record.ts';
import { readPastedPage } from '#kit/reading/read-file.ts';
import { useBookmark } from './use-bookmark.ts';
import { useFileIntake, type TableImport } from './use-file-intake.ts';
import { useIntakeNews, type News } from './use-intake-news.ts';
import { useLeaving } from './use-leaving.ts';
import { useLinkIntake } from './use-link-intake.ts';

export interface Intake {
  readonly news: readonly News[];
  readonly tables: readonly TableImport[];
  readonly isReading: boolean;
  readonly linkError: AppError | null;
  readonly addLinks: (text: string) => void;
  readonly addFiles: (files: readonly File[]) => void;
  readonly addRows: (rows: readonly DraftRow[]) => void;
  /** the source of a page, for a row that waits for it */
  readonly bringPage: (
    html: string,
    url: string | null,
    rowId: string | null,
    signal?: AbortSignal,
  ) => Promise<ListingRecord>;
  readonly mapColumns: (table: TableImport, mapping: Readonly<Record<number, string | null>>) => void;
  readonly retryLinks: () => void;
  readonly dismiss: (id: string) => void;
}

/** Every way in: links, files, pasted pages, the bookmark. */
export function useIntake(): Intake {
  const { change, store } = useBuilder();
  const { news, tell, tellPage, dismiss } = useIntakeNews();

  const take = (rows: readonly DraftRow[]): readonly DraftRow[] => {
    const room = MAX_DRAFT_ROWS - store.read().draft.document.rows.length;
    if (rows.length > room)
      tell('bad', 'builder.news.full', { most: MAX_DRAFT_ROWS, left: rows.length - room });
    const taken = rows.slice(0, Math.max(0, room));
    change((old) => takeIn(old, addRows(taken)(old)));
    return taken;
  };

  const links = useLinkIntake(take, { tell });
  const leaving = useLeaving();
  const files = useFileIntake(take, { tell, tellPage }, leaving);

  const bringPage: Intake['bringPage'] = async (html, url, rowId, signal = leaving()) => {
    const record = await readPastedPage(html, url, signal);
    change((old) => takeIn(old, placeRecord(old, record, newId(), rowId)));
    return record;
  };
  useBookmark((page) => {
    if (page === 'too-large') tell('bad', 'builder.news.bookmarkTooLarge');
    else
      bringPage(page.html, page.url, null).then(
        (record) => tellPage(record, page.url ?? ''),
        () => undefined,
      );
  });

  return {
    ...links,
    ...files,
    news,
    dismiss,
    isReading: links.isReading || files.isReading,
    addRows: (rows) => void take(rows),
    bringPage,
  };
}

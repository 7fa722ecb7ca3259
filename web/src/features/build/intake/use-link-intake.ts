import { useEffect, useRef, useState } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { newId } from '#lib/new-id.ts';
import { useSession } from '#lib/use-session.ts';
import { useBuilder } from '../builder-context.ts';
import { editRow } from '../draft/edit-row.ts';
import { takeIn } from '../draft/take-in.ts';
import { isAwaiting, placeRecord } from './place-record.ts';
import { fetchLinks, rowsOfLinks } from './read-links.ts';
import type { IntakeNews } from './use-intake-news.ts';

/** Links to homes: each becomes a row at once, and its page is read by the server for whoever is signed in. */
export function useLinkIntake(
  take: (rows: readonly DraftRow[]) => readonly DraftRow[],
  { tell }: Pick<IntakeNews, 'tell'>,
) {
  const { change, store, document } = useBuilder();
  const isSignedIn = useSession() !== null;
  const [reading, setReading] = useState(0);
  const [linkError, setLinkError] = useState<AppError | null>(null);

  const readLinks = async (rows: readonly DraftRow[]) => {
    setLinkError(null);
    setReading((count) => count + 1);
    try {
      await fetchLinks(rows, (rowId, { record, refusal, outcome, importId }) =>
        change((old) => {
          const read =
            record && outcome !== 'ask'
              ? takeIn(old, placeRecord(old, record, newId(), rowId))
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

  return {
    isReading: reading > 0,
    linkError,
    addLinks: (text: string) => {
      const { rows, strange } = rowsOfLinks(text, newId);
      if (strange.length > 0)
        tell('bad', 'builder.news.strange', { count: strange.length, first: strange[0] ?? '' });
      const taken = take(rows);
      if (isSignedIn && taken.length > 0) void readLinks(taken);
    },
    retryLinks: () => void readLinks(document.rows.filter((row) => row.origin === 'link' && isAwaiting(row))),
  };
}

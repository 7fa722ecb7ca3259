import { useRef, useState, type ReactNode } from 'react';
import { plural } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { CallFailure } from './call-failure.tsx';
import type { Identified, Page } from './list-pages.ts';
import type { List } from './use-list.ts';
import { useNewRowFocus } from './use-new-row-focus.ts';
import './list-view.css';

interface ListViewProps<Row extends Identified, P extends Page<Row>> {
  readonly list: List<Row, P>;
  /** the place of what is on its way; none where the route has read it */
  readonly waiting?: ReactNode;
  /** what to do next where there is nothing */
  readonly empty: ReactNode;
  /** the button that adds a page */
  readonly more: string;
  /** what could not be read; else the error's own words */
  readonly failed?: string;
  /** beside the button */
  readonly foot?: ReactNode;
  /** draws the rows; each says its id in `data-row` */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in its four states: on its way, failed, empty, there with more of it. */
export function ListView<Row extends Identified, P extends Page<Row>>({
  list: { first, rows, hasMore, isBusy, isLoadingMore, error, more: readMore, retry },
  waiting,
  empty,
  more,
  failed,
  foot,
  children,
}: ListViewProps<Row, P>) {
  const root = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  const takeFocus = useNewRowFocus(root);
  const press = async (read: () => Promise<readonly Row[]>) => setAdded((await takeFocus(read)).length);
  return (
    <div ref={root} className="list-view">
      {first === null && error === null ? waiting : null}
      {first !== null && rows.length === 0 ? empty : null}
      {rows.length > 0 ? children(rows) : null}
      {error ? (
        <CallFailure error={error} title={failed} isRetrying={isBusy} onRetry={() => void press(retry)} />
      ) : null}
      <div className="list-view-foot">
        {hasMore && error === null ? (
          <Button isBusy={isLoadingMore} onClick={() => void press(readMore)}>
            {more}
          </Button>
        ) : null}
        {foot}
      </div>
      <LiveRegion>{added > 0 ? plural('list.added', added) : null}</LiveRegion>
    </div>
  );
}

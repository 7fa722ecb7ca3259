import type { ImportRunDetails } from '#wire/feeds.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { feedCounts, feedReason } from '../feed-text.ts';
import { readFeedHistory, type FeedHistory as Page } from '../feeds.ts';
import { FeedChanges } from './feed-changes.tsx';

interface FeedHistoryProps {
  readonly sourceId: string;
  readonly name: string;
  /** another one is another reading: the list is read anew */
  readonly version: string;
}

/** Every reading of a feed that is remembered, with what it brought. */
export function FeedHistory({ sourceId, name, version }: FeedHistoryProps) {
  const list = useList<ImportRunDetails, Page>(['feed history', sourceId, version], (after) =>
    readFeedHistory(sourceId, after),
  );
  return (
    <ListView
      list={list}
      waiting={
        <Waiting label={t('feeds.historyOf', { name })}>
          <Skeleton height="3rem" lines={2} />
        </Waiting>
      }
      empty={<p className="muted">{t('feeds.history.empty')}</p>}
      more={t('feeds.history.more')}
      failed={t('feeds.history.failed')}
    >
      {(rows) => (
        <ol className="feed-history" aria-label={t('feeds.historyOf', { name })}>
          {rows.map((run) => {
            const hasMore = run.changes.length + run.refusedRows.length > 0;
            const text =
              run.outcome === 'failed'
                ? feedReason(run.code)
                : feedCounts({ ...run, refused: run.refusedRows.length });
            return (
              <li key={run.id} data-row={run.id}>
                <p>
                  <time dateTime={run.startedAt}>{formatTime(run.startedAt)}</time>{' '}
                  {run.begunBy === 'person' ? (
                    <span className="muted">({t('feeds.history.byPerson')})</span>
                  ) : null}
                </p>
                {hasMore ? (
                  <details>
                    <summary>{text}</summary>
                    <FeedChanges changes={run.changes} refusedRows={run.refusedRows} />
                  </details>
                ) : (
                  <p>{text}</p>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </ListView>
  );
}

import type { FeedPreview as Preview } from '#wire/feeds.ts';
import { t } from '#lib/i18n.ts';
import { feedCounts, feedReason } from '../feed-text.ts';
import { FeedChanges } from './feed-changes.tsx';

/** What a feed would bring, before anything is written. */
export function FeedPreview({ preview }: { readonly preview: Preview }) {
  const { failure, rowsRead, homes, hasShrunk, changes, refusedRows } = preview;
  if (failure !== null) {
    return (
      <div className="feed-preview" role="alert">
        <strong>{t('feeds.tried.failed')}</strong> {feedReason(failure.code)}
      </div>
    );
  }
  const isNothing = changes.length === 0 && preview.went === 0;
  return (
    <section className="feed-preview" aria-label={t('feeds.tried')} role="status">
      <p>
        <strong>{t('feeds.tried')}</strong> {t('feeds.tried.counts', { rows: rowsRead, homes })}
      </p>
      {hasShrunk ? <p className="manage-note">{t('feeds.tried.shrank')}</p> : null}
      <p>
        {isNothing ? t('feeds.tried.nothing') : `${feedCounts({ ...preview, refused: refusedRows.length })}.`}
      </p>
      <FeedChanges changes={changes} refusedRows={refusedRows} />
    </section>
  );
}

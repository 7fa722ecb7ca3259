import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { ListedDraft } from '../draft/draft-list.ts';

interface DeletedDraftsProps {
  readonly entries: readonly ListedDraft[];
  readonly onRestore: (entry: ListedDraft) => void;
}

/** Drafts that were deleted in the last thirty days, each with its way back. */
export function DeletedDrafts({ entries, onRestore }: DeletedDraftsProps) {
  if (entries.length === 0) return null;
  return (
    <details className="builder-removed">
      <summary>{plural('builder.drafts.deleted', entries.length)}</summary>
      <p className="muted">{t('builder.drafts.deletedHelp')}</p>
      <ul>
        {entries.map((entry) => {
          const title = entry.title || t('builder.untitled');
          return (
            <li key={entry.id}>
              <span>
                <strong>{title}</strong>
                <small className="muted">
                  {plural('builder.rows', entry.rows)} ·{' '}
                  {t('builder.drafts.deletedAt', { time: formatTime(entry.changedAt) })}
                </small>
              </span>
              <Button
                size="small"
                aria-label={t('builder.drafts.restoreOne', { title })}
                onClick={() => onRestore(entry)}
              >
                {t('builder.drafts.restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

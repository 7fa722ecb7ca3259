import type { FeedChange, RefusedRow } from '#wire/feeds.ts';
import { t } from '#lib/i18n.ts';
import { reasonText } from '#kit/homes/reason-text.ts';
import { Badge } from '#ui/badge.tsx';
import { feedField } from '../feed-text.ts';

const TONES = { appeared: 'good', changed: 'accent', went: 'warn' } as const;

interface FeedChangesProps {
  readonly changes: readonly FeedChange[];
  readonly refusedRows: readonly RefusedRow[];
}

/** What a reading brought, home by home, and the rows that are no homes with their lines and reasons. */
export function FeedChanges({ changes, refusedRows }: FeedChangesProps) {
  return (
    <ul className="feed-changes">
      {changes.map(({ kind, home, fields }, index) => (
        <li key={`${home} ${index}`}>
          <Badge tone={TONES[kind]}>{t(`feeds.kind.${kind}`)}</Badge>
          <span>
            {home}
            {fields.length > 0 ? (
              <span className="muted">
                {' · '}
                {fields
                  .map(feedField)
                  .filter((name) => name !== null)
                  .join(', ')}
              </span>
            ) : null}
          </span>
        </li>
      ))}
      {refusedRows.map(({ line, home, code }, index) => (
        <li key={`line ${line} ${index}`}>
          <Badge>{t('feeds.line', { line })}</Badge>
          <span>
            {home ? `${home}: ` : null}
            {reasonText(code)}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { WaitingEntry } from '../waiting-comments.ts';

interface WaitingListProps {
  readonly entries: readonly WaitingEntry[];
  readonly onTakeBack: (entry: WaitingEntry) => void;
}

/** Own comments that the server does not have yet, and those that it will not take, with the reason. */
export function WaitingList({ entries, onTakeBack }: WaitingListProps) {
  if (entries.length === 0) return null;
  return (
    <ol className="talk-list" aria-label={t('talk.waitingList')}>
      {entries.map((entry) => (
        <li key={entry.id} className="talk-comment">
          <p className="talk-by">
            <Badge tone={entry.refusal === null ? 'neutral' : 'bad'}>
              {t(entry.refusal === null ? 'talk.waiting' : 'talk.notTaken')}
            </Badge>
          </p>
          <p className="talk-body">{entry.payload.body}</p>
          <p className="muted">
            {entry.refusal === null
              ? t('talk.waitingHelp')
              : errorSentence(new AppError(entry.refusal, 'The server refused a comment that had waited.'))}
          </p>
          <div className="talk-actions">
            <Button kind="quiet" size="small" onClick={() => onTakeBack(entry)}>
              {t('talk.takeBack')}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}

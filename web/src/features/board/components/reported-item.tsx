import type { ReportedSubject } from '#wire/moderation.ts';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { ModerateButton, type ModerateAction } from './moderate-button.tsx';

interface ReportedItemProps {
  readonly slug: string;
  readonly subject: ReportedSubject;
  readonly onDone: (text: string) => void;
}

const COMMENT_ACTIONS: readonly ModerateAction[] = ['remove', 'dismiss', 'block', 'rename'];
const NAME_ACTIONS: readonly ModerateAction[] = ['rename', 'dismiss'];

/** A comment or a name that was reported: what it says, why it was reported, what may be done. */
export function ReportedItem({ slug, subject, onDone }: ReportedItemProps) {
  const { kind, displayName: name, body, home, reports, commentId, entry } = subject;
  return (
    <li className="report-item">
      <p>
        <strong>
          {kind === 'comment'
            ? t('moderate.commentBy', { name, home: home ?? t('facts.unnamed') })
            : t('moderate.nameOf', { name })}
        </strong>
      </p>
      {kind === 'comment' ? <blockquote>{body ?? t('talk.deleted')}</blockquote> : null}
      <ul className="report-reasons">
        {reports.map(({ reason, note, createdAt }) => (
          <li key={`${createdAt} ${note}`}>
            <span className="muted">
              {t('moderate.reportedAs', { reason: reasonText(reason), time: formatTime(createdAt) })}
            </span>
            {note ? <q>{note}</q> : null}
          </li>
        ))}
      </ul>
      <div className="report-actions">
        {(kind === 'comment' ? COMMENT_ACTIONS : NAME_ACTIONS).map((action) => (
          <ModerateButton
            key={action}
            slug={slug}
            name={name}
            action={action}
            {...(commentId ? { commentId } : {})}
            {...(entry ? { entry } : {})}
            onDone={onDone}
          />
        ))}
      </div>
    </li>
  );
}

function reasonText(reason: string): string {
  const key = `report.reason.${reason}`;
  return t(isMessageKey(key) ? key : 'report.reason.other');
}

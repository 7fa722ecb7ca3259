import { useState } from 'react';
import { REPORT_REASONS } from '#domain/comment-rules.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { moderateLabels, reportLabels } from '#kit/moderation/report-labels.ts';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { deleteComment, moderateComment, reportComment, type CommentAction } from '../mutations.ts';
import type { CommentItemProps } from './comment-item.tsx';

type Asked = 'delete' | 'report' | CommentAction;

const MODERATION: readonly CommentAction[] = ['remove', 'block', 'rename'];

/** What may be done about a comment besides answering: deleting an own one, reporting another's, moderating. */
export function CommentActions({
  thread,
  comment,
  mayModerate,
  onWritten,
  onTaken,
  onSaid,
}: CommentItemProps) {
  const [asked, setAsked] = useState<Asked>('report');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const ask = (what: Asked) => {
    setError(null);
    setAsked(what);
    setIsOpen(true);
  };

  const act = async (choice: string, note: string) => {
    setIsBusy(true);
    setError(null);
    try {
      if (asked === 'delete') {
        await deleteComment(thread, comment.id);
        onTaken(comment.id, t('talk.deletedNow'));
      } else if (asked === 'report') {
        const reason = REPORT_REASONS.find((one) => one === choice) ?? 'other';
        await reportComment(thread, comment.id, reason, note);
        onWritten({ ...comment, isReported: true });
        onSaid(t('report.thanks'));
      } else {
        const displayName = await moderateComment(comment.id, asked, note);
        if (asked === 'remove') onTaken(comment.id, t('moderate.removed'));
        else if (asked === 'rename') onWritten({ ...comment, displayName });
        if (asked !== 'remove') onSaid(t(asked === 'block' ? 'moderate.blocked' : 'moderate.renamed'));
      }
      setIsOpen(false);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };

  return (
    <>
      {comment.isOwn ? (
        <Button kind="quiet" size="small" onClick={() => ask('delete')}>
          {t('talk.delete')}
        </Button>
      ) : comment.isReported ? (
        <span className="talk-reported muted">{t('report.done')}</span>
      ) : (
        <Button kind="quiet" size="small" onClick={() => ask('report')}>
          {t('report.report')}
        </Button>
      )}
      {mayModerate && !comment.isOwn
        ? MODERATION.map((action) => (
            <Button key={action} kind="quiet" size="small" onClick={() => ask(action)}>
              {t(`moderate.${action}`)}
            </Button>
          ))
        : null}
      <AskDialog
        {...textsOf(asked, comment.displayName)}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isDanger={asked !== 'report'}
        isBusy={isBusy}
        error={error ? errorSentence(error) : undefined}
        onSend={(choice, note) => void act(choice, note)}
      />
    </>
  );
}

function textsOf(asked: Asked, name: string) {
  if (asked === 'report')
    return {
      ...reportLabels(),
      title: t('report.commentTitle'),
      children: <p>{t('report.commentHelp', { name })}</p>,
    };
  if (asked === 'delete')
    return {
      title: t('talk.deleteTitle'),
      labels: { close: t('report.close'), cancel: t('report.cancel'), send: t('talk.delete') },
      children: <p>{t('talk.deleteHelp')}</p>,
    };
  return {
    ...moderateLabels(t(`moderate.${asked}`)),
    title: t(`moderate.${asked}Title`, { name }),
    children: <p>{t(`moderate.${asked}Help`)}</p>,
  };
}

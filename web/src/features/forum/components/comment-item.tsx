import type { TalkComment } from '#wire/comments.ts';
import { useRef, useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { ThreadId } from '../queries.ts';
import type { PostComment } from '../use-waiting.ts';
import { CommentActions } from './comment-actions.tsx';
import { CommentForm } from './comment-form.tsx';
import { QuoteSwitch } from './quote-switch.tsx';

export interface CommentItemProps {
  readonly thread: ThreadId;
  readonly comment: TalkComment;
  /** only the comment that begins a thread has answers */
  readonly answers?: readonly TalkComment[];
  readonly mayWrite: boolean;
  readonly mayModerate: boolean;
  readonly post: PostComment;
  readonly onWritten: (comment: TalkComment) => void;
  readonly onWaits: () => void;
  /** an answer to it was taken back, and is in its field */
  readonly isAnswering?: boolean;
  /** the comment is gone; the text says so */
  readonly onTaken: (id: string, text: string) => void;
  readonly onSaid: (text: string) => void;
}

/** One comment, what may be done about it, and its answers. */
export function CommentItem({ answers = [], isAnswering = false, ...props }: CommentItemProps) {
  const { thread, comment, mayWrite, post, onWritten, onWaits } = props;
  const [opened, setOpened] = useState<'answer' | 'change' | null>(isAnswering ? 'answer' : null);
  const answerButton = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    const button = opened === 'answer' ? answerButton : changeButton;
    setOpened(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const isVisible = comment.state === 'visible';
  const isChangeable =
    // oxlint-disable-next-line react/purity -- as of this rendering; the server decides again
    isVisible && comment.editableUntil !== null && new Date(comment.editableUntil) > new Date();
  return (
    // The first of a page that was added takes the focus, so that reading goes on there.
    <li className="talk-comment" id={`comment-${comment.id}`} data-row={comment.id} tabIndex={-1}>
      <p className="talk-by">
        <strong>{comment.displayName}</strong> {comment.isOwn ? t('board.you') : null}{' '}
        <time dateTime={comment.createdAt}>{formatTime(comment.createdAt)}</time>
        {isVisible && comment.editedAt ? ` · ${t('talk.edited')}` : null}
      </p>
      {opened === 'change' ? (
        <CommentForm
          thread={thread}
          label={t('talk.change')}
          changed={{ id: comment.id, body: comment.body ?? '' }}
          post={post}
          onWritten={(written) => {
            onWritten(written);
            close();
          }}
          onWaits={() => {
            onWaits();
            close();
          }}
          onCancel={close}
        />
      ) : (
        <p className={isVisible ? 'talk-body' : 'talk-body muted'}>
          {comment.state === 'visible' ? comment.body : t(`talk.${comment.state}`)}
        </p>
      )}
      {isVisible && opened !== 'change' ? (
        <div className="talk-actions">
          {comment.parentId === null && mayWrite ? (
            <Button
              ref={answerButton}
              kind="quiet"
              size="small"
              aria-expanded={opened === 'answer'}
              onClick={() => setOpened(opened === 'answer' ? null : 'answer')}
            >
              {t('talk.answer')}
            </Button>
          ) : null}
          {isChangeable && mayWrite ? (
            <Button ref={changeButton} kind="quiet" size="small" onClick={() => setOpened('change')}>
              {t('talk.changeThis')}
            </Button>
          ) : null}
          <CommentActions {...props} />
        </div>
      ) : null}
      {isVisible && comment.mayBeQuoted !== null && opened !== 'change' ? (
        <QuoteSwitch id={comment.id} mayBeQuoted={comment.mayBeQuoted} />
      ) : null}
      {opened === 'answer' ? (
        <CommentForm
          thread={thread}
          label={t('talk.answerTo', { name: comment.displayName })}
          parentId={comment.id}
          post={post}
          onWritten={(written) => {
            onWritten(written);
            close();
          }}
          onWaits={() => {
            onWaits();
            close();
          }}
          onCancel={close}
        />
      ) : null}
      {answers.length > 0 ? (
        <ol className="talk-answers" aria-label={t('talk.answersTo', { name: comment.displayName })}>
          {answers.map((answer) => (
            <CommentItem key={answer.id} {...props} comment={answer} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

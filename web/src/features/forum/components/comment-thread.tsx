import type { TalkComment } from '#wire/comments.ts';
import { useEffect, useRef, useState } from 'react';
import { errorSentence, errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ThreadId } from '../queries.ts';
import { conversations, useThread } from '../use-thread.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';

interface CommentThreadProps {
  readonly thread: ThreadId;
  readonly onCount: (total: number) => void;
}

/** What players say about a home after guessing it. The server shows it to nobody earlier. */
export function CommentThread({ thread, onCount }: CommentThreadProps) {
  const { state, load, loadMore, isLoadingMore, moreError, put, take } = useThread(thread);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const total = state.is === 'loaded' ? state.page.total : null;
  useEffect(() => {
    if (total !== null) onCount(total);
  }, [total, onCount]);

  if (state.is === 'loading')
    return (
      <div className="talk-waiting" aria-busy="true">
        <span className="ui-hidden">{t('talk.loading')}</span>
        <Skeleton height="5rem" />
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    );
  if (state.is === 'failed')
    return (
      <Failure
        title={errorText(state.error).title}
        labels={{ retry: t('errors.retry') }}
        onRetry={() => void load()}
      >
        {errorText(state.error).help}
      </Failure>
    );

  const { comments, hasMore, isBlocked, mayModerate } = state.page;
  const written = (comment: TalkComment) => {
    put(comment);
    setSaid(t(comment.editedAt ? 'talk.changed' : 'talk.posted'));
  };
  const taken = (id: string, text: string) => {
    take(id);
    setSaid(text);
    // What had the focus is gone with the comment.
    requestAnimationFrame(() => document.getElementById('talk')?.focus());
  };
  const showMore = async () => {
    const first = await loadMore();
    // The button may be gone: the focus goes to the first of what it brought.
    if (first)
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`#comment-${first.id}`)?.focus());
  };
  return (
    <>
      {isBlocked ? (
        <p className="talk-blocked" role="status">
          {t('errors.comments_blocked')} {t('errors.comments_blocked.help')}
        </p>
      ) : (
        <CommentForm thread={thread} label={t('talk.field')} hint={t('talk.fieldHint')} onWritten={written} />
      )}
      {comments.length === 0 ? (
        <Empty title={t('talk.empty')}>{t('talk.emptyHelp')}</Empty>
      ) : (
        <ol className="talk-list" ref={list}>
          {conversations(comments).map(({ first, answers }) => (
            <CommentItem
              key={first.id}
              thread={thread}
              comment={first}
              answers={answers}
              mayWrite={!isBlocked}
              mayModerate={mayModerate}
              onWritten={written}
              onTaken={taken}
              onSaid={setSaid}
            />
          ))}
        </ol>
      )}
      {moreError ? (
        <p className="form-error" role="alert">
          {errorSentence(moreError)}
        </p>
      ) : null}
      {hasMore ? (
        <Button onClick={() => void showMore()} isBusy={isLoadingMore}>
          {t('talk.more')}
        </Button>
      ) : null}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

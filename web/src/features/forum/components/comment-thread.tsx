import type { TalkComment } from '#wire/comments.ts';
import { useEffect, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { Waiting } from '#kit/call/waiting.tsx';
import type { ThreadId } from '../queries.ts';
import { conversations, useThread } from '../use-thread.ts';
import { useWaiting } from '../use-waiting.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { WaitingList } from './waiting-list.tsx';

interface CommentThreadProps {
  readonly thread: ThreadId;
  readonly onCount: (total: number) => void;
}

/** What players say about a home after guessing it. The server shows it to nobody earlier. */
export function CommentThread({ thread, onCount }: CommentThreadProps) {
  const { list, total, put, take } = useThread(thread);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (total !== null) onCount(total);
  }, [total, onCount]);

  const written = (comment: TalkComment) => {
    put(comment);
    setSaid(t(comment.editedAt ? 'talk.changed' : 'talk.posted'));
  };
  const { entries, post, takeBack, takenBack } = useWaiting(thread, written);
  const waits = () => setSaid(t('talk.waitsNow'));
  const taken = (id: string, text: string) => {
    take(id);
    setSaid(text);
    // What had the focus is gone with the comment.
    requestAnimationFrame(() => document.getElementById('talk')?.focus());
  };
  const { isBlocked, mayModerate } = list.first ?? { isBlocked: false, mayModerate: false };
  return (
    <>
      {list.first === null ? null : isBlocked ? (
        <p className="talk-blocked" role="status">
          {t('errors.comments_blocked')} {t('errors.comments_blocked.help')}
        </p>
      ) : (
        <CommentForm
          key={takenBack.parentId === undefined ? takenBack.round : undefined}
          thread={thread}
          label={t('talk.field')}
          hint={t('talk.fieldHint')}
          post={post}
          onWritten={written}
          onWaits={waits}
          isFocused={takenBack.round > 0 && takenBack.parentId === undefined}
        />
      )}
      <WaitingList entries={entries} onTakeBack={(entry) => void takeBack(entry)} />
      <ListView
        list={list}
        waiting={<TalkWaiting />}
        empty={<Empty title={t('talk.empty')}>{t('talk.emptyHelp')}</Empty>}
        more={t('talk.more')}
      >
        {(comments) => (
          <ol className="talk-list">
            {conversations(comments).map(({ first, answers }) => (
              <CommentItem
                key={takenBack.parentId === first.id ? `${first.id} ${String(takenBack.round)}` : first.id}
                isAnswering={takenBack.parentId === first.id}
                thread={thread}
                comment={first}
                answers={answers}
                mayWrite={!isBlocked}
                mayModerate={mayModerate}
                post={post}
                onWritten={written}
                onWaits={waits}
                onTaken={taken}
                onSaid={setSaid}
              />
            ))}
          </ol>
        )}
      </ListView>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

function TalkWaiting() {
  return (
    <Waiting label={t('talk.loading')}>
      <div className="talk-waiting">
        <Skeleton height="5rem" />
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    </Waiting>
  );
}

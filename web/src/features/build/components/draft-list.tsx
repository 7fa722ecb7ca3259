import { useEffect, useState } from 'react';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toasts.ts';
import { useBuilder } from '../builder-context.ts';
import {
  bringBack,
  deleteListed,
  listDrafts,
  openListed,
  type DraftLists,
  type ListedDraft,
} from '../draft/draft-list.ts';
import { DeletedDrafts } from './deleted-drafts.tsx';

/** Every draft of this browser and of the account: to go on with, or to throw away. */
export function DraftList({ onDone }: { readonly onDone: () => void }) {
  const { state, onOpen } = useBuilder();
  const userId = useSession()?.user.id ?? null;
  const [lists, setLists] = useState<DraftLists | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    listDrafts(userId)
      .then((all) => {
        if (!isStale) setLists(all);
      })
      .catch(() => {
        if (!isStale) setHasFailed(true);
      });
    return () => {
      isStale = true;
    };
  }, [userId, attempt]);

  const again = () => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  };
  const { open, restore, remove } = useDraftActions(userId, onDone, again);
  if (hasFailed)
    return (
      <Failure title={t('builder.drafts.failed')} onRetry={again} labels={{ retry: t('errors.retry') }} />
    );
  if (lists === null)
    return (
      <div aria-busy="true">
        <Skeleton height="3.5rem" lines={3} />
      </div>
    );
  const { drafts: entries, deleted } = lists;
  return (
    <div className="builder-drafts">
      {entries.length === 0 ? (
        <Empty title={t('builder.drafts.none')}>{t('builder.drafts.noneHelp')}</Empty>
      ) : null}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} aria-current={entry.id === state.draft.id || undefined}>
            <div>
              <strong>{entry.title === '' ? t('builder.untitled') : entry.title}</strong>
              <small className="muted">
                {plural('builder.rows', entry.rows)} · {formatTime(entry.changedAt)} ·{' '}
                {t(
                  entry.isPublished
                    ? 'builder.drafts.published'
                    : entry.isHere
                      ? 'builder.drafts.here'
                      : 'builder.drafts.account',
                )}
              </small>
            </div>
            <div className="builder-actions">
              <Button size="small" onClick={() => void open(entry).catch(sayFailure)}>
                {t('builder.drafts.open')}
              </Button>
              <Button
                size="small"
                kind="danger"
                aria-label={t('builder.drafts.deleteOne', { title: entry.title || t('builder.untitled') })}
                onClick={() => void remove(entry).catch(sayFailure)}
              >
                {t('builder.drafts.delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        kind="primary"
        onClick={() => {
          onDone();
          onOpen(null);
        }}
      >
        {t('builder.drafts.new')}
      </Button>
      <DeletedDrafts
        entries={deleted}
        onRestore={(entry) => void restore(entry).then(again, () => undefined)}
      />
    </div>
  );
}

/** The list stays: what was asked for can be tried again. */
function sayFailure(thrown: unknown): void {
  showToast({ tone: 'bad', text: errorSentence(toAppError(thrown)) });
}

/** What can be done with a draft of the list; each says what came of it. */
function useDraftActions(userId: string | null, onDone: () => void, again: () => void) {
  const { state, store, onOpen } = useBuilder();
  const open = async ({ id }: ListedDraft) => {
    const draft = await openListed(id, userId);
    onDone();
    onOpen(draft);
  };
  const restore = async ({ id, title }: ListedDraft) => {
    const name = title || t('builder.untitled');
    try {
      const draft = await bringBack(id, userId);
      showToast({ tone: 'good', text: t('builder.drafts.restored', { title: name }) });
      return draft;
    } catch (thrown) {
      showToast({ tone: 'bad', text: t('builder.drafts.restoreFailed', { title: name }) });
      throw thrown;
    }
  };
  const remove = async (entry: ListedDraft) => {
    const isOpen = entry.id === state.draft.id;
    // What was typed last goes along, so that all of it comes back.
    if (isOpen) await store.flush();
    await deleteListed(entry.id, userId);
    showToast({
      tone: 'neutral',
      text: t('builder.drafts.deletedSaid', { title: entry.title || t('builder.untitled') }),
      action: {
        label: t('builder.undo'),
        onPress: () => {
          restore(entry)
            .then((draft) => (isOpen ? onOpen(draft) : again()))
            .catch(() => undefined); // said already
        },
      },
    });
    if (isOpen) {
      onDone();
      onOpen(null);
    } else again();
  };
  return { open, restore, remove };
}

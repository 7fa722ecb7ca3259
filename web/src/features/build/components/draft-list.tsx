import { useEffect, useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBuilder } from '../builder-context.ts';
import { forgetDraft, keepDraft, readLocalDrafts } from '../draft/local-drafts.ts';
import { localOf } from '../draft/open-draft.ts';
import { deleteDraft } from '../mutations.ts';
import { readDraft, readDrafts } from '../queries.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly changedAt: string;
  readonly isHere: boolean;
  readonly isPublished: boolean;
}

/** Every draft of this browser and of the account: to go on with, or to throw away. */
export function DraftList({ onDone }: { readonly onDone: () => void }) {
  const { state, onOpen } = useBuilder();
  const userId = useSession()?.user.id ?? null;
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    listDrafts(userId)
      .then((all) => {
        if (!isStale) setEntries(all);
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
  const open = async (entry: Entry) => {
    const found = (await readLocalDrafts()).find(({ id }) => id === entry.id);
    const draft = found ?? localOf(await readDraft(entry.id), userId);
    if (!found) await keepDraft(draft);
    onDone();
    onOpen(draft);
  };
  const remove = async ({ id }: Entry) => {
    if (userId !== null) await deleteDraft(id);
    await forgetDraft(id);
    if (id === state.draft.id) {
      onDone();
      onOpen(null);
    } else again();
  };

  if (hasFailed)
    return (
      <Failure title={t('builder.drafts.failed')} onRetry={again} labels={{ retry: t('errors.retry') }} />
    );
  if (entries === null)
    return (
      <div aria-busy="true">
        <Skeleton height="3.5rem" lines={3} />
      </div>
    );
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
              <Button size="small" onClick={() => void open(entry).catch(() => setHasFailed(true))}>
                {t('builder.drafts.open')}
              </Button>
              <Button
                size="small"
                kind="danger"
                aria-label={t('builder.drafts.deleteOne', { title: entry.title || t('builder.untitled') })}
                onClick={() => void remove(entry).catch(() => setHasFailed(true))}
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
    </div>
  );
}

/** Both lists as one: a draft that is in both is one draft. */
async function listDrafts(userId: string | null): Promise<readonly Entry[]> {
  const [local, remote] = await Promise.all([readLocalDrafts(), userId === null ? [] : readDrafts()]);
  const own = local.filter(({ ownerId }) => ownerId === null || ownerId === userId);
  const published = new Set(remote.filter((entry) => entry.published).map(({ id }) => id));
  const here = own
    .filter(({ document }) => document.rows.length > 0 || document.title !== '')
    .map(({ id, document, changedAt }) => ({
      id,
      title: document.title,
      rows: document.rows.length,
      changedAt,
      isHere: true,
      isPublished: published.has(id),
    }));
  const there = remote
    .filter(({ id }) => !here.some((entry) => entry.id === id))
    .map(({ id, title, rows, updatedAt, published: game }) => ({
      id,
      title,
      rows,
      changedAt: updatedAt,
      isHere: false,
      isPublished: game !== null,
    }));
  return [...here, ...there].sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

import type { ImportSource, ImportSourceList } from '#wire/feeds.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toasts.ts';
import { FeedDialog } from '../components/feed-dialog.tsx';
import { FeedRow } from '../components/feed-row.tsx';
import { feedCounts, feedReason } from '../feed-text.ts';
import { offerFeed, readFeeds, removeFeed, runFeed, setFeedState } from '../feeds.ts';
import '../manage.css';

/** The feeds of the subdomain's brand. */
export async function loader(): Promise<{ readonly list: ImportSourceList }> {
  return { list: await readFeeds() };
}

/** Where a brand's homes come from by themselves: its feeds, how each stands, and the way to another one. */
export function Component() {
  const [list, setList] = useState(useLoaderData<{ readonly list: ImportSourceList }>().list);
  const [edited, setEdited] = useState<string | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const { sources } = list;
  const reload = async () => setList(await readFeeds());
  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  const run = async (source: ImportSource, acceptsLoss: boolean) => {
    setBusyId(source.id);
    await attempt(async () => {
      const done = await runFeed(source.id, acceptsLoss);
      await reload();
      sayRun(done);
    });
    setBusyId(null);
  };
  const removed = sources.find(({ id }) => id === removedId);
  const add = (
    <Button kind="primary" onClick={() => setEdited('new')}>
      {t('feeds.add')}
    </Button>
  );
  return (
    <div className="page manage">
      <Head name={list.name} />
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      {sources.length === 0 ? (
        <Empty title={t('feeds.empty')} action={add}>
          {t('feeds.emptyHelp')}
        </Empty>
      ) : (
        <>
          <ul className="feed-list" aria-label={t('feeds.list')}>
            {sources.map((source) => (
              <li key={source.id}>
                <FeedRow
                  source={source}
                  isBusy={busyId === source.id}
                  onRun={(acceptsLoss) => void run(source, acceptsLoss)}
                  onChange={() => setEdited(source.id)}
                  onState={(state) => void attempt(async () => setList(await setFeedState(source.id, state)))}
                  onOffer={(isOffered) =>
                    void attempt(async () => setList(await offerFeed(source.id, isOffered)))
                  }
                  onRemove={() => setRemovedId(source.id)}
                />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      <FeedDialog
        key={edited}
        source={sources.find(({ id }) => id === edited) ?? null}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        onSaved={setList}
        onConflict={reload}
      />
      <AskDialog
        isOpen={removed !== undefined}
        onClose={() => setRemovedId(null)}
        title={t('feeds.removeTitle', { name: removed?.name ?? '' })}
        labels={{ close: t('feeds.close'), cancel: t('feeds.cancel'), send: t('feeds.remove') }}
        isDanger
        onSend={() =>
          void attempt(async () => {
            if (removed) setList(await removeFeed(removed.id));
            setRemovedId(null);
          })
        }
      >
        {t('feeds.removeText')}
      </AskDialog>
    </div>
  );
}

/** What became of a reading that was asked for. */
function sayRun(run: Awaited<ReturnType<typeof runFeed>>): void {
  if (run === null || run.outcome === 'running') showToast({ tone: 'neutral', text: t('feeds.underWay') });
  else if (run.outcome === 'failed')
    showToast({ tone: 'bad', text: `${t('feeds.done.failed')} ${feedReason(run.code)}` });
  else if (run.outcome === 'unchanged') showToast({ tone: 'good', text: t('feeds.done.unchanged') });
  else showToast({ tone: 'good', text: t('feeds.done.read', { changes: feedCounts(run) }) });
}

function Head({ name }: { readonly name: string }) {
  return (
    <header className="manage-head">
      <p className="muted">{name}</p>
      <h1>{t('feeds.title')}</h1>
      <p className="lead">{t('feeds.lead')}</p>
      <p className="feed-ways">
        <TextLink as={Link} to={PATHS.createGame}>
          {t('feeds.build')}
        </TextLink>
        <TextLink as={Link} to={PATHS.scootManagement}>
          {t('feeds.back')}
        </TextLink>
      </p>
    </header>
  );
}

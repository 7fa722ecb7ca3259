import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Matches } from '../components/matches.tsx';
import { QueryForm } from '../components/query-form.tsx';
import { readPortalQueries, removePortalQuery } from '../queries.ts';
import '../portal.css';

/** For staff: queries over imported feeds that are kept, what fits them, and links to the searches of portals. */
export function Component() {
  const call = useCall(['portal queries'], readPortalQueries);
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<string | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const open = (id: string) => setParams({ query: id }, { replace: true, preventScrollReset: true });
  return (
    <div className="page portal" data-width="wide">
      <header>
        <h1>{t('portal.title')}</h1>
        <p className="lead">{t('portal.lead')}</p>
      </header>
      <CallView call={call} waiting={<Skeleton height="3rem" lines={5} />}>
        {({ queries, sources }) => {
          const shown = queries.find(({ id }) => id === params.get('query')) ?? queries[0];
          const removed = queries.find(({ id }) => id === removedId);
          const add = (
            <Button kind={queries.length === 0 ? 'primary' : 'quiet'} onClick={() => setEdited('new')}>
              {t('portal.add')}
            </Button>
          );
          return (
            <>
              {queries.length === 0 ? (
                <Empty title={t('portal.empty')} action={add}>
                  {t('portal.emptyHelp')}
                </Empty>
              ) : (
                <>
                  <ul className="portal-queries" aria-label={t('portal.queries')}>
                    {queries.map((query) => (
                      <li key={query.id}>
                        <Button
                          aria-pressed={query.id === shown?.id}
                          kind={query.id === shown?.id ? 'primary' : 'secondary'}
                          onClick={() => open(query.id)}
                        >
                          {query.name}
                        </Button>
                      </li>
                    ))}
                    <li>{add}</li>
                  </ul>
                  {shown ? (
                    <>
                      <Matches key={`${shown.id} ${String(shown.version)}`} query={shown} sources={sources} />
                      <div className="portal-deeds">
                        <Button size="small" onClick={() => setEdited(shown.id)}>
                          {t('portal.change')}
                        </Button>
                        <Button size="small" kind="danger" onClick={() => setRemovedId(shown.id)}>
                          {t('portal.remove')}
                        </Button>
                      </div>
                    </>
                  ) : null}
                </>
              )}
              <Dialog
                isOpen={edited !== null}
                onClose={() => setEdited(null)}
                title={t(edited === 'new' ? 'portal.add' : 'portal.change')}
                labels={{ close: t('portal.close') }}
              >
                {edited === null ? null : (
                  <QueryForm
                    key={edited}
                    query={queries.find(({ id }) => id === edited) ?? null}
                    sources={sources}
                    onSaved={(query) => {
                      setEdited(null);
                      open(query.id);
                      void call.reload();
                    }}
                  />
                )}
              </Dialog>
              <AskDeed
                isOpen={removed !== undefined}
                onClose={() => setRemovedId(null)}
                title={t('portal.removeTitle', { name: removed?.name ?? '' })}
                labels={{ close: t('portal.close'), cancel: t('portal.cancel'), send: t('portal.remove') }}
                isDanger
                send={async () => {
                  if (removed) await removePortalQuery(removed.id);
                  await call.reload();
                }}
                onDone={() => setRemovedId(null)}
              >
                {t('portal.removeText')}
              </AskDeed>
            </>
          );
        }}
      </CallView>
    </div>
  );
}

import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { latePart } from '#lib/late-part.ts';
import { withTexts } from '#lib/load-texts.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useTopic } from '#kit/live/use-topic.ts';
import { useOutbox } from '#kit/offline/use-outbox.ts';
import { onWritesSent, ownWrites } from '#kit/rows/own-writes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { DossierFrame } from '../frame/dossier-frame.tsx';
import { KeptWords } from './kept-words.tsx';
import { readScene } from './read-scene.ts';
import type { Scene } from './scene.ts';
import { useListeners } from './use-listeners.ts';
import '../parts.css';

/** Where these change, the scene is another one. */
const SCENE_PARTS: readonly string[] = ['dossier_members', 'dossier_assets', 'assets_comparisons'];

/** So long a dossier that hears nothing waits until it is read again. */
const DEAF_MS = 20_000;

/** It comes with texts of its own, so that no page of a dossier has to name them. */
const OfflineBar = latePart(async () => {
  const { OfflineBar: Bar } = await withTexts(['dossier-photos'], () => import('../offline/offline-bar.tsx'));
  return { default: Bar };
});

/** Reads the dossier of the address, hears what others change in it, and puts the dossier's frame around a screen. */
export function SceneView({ children }: { readonly children: (scene: Scene) => ReactNode }) {
  const { dossierUuid: dossierId = '' } = useParams();
  const homeId = useSearchParams()[0].get('home');
  const location = useLocation();
  const me = useSession()?.user.id;
  const call = useCall(['dossier scene', dossierId], () => readScene(dossierId));
  const [here, setHere] = useState<readonly string[]>([]);
  const { listen, tell, tellAll } = useListeners(dossierId);
  const isLive = useTopic<'dossier'>(
    me === undefined ? null : (call.answer?.topic ?? null),
    true,
    ({ payload: { part } }) => {
      if (SCENE_PARTS.includes(part)) void call.reload();
      tell([part]);
    },
    { key: me ?? '', onPeople: setHere },
  );
  // Every screen sends what waits, also where the network went before the bar that tells of it was there.
  const entries = useOutbox(ownWrites, () => undefined);
  // What was written here without a network has arrived: everything that may show it reads again.
  useEffect(() => onWritesSent(tellAll), [tellAll]);
  // What changed before this line was there has passed unheard: everything is read again.
  const { answer, error, isBusy, reload } = call;
  useEffect(() => {
    if (!isLive) return;
    void reload();
    tellAll();
  }, [isLive, reload, tellAll]);
  // Somebody may have left while this line was down, and then its topic opens no more: whoever reads again has the new one.
  useEffect(() => {
    if (isLive || answer === undefined) return;
    const timer = setInterval(() => {
      if (navigator.onLine) void reload();
    }, DEAF_MS);
    return () => clearInterval(timer);
  }, [isLive, answer, reload]);
  const isClosed = error?.code === 'not_found' || error?.code === 'not_allowed';
  // What could not be read again leaves what is open, and what is being typed there, as it is.
  const stays = answer !== undefined && !isClosed;
  // Whoever was in it once, and is no more, is led to where strangers are led.
  if (isClosed && answer === undefined)
    return <Navigate replace to={loginPath(location.pathname + location.search, PATHS.accessError)} />;
  const failure = (title?: string) =>
    error ? (
      <CallFailure error={error} title={title} isRetrying={isBusy} onRetry={() => void reload()} />
    ) : null;
  if (error && !stays)
    return (
      <div className="page dossier-part">
        <h1>{t('dossierNotes.sceneFailed')}</h1>
        {failure()}
        {isClosed ? <KeptWords dossierId={dossierId} /> : null}
      </div>
    );
  return (
    <CallView
      call={{ ...call, error: null }}
      waiting={
        <div className="page">
          <Skeleton height="24rem" />
        </div>
      }
    >
      {(read) => {
        const scene = { ...read, homeId, listen, reload };
        return (
          <DossierFrame scene={scene} here={isLive ? here : []}>
            {failure(t('dossierNotes.sceneFailed'))}
            <Suspense>
              <OfflineBar scene={scene} entries={entries} />
            </Suspense>
            {children(scene)}
          </DossierFrame>
        );
      }}
    </CallView>
  );
}

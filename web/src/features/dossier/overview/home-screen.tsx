import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { primaryOf, useChanges, type Scene, type SceneHome } from '../notes/scene.ts';
import { AddHome } from './add-home.tsx';
import { readGround, type Ground } from './home-calls.ts';
import '../parts.css';
import './overview.css';

interface HomeScreenProps {
  readonly scene: Scene;
  readonly title: string;
  readonly lead: string;
  readonly children: (ground: Ground, reload: Call<Ground>['reload']) => ReactNode;
}

/** A screen about one home of the dossier, which the dossier's frame lets one choose: the one that the address names, else the main one. */
export function HomeScreen({ scene, title, lead, children }: HomeScreenProps) {
  const [, setParams] = useSearchParams();
  const named = scene.homeId;
  const chosen = primaryOf(scene) ?? scene.homes[0];
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </header>
      {named !== null && chosen?.id !== named ? <p role="status">{t('dossierOverview.homeGone')}</p> : null}
      {chosen === undefined ? (
        <>
          <Empty title={t('dossierOverview.noHomes')}>
            {t(scene.mayEdit ? 'dossierOverview.noHomesHelp' : 'dossierOverview.noHomesReader')}
          </Empty>
          {scene.mayEdit ? <AddHome scene={scene} isOpen onAdded={(id) => setParams({ home: id })} /> : null}
        </>
      ) : (
        <OneHome key={chosen.id} scene={scene} chosen={chosen}>
          {children}
        </OneHome>
      )}
    </div>
  );
}

function OneHome({
  scene,
  chosen,
  children,
}: Pick<HomeScreenProps, 'scene' | 'children'> & { readonly chosen: SceneHome }) {
  const call = useCall(['dossier home', chosen.id], () => readGround(scene, chosen.id));
  useChanges(scene, ['dossier_assets'], call.reload);
  return (
    <>
      <p className="home-name" dir="auto">
        {chosen.address.startsWith(chosen.title) ? null : <strong>{chosen.title}</strong>} {chosen.address}
      </p>
      <CallView
        call={call}
        waiting={<Skeleton height="20rem" />}
        failed={t('dossierOverview.homeFailed', { title: chosen.title })}
      >
        {(ground) => children(ground, call.reload)}
      </CallView>
    </>
  );
}

/** Why something of a home is not shown. */
export function HeldNotice() {
  return (
    <div className="home-held" role="note">
      <strong>{t('dossierOverview.held')}</strong> {t('dossierOverview.heldHelp')}
    </div>
  );
}

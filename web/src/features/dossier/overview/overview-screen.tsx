import { useSearchParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { CostsPart } from '../costs/costs-part.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { AddHome } from './add-home.tsx';
import { AreaPart } from './area-part.tsx';
import { EnergyPart } from './energy-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { readVersions, type Ground } from './home-calls.ts';
import { HomeHead } from './home-head.tsx';
import { HomeScreen } from './home-screen.tsx';
import { HomeWays, wayTo } from './home-ways.tsx';
import { ValuePart } from './value-part.tsx';

/** All that is known of one home, what it may be worth, and what it costs. */
export function OverviewScreen({ scene }: { readonly scene: Scene }) {
  const [, setParams] = useSearchParams();
  return (
    <>
      <HomeScreen scene={scene} title={t('dossierOverview.heading')} lead={t('dossierOverview.lead')}>
        {(ground, reload) => <Overview scene={scene} ground={ground} reload={reload} />}
      </HomeScreen>
      {scene.mayEdit && scene.homes.length > 0 ? (
        <AddHome scene={scene} onAdded={(id) => setParams({ home: id })} />
      ) : null}
    </>
  );
}

function Overview({
  scene,
  ground,
  reload,
}: {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly reload: () => Promise<void>;
}) {
  const { home } = ground;
  const history = useCall(['history of a home', home.id], () => readVersions(home));
  useChanges(scene, ['dossier_fact_versions'], history.reload);
  const changed = async () => {
    await Promise.all([reload(), history.reload()]);
  };
  const versions = history.answer ?? [];
  return (
    <>
      <HomeHead scene={scene} ground={ground} onChanged={changed} />
      <ValuePart ground={ground} comparables={wayTo('comparables', scene, home.id)} />
      <AreaPart ground={ground} />
      <CostsPart scene={scene} ground={ground} onChanged={changed} />
      <FactsPart scene={scene} ground={ground} versions={versions} onChanged={changed} />
      <EnergyPart scene={scene} ground={ground} onChanged={changed} />
      {history.error === null ? (
        <HistoryPart scene={scene} ground={ground} versions={versions} onChanged={changed} />
      ) : (
        <CallFailure
          error={history.error}
          title={t('dossierOverview.historyFailed')}
          isRetrying={history.isBusy}
          onRetry={() => void history.reload()}
        />
      )}
      <HomeWays scene={scene} homeId={home.id} here="overview" />
    </>
  );
}

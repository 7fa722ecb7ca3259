import { t } from '#lib/i18n.ts';
import type { Scene } from '../notes/scene.ts';
import { HeldNotice, HomeScreen } from '../overview/home-screen.tsx';
import { HomeWays } from '../overview/home-ways.tsx';
import { LevelChart, SpreadChart } from './area-charts.tsx';
import { EnergyChart } from './energy-chart.tsx';
import { areaOf } from './home-market.ts';
import { NoPlace } from './no-place.tsx';

/** The market around one home, drawn: how prices moved, how square metres are priced, how warm the street is. */
export function ChartsScreen({ scene }: { readonly scene: Scene }) {
  return (
    <HomeScreen scene={scene} title={t('dossierMarket.charts')} lead={t('dossierMarket.chartsLead')}>
      {(ground) => {
        const area = areaOf(ground.home);
        return (
          <>
            {ground.isHeld ? (
              <HeldNotice />
            ) : area === null ? (
              <NoPlace scene={scene} homeId={ground.home.id} />
            ) : (
              <>
                <LevelChart area={area} chart="price" />
                <SpreadChart area={area} ground={ground} />
                <LevelChart area={area} chart="price-per-m2" />
                <EnergyChart ground={ground} headingLevel={2} />
              </>
            )}
            <HomeWays scene={scene} homeId={ground.home.id} here="Charts" />
          </>
        );
      }}
    </HomeScreen>
  );
}

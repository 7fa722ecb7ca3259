import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { chartView } from '#kit/charts/chart-views.ts';
import { sayOrigin } from '#kit/charts/chart-words.ts';
import { sayPlace } from '#kit/market/say-place.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Scene } from '../notes/scene.ts';
import type { Ground } from '../overview/home-calls.ts';
import { HeldNotice, HomeScreen } from '../overview/home-screen.tsx';
import { HomeWays } from '../overview/home-ways.tsx';
import { AreaNotes } from './area-notes.tsx';
import { EnergyChart } from './energy-chart.tsx';
import { areaOf, readAreaFigures } from './home-market.ts';
import { NoPlace } from './no-place.tsx';

/** Where the home is: what homes there cost, how warm they are, and what people noticed themselves. */
export function NeighbourhoodScreen({ scene }: { readonly scene: Scene }) {
  return (
    <HomeScreen
      scene={scene}
      title={t('dossierMarket.neighbourhood')}
      lead={t('dossierMarket.neighbourhoodLead')}
    >
      {(ground) => (
        <>
          <section aria-labelledby="area-prices">
            <h2 id="area-prices">{t('dossierMarket.areaPrices')}</h2>
            {ground.isHeld ? <HeldNotice /> : <Prices scene={scene} ground={ground} />}
          </section>
          <AreaNotes scene={scene} homeId={ground.home.id} />
          <section aria-labelledby="area-energy">
            <h2 id="area-energy">{t('dossierMarket.areaEnergy')}</h2>
            <EnergyChart ground={ground} headingLevel={3} />
          </section>
          <HomeWays scene={scene} homeId={ground.home.id} here="neighbourhood" />
        </>
      )}
    </HomeScreen>
  );
}

function Prices({ scene, ground: { home } }: { readonly scene: Scene; readonly ground: Ground }) {
  const area = areaOf(home);
  if (area === null) return <NoPlace scene={scene} homeId={home.id} />;
  return <PricesOf area={area} />;
}

/** The same sentences as the charts say, without their drawings. */
function PricesOf({ area }: { readonly area: { readonly country: string; readonly code: string } }) {
  const call = useCall(['prices of an area', area], async () => {
    const [price, perM2] = await Promise.all([
      readAreaFigures(area, 'price'),
      readAreaFigures(area, 'price-per-m2'),
    ]);
    return { price, perM2 };
  });
  return (
    <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('dossierOverview.areaFailed')}>
      {({ price, perM2 }) => {
        const whole = chartView('price', price, 'year');
        return (
          <>
            <h3>{sayPlace(price.place)}</h3>
            <p className="home-figure">{whole.sales === 0 ? t('soldCharts.answer.none') : whole.answer}</p>
            {whole.sales === 0 ? null : <p>{chartView('price-per-m2', perM2, 'year').answer}</p>}
            <p className="muted">{sayOrigin(whole.sales, price.place)}</p>
          </>
        );
      }}
    </CallView>
  );
}

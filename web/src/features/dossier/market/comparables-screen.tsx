import { knownFacts } from '#domain/dossier/match/known-facts.ts';
import { t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { ValueCall } from '#kit/valuation/value-call.tsx';
import { ValueReport } from '#kit/valuation/value-report.tsx';
import type { Scene } from '../notes/scene.ts';
import type { Ground } from '../overview/home-calls.ts';
import { HeldNotice, HomeScreen } from '../overview/home-screen.tsx';
import { HomeWays } from '../overview/home-ways.tsx';
import { priceOf } from '../overview/price-of.ts';
import { CompareHomes } from './compare-homes.tsx';
import { readValue } from './home-market.ts';
import '#kit/valuation/valuation.css';

/** What the home is held against: sold homes, each adjusted to this one, and the other homes of the dossier. */
export function ComparablesScreen({ scene }: { readonly scene: Scene }) {
  return (
    <HomeScreen
      scene={scene}
      title={t('dossierMarket.comparables')}
      lead={t('dossierMarket.comparablesLead')}
    >
      {(ground) => (
        <>
          <CompareHomes scene={scene} ground={ground} />
          {ground.isHeld ? <HeldNotice /> : <Sales ground={ground} />}
          <HomeWays scene={scene} homeId={ground.home.id} here="comparables" />
        </>
      )}
    </HomeScreen>
  );
}

function Sales({ ground }: { readonly ground: Ground }) {
  const { home } = ground;
  const call = useCall(['value of a home', home.id, home.version], () => readValue(home.id), {
    keepsLast: true,
  });
  const { floorAreaM2 = null, bedrooms = null, yearBuilt = null } = knownFacts(home.facts);
  const asked = priceOf(ground);
  return (
    <ValueCall call={call}>
      {(value) => (
        <ValueReport
          value={value}
          subject={{ floorAreaM2, bedrooms, yearBuilt }}
          price={
            asked !== null && ground.currency === value.currency
              ? { label: t('dossierOverview.asked'), amountMinor: asked }
              : null
          }
        >
          <p className="muted">{t('dossierOverview.estimate')}</p>
        </ValueReport>
      )}
    </ValueCall>
  );
}

import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { areaOf, readAreaFigures } from '../market/home-market.ts';
import type { Ground } from './home-calls.ts';
import { HeldNotice } from './home-screen.tsx';
import { perM2Of } from './price-of.ts';
import { sayPerArea } from './say-per-area.ts';

/** What a square metre of the home costs, against those of homes around it. */
export function AreaPart({ ground }: { readonly ground: Ground }) {
  const area = areaOf(ground.home);
  return (
    <section aria-labelledby="home-area">
      <h2 id="home-area">{t('dossierOverview.perArea')}</h2>
      {ground.isHeld ? (
        <HeldNotice />
      ) : area === null ? (
        <p>{t('dossierOverview.noPostcode')}</p>
      ) : (
        <AreaFigures ground={ground} area={area} />
      )}
    </section>
  );
}

function AreaFigures({
  ground,
  area,
}: {
  readonly ground: Ground;
  readonly area: { readonly country: string; readonly code: string };
}) {
  const call = useCall(['square metres', area.country, area.code], () =>
    readAreaFigures(area, 'price-per-m2'),
  );
  return (
    <CallView call={call} waiting={<Skeleton height="3rem" />} failed={t('dossierOverview.areaFailed')}>
      {(figures) => (
        <>
          <p className="home-figure">{sayPerArea(ground, figures)}</p>
          <p className="muted">{sayMissing(ground)}</p>
        </>
      )}
    </CallView>
  );
}

function sayMissing(ground: Ground): string | null {
  return perM2Of(ground) === null ? t('dossierOverview.perArea.missing') : null;
}

import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { MapView } from '../map-view.ts';
import type { Market } from '../queries.ts';
import { boxOfMarket, lookAt } from '../use-map-view.ts';

interface GoesProps {
  readonly view: MapView;
  readonly markets: readonly Market[];
  readonly look: (view: MapView) => void;
}

const STEP = 2;

/** Ways to go where no map can be moved: further away, and to a country. */
export function Goes({ view, markets, look }: GoesProps) {
  return (
    <div className="maps-goes">
      <Button size="small" onClick={() => look({ ...view, zoom: Math.max(0, view.zoom - STEP) })}>
        {t('maps.wider')}
      </Button>
      {markets.map((market) => (
        <Button key={market.country} size="small" onClick={() => look(lookAt(boxOfMarket(market)))}>
          {t('maps.goTo', { place: formatCountry(market.country) })}
        </Button>
      ))}
    </div>
  );
}

import { useMemo, useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { formatMonth } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import type { MapPoint } from '#ui/map-scene.ts';
import { Map } from '#ui/map.tsx';
import { sayAddress } from './say-address.ts';
import type { SaleSpot } from './sale-spots.ts';

/** So many sales stand on the card of a pin. */
const ON_A_CARD = 4;

interface SoldMapProps {
  readonly spots: readonly SaleSpot[];
  /** the spot whose sales are marked in the list */
  readonly shownId: string | null;
  readonly onShow: (id: string) => void;
  /** a home that the sales are held against; keep the same object between renders */
  readonly home?: MapPoint | undefined;
}

/** The sales of the list on a map, a pin for each postcode. The list says the same, so the map may fail. */
export function SoldMap({ spots, shownId, onShow, home }: SoldMapProps) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const points = useMemo(
    () => [
      ...(home ? [home] : []),
      ...spots.map((spot) => ({
        id: spot.id,
        latitude: spot.lat,
        longitude: spot.lng,
        badge: badgeOf(spot),
        label: labelOf(spot),
        card: <SpotCard spot={spot} />,
      })),
    ],
    [spots, home],
  );
  return (
    <Map
      points={points}
      radiusM={0}
      isNear
      selectedId={shownId}
      onSelect={onShow}
      pointedId={pointedId}
      onPoint={setPointedId}
      source={mapSource}
      labels={{
        map: t('sold.map'),
        missing: t('sold.mapMissing'),
        zoomIn: t('sales.map.zoomIn'),
        zoomOut: t('sales.map.zoomOut'),
        wheel: t('sales.map.wheel'),
        touch: t('sales.map.touch'),
      }}
    />
  );
}

/** The place of its first sale in the list. */
function badgeOf({ sales }: SaleSpot): string {
  return String(sales[0]?.number ?? '');
}

/** Begins with what stands on the pin. */
function labelOf(spot: SaleSpot): string {
  const { sales } = spot;
  const address = sales[0] ? sayAddress(sales[0].sale) : '';
  const text = sales.length === 1 ? address : plural('sold.pin', sales.length - 1, { address });
  return `${badgeOf(spot)}. ${text}`;
}

function SpotCard({ spot: { sales } }: { readonly spot: SaleSpot }) {
  return (
    <ul className="sold-card">
      {sales.slice(0, ON_A_CARD).map(({ sale, number }) => (
        <li key={sale.id}>
          <strong className="ui-number">{formatMoney(sale.priceMinor, sale.currency, locale())}</strong>{' '}
          {formatMonth(sale.soldOn)}
          <br />
          <small>{t('sold.onCard', { number, address: sayAddress(sale) })}</small>
        </li>
      ))}
      {sales.length > ON_A_CARD ? <li>{plural('sold.more', sales.length - ON_A_CARD)}</li> : null}
    </ul>
  );
}

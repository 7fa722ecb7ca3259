import { useMemo, useState } from 'react';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import type { Point } from '#domain/dossier/map/travel-rings.ts';
import { formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { SaleRow } from '#kit/market/sale-row.tsx';
import { spotsOf } from '#kit/market/sale-spots.ts';
import { SoldMap } from '#kit/market/sold-map.tsx';
import { sayPrice } from '#kit/charts/chart-words.ts';
import { sayDistance } from '#kit/valuation/say-value.ts';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Scene } from '../notes/scene.ts';
import type { Ground } from '../overview/home-calls.ts';
import { HeldNotice, HomeScreen } from '../overview/home-screen.tsx';
import { HomeWays } from '../overview/home-ways.tsx';
import { comparableOf, readNear, readPoint, readValue, type NearSale } from './home-market.ts';
import { NoPlace } from './no-place.tsx';
import '#kit/market/sold.css';

/** What was sold in the streets around the home, with its distance, and what it says of this home where it was weighed. */
export function RecentSalesScreen({ scene }: { readonly scene: Scene }) {
  return (
    <HomeScreen scene={scene} title={t('dossierMarket.recent')} lead={t('dossierMarket.recentLead')}>
      {(ground) => (
        <>
          {ground.isHeld ? <HeldNotice /> : <Recent scene={scene} ground={ground} />}
          <HomeWays scene={scene} homeId={ground.home.id} here="recent-sales" />
        </>
      )}
    </HomeScreen>
  );
}

function Recent({ scene, ground: { home } }: { readonly scene: Scene; readonly ground: Ground }) {
  const call = useCall(['sales near a home', home.id, home.version], async () => {
    const point = await readPoint(home);
    return point === null ? null : { point, ...(await readNear(point)) };
  });
  // The list stands without the valuation, which may know too little.
  const value = useCall(['value of a home', home.id, home.version], () => readValue(home.id));
  const hasPlace = home.postcode !== '' || home.latitude !== null;
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="24rem" />}
      failed={t('dossierMarket.salesFailed')}
      isEmpty={(near) => near === null}
      empty={<NoPlace scene={scene} homeId={home.id} isUnknown={hasPlace} />}
    >
      {(near) =>
        near === null ? null : near.sales.length === 0 ? (
          <Empty title={t('dossierMarket.noSales')}>{t('dossierMarket.noSalesHelp')}</Empty>
        ) : (
          <SaleBoard
            title={home.title}
            point={near.point}
            sales={near.sales}
            hasMore={near.hasMore}
            value={value.answer}
          />
        )
      }
    </CallView>
  );
}

const SORTS = ['newest', 'nearest'] as const;

interface SaleBoardProps {
  readonly title: string;
  readonly point: Point;
  readonly sales: readonly NearSale[];
  readonly hasMore: boolean;
  readonly value: ValueHomeAnswer | undefined;
}

function SaleBoard({ title, point, sales, hasMore, value }: SaleBoardProps) {
  const [sort, setSort] = useState<(typeof SORTS)[number]>('newest');
  const [shownId, setShownId] = useState<string | null>(null);
  const sorted = useMemo(
    () =>
      sort === 'newest'
        ? sales
        : sales.toSorted((one, other) => (one.distanceM ?? Infinity) - (other.distanceM ?? Infinity)),
    [sales, sort],
  );
  const spots = useMemo(() => spotsOf(sorted.map(({ sale }) => sale)), [sorted]);
  const home = useMemo(
    () => ({
      ...{ id: 'home', latitude: point.latitude, longitude: point.longitude, badge: '⌂' },
      ...{ label: title, card: <p className="home-pin">{title}</p> },
    }),
    [point, title],
  );
  const spotOf = (id: string) => spots.find(({ sales: there }) => there.some(({ sale }) => sale.id === id));
  return (
    <div className="home-board">
      <SoldMap spots={spots} shownId={shownId} onShow={setShownId} home={home} />
      <section aria-label={t('dossierMarket.recent')}>
        <Select
          label={t('dossierMarket.sort')}
          value={sort}
          options={SORTS.map((one) => ({ value: one, label: t(`dossierMarket.sort.${one}`) }))}
          onChange={({ currentTarget: { value: chosen } }) =>
            setSort(SORTS.find((one) => one === chosen) ?? 'newest')
          }
        />
        <p className="muted">{t('dossierMarket.distanceNote')}</p>
        <ol className="sold-list">
          {sorted.map(({ sale, distanceM }, at) => {
            const spot = spotOf(sale.id);
            const weighed = comparableOf(sale, value);
            return (
              <SaleRow
                key={sale.id}
                sale={sale}
                number={at + 1}
                isShown={spot !== undefined && spot.id === shownId}
                onShow={spot ? () => setShownId(spot.id) : null}
              >
                <p className="sold-facts">
                  {distanceM === null ? null : t('dossierMarket.away', { distance: sayDistance(distanceM) })}{' '}
                  {weighed === null || value === undefined
                    ? null
                    : t('dossierMarket.weighed', {
                        likeness: formatShare(weighed.likeness),
                        price: sayPrice(weighed.adjustedMinor, value.currency),
                      })}
                </p>
              </SaleRow>
            );
          })}
        </ol>
        {hasMore ? <p className="muted">{t('dossierMarket.hasMore')}</p> : null}
      </section>
    </div>
  );
}

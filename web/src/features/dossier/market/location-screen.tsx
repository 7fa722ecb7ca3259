import { useMemo, useState } from 'react';
import {
  straightLineM,
  TRAVEL_WAYS,
  travelMinutes,
  type Point,
  type TravelWay,
} from '#domain/dossier/map/travel-rings.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { mapSource } from '#lib/map-source.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { sayDistance, saySpeed } from '#kit/valuation/say-value.ts';
import { Map } from '#ui/map.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';
import type { Ground } from '../overview/home-calls.ts';
import { HomeScreen } from '../overview/home-screen.tsx';
import { HomeWays, wayTo } from '../overview/home-ways.tsx';
import { readPoint } from './home-market.ts';
import { NoPlace } from './no-place.tsx';
import { ringsOf, ringShapes } from './ring-shapes.ts';

/** Where the home lies: rings of travel time by the straight line, and how far the other homes are. */
export function LocationScreen({ scene }: { readonly scene: Scene }) {
  return (
    <HomeScreen scene={scene} title={t('dossierMarket.location')} lead={t('dossierMarket.locationLead')}>
      {(ground) => (
        <>
          <Located scene={scene} ground={ground} />
          <HomeWays scene={scene} homeId={ground.home.id} here="location" />
        </>
      )}
    </HomeScreen>
  );
}

interface OtherHome extends Point {
  readonly id: string;
  readonly title: string;
}

function Located({ scene, ground: { home } }: { readonly scene: Scene; readonly ground: Ground }) {
  const hasPlace = home.postcode !== '' || home.latitude !== null;
  const call = useCall(['place of a home', home.id, home.version], () => readPoint(home));
  const others = useMemo(
    () =>
      scene.homes.flatMap(({ id, title, latitude, longitude }) =>
        id === home.id || latitude === null || longitude === null ? [] : [{ id, title, latitude, longitude }],
      ),
    [scene.homes, home.id],
  );
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="24rem" />}
      failed={t('dossierMarket.placeFailed')}
      isEmpty={(point) => point === null}
      empty={<NoPlace scene={scene} homeId={home.id} isUnknown={hasPlace} />}
    >
      {(point) => (point === null ? null : <Board scene={scene} home={home} point={point} others={others} />)}
    </CallView>
  );
}

function Board({
  scene,
  home,
  point,
  others,
}: {
  readonly scene: Scene;
  readonly home: Ground['home'];
  readonly point: Point & { readonly isOwn: boolean };
  readonly others: readonly OtherHome[];
}) {
  const [way, setWay] = useState<TravelWay>('walk');
  const [chosen, setChosen] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const points = useMemo(
    () =>
      [{ id: home.id, title: home.title, ...point }, ...others].map(
        ({ id, title, latitude, longitude }, at) => ({
          ...{ id, latitude, longitude, badge: String(at + 1), label: `${String(at + 1)}. ${title}` },
          card: <p className="home-pin">{title}</p>,
        }),
      ),
    [home.id, home.title, point, others],
  );
  const shapes = useMemo(() => ringShapes(point, way), [point, way]);
  return (
    <div className="home-board">
      <Map
        points={points}
        radiusM={0}
        shapes={shapes}
        isNear
        selectedId={chosen}
        onSelect={setChosen}
        pointedId={pointed}
        onPoint={setPointed}
        source={mapSource}
        labels={{
          map: t('dossierMarket.map'),
          missing: t('dossierMarket.mapMissing'),
          zoomIn: t('sales.map.zoomIn'),
          zoomOut: t('sales.map.zoomOut'),
          wheel: t('sales.map.wheel'),
          touch: t('sales.map.touch'),
        }}
      />
      <section aria-labelledby="travel-rings">
        <h2 id="travel-rings">{t('dossierMarket.rings')}</h2>
        <Select
          label={t('dossierMarket.way')}
          value={way}
          options={(Object.keys(TRAVEL_WAYS) as TravelWay[]).map((one) => ({
            value: one,
            label: t(`dossierMarket.way.${one}`),
          }))}
          onChange={({ currentTarget: { value } }) => {
            if (value in TRAVEL_WAYS) setWay(value as TravelWay);
          }}
        />
        <div role="status">
          <ul className="home-rings">
            {ringsOf(way).map(({ minutes, radiusM }) => (
              <li key={minutes}>
                {t('dossierMarket.ring', { minutes: formatNumber(minutes), distance: sayDistance(radiusM) })}
              </li>
            ))}
          </ul>
        </div>
        <p className="home-held" role="note">
          {t('dossierMarket.straight', {
            speed: saySpeed(TRAVEL_WAYS[way].kmPerHour),
            detour: formatNumber(TRAVEL_WAYS[way].detour),
          })}
        </p>
        {point.isOwn ? null : <p className="muted">{t('dossierMarket.postcodeMiddle')}</p>}
        <h3>{t('dossierMarket.otherHomes')}</h3>
        {others.length === 0 ? (
          <p className="muted">{t('dossierMarket.noOthers')}</p>
        ) : (
          <ol className="home-others" start={2}>
            {others.map((other) => (
              <li key={other.id}>
                <TextLink as={Link} to={wayTo('location', scene, other.id)} dir="auto">
                  {other.title}
                </TextLink>{' '}
                {t('dossierMarket.otherAway', {
                  distance: sayDistance(straightLineM(point, other)),
                  minutes: formatNumber(travelMinutes(point, other, way)),
                })}
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

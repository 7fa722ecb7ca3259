import type { Area, AreaCard } from '#wire/areas.ts';
import type { SoldHomes } from '#wire/sold-homes.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import {
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { AppError, toAppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { withTexts } from '#lib/load-texts.ts';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { MarketSources } from '#kit/market/market-sources.tsx';
import { DRAWING, MARKET_PATHS } from '../../paths.ts';
import { SaleRow } from '#kit/market/sale-row.tsx';
import type { LevelKind } from '../area-figures.ts';
import { EnergyChart, KindsChart, MovedChart, PerAreaChart } from '../components/area-charts.tsx';
import { AreaCompare, MOST_OTHERS } from '../components/area-compare.tsx';
import { AreaMap } from '../components/area-map.tsx';
import { LikeMine } from '../components/like-mine.tsx';
import { readArea, readAreas, readLatestSales } from '../queries.ts';
import { sayChange, sayCount, sayMiddle } from '../say-level.ts';
import '../areas.css';
import '#kit/market/sold.css';

const AreaEditor = lazy(() =>
  withTexts(['forms'], () => import('../components/area-editor.tsx')).then((module) => ({
    default: module.AreaEditor,
  })),
);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface AreaData {
  readonly area: Area;
  readonly others: readonly Area[];
  readonly choices: readonly AreaCard[];
  readonly latest: SoldHomes | AppError;
  readonly page: { readonly values: { readonly area: string; readonly about: string } };
}

/** A neighbourhood, those that the address puts beside it, and what sold last. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<AreaData> {
  const id = params.areaClusterUuid ?? '';
  if (!UUID.test(id)) throw new AppError('not_found', 'There is no such neighbourhood.', { status: 404 });
  const [area, others, choices, latest] = await Promise.all([
    readArea(id),
    // One that was removed since leaves its place; the page is about another.
    Promise.all(
      othersOf(new URL(request.url).searchParams, id).map((one) => readArea(one).catch(() => null)),
    ),
    readAreas().catch(() => []),
    readLatestSales(id).catch(toAppError),
  ]);
  return {
    area,
    others: others.filter((one) => one !== null),
    choices,
    latest,
    page: { values: { area: area.name, about: area.description } },
  };
}

function othersOf(query: URLSearchParams, id: string): readonly string[] {
  const ids = (query.get('with') ?? '').split(',').filter((one) => UUID.test(one) && one !== id);
  return [...new Set(ids)].slice(0, MOST_OTHERS);
}

/** What a buyer asks of a place: what homes cost, how that moved, kind by kind, and what sold last. */
export function Component() {
  const { area, others, choices, latest } = useLoaderData<AreaData>();
  const [query, setQuery] = useSearchParams();
  const [kind, setKind] = useState<LevelKind>('all');
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isDrawing = query.has(DRAWING) && area.mayChange;
  return (
    <div className="page areas" key={area.id}>
      <header className="areas-head">
        <p>
          <TextLink as={Link} look="quiet" to={MARKET_PATHS.areas}>
            {t('areas.back')}
          </TextLink>
        </p>
        <h1>
          {area.name}{' '}
          {area.sources.some(({ isSample }) => isSample) ? <Badge>{t('sales.sample')}</Badge> : null}
        </h1>
        {area.description ? <p className="area-about">{area.description}</p> : null}
        <p className="area-level">
          {sayMiddle(area.latest)} <small>{t('areas.level')}</small>
        </p>
        <p>
          {sayChange(area)} <span className="muted">{sayCount(area.latest)}</span>
        </p>
        <p className="areas-ways">
          <TextLink as={Link} look="secondary" to={`${MARKET_PATHS.sold}?area=${area.id}`}>
            {t('areas.allSales')}
          </TextLink>
          {area.mayChange && !isDrawing ? (
            <TextLink as={Link} look="secondary" to={`?${DRAWING}`}>
              {t('areas.edit')}
            </TextLink>
          ) : null}
        </p>
      </header>
      {isDrawing ? (
        <Suspense fallback={<Skeleton height="3rem" lines={4} />}>
          <AreaEditor
            area={area}
            id={area.id}
            onSaved={() => void revalidate()}
            onRemoved={() => void navigate(MARKET_PATHS.areas)}
          />
        </Suspense>
      ) : null}
      <div className="area-first">
        <OneAreaMap area={area} />
        <LikeMine area={area} kind={kind} onKind={setKind} />
      </div>
      <div className="area-charts">
        <MovedChart area={area} kind={kind} />
        <KindsChart area={area} />
        <PerAreaChart area={area} />
        <EnergyChart area={area} />
      </div>
      <section className="sold-results" aria-labelledby="area-latest">
        <h2 id="area-latest">{t('areas.latest')}</h2>
        {latest instanceof Error ? <LoadFailure error={latest} /> : <LatestSales latest={latest} />}
      </section>
      <AreaCompare
        area={area}
        others={others}
        kind={kind}
        choices={choices}
        onOthers={(ids) =>
          setQuery(ids.length > 0 ? { with: ids.join(',') } : {}, { preventScrollReset: true })
        }
      />
      <MarketSources sources={area.sources} />
      <MarketWays />
    </div>
  );
}

function OneAreaMap({ area }: { readonly area: Area }) {
  const areas = useMemo(() => [area], [area]);
  return <AreaMap areas={areas} selectedId={null} onSelect={() => undefined} />;
}

function LatestSales({ latest: { rows } }: { readonly latest: SoldHomes }) {
  if (rows.length === 0) return <p className="muted">{t('areas.noSales')}</p>;
  return (
    <ol className="sold-list">
      {rows.map((sale, at) => (
        <SaleRow key={sale.id} sale={sale} number={at + 1} isShown={false} onShow={null} />
      ))}
    </ol>
  );
}

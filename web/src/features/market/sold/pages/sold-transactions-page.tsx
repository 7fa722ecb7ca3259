import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { MarketSources } from '#kit/market/market-sources.tsx';
import { MARKET_PATHS } from '../../paths.ts';
import { SoldForm } from '../components/sold-form.tsx';
import { SoldResults } from '../components/sold-results.tsx';
import { atHome, readSold, type SoldPage } from '../queries.ts';
import { readSoldFilters, soldQuery, type SoldFilters } from '../sold-filters.ts';
import '#kit/market/sold.css';

interface SoldData {
  readonly filters: SoldFilters;
  readonly first: SoldPage | AppError;
}

/** The first page of the sales that the address asks for. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SoldData> {
  const filters = readSoldFilters(new URL(request.url).searchParams);
  return { filters, first: await atHome(filters).then(readSold).catch(toAppError) };
}

/** Of a place without invented sales none are named; a whole country may have some further down. */
function sourcesOfPage({ rows, sources }: SoldPage, { area, place }: SoldFilters) {
  const isWide = area === '' && place === '';
  return sources.filter(({ isSample }) => !isSample || isWide || rows.some((row) => row.isSample));
}

/** What homes really sold for, as registers state it: by place, kind, price and day. */
export function Component() {
  const { filters, first } = useLoaderData<SoldData>();
  const navigate = useNavigate();
  const isWaiting = useNavigation().state !== 'idle';
  const page = first instanceof Error ? null : first;
  return (
    <div className="page sold">
      <header className="sold-head">
        <h1>{t('sold.title')}</h1>
        <p className="lead">{t('sold.lead')}</p>
      </header>
      <SoldForm
        filters={filters}
        countries={page?.countries ?? []}
        country={page?.country ?? filters.country}
        currency={page?.currency ?? 'GBP'}
        areaName={page?.areaName ?? null}
        onChange={(next) => void navigate(MARKET_PATHS.sold + soldQuery(next))}
      />
      {page?.rows.some(({ isSample }) => isSample) ? (
        <p className="sold-sample">{t('sold.sampleNote')}</p>
      ) : null}
      <LiveRegion>
        {isWaiting ? t('sold.waiting') : page ? t(page.rows.length > 0 ? 'sold.found' : 'sold.empty') : null}
      </LiveRegion>
      {first instanceof Error ? (
        <LoadFailure error={first} />
      ) : (
        <>
          <SoldResults key={soldQuery(filters)} first={first} filters={filters} isWaiting={isWaiting} />
          <MarketSources sources={sourcesOfPage(first, filters)} />
        </>
      )}
      <MarketWays place={page?.areaName ?? filters.place} country={page?.country} />
    </div>
  );
}

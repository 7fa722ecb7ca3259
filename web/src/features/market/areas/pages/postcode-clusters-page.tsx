import type { AreaCard } from '#wire/areas.ts';
import type { MarketSource } from '#wire/sold-homes.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { newId } from '#lib/new-id.ts';
import { withTexts } from '#lib/load-texts.ts';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { MarketSources } from '#kit/market/market-sources.tsx';
import { areaPath, DRAWING, MARKET_PATHS } from '../../paths.ts';
import { AreaCards } from '../components/area-cards.tsx';
import { AreaMap } from '../components/area-map.tsx';
import { readAreas, readMayDraw, readSources } from '../queries.ts';
import '../areas.css';

const AreaEditor = lazy(() =>
  withTexts(['forms'], () => import('../components/area-editor.tsx')).then((module) => ({
    default: module.AreaEditor,
  })),
);

interface AreasData {
  readonly areas: readonly AreaCard[] | AppError;
  readonly sources: readonly MarketSource[];
}

/** The neighbourhoods of the site. */
export async function loader(): Promise<AreasData> {
  const areas = await readAreas().catch(toAppError);
  return { areas, sources: areas instanceof Error ? [] : await readSources(areas).catch(() => []) };
}

/** Neighbourhoods that somebody who knows them drew, with what homes in them really cost. */
export function Component() {
  const { areas, sources } = useLoaderData<AreasData>();
  const [query] = useSearchParams();
  const isDrawing = query.has(DRAWING);
  const may = useCall(['may-draw'], readMayDraw);
  return (
    <div className="page areas">
      <header className="areas-head">
        <h1>{t('areas.title')}</h1>
        <p className="lead">{t('areas.lead')}</p>
        <p className="areas-ways">
          <TextLink as={Link} look="secondary" to={MARKET_PATHS.sold}>
            {t('areas.sold')}
          </TextLink>
          {may.answer && !isDrawing ? (
            <TextLink as={Link} look="secondary" to={`?${DRAWING}`}>
              {t('areas.draw')}
            </TextLink>
          ) : null}
        </p>
      </header>
      {isDrawing ? <Drawing may={may} /> : null}
      {areas instanceof Error ? (
        <LoadFailure error={areas} />
      ) : areas.length === 0 ? (
        <Empty title={t('areas.empty')}>{t('areas.emptyHelp')}</Empty>
      ) : (
        <Areas areas={areas} />
      )}
      {sources.length > 0 ? <MarketSources sources={sources} /> : null}
      <MarketWays />
    </div>
  );
}

function Areas({ areas }: { readonly areas: readonly AreaCard[] }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const root = useRef<HTMLElement>(null);
  const show = (id: string) => {
    setSelectedId(id);
    root.current?.querySelector(`[data-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section ref={root} className="areas-all" aria-labelledby="areas-all">
      <h2 id="areas-all">{plural('areas.of', areas.length)}</h2>
      <div className="areas-board">
        <AreaMap areas={areas} selectedId={selectedId} onSelect={show} />
        <AreaCards areas={areas} selectedId={selectedId} />
      </div>
      <p className="muted">{t('areas.how')}</p>
    </section>
  );
}

/** The form of a new one, for whoever may draw; a sentence for others. */
function Drawing({ may }: { readonly may: ReturnType<typeof useCall<boolean>> }) {
  const navigate = useNavigate();
  const [id] = useState(newId);
  if (may.error)
    return <CallFailure error={may.error} isRetrying={may.isBusy} onRetry={() => void may.reload()} />;
  if (may.answer === undefined) return <Skeleton height="3rem" lines={4} />;
  if (!may.answer) return <Empty title={t('areas.notYours')}>{t('areas.notYoursHelp')}</Empty>;
  return (
    <Suspense fallback={<Skeleton height="3rem" lines={4} />}>
      <AreaEditor area={null} id={id} onSaved={(saved) => void navigate(areaPath(saved.id))} />
    </Suspense>
  );
}

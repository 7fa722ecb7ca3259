import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { ChartPlace } from '#wire/sold-charts.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import type { AppError } from '#lib/app-error.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { CHARTS_PATH } from '../chart-paths.ts';
import { chartSearch } from '../chart-query.ts';
import type { ChartView } from '#kit/charts/chart-views.ts';
import { sayOrigin } from '#kit/charts/chart-words.ts';
import type { ChartGround } from '../queries.ts';
import { ChartForm } from './chart-form.tsx';
import '../charts.css';

interface ChartScreenProps<Figures> {
  readonly title: string;
  readonly lead: string;
  readonly ground: ChartGround;
  /** null where there is no area to draw */
  readonly figures: Figures | AppError | null;
  readonly view: (figures: Figures) => ChartView;
  readonly fileName: string;
  readonly hasStep?: boolean;
  /** between the heading and the form */
  readonly nav?: ReactNode;
  /** how to read it */
  readonly children: ReactNode;
}

/** A page of one chart: its area and filters, the chart in its states, and how to read it. */
export function ChartScreen<Figures extends { readonly place: ChartPlace }>({
  title,
  lead,
  ground,
  figures,
  view: makeView,
  fileName,
  hasStep = false,
  nav,
  children,
}: ChartScreenProps<Figures>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isWaiting = useNavigation().state !== 'idle';
  const view = useMemo(
    () => (figures === null || figures instanceof Error ? null : makeView(figures)),
    [figures, makeView],
  );
  return (
    <div className="page charts">
      <header className="charts-head">
        <p>
          <TextLink as={Link} to={CHARTS_PATH + chartSearch({ ...ground.query, near: '' })} look="quiet">
            {t('soldCharts.all')}
          </TextLink>
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {nav}
      <ChartForm
        key={ground.query.near + (ground.place?.code ?? '')}
        ground={ground}
        hasStep={hasStep}
        onChange={(query) => void navigate(pathname + chartSearch(query))}
      />
      <LiveRegion>{isWaiting ? t('soldCharts.waiting') : (view?.answer ?? null)}</LiveRegion>
      <div className="charts-body" aria-busy={isWaiting || undefined}>
        {figures instanceof Error ? (
          <LoadFailure error={figures} />
        ) : view === null || figures === null ? (
          ground.query.near !== '' ? null : (
            <Empty title={t('soldCharts.nothing')}>{t('soldCharts.nothingHelp')}</Empty>
          )
        ) : (
          <ChartFigure
            title={view.title}
            answer={view.sales === 0 ? t('soldCharts.answer.none') : view.answer}
            plot={view.plot}
            axes={view.axes}
            note={sayOrigin(view.sales, figures.place)}
            fileName={fileName}
          >
            {figures.place.sources.some(({ isSample }) => isSample) ? (
              <Badge>{t('soldCharts.sample')}</Badge>
            ) : null}
          </ChartFigure>
        )}
      </div>
      <section className="charts-how">
        <h2>{t('soldCharts.how')}</h2>
        {children}
        <p>{t('soldCharts.how.all')}</p>
      </section>
      <MarketWays place={ground.place?.code ?? ''} country={ground.place?.country} />
    </div>
  );
}

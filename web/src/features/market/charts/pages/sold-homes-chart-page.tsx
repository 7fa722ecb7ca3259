import type { SoldFigures } from '#wire/sold-charts.ts';
import { useCallback } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { SALE_CHARTS, type SaleChart } from '#domain/market/sale-charts.ts';
import { AppError } from '#lib/app-error.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { soldChartPath } from '../chart-paths.ts';
import { chartSearch } from '../chart-query.ts';
import { chartView } from '#kit/charts/chart-views.ts';
import { ChartScreen } from '../components/chart-screen.tsx';
import { readFigures, readGround, stepOf, type ChartGround } from '../queries.ts';

interface ChartData {
  readonly chart: SaleChart;
  readonly ground: ChartGround;
  readonly figures: SoldFigures | AppError | null;
}

/** The chart that the address names, of its area and filters. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ChartData | Response> {
  const chart = SALE_CHARTS.find((one) => one === params.targetChartName);
  if (chart === undefined) throw new AppError('not_found', 'There is no such chart.', { status: 404 });
  const ground = await readGround(new URL(request.url));
  if (ground instanceof Response) return ground;
  const { place, query } = ground;
  return { chart, ground, figures: place === null ? null : await readFigures(chart, place, query) };
}

/** One chart of sold homes. */
export function Component() {
  const { chart, ground, figures } = useLoaderData<ChartData>();
  const step = stepOf(chart, ground.query);
  const view = useCallback((answer: SoldFigures) => chartView(chart, answer, step), [chart, step]);
  return (
    <ChartScreen
      title={t(`soldCharts.name.${chart}`)}
      lead={t(`soldCharts.about.${chart}`)}
      ground={ground}
      figures={figures}
      view={view}
      fileName={`sold-homes-${chart}-${ground.place?.code.toLowerCase() ?? ''}`}
      hasStep={chart !== 'type' && chart !== 'year'}
      nav={
        <nav className="charts-nav" aria-label={t('soldCharts.title')}>
          {SALE_CHARTS.map((one) => (
            <Link
              key={one}
              to={soldChartPath(one) + chartSearch({ ...ground.query, near: '' })}
              aria-current={one === chart ? 'page' : undefined}
            >
              {t(`soldCharts.name.${one}`)}
            </Link>
          ))}
        </nav>
      }
    >
      <p>{t(`soldCharts.how.${chart}`)}</p>
    </ChartScreen>
  );
}

import { useMemo } from 'react';
import type { SoldFigures } from '#wire/sold-charts.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { chartView, type ChartView } from '#kit/charts/chart-views.ts';
import { sayOrigin } from '#kit/charts/chart-words.ts';
import type { ChartPlace } from '#wire/sold-charts.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Ground } from '../overview/home-calls.ts';
import { perM2Of } from '../overview/price-of.ts';
import { today } from '../tasks/today.ts';
import { readAreaFigures, readSpread } from './home-market.ts';
import { spreadView } from './spread-view.ts';

interface Area {
  readonly country: string;
  readonly code: string;
}

/** What homes around sold for, year by year: whole, or by the square metre. */
export function LevelChart({
  area,
  chart,
}: {
  readonly area: Area;
  readonly chart: 'price' | 'price-per-m2';
}) {
  const call = useCall(['level of an area', area, chart], () => readAreaFigures(area, chart));
  return (
    <Drawn
      call={call}
      fileName={`${chart}-${area.code.toLowerCase()}`}
      view={chart === 'price' ? priceView : perM2View}
    />
  );
}

const priceView = (figures: SoldFigures) => chartView('price', figures, 'year');
const perM2View = (figures: SoldFigures) => chartView('price-per-m2', figures, 'year');

/** A spread is of so many years: older prices are of another market. */
const SPREAD_YEARS = 4;

/** How square metres are priced around the home, with the home itself among them. */
export function SpreadChart({ area, ground }: { readonly area: Area; readonly ground: Ground }) {
  const fromYear = Number(today().slice(0, 4)) - SPREAD_YEARS;
  const call = useCall(['spread of an area', area, fromYear], () => readSpread(area, fromYear));
  const perM2 = perM2Of(ground);
  const { currency } = ground;
  const view = useMemo(
    () => (spread: Parameters<typeof spreadView>[0]) =>
      spreadView(spread, spread.place.currency === currency ? perM2 : null),
    [perM2, currency],
  );
  return (
    <>
      <Drawn call={call} fileName={`square-metres-${area.code.toLowerCase()}`} view={view} />
      {perM2 === null && !ground.isHeld ? (
        <p className="muted">{t('dossierOverview.perArea.missing')}</p>
      ) : null}
    </>
  );
}

interface DrawnProps<Figures> {
  readonly call: Call<Figures>;
  readonly view: (figures: Figures) => ChartView;
  readonly fileName: string;
}

function Drawn<Figures extends { readonly place: ChartPlace }>({ call, ...drawn }: DrawnProps<Figures>) {
  return (
    <CallView call={call} waiting={<Skeleton height="22rem" />} failed={t('dossierMarket.chartFailed')}>
      {(figures) => <Figure figures={figures} {...drawn} />}
    </CallView>
  );
}

function Figure<Figures extends { readonly place: ChartPlace }>({
  figures,
  view: makeView,
  fileName,
}: Omit<DrawnProps<Figures>, 'call'> & { readonly figures: Figures }) {
  const view = useMemo(() => makeView(figures), [figures, makeView]);
  return (
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
  );
}

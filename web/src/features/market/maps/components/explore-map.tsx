import { useMemo, useState } from 'react';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { useAreaUnit } from '#kit/homes/area-unit.ts';
import { plural, t } from '#lib/i18n.ts';
import { MapSurface } from '#ui/map-surface.tsx';
import type { MapSource } from '#ui/map-source.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { boxOfCell, cellId, cellShape, cellsOfOneCurrency, countOf, middleOf } from '../cells.ts';
import { isNear, readSightFilters, roundBox, type SightFilters } from '../map-view.ts';
import { readCells, readNearSales, type Market } from '../queries.ts';
import { saleSpots } from '../sale-spots.ts';
import { setFilters } from '../set-filters.ts';
import { yearsOf } from '../sources-of.ts';
import { moneyWords } from '../step-words.ts';
import { PRICE_STEPS } from '../tones.ts';
import { boxOfMarket, useMapView, lookAt } from '../use-map-view.ts';
import { useSight } from '../use-sight.ts';
import { CellList } from './cell-list.tsx';
import { Goes } from './goes.tsx';
import { Legend } from './legend.tsx';
import { mapLabels } from './map-labels.ts';
import { PlaceForm } from './place-form.tsx';
import { SaleList } from './sale-list.tsx';
import { SightForm } from './sight-form.tsx';

interface ExploreMapProps {
  readonly markets: readonly [Market, ...Market[]];
  readonly source: MapSource;
}

const NONE = [] as const;
/** How much nearer somebody comes who chooses a cell. */
const STEP = 2;

/** Sales as cells from afar and one by one from near, on a map and, saying the same, in a list. */
export function ExploreMap({ markets, source }: ExploreMapProps) {
  const unit = useAreaUnit();
  const start = lookAt(boxOfMarket(markets[0]));
  const { view, bounds, look, params, edit } = useMapView(start);
  const filters = readSightFilters(params);
  const years = yearsOf(markets);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const near = isNear(bounds);
  const box = roundBox(bounds);
  const asked = [...box, filters.type, filters.fromYear, filters.toYear].join(' ');
  const cells = useSight(near ? null : `${asked} ${String(Math.round(view.zoom))}`, (signal) =>
    readCells(box, view, filters, signal),
  );
  const sales = useSight(near ? asked : null, (signal) => readNearSales(box, filters, signal));
  const { error, isBusy, reload } = near ? sales : cells;
  const { currency, shown, others } = useMemo(() => cellsOfOneCurrency(cells.answer ?? NONE), [cells.answer]);
  const shapes = useMemo(() => (near ? NONE : shown.map(cellShape)), [near, shown]);
  const nearSales = sales.answer?.sales;
  const spots = useMemo(() => (near ? saleSpots(nearSales ?? NONE) : NONE), [near, nearSales]);
  const money = (near ? nearSales?.[0]?.currency : currency) ?? markets[0].currency;
  const fewParts = shown.filter(({ few }) => few).length;
  const isRead = (near ? sales.answer : cells.answer) !== undefined;
  const count = near ? (nearSales?.length ?? 0) : countOf(shown);

  const pick = (id: string) => {
    const cell = shown.find((one) => cellId(one) === id);
    setPointedId(near ? id : null);
    if (cell && !near) look({ ...middleOf(boxOfCell(cell)), zoom: Math.min(16, view.zoom + STEP) });
  };
  const choose = (next: SightFilters) => edit((query) => setFilters(query, next));

  return (
    <>
      <div className="maps-tools">
        <PlaceForm onFound={(found) => look(lookAt(found))} />
        <SightForm filters={filters} years={years} unit={unit} onChange={choose} />
      </div>
      <div className="maps-board">
        <MapSurface
          scale="level"
          shapes={shapes}
          spots={spots}
          ring={NONE}
          pointedId={pointedId}
          view={view}
          onMove={look}
          onPoint={setPointedId}
          onPick={pick}
          source={source}
          labels={mapLabels(t('maps.map.sales'))}
        />
        <section className="maps-side" aria-label={t('maps.list')} aria-busy={isBusy || undefined}>
          <div className="maps-said">
            <p role="status">
              {isRead ? saySight(near, count, sales.answer?.hasMore ?? false) : t('maps.waiting')}
            </p>
            <p className="maps-fine">{sayPeriod(filters, years)}</p>
            {fewParts > 0 && !near ? <p className="maps-fine">{plural('maps.few', fewParts)}</p> : null}
            {others > 0 && !near ? <p className="maps-fine">{plural('maps.others', others)}</p> : null}
          </div>
          <Goes view={view} markets={markets} look={look} />
          {error ? <CallFailure error={error} isRetrying={isBusy} onRetry={reload} /> : null}
          {!isRead && !error ? <Skeleton height="3rem" lines={6} /> : null}
          {isRead && count + fewParts === 0 && !isBusy ? <p>{t('maps.nothing')}</p> : null}
          {near && nearSales ? (
            <SaleList sales={nearSales} unit={unit} pointedId={pointedId} onPoint={setPointedId} />
          ) : null}
          {!near && shown.length > 0 ? (
            <CellList cells={shown} view={view} pointedId={pointedId} onPoint={setPointedId} onPick={pick} />
          ) : null}
        </section>
      </div>
      <Legend
        title={t(near ? 'maps.legend.sales' : 'maps.legend.cells')}
        scale="level"
        words={moneyWords(PRICE_STEPS, money)}
        unknown={t('maps.legend.unknown')}
      >
        <p className="maps-fine">
          {isRead ? `${saySight(near, count, sales.answer?.hasMore ?? false)} · ` : null}
          {sayPeriod(filters, years)}
        </p>
      </Legend>
    </>
  );
}

function saySight(near: boolean, count: number, hasMore: boolean): string {
  if (!near) return plural('maps.sight.cells', count);
  return hasMore ? t('maps.sight.latest', { count }) : plural('maps.sight.sales', count);
}

function sayPeriod(
  { type, fromYear, toYear }: SightFilters,
  [first, last]: readonly [number, number],
): string {
  return t('maps.period', {
    from: String(fromYear ?? first),
    to: String(toYear ?? last),
    kind: type === '' ? t('maps.anyType') : t(`sales.type.${type}`),
  });
}

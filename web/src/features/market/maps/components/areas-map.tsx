import { useMemo, useState } from 'react';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { useAreaUnit } from '#kit/homes/area-unit.ts';
import { plural, t } from '#lib/i18n.ts';
import { openMapSource } from '#lib/map-source.ts';
import { Button } from '#ui/button.tsx';
import { MapSurface } from '#ui/map-surface.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { levelAt, readAreaQuery } from '../area-filters.ts';
import { roundBox } from '../map-view.ts';
import { readPriceAreas, type Market } from '../queries.ts';
import { regionsOf } from '../regions.ts';
import { yearsOf } from '../sources-of.ts';
import { boxOfMarket, useMapView, lookAt } from '../use-map-view.ts';
import { useSight } from '../use-sight.ts';
import { AreaForm } from './area-form.tsx';
import { AreaLegend } from './area-legend.tsx';
import { AreaList, areaTone, type PricedArea } from './area-list.tsx';
import { Goes } from './goes.tsx';
import { mapLabels } from './map-labels.ts';
import { PlaceForm } from './place-form.tsx';

const NONE = [] as const;
const STEP = 2;

/** What a square metre costs, district by district and sector by sector, and how that changed. */
export function AreasMap({ markets }: { readonly markets: readonly [Market, ...Market[]] }) {
  const unit = useAreaUnit();
  const start = lookAt(boxOfMarket(markets[0]));
  const { view, bounds, look, params, edit } = useMapView(start);
  const query = readAreaQuery(params);
  const { show, level, year, since, type } = query;
  const [pointedId, setPointedId] = useState<string | null>(null);
  const asked = { level: levelAt(level, view.zoom), year, since, type };
  const box = roundBox(bounds);
  const { answer, error, isBusy, reload } = useSight([...box, ...Object.values(asked)].join(' '), (signal) =>
    readPriceAreas(box, asked, signal),
  );
  // One legend is about one money: that of the first area.
  const all = answer?.areas ?? NONE;
  const currency = all[0]?.currency ?? markets[0].currency;
  const areas = useMemo(() => all.filter((area) => area.currency === currency), [all, currency]);
  const shapes = useMemo(() => {
    const regions = regionsOf(areas.map((area) => ({ ...area, id: area.code })));
    return areas.flatMap((area) => {
      const geometry = regions.get(area.code);
      return geometry ? { id: area.code, geometry, tone: areaTone(area, show) } : [];
    });
  }, [areas, show]);
  const sales = areas.reduce((sum, area) => sum + area.sales, 0);
  const said = answer?.year
    ? t('maps.areas.period', { year: String(answer.year), since: String(answer.since), count: sales })
    : null;
  const set = (name: string, value: string) =>
    edit((next) => (value === '' ? next.delete(name) : next.set(name, value)));
  const pick = (area: Pick<PricedArea, 'latitude' | 'longitude'>) =>
    look({ latitude: area.latitude, longitude: area.longitude, zoom: Math.min(14, view.zoom + STEP) });
  return (
    <>
      <div className="maps-tools">
        <PlaceForm onFound={(found) => look(lookAt(found))} />
        <AreaForm query={query} years={yearsOf(markets)} unit={unit} onSet={set} />
      </div>
      <div className="maps-board">
        <MapSurface
          scale={show}
          shapes={shapes}
          spots={NONE}
          ring={NONE}
          pointedId={pointedId}
          view={view}
          onMove={look}
          onPoint={setPointedId}
          onPick={(id) => {
            const area = areas.find(({ code }) => code === id);
            if (area) pick(area);
          }}
          source={openMapSource}
          labels={mapLabels(t('maps.map.areas'))}
        />
        <section className="maps-side" aria-label={t('maps.list')} aria-busy={isBusy || undefined}>
          <div className="maps-said">
            <p role="status">
              {answer === undefined ? t('maps.waiting') : plural('maps.areas.sight', areas.length)}
            </p>
            {said === null ? null : <p className="maps-fine">{said}</p>}
          </div>
          <Goes view={view} markets={markets} look={look} />
          {error ? <CallFailure error={error} isRetrying={isBusy} onRetry={reload} /> : null}
          {answer === undefined && !error ? <Skeleton height="3rem" lines={6} /> : null}
          {answer !== undefined && areas.length === 0 && !isBusy ? (
            <p>
              {t('maps.areas.nothing')}{' '}
              {year === null ? null : (
                <Button size="small" onClick={() => set('year', '')}>
                  {t('maps.areas.lastYear')}
                </Button>
              )}
            </p>
          ) : null}
          {areas.length > 0 ? (
            <AreaList
              areas={areas}
              show={show}
              unit={unit}
              since={answer?.since ?? yearsOf(markets)[1]}
              pointedId={pointedId}
              onPoint={setPointedId}
              onPick={pick}
            />
          ) : null}
        </section>
      </div>
      <AreaLegend show={show} unit={unit} currency={currency} since={answer?.since ?? null}>
        {said === null ? null : <p className="maps-fine">{said}</p>}
      </AreaLegend>
    </>
  );
}

import { useMemo, useState } from 'react';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { chooseAreaUnit, SHOWN_UNITS, useAreaUnit } from '#kit/homes/area-unit.ts';
import { plural, t } from '#lib/i18n.ts';
import { openMapSource } from '#lib/map-source.ts';
import { Button } from '#ui/button.tsx';
import { MapSurface } from '#ui/map-surface.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AREA_LEVELS, AREA_SHOWS, levelAt, readAreaQuery } from '../area-filters.ts';
import { roundBox, viewOfBox } from '../map-view.ts';
import { readPriceAreas, type Market } from '../queries.ts';
import { regionsOf } from '../regions.ts';
import { yearsOf } from '../sources-of.ts';
import { changeWords, moneyWords } from '../step-words.ts';
import { CHANGE_STEPS, PER_M2_STEPS, perUnit } from '../tones.ts';
import { boxOfMarket, useMapView, WINDOW } from '../use-map-view.ts';
import { useSight } from '../use-sight.ts';
import { AreaList, areaTone, type PricedArea } from './area-list.tsx';
import { Goes } from './goes.tsx';
import { Legend } from './legend.tsx';
import { mapLabels } from './map-labels.ts';
import { PlaceForm } from './place-form.tsx';

const NONE = [] as const;
const STEP = 2;

/** What a square metre costs, district by district and sector by sector, and how that changed. */
export function AreasMap({ markets }: { readonly markets: readonly [Market, ...Market[]] }) {
  const unit = useAreaUnit();
  const start = viewOfBox(boxOfMarket(markets[0]), WINDOW.width, WINDOW.height);
  const { view, bounds, look, params, edit } = useMapView(start);
  const { show, level, year, since, type } = readAreaQuery(params);
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
  const [first, last] = yearsOf(markets);
  const years = Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
  const sales = areas.reduce((sum, area) => sum + area.sales, 0);
  const set = (name: string, value: string) =>
    edit((query) => (value === '' ? query.delete(name) : query.set(name, value)));
  const pick = (area: Pick<PricedArea, 'latitude' | 'longitude'>) =>
    look({ latitude: area.latitude, longitude: area.longitude, zoom: Math.min(14, view.zoom + STEP) });
  const select = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Select
      label={label}
      value={value}
      options={options.map(([key, text]) => ({ value: key, label: text }))}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  );
  return (
    <>
      <div className="maps-tools">
        <PlaceForm onFound={(found) => look(viewOfBox(found, WINDOW.width, WINDOW.height))} />
        <div className="maps-choices">
          {select(
            'show',
            t('maps.areas.show'),
            show,
            AREA_SHOWS.map((one) => [one, t(`maps.areas.show.${one}`)]),
          )}
          {select(
            'by',
            t('maps.areas.by'),
            level,
            AREA_LEVELS.map((one) => [one, t(`maps.areas.by.${one}`)]),
          )}
          {select('type', t('maps.type'), type, [
            ['', t('maps.anyType')],
            ...SALE_KINDS.map((one) => [one, t(`sales.type.${one}`)] as const),
          ])}
          {select('year', t('maps.areas.year'), String(year ?? ''), [
            ['', t('maps.areas.lastYear')],
            ...years.map((one) => [one, one] as const),
          ])}
          {select('since', t('maps.areas.since'), String(since ?? ''), [
            ['', t('maps.areas.fiveYears')],
            ...years.map((one) => [one, one] as const),
          ])}
          <Select
            label={t('maps.unit')}
            value={unit}
            options={SHOWN_UNITS.map((value) => ({ value, label: t(`maps.unit.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              chooseAreaUnit(SHOWN_UNITS.find((one) => one === value) ?? 'm2')
            }
          />
        </div>
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
            {answer?.year ? (
              <p className="maps-fine">
                {t('maps.areas.period', {
                  year: String(answer.year),
                  since: String(answer.since),
                  count: sales,
                })}
              </p>
            ) : null}
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
              since={answer?.since ?? last}
              pointedId={pointedId}
              onPoint={setPointedId}
              onPick={pick}
            />
          ) : null}
        </section>
      </div>
      <Legend
        title={
          show === 'level'
            ? t(`maps.legend.per.${unit}`)
            : t('maps.legend.change', { year: String(answer?.since ?? '') })
        }
        scale={show}
        words={
          show === 'level'
            ? moneyWords(
                PER_M2_STEPS.map((step) => perUnit(step * 100, unit) / 100),
                currency,
              )
            : changeWords(CHANGE_STEPS)
        }
        unknown={t('maps.legend.unknown')}
      >
        <p className="maps-fine">{t('maps.areas.borders')}</p>
      </Legend>
    </>
  );
}

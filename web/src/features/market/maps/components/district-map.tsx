import { useMemo, useState } from 'react';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { plural, t } from '#lib/i18n.ts';
import { openMapSource } from '#lib/map-source.ts';
import type { Place } from '#ui/map-place.ts';
import { MapSurface } from '#ui/map-surface.tsx';
import { cellId, cellShape, cellsOfOneCurrency, boxOfCell, countOf, middleOf } from '../cells.ts';
import { roundBox, type Box } from '../map-view.ts';
import { readCells } from '../queries.ts';
import { moneyWords } from '../step-words.ts';
import { PRICE_STEPS } from '../tones.ts';
import { useMapView, lookAt } from '../use-map-view.ts';
import { useSight } from '../use-sight.ts';
import { CellList } from './cell-list.tsx';
import { Legend } from './legend.tsx';
import { mapLabels } from './map-labels.ts';

const NONE = [] as const;
/** The sales of the last years: a cell of these has too few otherwise. */
const YEARS = 3;
/** Nearer than this a district of few places is one cell that fills the map. */
const NEAREST = 13;

interface DistrictMapProps {
  readonly box: Box;
  /** the district's boundary; none where it is not known */
  readonly ring: readonly Place[];
  readonly lastYear: number;
}

/** The sales of a district's last three years as cells, and the ground that is its own. */
export function DistrictMap({ box, ring, lastYear }: DistrictMapProps) {
  const start = lookAt(box);
  const { view, bounds, look } = useMapView({ ...start, zoom: Math.min(start.zoom, NEAREST) });
  const [pointedId, setPointedId] = useState<string | null>(null);
  const seen = roundBox(bounds);
  const filters = { type: '', fromYear: lastYear - YEARS + 1, toYear: lastYear } as const;
  const { answer, error, isBusy, reload } = useSight(`${seen.join(' ')} ${String(view.zoom)}`, (signal) =>
    readCells(seen, view, filters, signal),
  );
  const { shown, currency } = useMemo(() => cellsOfOneCurrency(answer ?? NONE), [answer]);
  const shapes = useMemo(() => shown.map(cellShape), [shown]);
  const pick = (id: string) => {
    const cell = shown.find((one) => cellId(one) === id);
    if (cell) look({ ...middleOf(boxOfCell(cell)), zoom: Math.min(14, view.zoom + 1) });
  };
  return (
    <section aria-labelledby="maps-last" className="maps-figures">
      <h2 id="maps-last">
        {t('maps.cv.lastTitle', { from: String(filters.fromYear), to: String(lastYear) })}
      </h2>
      <div className="maps-board">
        <MapSurface
          scale="level"
          shapes={shapes}
          spots={NONE}
          ring={ring}
          pointedId={pointedId}
          view={view}
          onMove={look}
          onPoint={setPointedId}
          onPick={pick}
          source={openMapSource}
          labels={mapLabels(t('maps.map.sales'))}
        />
        <section className="maps-side" aria-label={t('maps.list')} aria-busy={isBusy || undefined}>
          {error ? <CallFailure error={error} isRetrying={isBusy} onRetry={reload} /> : null}
          {answer !== undefined && shown.length === 0 ? <p>{t('maps.nothing')}</p> : null}
          {shown.length > 0 ? (
            <CellList cells={shown} view={view} pointedId={pointedId} onPoint={setPointedId} onPick={pick} />
          ) : null}
        </section>
      </div>
      {currency === null ? null : (
        <Legend
          title={t('maps.legend.cells')}
          scale="level"
          words={moneyWords(PRICE_STEPS, currency)}
          unknown={t('maps.legend.unknown')}
        >
          <p className="maps-fine">{plural('maps.sight.cells', countOf(shown))}</p>
        </Legend>
      )}
    </section>
  );
}

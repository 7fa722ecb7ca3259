import { useMemo, useState } from 'react';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { useAreaUnit, type ShownUnit } from '#kit/homes/area-unit.ts';
import { t } from '#lib/i18n.ts';
import { openMapSource } from '#lib/map-source.ts';
import { MapSurface } from '#ui/map-surface.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askedOf, countryOfCodes, readDrawing, sayRing, type DrawnQuery } from '../drawing.ts';
import { readSightFilters, roundBox } from '../map-view.ts';
import { findPlace, readDrawnArea, readPriceAreas, type DrawnArea, type Market } from '../queries.ts';
import { regionsOf } from '../regions.ts';
import { setFilters } from '../set-filters.ts';
import { yearsOf } from '../sources-of.ts';
import { moneyTone, PER_M2_STEPS } from '../tones.ts';
import { boxOfMarket, useMapView, lookAt } from '../use-map-view.ts';
import { useSight } from '../use-sight.ts';
import { DrawTools } from './draw-tools.tsx';
import { DrawnFigures } from './drawn-figures.tsx';
import { Goes } from './goes.tsx';
import { mapLabels } from './map-labels.ts';
import { PlaceForm } from './place-form.tsx';
import { SaveDrawing } from './save-drawing.tsx';
import { SectorList } from './sector-list.tsx';
import { SightForm } from './sight-form.tsx';

const NONE = [] as const;
const NEAR = { year: null, since: null, type: '' } as const;

/** An area that somebody draws, by its corners or by its postcodes, and what homes in it sold for. */
export function DrawMap({ markets }: { readonly markets: readonly [Market, ...Market[]] }) {
  const unit = useAreaUnit();
  const start = lookAt(boxOfMarket(markets[0]));
  const { view, bounds, look, params, edit } = useMapView(start);
  const filters = readSightFilters(params);
  // The same corners are the same drawing, whatever else of the address changed.
  const [ringSaid, codesSaid] = [params.get('ring') ?? '', params.get('codes') ?? ''];
  const said = `${ringSaid} ${codesSaid}`;
  const drawn = useMemo(() => readDrawing(ringSaid, codesSaid), [ringSaid, codesSaid]);
  const inSight = countryAt(markets, drawn.ring[0] ?? view);
  const country = countryOfCodes(
    drawn.codes,
    inSight,
    markets.map((market) => market.country),
  );
  const drawing = askedOf(drawn, country);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const box = roundBox(bounds);
  const sectors = useSight(`sectors ${box.join(' ')}`, (signal) =>
    readPriceAreas(box, { level: 'sector', ...NEAR }, signal),
  );
  const figures = useSight(drawing === null ? null : JSON.stringify([drawing, filters]), (signal) =>
    drawing ? readDrawnArea(drawing, filters, signal) : Promise.reject(new Error('nothing is drawn')),
  );
  const areas = sectors.answer?.areas ?? NONE;
  const shapes = useMemo(() => {
    const regions = regionsOf(areas.map((area) => ({ ...area, id: area.code })));
    return areas.flatMap(({ code, medianMinor, currency }) => {
      const geometry = regions.get(code);
      const isChosen = drawn.codes.includes(code);
      return geometry && isChosen
        ? { id: code, geometry, tone: moneyTone(PER_M2_STEPS, medianMinor, currency) }
        : [];
    });
  }, [areas, drawn]);
  const onRing = (ring: DrawnQuery['ring']) =>
    edit((query) => (ring.length === 0 ? query.delete('ring') : query.set('ring', sayRing(ring))));
  const onCodes = (codes: readonly string[]) =>
    edit((query) => (codes.length === 0 ? query.delete('codes') : query.set('codes', codes.join(','))));
  // Who names a place wants to see it; where nobody knows it, the figures say so.
  const onNamed = (codes: readonly string[]) => {
    onCodes(codes);
    const added = codes.find((code) => !drawn.codes.includes(code));
    if (added === undefined) return;
    findPlace(added).then(
      (found) => found && look(lookAt(found)),
      () => undefined,
    );
  };
  return (
    <>
      <div className="maps-tools">
        <PlaceForm onFound={(found) => look(lookAt(found))} />
        <SightForm
          filters={filters}
          years={yearsOf(markets)}
          unit={unit}
          onChange={(next) => edit((query) => setFilters(query, next))}
        />
      </div>
      <div className="maps-board">
        <MapSurface
          scale="level"
          shapes={shapes}
          spots={NONE}
          ring={drawn.codes.length > 0 ? NONE : drawn.ring}
          pointedId={pointedId}
          view={view}
          onMove={look}
          onPoint={setPointedId}
          onPick={() => undefined}
          {...(drawn.codes.length > 0 ? {} : { onRing })}
          source={openMapSource}
          labels={mapLabels(t('maps.map.draw'))}
        />
        <section className="maps-side" aria-label={t('maps.draw.tools')}>
          <Goes view={view} markets={markets} look={look} />
          <DrawTools drawn={drawn} view={view} onRing={onRing} onCodes={onNamed} />
          <SectorList
            codes={areas.filter((area) => area.country === country).map(({ code }) => code)}
            chosen={drawn.codes}
            onChosen={onCodes}
          />
        </section>
      </div>
      <Figures isDrawn={drawing !== null} figures={figures} unit={unit} />
      {drawing && figures.answer?.all ? <SaveDrawing drawing={drawing} said={said} /> : null}
    </>
  );
}

interface FiguresProps {
  readonly isDrawn: boolean;
  readonly figures: ReturnType<typeof useSight<DrawnArea>>;
  readonly unit: ShownUnit;
}

/** What homes of the area sold for, while it is read, and where it could not be. */
function Figures({ isDrawn, figures: { answer, error, isBusy, reload }, unit }: FiguresProps) {
  if (!isDrawn) return <p role="status">{t('maps.draw.empty')}</p>;
  return (
    <div aria-busy={isBusy || undefined}>
      {error ? (
        <CallFailure error={error} isRetrying={isBusy} onRetry={reload} />
      ) : answer === undefined ? (
        <Skeleton height="2rem" lines={4} />
      ) : (
        <DrawnFigures answer={answer} unit={unit} />
      )}
    </div>
  );
}

/** The country in whose box a spot lies; the first one where it lies in none. */
function countryAt(
  markets: readonly [Market, ...Market[]],
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): string {
  const found = markets.find(
    ({ west, south, east, north }) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  return (found ?? markets[0]).country;
}

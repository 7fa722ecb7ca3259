import type { AreaCard } from '#wire/areas.ts';
import { useMemo, useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { Map } from '#ui/map.tsx';
import { groupPlaces } from '#kit/market/group-places.ts';
import { LEVEL_STEPS, stepOfLevel } from '../area-figures.ts';
import { sayChange, sayCount, sayMiddle } from '../say-level.ts';

/** How strongly an area of each step is filled; one whose level is not known is an outline alone. */
const weightOf = (step: number | null) => (step === null ? 0 : 0.12 + step * 0.14);

/** So many neighbourhoods stand on the card of a pin. */
const ON_A_CARD = 4;

interface AreaMapProps {
  readonly areas: readonly AreaCard[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** Neighbourhoods by what homes in them cost. The cards beside it say the same, so the map may fail. */
export function AreaMap({ areas, selectedId, onSelect }: AreaMapProps) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const groups = useMemo(
    () =>
      groupPlaces(
        areas.map((area, at) => ({
          area,
          number: at + 1,
          lat: (area.south + area.north) / 2,
          lng: (area.west + area.east) / 2,
        })),
      ),
    [areas],
  );
  const points = useMemo(
    () =>
      groups.map((group) => {
        const [{ area, number, lat, lng }] = group;
        return {
          id: area.id,
          latitude: lat,
          longitude: lng,
          badge: String(number),
          label: group
            .map((one) => `${String(one.number)}. ${one.area.name}: ${sayMiddle(one.area.latest)}`)
            .join('; '),
          card: <PinCard areas={group.map((one) => one.area)} />,
        };
      }),
    [groups],
  );
  const shapes = useMemo(
    () =>
      areas.map(({ id, boundary, latest }) => ({
        id,
        outline: boundary,
        weight: weightOf(stepOfLevel(latest?.medianMinor)),
      })),
    [areas],
  );
  return (
    <figure className="area-map">
      <Map
        points={points}
        radiusM={0}
        shapes={shapes}
        isNear
        selectedId={selectedId}
        onSelect={onSelect}
        pointedId={pointedId}
        onPoint={setPointedId}
        source={mapSource}
        labels={{
          map: t('areas.map'),
          missing: t('areas.mapMissing'),
          zoomIn: t('sales.map.zoomIn'),
          zoomOut: t('sales.map.zoomOut'),
          wheel: t('sales.map.wheel'),
          touch: t('sales.map.touch'),
        }}
      />
      <Legend currency={areas.find(({ latest }) => latest !== null)?.latest?.currency ?? 'GBP'} />
    </figure>
  );
}

/** What a pin stands for: a neighbourhood, or several that would lie on each other. */
function PinCard({ areas }: { readonly areas: readonly AreaCard[] }) {
  return (
    <ul className="area-pin-card">
      {areas.slice(0, ON_A_CARD).map((area) => (
        <li key={area.id}>
          <strong>{area.name}</strong>: {sayMiddle(area.latest)}
          <br />
          <small>
            {sayChange(area)} {sayCount(area.latest)}
          </small>
        </li>
      ))}
      {areas.length > ON_A_CARD ? <li>{plural('sold.more', areas.length - ON_A_CARD)}</li> : null}
    </ul>
  );
}

/** What the strength of a fill means: the same steps on every map. */
function Legend({ currency }: { readonly currency: string }) {
  const money = (major: number) => formatMoney(major * 100, currency, locale(), 'compact');
  const steps = [0, ...LEVEL_STEPS];
  return (
    <figcaption className="area-legend">
      <span>{t('areas.legend')}</span>
      <ul>
        {steps.map((step, at) => {
          const next = LEVEL_STEPS[at];
          return (
            <li key={step}>
              <span aria-hidden="true" style={{ opacity: weightOf(at) + 0.1 }} />
              {next === undefined
                ? t('areas.legend.from', { price: money(step) })
                : t('areas.legend.under', { price: money(next) })}
            </li>
          );
        })}
        <li>
          <span aria-hidden="true" data-unknown />
          {t('areas.notKnown')}
        </li>
      </ul>
    </figcaption>
  );
}

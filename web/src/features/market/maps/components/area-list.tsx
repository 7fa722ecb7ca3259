import { useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import type { ShownUnit } from '#kit/homes/area-unit.ts';
import { formatShare } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { AREA_SORTS, changeOf, sortAreas, type AreaShow, type AreaSort } from '../area-filters.ts';
import type { PriceAreas } from '../queries.ts';
import { CHANGE_STEPS, moneyTone, PER_M2_STEPS, perUnit, toneOf } from '../tones.ts';
import { useFirstOf } from './first-of.tsx';
import { Swatch } from './legend.tsx';

export type PricedArea = PriceAreas['areas'][number];

/** The tone of an area: of its level, or of its change. */
export function areaTone(area: PricedArea, show: AreaShow): number | null {
  return show === 'change'
    ? toneOf(CHANGE_STEPS, changeOf(area))
    : moneyTone(PER_M2_STEPS, area.medianMinor, area.currency);
}

interface AreaListProps {
  readonly areas: readonly PricedArea[];
  readonly show: AreaShow;
  readonly unit: ShownUnit;
  /** the year that areas are compared with */
  readonly since: number;
  readonly pointedId: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onPick: (area: PricedArea) => void;
}

/** The areas of the map as a list that says the same. */
export function AreaList({ areas, show, unit, since, pointedId, onPoint, onPick }: AreaListProps) {
  const [sort, setSort] = useState<AreaSort>('code');
  const { rows, more } = useFirstOf(sortAreas(areas, sort));
  return (
    <>
      <Select
        label={t('maps.list.sort')}
        value={sort}
        options={AREA_SORTS.map((value) => ({ value, label: t(`maps.areas.sort.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setSort(AREA_SORTS.find((one) => one === value) ?? 'code')
        }
      />
      <ol className="maps-list ui-tones" aria-label={t('maps.areas.list')}>
        {rows.map((area) => (
          <li key={area.code}>
            <button
              type="button"
              data-pointed={area.code === pointedId || undefined}
              onClick={() => onPick(area)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(area.code)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(area.code)}
              onBlur={() => onPoint(null)}
            >
              <Swatch scale={show} tone={areaTone(area, show)} />
              <span>
                <strong>{area.code}</strong> <span className="ui-number">{sayPrice(area, unit)}</span>
                <small className="maps-where">
                  {plural('maps.list.sales', area.sales)} · {sayChange(area, since)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {more}
    </>
  );
}

function sayPrice({ medianMinor, currency }: PricedArea, unit: ShownUnit): string {
  if (medianMinor === null) return t('maps.list.unknown');
  return t(`maps.per.${unit}`, { price: formatMoney(perUnit(medianMinor, unit), currency, locale()) });
}

function sayChange(area: PricedArea, since: number): string {
  const change = changeOf(area);
  const year = String(since);
  if (change === null) return t('maps.areas.changeUnknown', { year });
  return t('maps.areas.changed', { change: (change > 0 ? '+' : '') + formatShare(change), year });
}

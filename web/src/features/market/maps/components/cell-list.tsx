import { useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import {
  boxOfCell,
  CELL_SORTS,
  cellId,
  middleOf,
  sortCells,
  wayBetween,
  type Cell,
  type CellSort,
} from '../cells.ts';
import type { MapView } from '../map-view.ts';
import { sayWay } from '../say-way.ts';
import { moneyTone, PRICE_STEPS } from '../tones.ts';
import { townsNear } from '../town-near.ts';
import { useFirstOf } from './first-of.tsx';
import { Swatch } from './legend.tsx';

interface CellListProps {
  readonly cells: readonly Cell[];
  readonly view: MapView;
  readonly pointedId: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onPick: (id: string) => void;
}

/** The cells of the map as a list that says the same: what homes cost there, how many were sold, and where that is. */
export function CellList({ cells, view, pointedId, onPoint, onPick }: CellListProps) {
  const [sort, setSort] = useState<CellSort>('sales');
  const sorted = sortCells(cells, sort, view);
  const { rows, more } = useFirstOf(sorted);
  const towns = townsNear(sorted);
  return (
    <>
      <Select
        label={t('maps.list.sort')}
        value={sort}
        options={CELL_SORTS.map((value) => ({ value, label: t(`maps.list.sort.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setSort(CELL_SORTS.find((one) => one === value) ?? 'sales')
        }
      />
      <ol className="maps-list ui-tones" aria-label={t('maps.list.cells')}>
        {rows.map((cell, at) => (
          <CellRow
            key={cellId(cell)}
            cell={cell}
            town={towns[at] ?? null}
            view={view}
            isPointed={cellId(cell) === pointedId}
            onPoint={onPoint}
            onPick={onPick}
          />
        ))}
      </ol>
      {more}
    </>
  );
}

interface CellRowProps extends Pick<CellListProps, 'view' | 'onPoint' | 'onPick'> {
  readonly cell: Cell;
  /** that it is near; null where that says nothing */
  readonly town: string | null;
  readonly isPointed: boolean;
}

function CellRow({ cell, town, view, isPointed, onPoint, onPick }: CellRowProps) {
  const { count, few, currency, medianMinor, lowerMinor, upperMinor } = cell;
  const id = cellId(cell);
  const money = (minor: number) => formatMoney(minor, currency, locale(), 'compact');
  return (
    <li>
      <button
        type="button"
        data-pointed={isPointed || undefined}
        onClick={() => onPick(id)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(null)}
      >
        <Swatch scale="level" tone={moneyTone(PRICE_STEPS, medianMinor, currency)} />
        <span>
          <strong className="ui-number">
            {medianMinor === null
              ? t('maps.list.unknown')
              : t('maps.list.about', { price: money(medianMinor) })}
          </strong>{' '}
          <small>
            {lowerMinor === null || upperMinor === null
              ? null
              : t('maps.list.middleHalf', { low: money(lowerMinor), high: money(upperMinor) })}
          </small>
          <small className="maps-where">
            {few ? t('maps.list.few') : plural('maps.list.sales', count)} ·{' '}
            {sayWay(wayBetween(view, middleOf(boxOfCell(cell))))}
            {town === null ? null : ` · ${t('maps.way.near', { town })}`}
          </small>
        </span>
      </button>
    </li>
  );
}

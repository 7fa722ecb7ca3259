import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import type { ShownUnit } from '#kit/homes/area-unit.ts';
import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { AREA_LEVELS, AREA_SHOWS, type AreaQuery } from '../area-filters.ts';
import { Choices } from './choices.tsx';
import { UnitSelect } from './unit-select.tsx';

interface AreaFormProps {
  readonly query: AreaQuery;
  /** the first and the last year of which sales are known */
  readonly years: readonly [first: number, last: number];
  readonly unit: ShownUnit;
  /** a word of the address; empty: not chosen */
  readonly onSet: (name: string, value: string) => void;
}

/** What the map of areas shows, of which areas, when and compared with what. Each choice acts at once. */
export function AreaForm({ query, years: [first, last], unit, onSet }: AreaFormProps) {
  const { show, level, year, since, type } = query;
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => String(last - at));
  const select = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => (
    <Select
      label={label}
      value={value}
      options={options.map(([key, text]) => ({ value: key, label: text }))}
      onChange={({ currentTarget }) => onSet(name, currentTarget.value)}
    />
  );
  return (
    <Choices>
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
      <UnitSelect unit={unit} />
    </Choices>
  );
}

import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import type { ShownUnit } from '#kit/homes/area-unit.ts';
import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import type { SightFilters } from '../map-view.ts';
import { Choices } from './choices.tsx';
import { UnitSelect } from './unit-select.tsx';

interface SightFormProps {
  readonly filters: SightFilters;
  /** the first and the last year of which sales are known */
  readonly years: readonly [first: number, last: number];
  readonly unit: ShownUnit;
  readonly onChange: (filters: SightFilters) => void;
}

/** Which sales the map shows, and in which unit floor areas are told. Each choice acts at once. */
export function SightForm({ filters, years: [first, last], unit, onChange }: SightFormProps) {
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => String(last - at));
  const year = (name: 'fromYear' | 'toYear', none: string) => (
    <Select
      label={t(`maps.${name}`)}
      value={String(filters[name] ?? '')}
      options={[{ value: '', label: none }, ...years.map((value) => ({ value, label: value }))]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...filters, [name]: value === '' ? null : Number(value) })
      }
    />
  );
  return (
    <Choices>
      <Select
        label={t('maps.type')}
        value={filters.type}
        options={[
          { value: '', label: t('maps.anyType') },
          ...SALE_KINDS.map((value) => ({ value, label: t(`sales.type.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, type: SALE_KINDS.find((kind) => kind === value) ?? '' })
        }
      />
      {year('fromYear', t('maps.year.first', { year: String(first) }))}
      {year('toYear', t('maps.year.last', { year: String(last) }))}
      <UnitSelect unit={unit} />
    </Choices>
  );
}

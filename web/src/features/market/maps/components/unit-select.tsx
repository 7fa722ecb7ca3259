import { chooseAreaUnit, SHOWN_UNITS, type ShownUnit } from '#kit/homes/area-unit.ts';
import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';

/** The unit of floor areas: chosen once, it holds on every page. */
export function UnitSelect({ unit }: { readonly unit: ShownUnit }) {
  return (
    <Select
      label={t('maps.unit')}
      value={unit}
      options={SHOWN_UNITS.map((value) => ({ value, label: t(`maps.unit.${value}`) }))}
      onChange={({ currentTarget: { value } }) =>
        chooseAreaUnit(SHOWN_UNITS.find((one) => one === value) ?? 'm2')
      }
    />
  );
}

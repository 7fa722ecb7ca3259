import { t } from '#lib/i18n.ts';
import { Field } from '#ui/field.tsx';
import {
  areaIn,
  chooseAreaUnit,
  SHOWN_UNITS,
  squareMetres,
  useAreaUnit,
  type ShownUnit,
  type StatedArea,
} from '../homes/area-unit.ts';
import type { FieldBinding, FieldTexts } from './field-binding.ts';
import { useNumberText } from './use-number-text.ts';
import '#ui/select.css';
import './form.css';

interface FormAreaProps extends Omit<FieldBinding<number | null>, 'onChange'>, Omit<FieldTexts, 'optional'> {
  /** as the source states it, where that is kept beside the square metres */
  readonly stated?: StatedArea | null;
  /** what was typed, in its unit and in square metres */
  readonly onChange: (area: { value: number; unit: ShownUnit; m2: number } | null) => void;
}

/** An area in the unit that the person works in, which is chosen beside it for all areas. Only typing changes what is kept. */
export function FormArea({
  value,
  stated,
  limits,
  onChange,
  error,
  isDisabled,
  label,
  ...field
}: FormAreaProps) {
  const unit = useAreaUnit();
  const inUnit = (m2: number | undefined) => (m2 === undefined ? undefined : areaIn(m2, unit));
  const most = inUnit(limits.max);
  const text = useNumberText({
    value: value === null ? null : areaIn(value, unit, stated),
    limits: { min: 0, ...(most === undefined ? {} : { max: most }) },
    onChange: (typed) =>
      onChange(typed === null || typed === 0 ? null : { value: typed, unit, m2: squareMetres(typed, unit) }),
  });
  return (
    <Field {...field} label={label} error={text.error ?? error}>
      {(control) => (
        <span className="form-area">
          <input
            type="text"
            {...text.input}
            {...control}
            className="ui-input"
            name={field.name}
            disabled={isDisabled}
          />
          <span className="ui-select">
            <select
              className="ui-input"
              aria-label={t('homeField.area.unit', { name: label })}
              value={unit}
              disabled={isDisabled}
              onChange={({ currentTarget: { value: chosen } }) => {
                text.clear();
                chooseAreaUnit(SHOWN_UNITS.find((one) => one === chosen) ?? 'm2');
              }}
            >
              {SHOWN_UNITS.map((one) => (
                <option key={one} value={one}>
                  {t(`homeField.unit.${one}`)}
                </option>
              ))}
            </select>
          </span>
        </span>
      )}
    </Field>
  );
}

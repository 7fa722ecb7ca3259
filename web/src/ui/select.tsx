import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.tsx';
import './select.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends FieldLabels, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly options: readonly SelectOption[];
}

/** One of a handful: the browser's own list, which every phone and screen reader knows. For many, see Combobox. */
export function Select({
  label,
  hint,
  error,
  optional,
  isLabelHidden = false,
  options,
  className = '',
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className="ui-select">
          <select {...select} {...control} className={`ui-input ${className}`}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

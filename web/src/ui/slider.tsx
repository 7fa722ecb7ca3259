import type { ComponentProps, CSSProperties } from 'react';
import { Field, type FieldLabels } from './field.tsx';
import './slider.css';

export interface SliderProps extends FieldLabels, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** the value as a person says it, shown beside the slider and read aloud */
  readonly valueText: string;
}

/** A number between two ends where the exact one matters little. Prices have the Ruler. */
export function Slider({
  label,
  hint,
  error,
  optional,
  isLabelHidden = false,
  valueText,
  className = '',
  ...input
}: SliderProps) {
  const { value, min, max } = input;
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className={`ui-slider ${className}`} style={{ '--share': share } as CSSProperties}>
          <input {...input} {...control} type="range" aria-valuetext={valueText} />
          <output htmlFor={control.id}>{valueText}</output>
        </span>
      )}
    </Field>
  );
}

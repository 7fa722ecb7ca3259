import { Field, type FieldLabels } from './field.tsx';
import './stepper.css';

export interface StepperProps extends FieldLabels {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly isDisabled?: boolean;
  readonly labels: { readonly less: string; readonly more: string };
}

/** A small whole number, by two buttons or by typing: rounds, seconds. */
export function Stepper({
  value,
  onChange,
  min,
  max,
  step = 1,
  isDisabled = false,
  labels,
  ...field
}: StepperProps) {
  const set = (next: number): void => {
    if (Number.isFinite(next)) onChange(Math.min(max, Math.max(min, Math.round(next))));
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className="ui-stepper">
          <button
            type="button"
            aria-label={labels.less}
            disabled={isDisabled || value <= min}
            onClick={() => set(value - step)}
          >
            <span aria-hidden="true">−</span>
          </button>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            className="ui-number"
            value={value}
            min={min}
            max={max}
            step={step}
            disabled={isDisabled}
            onChange={(event) => set(event.currentTarget.valueAsNumber)}
          />
          <button
            type="button"
            aria-label={labels.more}
            disabled={isDisabled || value >= max}
            onClick={() => set(value + step)}
          >
            <span aria-hidden="true">+</span>
          </button>
        </span>
      )}
    </Field>
  );
}

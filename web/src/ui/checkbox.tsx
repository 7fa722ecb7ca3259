import { useId, type ComponentProps, type ReactNode } from 'react';
import './checkbox.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Yes or no, as part of a form that is sent later. What acts at once is a Switch. */
export function Checkbox({ label, hint, error, className = '', ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={`ui-check ${className}`}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint || error ? (
        <p
          id={`${id}-note`}
          className={error ? 'ui-check-note ui-field-error' : 'ui-check-note ui-field-hint'}
        >
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}

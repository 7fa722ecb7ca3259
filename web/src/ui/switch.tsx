import { useId, type ComponentProps, type ReactNode } from 'react';
import './switch.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'role'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** On or off, acting at once. */
export function Switch({ label, hint, className = '', ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={`ui-switch ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is on
        role="switch"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
    </div>
  );
}

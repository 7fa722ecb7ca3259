import { useId, type ReactNode } from 'react';
import './visually-hidden.css';
import './field.css';

/** What a control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldLabels {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** what is wrong and how to mend it; its presence marks the control invalid */
  readonly error?: ReactNode;
  /** said beside the label of a field that may stay empty, e.g. "optional" */
  readonly optional?: ReactNode;
  readonly isLabelHidden?: boolean;
}

export interface FieldProps extends FieldLabels {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ label, hint, error, optional, isLabelHidden = false, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="ui-field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={isLabelHidden ? 'ui-hidden' : 'ui-field-label'}>
        {label} {optional ? <span className="ui-field-optional">{optional}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={`${id}-error`} className="ui-field-error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

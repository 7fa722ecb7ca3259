import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.tsx';

export interface TextFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'id'> {}

/** One line of text. Takes every attribute of `<input>`, so `{...register('email')}` of react-hook-form fits. */
export function TextField({
  label,
  hint,
  error,
  optional,
  isLabelHidden = false,
  className = '',
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} isLabelHidden={isLabelHidden}>
      {(control) => <input type="text" {...input} {...control} className={`ui-input ${className}`} />}
    </Field>
  );
}

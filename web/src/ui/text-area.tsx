import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.tsx';

export interface TextAreaProps extends FieldLabels, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  isLabelHidden = false,
  className = '',
  ...textarea
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} isLabelHidden={isLabelHidden}>
      {(control) => <textarea rows={4} {...textarea} {...control} className={`ui-input ${className}`} />}
    </Field>
  );
}

import { TextField } from '#ui/text-field.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';

interface FormDateProps extends FieldBinding<string>, FieldTexts {}

/** A day, as ISO writes it; empty for none. */
export function FormDate({ limits: _, onChange, isDisabled, ...field }: FormDateProps) {
  return (
    <TextField
      {...field}
      type="date"
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

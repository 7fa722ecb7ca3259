import { TextField } from '#ui/text-field.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';
import { fromLocalInput, toLocalInput } from './local-time.ts';

interface FormMomentProps extends FieldBinding<string | null>, FieldTexts {}

/** A moment, asked for in the reader's own time, to the minute. Untouched it keeps its seconds. */
export function FormMoment({ value, limits: _, onChange, isDisabled, ...field }: FormMomentProps) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      disabled={isDisabled}
      value={toLocalInput(value)}
      onChange={(event) => onChange(fromLocalInput(event.currentTarget.value))}
    />
  );
}

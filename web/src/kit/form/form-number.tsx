import { TextField } from '#ui/text-field.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';
import { useNumberText } from './use-number-text.ts';

interface FormNumberProps extends FieldBinding<number | null>, FieldTexts {}

/** A number that may be unknown, with a comma or a point. */
export function FormNumber({ value, limits, onChange, error, isDisabled, ...field }: FormNumberProps) {
  const text = useNumberText({ value, limits, onChange });
  return <TextField {...field} {...text.input} disabled={isDisabled} error={text.error ?? error} />;
}

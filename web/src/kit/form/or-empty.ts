import type { FieldBinding } from './field-binding.ts';

/** A text that may be unknown, as a field of text: empty is unknown. */
export function orEmpty({ value, onChange, ...field }: FieldBinding<string | null>): FieldBinding<string> {
  return { ...field, value: value ?? '', onChange: (text) => onChange(text === '' ? null : text) };
}

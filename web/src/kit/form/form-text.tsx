import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';

interface FormTextProps
  extends
    FieldBinding<string>,
    FieldTexts,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder' | 'className'> {
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'search';
}

/** A line of text. */
export function FormText({ limits, onChange, isDisabled, ...field }: FormTextProps) {
  return (
    <TextField
      {...field}
      disabled={isDisabled}
      // A password that were cut off without a word would open nothing later.
      maxLength={field.type === 'password' ? undefined : limits.maxLength}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

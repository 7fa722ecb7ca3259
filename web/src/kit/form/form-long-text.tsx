import type { Ref } from 'react';
import { TextArea } from '#ui/text-area.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';

interface FormLongTextProps extends FieldBinding<string>, FieldTexts {
  readonly rows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines. */
export function FormLongText({ limits, onChange, isDisabled, ...field }: FormLongTextProps) {
  return (
    <TextArea
      {...field}
      disabled={isDisabled}
      maxLength={limits.maxLength}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

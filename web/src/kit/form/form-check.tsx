import { Checkbox } from '#ui/checkbox.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';

interface FormCheckProps extends FieldBinding<boolean>, Omit<FieldTexts, 'optional'> {}

/** Yes or no. */
export function FormCheck({ value, limits: _, onChange, isDisabled, ...field }: FormCheckProps) {
  return (
    <Checkbox
      {...field}
      checked={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

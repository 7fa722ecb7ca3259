import { Select } from '#ui/select.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';

interface FormChoiceProps<V extends string> extends FieldBinding<V>, FieldTexts {
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

/** One of a few. */
export function FormChoice<V extends string>({
  limits: _,
  options,
  onChange,
  isDisabled,
  ...field
}: FormChoiceProps<V>) {
  return (
    <Select
      {...field}
      disabled={isDisabled}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        const chosen = options.find((one) => one.value === value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

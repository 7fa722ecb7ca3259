import { Checkbox } from '#ui/checkbox.tsx';
import type { FieldBinding } from './field-binding.ts';
import './form.css';

interface FormChecksProps<V extends string> extends FieldBinding<V[]> {
  readonly options: readonly { readonly value: V; readonly label: string; readonly hint?: string }[];
  /** the box is ticked where the word is not among the values: what is kept back */
  readonly isTurned?: boolean;
}

/** Any of a few words, in the order of the options. */
export function FormChecks<V extends string>({
  name,
  value,
  onChange,
  options,
  isTurned = false,
}: FormChecksProps<V>) {
  const has = (word: V) => value.includes(word);
  return (
    <div className="form-checks">
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          label={option.label}
          hint={option.hint}
          checked={has(option.value) !== isTurned}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((word) => (word === option.value ? checked !== isTurned : has(word))),
            )
          }
        />
      ))}
    </div>
  );
}

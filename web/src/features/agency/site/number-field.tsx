import { useState } from 'react';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { TextField } from '#ui/text-field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: FieldValue;
  readonly error: string | undefined;
  readonly onChange: (value: FieldValue) => void;
}

/** A number; what is typed stays as it is typed. */
export function NumberField({ label, hint, value, error, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof value === 'number' ? String(value) : '';
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      inputMode="decimal"
      value={typed !== null && Number(typed.replace(',', '.')) === value ? typed : (typed ?? shown)}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next);
        const number = Number(next.trim().replace(',', '.'));
        onChange(next.trim() === '' || Number.isNaN(number) ? '' : number);
      }}
    />
  );
}

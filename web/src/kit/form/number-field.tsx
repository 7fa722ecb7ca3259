import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { t } from '#lib/i18n.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: number | null;
  readonly isWhole?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** A small number that may be unknown, with a comma or a point; what is no number stays as typed and says so. */
export function NumberField({ label, hint, value, isWhole = false, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string) => Number(text.trim().replace(',', '.'));
  const isBad = draft !== null && draft.trim() !== '' && !isNumber(read(draft), isWhole);
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      error={isBad ? t('builder.notANumber') : undefined}
      value={draft ?? (value === null ? '' : String(value))}
      onChange={({ currentTarget: { value: text } }) => {
        setDraft(text);
        if (text.trim() === '') onChange(null);
        else if (isNumber(read(text), isWhole)) onChange(read(text));
      }}
      onBlur={() => {
        if (!isBad) setDraft(null);
      }}
    />
  );
}

function isNumber(value: number, isWhole: boolean): boolean {
  return (
    Number.isFinite(value) &&
    value >= 0 &&
    (isWhole ? Number.isInteger(value) && value <= 2200 : value <= 999_999)
  );
}

import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import type { FieldLimits } from './field-limits.ts';

interface NumberTextOptions {
  readonly value: number | null;
  readonly limits: FieldLimits;
  readonly onChange: (value: number | null) => void;
}

/**
 * The text side of a number that may be unknown. What is no number, or none that is allowed, stays as typed and says so; the
 * value is then what it was.
 */
export function useNumberText({ value, limits, onChange }: NumberTextOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const isBad = draft !== null && draft.trim() !== '' && readNumber(draft, limits) === null;
  return {
    error: isBad ? refusal(limits) : undefined,
    /** forgets what was typed: the value is now written another way */
    clear: () => setDraft(null),
    input: {
      inputMode: limits.isWhole && (limits.min ?? 0) >= 0 ? ('numeric' as const) : ('text' as const),
      autoComplete: 'off',
      value: draft ?? (value === null ? '' : String(value)),
      onChange: ({
        currentTarget: { value: text },
      }: {
        readonly currentTarget: { readonly value: string };
      }) => {
        setDraft(text);
        const read = readNumber(text, limits);
        if (text.trim() === '') onChange(null);
        else if (read !== null) onChange(read);
      },
      onBlur: () => {
        if (!isBad) setDraft(null);
      },
    },
  };
}

/** The number that a text says, if a field of these limits may hold it. */
export function readNumber(text: string, { min = 0, max, isWhole = false }: FieldLimits): number | null {
  const number = Number(text.trim().replace('−', '-').replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(number)) return null;
  if (number < min || (max !== undefined && number > max)) return null;
  return isWhole && !Number.isInteger(number) ? null : number;
}

function refusal({ min = 0, max, isWhole = false }: FieldLimits): string {
  if (max === undefined) return t('form.notANumber');
  return t(isWhole ? 'form.wholeBetween' : 'form.between', { min, max });
}

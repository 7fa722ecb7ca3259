import { useState } from 'react';
import { formatAmount } from '#domain/format-money.ts';
import { isWithinBounds, type AmountBounds } from '#domain/amount-bounds.ts';
import { parseAmount, type AmountRefusal } from '#domain/parse-amount.ts';

export type MoneyRefusal = AmountRefusal | 'amount_out_of_range';

export interface MoneyTextOptions {
  /** integer minor units; null while there is no readable amount */
  readonly valueMinor: number | null;
  readonly onChange: (valueMinor: number | null) => void;
  readonly currency: string;
  readonly locale: string;
  readonly bounds?: AmountBounds | undefined;
}

/**
 * The text side of an amount: what was typed stays as typed until the field is left, then reads as the locale writes
 * it. A refusal is told once the field is left, and goes as soon as the text is mended.
 */
export function useMoneyText({ valueMinor, onChange, currency, locale, bounds }: MoneyTextOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);

  const read = (text: string): { minor: number | null; refusal: MoneyRefusal | null } => {
    if (text.trim() === '') return { minor: null, refusal: null };
    const parsed = parseAmount(text, currency, locale);
    if (!parsed.ok) return { minor: null, refusal: parsed.code };
    if (bounds && !isWithinBounds(parsed.amountMinor, bounds))
      return { minor: null, refusal: 'amount_out_of_range' };
    return { minor: parsed.amountMinor, refusal: null };
  };

  const refusal = draft === null ? null : read(draft).refusal;
  return {
    text: draft ?? (valueMinor === null ? '' : formatAmount(valueMinor, currency, locale)),
    refusal: hasLeft ? refusal : null,
    /** forgets what was typed: the value now comes from elsewhere */
    clear: () => setDraft(null),
    input: {
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: { currentTarget: { value: string } }) => {
        const text = event.currentTarget.value;
        setDraft(text);
        onChange(read(text).minor);
      },
      onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
      onBlur: () => {
        setHasLeft(true);
        if (refusal === null) setDraft(null);
      },
    },
  };
}

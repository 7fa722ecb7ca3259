import type { AmountBounds } from '#domain/amount-bounds.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { MoneyField } from '#ui/money-field.tsx';
import type { FieldBinding, FieldTexts } from './field-binding.ts';

interface FormMoneyProps extends FieldBinding<number | null>, Omit<FieldTexts, 'isDisabled'> {
  readonly currency: string;
  readonly bounds?: AmountBounds | undefined;
  /** what was typed, for fields that take amounts of other currencies too */
  readonly onText?: ((text: string) => void) | undefined;
}

/** An amount of money in a currency, as people write it; null while there is none that can be read. */
export function FormMoney({ value, limits: _, currency, ...field }: FormMoneyProps) {
  return (
    <MoneyField
      {...field}
      valueMinor={value}
      currency={currency}
      locale={locale()}
      refusalText={(code, range) => {
        const key = `refusal.${code}`;
        return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', {
          min: range?.min ?? '',
          max: range?.max ?? '',
          currency,
        });
      }}
    />
  );
}

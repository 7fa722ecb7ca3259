import type { CSSProperties } from 'react';
import { currencySign, formatMoney } from '#domain/format-money.ts';
import { Field, type FieldLabels } from './field.tsx';
import { priceInWords } from './price-in-words.ts';
import { useMoneyText, type MoneyRefusal, type MoneyTextOptions } from './use-money-text.ts';
import './money-field.css';

export interface MoneyFieldProps extends MoneyTextOptions, FieldLabels {
  /** the sentence for each refusal; the bounds come written for the locale */
  readonly refusalText: (code: MoneyRefusal, bounds: { min: string; max: string } | null) => string;
  readonly name?: string;
  /** what was typed, after it was read; for who understands more than amounts of one currency */
  readonly onText?: ((text: string) => void) | undefined;
}

/** An amount of money, typed as people write it: 450k, 1.2m, £450,000. Says it back in words. */
export function MoneyField({
  refusalText,
  name,
  onText,
  hint = '\u00a0',
  label,
  error,
  optional,
  isLabelHidden = false,
  ...money
}: MoneyFieldProps) {
  const { valueMinor, currency, locale, bounds } = money;
  const { text, refusal, input } = useMoneyText(money);
  const { sign, isBefore } = currencySign(currency, locale);
  const range = bounds && {
    min: formatMoney(bounds.minMinor, currency, locale),
    max: formatMoney(bounds.maxMinor, currency, locale),
  };
  return (
    <Field
      label={label}
      error={error ?? (refusal ? refusalText(refusal, range ?? null) : undefined)}
      optional={optional}
      isLabelHidden={isLabelHidden}
      hint={valueMinor === null ? hint : priceInWords(valueMinor, currency, locale)}
    >
      {(control) => (
        <span
          className="ui-money"
          data-before={isBefore || undefined}
          style={{ '--sign': sign.length } as CSSProperties}
        >
          <span aria-hidden="true">{sign}</span>
          <input
            {...control}
            {...input}
            className="ui-input ui-number"
            name={name}
            value={text}
            onChange={(event) => {
              input.onChange(event);
              onText?.(event.currentTarget.value);
            }}
          />
        </span>
      )}
    </Field>
  );
}

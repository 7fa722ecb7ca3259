import { currencySign, formatMoney } from '#domain/format-money.ts';
import { GuessField } from './guess-field.tsx';
import type { RulerProps, RulerValue } from './ruler.tsx';
import type { MoneyRefusal } from './use-money-text.ts';

interface RulerFieldsProps extends RulerProps {
  /** the last value that was one: the other end of a range while one end is typed */
  readonly known: RulerValue | null;
}

/** Where a guess is typed: one amount, or the two ends of a range. */
export function RulerFields(props: RulerFieldsProps) {
  const { mode, value, known, onChange, bounds, currency, locale, labels, isDisabled = false } = props;
  const money = (minor: number): string => formatMoney(minor, currency, locale);
  const range = { min: money(bounds.minMinor), max: money(bounds.maxMinor) };
  const field = {
    bounds,
    currency,
    locale,
    sign: currencySign(currency, locale),
    isDisabled,
    refusalText: (code: MoneyRefusal) => labels.refusal(code, range),
  };
  const change = (low: number | null, high: number | null): void =>
    onChange(low === null || high === null ? null : { lowMinor: low, highMinor: high });
  if (mode !== 'range')
    return (
      <GuessField
        {...field}
        label={labels.guess}
        valueMinor={value?.lowMinor ?? null}
        onChange={(minor) => change(minor, minor)}
      />
    );
  return (
    <div className="ui-ruler-pair">
      <GuessField
        {...field}
        label={labels.low}
        valueMinor={value?.lowMinor ?? null}
        onChange={(low) => change(low, low === null ? null : Math.max(low, known?.highMinor ?? low))}
      />
      <GuessField
        {...field}
        label={labels.high}
        valueMinor={value?.highMinor ?? null}
        onChange={(high) => change(high === null ? null : Math.min(high, known?.lowMinor ?? high), high)}
      />
    </div>
  );
}

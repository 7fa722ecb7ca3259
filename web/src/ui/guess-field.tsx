import { useEffect, useId, useRef, type CSSProperties } from 'react';
import { useMoneyText, type MoneyRefusal, type MoneyTextOptions } from './use-money-text.ts';

export interface GuessFieldProps extends MoneyTextOptions {
  readonly label: string;
  readonly sign: { readonly sign: string; readonly isBefore: boolean };
  readonly isDisabled: boolean;
  readonly refusalText: (code: MoneyRefusal) => string;
}

/** The number of the guess instrument, large, in the middle, and open to typing at any time. */
export function GuessField({ label, sign, isDisabled, refusalText, ...money }: GuessFieldProps) {
  const id = useId();
  const { text, refusal, input, clear } = useMoneyText(money);
  const field = useRef<HTMLInputElement>(null);
  const { valueMinor } = money;
  useEffect(() => {
    // The tape or a stepper moved the value while nobody was typing: show that, not the old text.
    if (document.activeElement !== field.current && valueMinor !== null) clear();
    // oxlint-disable-next-line react/exhaustive-deps -- `clear` is a new function each time and means the same
  }, [valueMinor]);
  return (
    <div className="ui-guess" data-before={sign.isBefore || undefined}>
      <label htmlFor={id}>{label}</label>
      <span
        className="ui-guess-line ui-display"
        style={{ '--figures': Math.max(7, text.length + sign.sign.length) } as CSSProperties}
      >
        <span aria-hidden="true">{sign.sign}</span>
        <input
          {...input}
          ref={field}
          id={id}
          value={text}
          size={Math.max(7, text.length)}
          disabled={isDisabled}
          placeholder="—"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}-refusal` : undefined}
        />
      </span>
      {refusal ? (
        <p id={`${id}-refusal`} role="alert" className="ui-guess-refusal">
          {refusalText(refusal)}
        </p>
      ) : null}
    </div>
  );
}

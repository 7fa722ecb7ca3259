import type { AmountBounds } from '#domain/amount-bounds.ts';
import { priceInWords, rangeInWords } from './price-in-words.ts';
import { RulerFields } from './ruler-fields.tsx';
import { RulerStage } from './ruler-stage.tsx';
import type { MoneyRefusal } from './use-money-text.ts';
import { useRulerPlace } from './use-ruler-place.ts';
import './ruler.css';

/** A guess in minor units; in point mode both ends are the same amount. */
export interface RulerValue {
  readonly lowMinor: number;
  readonly highMinor: number;
}

export interface RulerLabels {
  /** the field of a point guess, e.g. "Your guess" */
  readonly guess: string;
  readonly low: string;
  readonly high: string;
  /** the tape, for screen readers, e.g. "Price ruler" */
  readonly ruler: string;
  /** the width of a range, for screen readers, e.g. "Width of your range" */
  readonly spread: string;
  readonly less: string;
  readonly more: string;
  /** what is guessed, always visible, e.g. "Sold in 2023, in pounds" */
  readonly priceKind: string;
  /** shown until there is a guess, e.g. "Drag the ruler, or type 450k" */
  readonly prompt: string;
  readonly refusal: (code: MoneyRefusal, bounds: { min: string; max: string }) => string;
}

export interface RulerProps {
  readonly mode?: 'point' | 'range';
  /** null until the player has touched it, and while what they typed is no amount */
  readonly value: RulerValue | null;
  readonly onChange: (value: RulerValue | null) => void;
  readonly bounds: AmountBounds;
  readonly currency: string;
  readonly locale: string;
  readonly labels: RulerLabels;
  readonly isDisabled?: boolean;
}

/**
 * The guess instrument: a tape with a logarithmic scale that is pulled under a fixed needle, a field to type into and
 * steppers, all showing one value. A range is the needle's place and a width around it, even on the scale.
 */
export function Ruler(props: RulerProps) {
  const { mode = 'point', value, currency, locale, labels, isDisabled = false } = props;
  const place = useRulerPlace(props);
  const words = value ? sayValue(value, currency, locale) : labels.prompt;
  return (
    <fieldset className="ui-ruler" data-mode={mode} disabled={isDisabled}>
      <div className="ui-ruler-head">
        <button
          type="button"
          className="ui-ruler-step"
          aria-label={labels.less}
          onClick={() => place.nudge(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <RulerFields {...props} known={place.known} />
        <button
          type="button"
          className="ui-ruler-step"
          aria-label={labels.more}
          onClick={() => place.nudge(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <p className="ui-ruler-words">
        <output>{words}</output>
        <span className="ui-ruler-kind">{labels.priceKind}</span>
      </p>
      <RulerStage {...props} place={place} valueText={words} />
    </fieldset>
  );
}

function sayValue({ lowMinor, highMinor }: RulerValue, currency: string, locale: string): string {
  return lowMinor === highMinor
    ? priceInWords(lowMinor, currency, locale)
    : rangeInWords(lowMinor, highMinor, currency, locale);
}

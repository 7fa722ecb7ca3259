import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { currencySign, formatMoney } from '#domain/format-money.ts';
import type { AmountBounds } from '#domain/market-bounds.ts';
import { minorPerMajor } from '#domain/money.ts';
import { GuessField } from './guess-field.tsx';
import { priceInWords, rangeInWords } from './price-in-words.ts';
import { fromLog, snapAmount, stepAt, toLog } from './ruler-scale.ts';
import type { RulerSpreadProps } from './ruler-spread.tsx';
import { RulerTape } from './ruler-tape.tsx';
import type { MoneyRefusal } from './use-money-text.ts';
import { useTapeDrag } from './use-tape-drag.ts';
import './ruler.css';

// Only guesses of a range have a width.
const LateSpread = lazy(() =>
  import('./ruler-spread.tsx').then((module) => ({ default: module.RulerSpread })),
);

function RulerSpread(props: RulerSpreadProps) {
  return (
    <Suspense>
      <LateSpread {...props} />
    </Suspense>
  );
}

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

/** Powers of ten in view while guessing: a thumb's sweep across a phone changes the price about tenfold. */
export const DECADES_IN_VIEW = 1.1;
const FIRST_SPREAD = Math.log10(1.1);
const PAGE_STEPS = 10;

/**
 * The guess instrument: a tape with a logarithmic scale that is pulled under a fixed needle, a field to type into and
 * steppers, all showing one value. A range is the needle's place and a width around it, even on the scale.
 */
export function Ruler({
  mode = 'point',
  value,
  onChange,
  bounds,
  currency,
  locale,
  labels,
  isDisabled = false,
}: RulerProps) {
  const perMajor = minorPerMajor(currency);
  const isRange = mode === 'range';
  const clamp = (minor: number): number =>
    Math.min(bounds.maxMinor, Math.max(bounds.minMinor, snapAmount(minor, perMajor)));
  // While a half-typed amount is no value, the tape stays where the last one left it.
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  const known = value ?? last;
  const center = known
    ? (toLog(known.lowMinor) + toLog(known.highMinor)) / 2
    : (toLog(bounds.minMinor) + toLog(bounds.maxMinor)) / 2;
  const spread = !isRange ? 0 : known ? (toLog(known.highMinor) - toLog(known.lowMinor)) / 2 : FIRST_SPREAD;

  const place = (nextCenter: number, nextSpread = spread): void =>
    onChange({
      lowMinor: clamp(fromLog(nextCenter - nextSpread)),
      highMinor: clamp(fromLog(nextCenter + nextSpread)),
    });
  const nudge = (steps: number): void => {
    const middle = clamp(fromLog(center));
    place(toLog(clamp(middle + steps * stepAt(middle, perMajor))));
  };
  const { heldCenter, handlers } = useTapeDrag(center, DECADES_IN_VIEW, place);

  const press = (event: KeyboardEvent): void => {
    const steps = KEY_STEPS[event.key];
    const end = event.key === 'Home' ? bounds.minMinor : event.key === 'End' ? bounds.maxMinor : null;
    if (isDisabled || (steps === undefined && end === null)) return;
    event.preventDefault();
    if (end === null) nudge(steps ?? 0);
    else place(toLog(end));
  };

  const money = (minor: number): string => formatMoney(minor, currency, locale);
  const range = { min: money(bounds.minMinor), max: money(bounds.maxMinor) };
  const sign = currencySign(currency, locale);
  const words = value && sayValue(value, currency, locale);
  const field = {
    bounds,
    currency,
    locale,
    sign,
    isDisabled,
    refusalText: (code: MoneyRefusal) => labels.refusal(code, range),
  };
  return (
    <fieldset className="ui-ruler" data-mode={mode} disabled={isDisabled}>
      <div className="ui-ruler-head">
        <button type="button" className="ui-ruler-step" aria-label={labels.less} onClick={() => nudge(-1)}>
          <span aria-hidden="true">−</span>
        </button>
        {isRange ? (
          <div className="ui-ruler-pair">
            <GuessField
              {...field}
              label={labels.low}
              valueMinor={value?.lowMinor ?? null}
              onChange={(low) =>
                onChange(
                  low === null ? null : { lowMinor: low, highMinor: Math.max(low, known?.highMinor ?? low) },
                )
              }
            />
            <GuessField
              {...field}
              label={labels.high}
              valueMinor={value?.highMinor ?? null}
              onChange={(high) =>
                onChange(
                  high === null
                    ? null
                    : { lowMinor: Math.min(high, known?.lowMinor ?? high), highMinor: high },
                )
              }
            />
          </div>
        ) : (
          <GuessField
            {...field}
            label={labels.guess}
            valueMinor={value?.lowMinor ?? null}
            onChange={(minor) => onChange(minor === null ? null : { lowMinor: minor, highMinor: minor })}
          />
        )}
        <button type="button" className="ui-ruler-step" aria-label={labels.more} onClick={() => nudge(1)}>
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <p className="ui-ruler-words">
        <output>{words ?? labels.prompt}</output>
        <span className="ui-ruler-kind">{labels.priceKind}</span>
      </p>
      <div
        className="ui-ruler-stage"
        data-held={heldCenter !== null || undefined}
        data-empty={value ? undefined : ''}
      >
        <RulerTape
          center={heldCenter ?? center}
          decades={DECADES_IN_VIEW}
          currency={currency}
          locale={locale}
          {...(isDisabled ? {} : handlers)}
          role="slider"
          tabIndex={isDisabled ? -1 : 0}
          aria-label={labels.ruler}
          aria-disabled={isDisabled || undefined}
          aria-valuemin={bounds.minMinor / perMajor}
          aria-valuemax={bounds.maxMinor / perMajor}
          aria-valuenow={clamp(fromLog(center)) / perMajor}
          aria-valuetext={words ?? labels.prompt}
          onKeyDown={press}
        />
        {isRange ? (
          <RulerSpread
            label={labels.spread}
            valueText={words ?? labels.prompt}
            spread={spread}
            decades={DECADES_IN_VIEW}
            isDisabled={isDisabled}
            onChange={(next) => place(center, next)}
          />
        ) : null}
        <span className="ui-ruler-needle" aria-hidden="true" />
      </div>
    </fieldset>
  );
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE_STEPS,
  PageDown: -PAGE_STEPS,
};

function sayValue({ lowMinor, highMinor }: RulerValue, currency: string, locale: string): string {
  return lowMinor === highMinor
    ? priceInWords(lowMinor, currency, locale)
    : rangeInWords(lowMinor, highMinor, currency, locale);
}

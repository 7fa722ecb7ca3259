import { lazy, Suspense, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { minorPerMajor } from '#domain/money.ts';
import type { RulerProps } from './ruler.tsx';
import { toLog } from './ruler-scale.ts';
import type { RulerSpreadProps } from './ruler-spread.tsx';
import { RulerTape } from './ruler-tape.tsx';
import type { RulerPlace } from './use-ruler-place.ts';
import { useTapeDrag } from './use-tape-drag.ts';

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

/** Powers of ten in view while guessing: a thumb's sweep across a phone changes the price about tenfold. */
export const DECADES_IN_VIEW = 1.1;
const PAGE_STEPS = 10;
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE_STEPS,
  PageDown: -PAGE_STEPS,
};

interface RulerStageProps extends RulerProps {
  readonly place: RulerPlace;
  /** the value in words, or what to do */
  readonly valueText: string;
}

/** The tape under its needle, moved by a finger or by keys, and for a range the band around the needle. */
export function RulerStage(props: RulerStageProps) {
  const { mode, value, bounds, currency, locale, labels, isDisabled = false, place, valueText } = props;
  const { center, centerMinor, spread, moveTo, nudge } = place;
  const perMajor = minorPerMajor(currency);
  const { heldCenter, handlers } = useTapeDrag(center, DECADES_IN_VIEW, moveTo);

  const step = useRef<((steps: number) => void) | null>(null);
  useEffect(() => {
    step.current = isDisabled ? null : nudge;
  });
  // A wheel comes with a pointer over the tape.
  const listen = (event: PointerEvent<HTMLElement>): void => {
    const tape = event.currentTarget;
    import('./wheel-steps.ts').then(
      ({ addWheelSteps }) => addWheelSteps(tape, step),
      () => undefined,
    );
  };

  const press = (event: KeyboardEvent): void => {
    const steps = KEY_STEPS[event.key];
    const end = event.key === 'Home' ? bounds.minMinor : event.key === 'End' ? bounds.maxMinor : null;
    if (isDisabled || (steps === undefined && end === null)) return;
    event.preventDefault();
    if (end === null) nudge(steps ?? 0);
    else moveTo(toLog(end));
  };

  return (
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
        aria-valuenow={centerMinor / perMajor}
        aria-valuetext={valueText}
        onKeyDown={press}
        onPointerEnter={listen}
      />
      {mode === 'range' ? (
        <RulerSpread
          label={labels.spread}
          valueText={valueText}
          spread={spread}
          decades={DECADES_IN_VIEW}
          isDisabled={isDisabled}
          onChange={(next) => moveTo(center, next)}
        />
      ) : null}
      <span className="ui-ruler-needle" aria-hidden="true" />
    </div>
  );
}

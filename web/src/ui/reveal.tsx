import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { CrowdRuler, type CrowdRulerProps } from './crowd-ruler.tsx';
import type { CrowdSpread } from './crowd-view.ts';
import { ScoreRing } from './score-ring.tsx';
import { FlippingPrice } from './flipping-price.tsx';
import { TurningPrice } from './turning-price.tsx';
import { wantsStillness } from './wants-stillness.ts';
import './reveal.css';

/** The whole show; nothing waits longer than this. */
export const REVEAL_MS = 2000;

export interface RevealProps {
  /** minor units */
  readonly priceMinor: number;
  /** null when the time ran out without a guess */
  readonly guess: { readonly lowMinor: number; readonly highMinor: number } | null;
  readonly crowd?: CrowdSpread | null;
  /** null where points wait */
  readonly score: number | null;
  readonly maxScore: number;
  readonly currency: string;
  readonly locale: string;
  /** it has just happened: plays the moment and takes the focus; false simply shows the outcome */
  readonly isFresh?: boolean;
  /** the moment is over, or was skipped */
  readonly onDone?: () => void;
  /** the price lies face down and turns over card by card, instead of figure by figure */
  readonly hasCards?: boolean;
  readonly labels: {
    /** the outcome in one sentence, what a screen reader hears first */
    readonly summary: string;
    /** above the price, e.g. "Sold for, in March 2023" */
    readonly price: string;
    /** what the marks on the ruler are called */
    readonly marks: CrowdRulerProps['labels'];
    /** e.g. "840 of 1,000 points" */
    readonly score: string;
    readonly points: string;
    /** the label word and the distance, e.g. "Excellent, 6 % over" */
    readonly verdict: ReactNode;
    /** how the score came about, e.g. "547 × 0.7 for a hint" */
    readonly sum?: string;
    readonly skip: string;
  };
}

/** The moment of truth: the price travels from the guess to its place while it turns over, the distance is painted, the score counts up. Escape or a tap skips it. */
export function Reveal({
  priceMinor,
  guess,
  crowd = null,
  score,
  maxScore,
  currency,
  locale,
  isFresh = false,
  onDone,
  hasCards = false,
  labels,
}: RevealProps) {
  const [isPlaying, setIsPlaying] = useState(isFresh);
  const Price = hasCards ? FlippingPrice : TurningPrice;
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (isFresh) heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  useEffect(() => {
    if (!isPlaying) {
      done.current?.();
      return;
    }
    const stop = (): void => setIsPlaying(false);
    const timer = setTimeout(stop, wantsStillness() ? 0 : REVEAL_MS);
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      stop();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', stop);
    };
  }, [isPlaying]);

  return (
    <section className="ui-reveal" data-playing={isPlaying || undefined}>
      <h2 ref={heading} tabIndex={-1} className="ui-hidden">
        {labels.summary}
      </h2>
      <div className="ui-reveal-top">
        <p className="ui-reveal-price">
          <span>{labels.price}</span>
          <Price text={formatMoney(priceMinor, currency, locale)} isTurning={isPlaying} />
        </p>
        <div className="ui-reveal-score">
          {score === null ? null : (
            <ScoreRing
              value={score}
              max={maxScore}
              label={labels.score}
              caption={labels.points}
              isCounting={isPlaying}
            />
          )}
          <p className="ui-display">{labels.verdict}</p>
        </div>
      </div>
      {labels.sum ? <p className="ui-reveal-sum muted">{labels.sum}</p> : null}
      <CrowdRuler
        priceMinor={priceMinor}
        guess={guess}
        crowd={crowd}
        currency={currency}
        locale={locale}
        isPlaying={isPlaying}
        rows={guess ? 3 : 2}
        labels={labels.marks}
      />
      {isPlaying ? (
        <button type="button" className="ui-reveal-skip">
          {labels.skip}
        </button>
      ) : null}
    </section>
  );
}

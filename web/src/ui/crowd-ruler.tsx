import { useEffect, useState, type CSSProperties } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { DECADES_IN_VIEW } from './ruler-stage.tsx';
import { toLog } from './ruler-scale.ts';
import { RulerTape, tapePlace } from './ruler-tape.tsx';

/** What everybody guessed, in minor units. */
export interface CrowdSpread {
  readonly medianMinor: number;
  readonly q1Minor: number;
  readonly q3Minor: number;
  readonly bins?: readonly {
    readonly fromMinor: number;
    readonly toMinor: number;
    readonly guesses: number;
  }[];
}

export interface RevealRulerProps {
  readonly priceMinor: number;
  readonly guess: { readonly lowMinor: number; readonly highMinor: number } | null;
  readonly crowd: CrowdSpread | null;
  readonly currency: string;
  readonly locale: string;
  readonly isPlaying: boolean;
  readonly labels: {
    readonly guess: string;
    readonly crowd: string;
    readonly price: string;
    readonly distance?: string;
  };
}

const LEAST_DECADES = 0.5;
/** Share of the tape that the distance needs to carry its own words. */
const ROOM_FOR_WORDS = 0.25;

/** The ruler that the guess was made on, zooming out until the price, the guess and the crowd are all on it. */
export function RevealRuler({
  priceMinor,
  guess,
  crowd,
  currency,
  locale,
  isPlaying,
  labels,
}: RevealRulerProps) {
  const places = [priceMinor, guess?.lowMinor, guess?.highMinor, crowd?.q1Minor, crowd?.q3Minor]
    .filter((minor) => minor !== undefined)
    .map(toLog);
  const low = Math.min(...places);
  const high = Math.max(...places);
  const fitted = { center: (low + high) / 2, decades: Math.max(LEAST_DECADES, (high - low) * 1.5) };
  const asGuessed = guess
    ? { center: (toLog(guess.lowMinor) + toLog(guess.highMinor)) / 2, decades: DECADES_IN_VIEW }
    : fitted;
  const [isFitted, setIsFitted] = useState(!isPlaying);
  useEffect(() => {
    // One frame as the player left it; the change to the fitted view is what the transition then shows.
    const frame = requestAnimationFrame(() => setIsFitted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  // A price within a range misses nothing.
  const guessed = guess && nearestEnd(guess, priceMinor);
  const hasRoom =
    guessed !== null && Math.abs(toLog(guessed) - toLog(priceMinor)) / fitted.decades > ROOM_FOR_WORDS;
  const money = (minor: number): string => formatMoney(minor, currency, locale);
  const most = Math.max(1, ...(crowd?.bins ?? []).map((bin) => bin.guesses));
  return (
    <div className="ui-reveal-ruler" data-flagged={guess ? '' : undefined}>
      <RulerTape {...(isFitted ? fitted : asGuessed)} currency={currency} locale={locale} aria-hidden="true">
        {crowd ? (
          <span className="ui-reveal-crowd">
            {(crowd.bins ?? []).map((bin) => (
              <i
                key={bin.fromMinor}
                style={
                  { ...between(bin.fromMinor, bin.toMinor), '--share': bin.guesses / most } as CSSProperties
                }
              />
            ))}
            <b style={between(crowd.q1Minor, crowd.q3Minor)} />
            <span className="ui-tape-at ui-reveal-median" style={tapePlace(crowd.medianMinor)} />
          </span>
        ) : null}
        {guess ? (
          <span className="ui-reveal-guess" style={between(guess.lowMinor, guess.highMinor)}>
            <span>{labels.guess}</span>
          </span>
        ) : null}
        {guessed === null ? null : (
          <span
            className="ui-reveal-distance"
            data-side={guessed < priceMinor ? 'under' : 'over'}
            style={between(Math.min(guessed, priceMinor), Math.max(guessed, priceMinor))}
          >
            {hasRoom ? <span>{labels.distance}</span> : null}
          </span>
        )}
        <span
          className="ui-tape-at ui-reveal-mark"
          style={{ ...tapePlace(priceMinor), '--from': toLog(guessed ?? priceMinor) } as CSSProperties}
        />
      </RulerTape>
      <dl className="ui-reveal-legend">
        {guess ? (
          <div data-kind="guess">
            <dt>{labels.guess}</dt>
            <dd>{rangeText(guess.lowMinor, guess.highMinor, money)}</dd>
          </div>
        ) : null}
        <div data-kind="price">
          <dt>{labels.price}</dt>
          <dd>{money(priceMinor)}</dd>
        </div>
        {crowd ? (
          <div data-kind="crowd">
            <dt>{labels.crowd}</dt>
            <dd>
              {money(crowd.medianMinor)} <small>({rangeText(crowd.q1Minor, crowd.q3Minor, money)})</small>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

/** The end of the guess that the price is measured from. */
function nearestEnd(
  { lowMinor, highMinor }: NonNullable<RevealRulerProps['guess']>,
  priceMinor: number,
): number {
  return Math.min(highMinor, Math.max(lowMinor, priceMinor));
}

function between(fromMinor: number, toMinor: number): CSSProperties {
  return { '--at': toLog(fromMinor), '--to': toLog(toMinor) } as CSSProperties;
}

function rangeText(low: number, high: number, money: (minor: number) => string): string {
  return low === high ? money(low) : `${money(low)} – ${money(high)}`;
}

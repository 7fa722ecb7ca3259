import type { CSSProperties } from 'react';
import { nearestAmount } from '#domain/misses.ts';
import type { ChartedHome, CrowdView } from './crowd-view.ts';
import { labelWidth } from './place-labels.ts';
import { toLog } from './ruler-scale.ts';
import { tapePlace } from './ruler-tape.tsx';

interface CrowdMarksProps extends ChartedHome {
  readonly view: CrowdView;
  readonly distance: string | undefined;
  /** width of the tape in em of its words */
  readonly room: number;
}

/** What lies on the tape: everybody's guesses as bars, their middle half, the own guess, the distance, the price. */
export function CrowdMarks({ priceMinor, guess, crowd, view, distance, room }: CrowdMarksProps) {
  const most = Math.max(1, ...view.bars.map((bar) => bar.guesses));
  // A price within a range misses nothing.
  const nearest = guess && priceMinor !== null ? nearestAmount(guess, priceMinor) : null;
  return (
    <>
      {crowd ? (
        <span className="ui-crowd-all">
          {view.bars.map(({ from, to, guesses }) => (
            <i key={from} style={stretch(from, to, { '--share': guesses / most })} />
          ))}
          <b style={stretch(toLog(crowd.q1Minor), toLog(crowd.q3Minor))} />
          <span className="ui-tape-at ui-crowd-median" style={tapePlace(crowd.medianMinor)} />
        </span>
      ) : null}
      {guess ? (
        <span className="ui-crowd-guess" style={stretch(toLog(guess.lowMinor), toLog(guess.highMinor))} />
      ) : null}
      {nearest === null || priceMinor === null ? null : (
        <Distance from={toLog(nearest)} to={toLog(priceMinor)} view={view} room={room} words={distance} />
      )}
      {priceMinor === null ? null : (
        <span
          className="ui-tape-at ui-crowd-price"
          style={{ ...tapePlace(priceMinor), '--from': toLog(nearest ?? priceMinor) } as CSSProperties}
        />
      )}
    </>
  );
}

interface DistanceProps {
  readonly from: number;
  readonly to: number;
  readonly view: CrowdView;
  readonly room: number;
  readonly words: string | undefined;
}

/** From the guess to the price, named where its own length has room for the words: half a word says nothing. */
function Distance({ from, to, view, room, words }: DistanceProps) {
  const length = (Math.abs(to - from) / (view.high - view.low)) * room;
  return (
    <span
      className="ui-crowd-distance"
      data-side={from < to ? 'under' : 'over'}
      style={stretch(Math.min(from, to), Math.max(from, to))}
    >
      {words && length > labelWidth(words) + 1 ? <span>{words}</span> : null}
    </span>
  );
}

function stretch(from: number, to: number, more: Readonly<Record<string, number>> = {}): CSSProperties {
  return { '--at': from, '--to': to, ...more } as CSSProperties;
}

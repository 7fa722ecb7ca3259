import { useEffect, useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { CrowdLabels, type CrowdLabel } from './crowd-labels.tsx';
import { CrowdMarks } from './crowd-marks.tsx';
import { chartView, type ChartedHome, type CrowdView } from './crowd-view.ts';
import { DECADES_IN_VIEW } from './ruler-stage.tsx';
import { toLog } from './ruler-scale.ts';
import { RulerTape } from './ruler-tape.tsx';
import { useRoom } from './use-room.ts';
import './crowd-ruler.css';

export interface CrowdRulerProps extends ChartedHome {
  readonly currency: string;
  readonly locale: string;
  readonly size?: 'small' | 'tall';
  /** the tape zooms out from the guess, and the marks arrive one after the other */
  readonly isPlaying?: boolean;
  /** rows that are kept for labels, so that the crowd, which comes later, moves nothing */
  readonly rows?: number;
  readonly labels: {
    readonly guess: string;
    readonly crowd: string;
    readonly price: string;
    /** how far off the guess was; written on the tape where there is room */
    readonly distance?: string;
  };
}

/** Em of a tape that nobody has measured yet: that of a phone. */
const USUAL_ROOM = 25;

/** The one chart of a home: its price, the own guess and everybody's on the ruler that the guess was made on. */
export function CrowdRuler(props: CrowdRulerProps) {
  const { priceMinor, guess, crowd, currency, locale, size = 'small', isPlaying = false, labels } = props;
  const [element, room] = useRoom<HTMLDivElement>(USUAL_ROOM);
  const view = chartView({ priceMinor, guess, crowd });
  const fitted = { center: (view.low + view.high) / 2, decades: view.high - view.low };
  const asGuessed = guess
    ? { center: (toLog(guess.lowMinor) + toLog(guess.highMinor)) / 2, decades: DECADES_IN_VIEW }
    : fitted;
  const [isFitted, setIsFitted] = useState(!isPlaying);
  useEffect(() => {
    // One frame as the player left it; the change to the fitted view is what the transition then shows.
    const frame = requestAnimationFrame(() => setIsFitted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="ui-crowd" ref={element} data-size={size} data-playing={isPlaying || undefined}>
      <CrowdLabels labels={labelsOf(props, view)} room={room} rows={props.rows ?? 0} />
      <RulerTape
        {...(isFitted ? fitted : asGuessed)}
        room={room}
        currency={currency}
        locale={locale}
        aria-hidden="true"
      >
        <CrowdMarks
          priceMinor={priceMinor}
          guess={guess}
          crowd={crowd}
          view={view}
          distance={labels.distance}
          room={room}
        />
      </RulerTape>
    </div>
  );
}

/** The names of the marks, those that matter most first. */
function labelsOf({ priceMinor, guess, crowd, currency, locale, labels }: CrowdRulerProps, view: CrowdView) {
  const money = (minor: number): string => formatMoney(minor, currency, locale, 'compact');
  const share = (log: number): number => (log - view.low) / (view.high - view.low);
  const named: (CrowdLabel | null)[] = [
    guess && {
      kind: 'guess',
      text: `${labels.guess} ${rangeText(money(guess.lowMinor), money(guess.highMinor))}`,
      share: share((toLog(guess.lowMinor) + toLog(guess.highMinor)) / 2),
    },
    priceMinor === null
      ? null
      : { kind: 'price', text: `${labels.price} ${money(priceMinor)}`, share: share(toLog(priceMinor)) },
    crowd && {
      kind: 'crowd',
      text: `${labels.crowd} ${money(crowd.medianMinor)}`,
      share: share(toLog(crowd.medianMinor)),
    },
  ];
  return named.filter((label) => label !== null);
}

function rangeText(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}

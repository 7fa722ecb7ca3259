import { useMemo, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { formatMark } from '#domain/format-money.ts';
import { toLog } from './ruler-scale.ts';
import { numberTicks } from './ruler-ticks.ts';
import './ruler-tape.css';

export interface RulerTapeProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** decimal logarithm of the amount (minor units) in the middle */
  readonly center: number;
  /** how many powers of ten are in view */
  readonly decades: number;
  /** how wide it is in em of its numbers; a narrow phone's, unless it is said */
  readonly room?: number;
  readonly currency: string;
  readonly locale: string;
  /** marks; `tapePlace` puts them where they belong */
  readonly children?: ReactNode;
}

const NARROW_EM = 21.5;

/** Style of something at an amount on the tape; it moves along when the tape does. */
export function tapePlace(amountMinor: number): CSSProperties {
  return { '--at': toLog(amountMinor) } as CSSProperties;
}

/** The printed tape of the guess instrument: logarithmic, so that the same distance is the same percentage everywhere. */
export function RulerTape({
  center,
  decades,
  room = NARROW_EM,
  currency,
  locale,
  children,
  ...rest
}: RulerTapeProps) {
  // Half a decade to spare on both sides: the lines are made anew only every so often while the tape is dragged.
  const from = Math.floor((center - decades / 2) * 2 - 1) / 2;
  const to = Math.ceil((center + decades / 2) * 2 + 1) / 2;
  const ticks = useMemo(
    () =>
      numberTicks(from, to, room / decades, (minor) => formatMark(minor, currency, locale)).map(
        ({ amountMinor, text }) => (
          <i key={amountMinor} data-numbered={text && ''} style={tapePlace(amountMinor)}>
            {text ? <span>{text}</span> : null}
          </i>
        ),
      ),
    [from, to, decades, room, currency, locale],
  );
  const view = { '--center': center, '--decades': decades } as CSSProperties;
  return (
    <div {...rest} className="ui-tape" style={view} data-sparse={decades > 1.6 || undefined}>
      <div className="ui-tape-ticks" aria-hidden="true">
        {ticks}
      </div>
      {children}
    </div>
  );
}

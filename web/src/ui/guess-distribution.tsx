import type { CSSProperties, ReactNode } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { distributionBars, shareAlong, type GuessBin } from './distribution-bars.ts';
import { ticksBetween, toLog } from './ruler-scale.ts';
import './guess-distribution.css';

export interface DistributionMark {
  /** each kind has a line of its own kind, so that colour is not needed to tell them apart */
  readonly kind: 'price' | 'own' | 'median';
  readonly label: string;
  readonly amountMinor: number;
}

export interface GuessDistributionProps {
  /** the question that the chart answers */
  readonly title: ReactNode;
  /** the answer in words, which is what a screen reader hears */
  readonly summary: string;
  readonly bins: readonly GuessBin[];
  readonly marks: readonly DistributionMark[];
  readonly middle: { readonly fromMinor: number; readonly toMinor: number; readonly label: string } | null;
  readonly currency: string;
  readonly locale: string;
}

/** Where everybody's guesses lie on the logarithmic scale of the guess instrument, with the marks that matter. */
export function GuessDistribution({
  title,
  summary,
  bins,
  marks,
  middle,
  currency,
  locale,
}: GuessDistributionProps) {
  const scale = distributionBars(
    bins,
    marks.map((mark) => mark.amountMinor),
  );
  if (!scale) return null;
  const most = Math.max(1, ...scale.bars.map((bar) => bar.guesses));
  const ticks = ticksBetween(toLog(scale.lowMinor), toLog(scale.highMinor)).filter(
    ({ amountMinor, rank }) => rank === 1 && amountMinor >= scale.lowMinor && amountMinor <= scale.highMinor,
  );
  const at = (amountMinor: number) =>
    ({ '--at': `${String(shareAlong(amountMinor, scale) * 100)}%` }) as CSSProperties;
  return (
    <figure className="ui-distribution">
      <figcaption>
        <strong>{title}</strong>
        <span>{summary}</span>
      </figcaption>
      <div className="ui-distribution-plot" aria-hidden="true">
        <ul className="ui-distribution-marks">
          {marks.map((mark) => (
            <li key={mark.kind} data-kind={mark.kind} style={at(mark.amountMinor)}>
              <span>
                {mark.label} {formatMoney(mark.amountMinor, currency, locale, 'compact')}
              </span>
            </li>
          ))}
        </ul>
        {middle ? (
          <div
            className="ui-distribution-middle"
            style={
              {
                '--from': `${String(shareAlong(middle.fromMinor, scale) * 100)}%`,
                '--to': `${String(shareAlong(middle.toMinor, scale) * 100)}%`,
              } as CSSProperties
            }
          />
        ) : null}
        <svg viewBox={`0 0 ${String(scale.bars.length)} 100`} preserveAspectRatio="none">
          {scale.bars.map(({ guesses }, place) => {
            const height = guesses === 0 ? 0 : Math.max(2, (guesses / most) * 100);
            return <rect key={place} x={place + 0.06} y={100 - height} width={0.88} height={height} />;
          })}
        </svg>
      </div>
      <div className="ui-distribution-axis" aria-hidden="true">
        {ticks.map(({ amountMinor }) => (
          <span key={amountMinor} style={at(amountMinor)}>
            {formatMoney(amountMinor, currency, locale, 'compact')}
          </span>
        ))}
      </div>
      {middle ? (
        <p className="ui-distribution-legend" aria-hidden="true">
          {middle.label}
        </p>
      ) : null}
    </figure>
  );
}

import type { ReactNode } from 'react';
import './histogram.css';

export interface HistogramProps {
  /** the question that the chart answers, e.g. "How did everybody do?" */
  readonly title: ReactNode;
  /** the answer in words, which is what a screen reader hears */
  readonly summary: string;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly ownBin?: number | null;
  readonly labels: {
    /** above the own bar, e.g. "You" */
    readonly own: string;
    readonly from: string;
    readonly to: string;
  };
}

const HEIGHT = 100;
const GAP = 0.12;

/** How many there are of each; the own bar is told apart by its name above it, not by colour alone. */
export function Histogram({ title, summary, bins, ownBin = null, labels }: HistogramProps) {
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  return (
    <figure className="ui-histogram">
      <figcaption>
        <strong>{title}</strong>
        <span>{summary}</span>
      </figcaption>
      <div className="ui-histogram-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${Math.max(1, bins.length)} ${HEIGHT}`} preserveAspectRatio="none">
          {bins.map((bin, place) => {
            const height = bin.count === 0 ? 0 : Math.max(2, (bin.count / most) * HEIGHT);
            return (
              <rect
                key={bin.from}
                x={place + GAP / 2}
                y={HEIGHT - height}
                width={1 - GAP}
                height={height}
                data-own={place === ownBin || undefined}
              />
            );
          })}
        </svg>
        {ownBin !== null && bins[ownBin] ? (
          <span
            className="ui-histogram-own"
            style={{
              left: `${((ownBin + 0.5) / bins.length) * 100}%`,
              // Bars end below the room that the plot keeps for this name.
              bottom: `calc((100% - 1.75rem) * ${String(bins[ownBin].count / most)})`,
            }}
          >
            {labels.own}
          </span>
        ) : null}
      </div>
      <div className="ui-histogram-axis" aria-hidden="true">
        <span>{labels.from}</span>
        <span>{labels.to}</span>
      </div>
    </figure>
  );
}

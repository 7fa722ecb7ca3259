import type { ReactNode } from 'react';
import './trend-line.css';

export interface TrendLineProps {
  /** the question that the chart answers */
  readonly title: ReactNode;
  /** the answer in words, which is what a screen reader hears */
  readonly summary: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
  /** a level to hold the line against, such as the asking price */
  readonly level: { readonly label: string; readonly value: number } | null;
  readonly format: (value: number) => string;
}

const WIDTH = 100;
const HEIGHT = 40;

/** How a figure moved over time, against a level. */
export function TrendLine({ title, summary, points, level, format }: TrendLineProps) {
  const values = [...points.map((point) => point.value), ...(level ? [level.value] : [])];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = Math.max(high - low, high * 0.02);
  const x = (place: number) => (points.length < 2 ? WIDTH / 2 : (place / (points.length - 1)) * WIDTH);
  const y = (value: number) => 4 + (1 - (value - low) / span) * (HEIGHT - 8);
  const [first] = points;
  const last = points.at(-1);
  return (
    <figure className="ui-trend">
      <figcaption>
        <strong>{title}</strong>
        <span>{summary}</span>
      </figcaption>
      <div className="ui-trend-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} preserveAspectRatio="none">
          {level ? <line x1={0} x2={WIDTH} y1={y(level.value)} y2={y(level.value)} /> : null}
          <polyline points={points.map(({ value }, place) => `${x(place)},${y(value)}`).join(' ')} />
        </svg>
        {points.map(({ label, value }, place) => (
          <i
            key={label}
            style={{
              insetInlineStart: `${String(x(place))}%`,
              insetBlockStart: `${String((y(value) / HEIGHT) * 100)}%`,
            }}
          />
        ))}
      </div>
      <div className="ui-trend-axis" aria-hidden="true">
        <span>{first ? `${first.label}: ${format(first.value)}` : null}</span>
        {level ? <span className="ui-trend-level">{`${level.label} ${format(level.value)}`}</span> : null}
        <span>{last && last !== first ? `${last.label}: ${format(last.value)}` : null}</span>
      </div>
    </figure>
  );
}

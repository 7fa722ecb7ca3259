import type { CSSProperties, ReactNode } from 'react';
import './score-ring.css';

export interface ScoreRingProps {
  readonly value: number;
  readonly max: number;
  /** the whole meaning in words, e.g. "840 of 1,000 points" */
  readonly label: string;
  /** under the number, e.g. "points" */
  readonly caption?: ReactNode;
  /** counts up from nought (not under reduced motion) */
  readonly isCounting?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
}

/** Points out of the possible ones, as a number inside its share of a ring. */
export function ScoreRing({
  value,
  max,
  label,
  caption,
  isCounting = false,
  size = 'medium',
}: ScoreRingProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const style = {
    '--score': Math.round(value),
    '--share': share * 100,
    '--digits': Math.max(3, String(Math.round(value)).length),
  } as CSSProperties;
  return (
    <div
      className="ui-ring"
      role="img"
      aria-label={label}
      style={style}
      data-size={size}
      data-counting={isCounting || undefined}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        <circle cx="50" cy="50" r="45" pathLength={100} className="ui-ring-share" />
      </svg>
      <span className="ui-ring-text" aria-hidden="true">
        <span className="ui-display ui-number ui-ring-number">{isCounting ? null : value}</span>
        {caption ? <span className="ui-ring-caption">{caption}</span> : null}
      </span>
    </div>
  );
}

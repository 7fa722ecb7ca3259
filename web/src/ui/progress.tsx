import './progress.css';

export interface ProgressProps {
  /** finished steps */
  readonly value: number;
  readonly max: number;
  /** said by screen readers, e.g. "Round 3 of 5" */
  readonly label: string;
  /** one segment per step (a run of up to 20 rounds), or one continuous bar */
  readonly look?: 'segments' | 'bar';
}

/** How far a run or an upload has come. */
export function Progress({ value, max, label, look = 'bar' }: ProgressProps) {
  const isSegmented = look === 'segments' && max <= 20;
  return (
    <div
      className="ui-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
    >
      {isSegmented ? (
        Array.from({ length: max }, (_, step) => (
          <i key={step} data-state={step < value ? 'done' : step === value ? 'now' : 'next'} />
        ))
      ) : (
        <i data-state="next">
          <b style={{ inlineSize: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
        </i>
      )}
    </div>
  );
}

import './skeleton.css';

export interface SkeletonProps {
  /** any CSS lengths: a skeleton has the size of what will come, so nothing moves when it does */
  readonly width?: string;
  readonly height?: string;
  /** e.g. "3 / 2", instead of a height */
  readonly ratio?: string;
  /** so many lines of text */
  readonly lines?: number;
}

/** The place of something that is on its way. The region around it says `aria-busy` and what is loading. */
export function Skeleton({ width = '100%', height = '1em', ratio, lines = 1 }: SkeletonProps) {
  return (
    <span className="ui-skeletons" aria-hidden="true" style={{ inlineSize: width }}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className="ui-skeleton"
          style={{
            ...(ratio ? { aspectRatio: ratio } : { blockSize: height }),
            ...(lines > 1 && line === lines - 1 ? { inlineSize: '62%' } : {}),
          }}
        />
      ))}
    </span>
  );
}

import type { GalleryLabels } from './photo-gallery.tsx';

interface StripButtonsProps {
  readonly labels: GalleryLabels;
  readonly current: number;
  readonly total: number;
  readonly onMove: (by: 1 | -1) => void;
}

/** Back, on, and which of how many pictures is in view. */
export function StripButtons({ labels, current, total, onMove }: StripButtonsProps) {
  return (
    <>
      <button
        type="button"
        className="ui-gallery-button"
        data-side="left"
        aria-label={labels.previous}
        disabled={current === 0}
        onClick={() => onMove(-1)}
      >
        <Arrow />
      </button>
      <button
        type="button"
        className="ui-gallery-button"
        data-side="right"
        aria-label={labels.next}
        disabled={current === total - 1}
        onClick={() => onMove(1)}
      >
        <Arrow />
      </button>
      <p className="ui-gallery-count" aria-live="polite">
        <span className="ui-hidden">{labels.position(current + 1, total)}</span>
        <span aria-hidden="true">
          {current + 1} / {total}
        </span>
      </p>
    </>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m9 5 7 7-7 7" />
    </svg>
  );
}

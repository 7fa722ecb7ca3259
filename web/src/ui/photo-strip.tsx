import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { GalleryLabels, GalleryPhoto } from './photo-gallery.tsx';

export interface PhotoStripProps {
  readonly photos: readonly GalleryPhoto[];
  readonly labels: GalleryLabels;
  readonly current: number;
  readonly onCurrentChange: (current: number) => void;
  readonly ratio?: string;
  readonly sizes: string;
  readonly isFirstUrgent?: boolean;
  readonly onOpen?: () => void;
}

/** A row of pictures, one in view. The browser's own scroll snapping is the swipe; buttons and keys scroll it. */
export function PhotoStrip({
  photos,
  labels,
  current,
  onCurrentChange,
  ratio,
  sizes,
  isFirstUrgent = false,
  onOpen,
}: PhotoStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  /** where a press is taking the strip; until it is there, passing other pictures means nothing */
  const goal = useRef<number | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const left = current * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) > 2) {
      goal.current = current;
      element.style.scrollBehavior = isFirst.current ? 'auto' : '';
      element.scrollLeft = left;
    }
    isFirst.current = false;
  }, [current]);
  const letGo = (): void => {
    goal.current = null;
  };

  const go = (by: number): void => onCurrentChange(Math.min(photos.length - 1, Math.max(0, current + by)));
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <div className="ui-strip" style={ratio ? { aspectRatio: ratio } : undefined}>
      {/* The strip scrolls, so it must take the focus: that is what lets a keyboard move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={strip}
        className="ui-strip-photos"
        role="group"
        aria-label={labels.gallery}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={press}
        onClick={onOpen}
        onPointerDown={letGo}
        onWheel={letGo}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          const shown = Math.round(scrollLeft / Math.max(1, clientWidth));
          // Only once it has settled: a half-way position would pull the strip back while it moves.
          if (Math.abs(scrollLeft - shown * clientWidth) > 2) return;
          if (goal.current !== null && goal.current !== shown) return;
          letGo();
          if (shown !== current) onCurrentChange(shown);
        }}
      >
        {photos.map((photo, place) => (
          <Photo
            key={photo.id}
            photo={photo}
            sizes={sizes}
            isUrgent={isFirstUrgent && place === 0}
            isNear={Math.abs(place - current) < 2}
          />
        ))}
      </div>
      {photos.length > 1 ? (
        <>
          <button
            type="button"
            className="ui-gallery-button"
            data-side="left"
            aria-label={labels.previous}
            disabled={current === 0}
            onClick={() => go(-1)}
          >
            <Arrow />
          </button>
          <button
            type="button"
            className="ui-gallery-button"
            data-side="right"
            aria-label={labels.next}
            disabled={current === photos.length - 1}
            onClick={() => go(1)}
          >
            <Arrow />
          </button>
          <p className="ui-gallery-count" aria-live="polite">
            <span className="ui-hidden">{labels.position(current + 1, photos.length)}</span>
            <span aria-hidden="true">
              {current + 1} / {photos.length}
            </span>
          </p>
        </>
      ) : null}
    </div>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m9 5 7 7-7 7" />
    </svg>
  );
}

interface PhotoProps {
  readonly photo: GalleryPhoto;
  readonly sizes: string;
  readonly isUrgent: boolean;
  readonly isNear: boolean;
}

function Photo({ photo, sizes, isUrgent, isNear }: PhotoProps) {
  return (
    <figure
      className="ui-photo"
      style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
    >
      <img
        src={photo.sources.at(-1)?.url}
        srcSet={photo.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        draggable={false}
        decoding={isUrgent ? 'sync' : 'async'}
        loading={isUrgent || isNear ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
      />
      {photo.caption || photo.attribution ? (
        <figcaption>
          {photo.caption ? <span>{photo.caption}</span> : null}
          {photo.attribution ? <small>{photo.attribution}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

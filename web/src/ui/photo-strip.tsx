import type { KeyboardEvent } from 'react';
import type { GalleryLabels, GalleryPhoto } from './photo-gallery.tsx';
import { StripButtons } from './strip-buttons.tsx';
import { StripPhoto } from './strip-photo.tsx';
import { useStripScroll } from './use-strip-scroll.ts';

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
  const scroll = useStripScroll(current, onCurrentChange);
  const move = (by: number): void => onCurrentChange(Math.min(photos.length - 1, Math.max(0, current + by)));
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <div className="ui-strip" style={ratio ? { aspectRatio: ratio } : undefined}>
      {/* The strip scrolls, so it must take the focus: that is what lets a keyboard move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        {...scroll}
        className="ui-strip-photos"
        role="group"
        aria-label={labels.gallery}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={press}
        onClick={onOpen}
      >
        {photos.map((photo, place) => (
          <StripPhoto
            key={photo.id}
            photo={photo}
            sizes={sizes}
            isUrgent={isFirstUrgent && place === 0}
            isNear={Math.abs(place - current) < 2}
          />
        ))}
      </div>
      {photos.length > 1 ? (
        <StripButtons labels={labels} current={current} total={photos.length} onMove={move} />
      ) : null}
    </div>
  );
}

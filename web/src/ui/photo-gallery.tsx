import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { PhotoScreenProps } from './photo-screen.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import './photo-gallery.css';

// Nobody needs the whole screen before they ask for it.
const PhotoScreen = lazy<ComponentType<PhotoScreenProps>>(() =>
  import('./photo-screen.tsx').then(
    (module) => ({ default: module.PhotoScreen }),
    // Without a network its file may not come: the picture stays where it is.
    () => new Promise<never>(() => undefined),
  ),
);

export interface GalleryPhoto {
  readonly id: string;
  /** the same picture in three widths, smallest first */
  readonly sources: readonly { readonly url: string; readonly width: number }[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** the room, shown over the picture */
  readonly caption?: string | null;
  readonly attribution?: string | null;
  /** a tiny data URI, shown blurred until the picture is there */
  readonly placeholder?: string | null;
  /** a plan or a map: all of it is shown, on paper, whatever shape it has */
  readonly isWhole?: boolean;
}

export interface GalleryLabels {
  /** names the gallery, e.g. "Photos of this home" */
  readonly gallery: string;
  readonly previous: string;
  readonly next: string;
  readonly fullScreen: string;
  readonly close: string;
  /** e.g. (2, 7) => "Photo 2 of 7" */
  readonly position: (current: number, total: number) => string;
}

export interface PhotoGalleryProps {
  readonly photos: readonly GalleryPhoto[];
  readonly labels: GalleryLabels;
  /** shape of the frame, so that nothing moves; "4 / 3" unless told */
  readonly ratio?: string;
  /** the layout width for the browser's choice of file */
  readonly sizes?: string;
  /** the first picture is what the page is about: fetch it first */
  readonly isFirstUrgent?: boolean;
  /** over the corner of the picture, e.g. a badge */
  readonly children?: ReactNode;
}

/** The photographs of a home: swipe, arrow keys, buttons, full screen. */
export function PhotoGallery({
  photos,
  labels,
  ratio = '4 / 3',
  sizes = '(min-width: 72rem) 45rem, 100vw',
  isFirstUrgent = false,
  children,
}: PhotoGalleryProps) {
  const [current, setCurrent] = useState(0);
  const [isFull, setIsFull] = useState(false);
  const strip = { photos, labels, current, onCurrentChange: setCurrent };
  return (
    <section className="ui-gallery" aria-label={labels.gallery}>
      <PhotoStrip
        {...strip}
        ratio={ratio}
        sizes={sizes}
        isFirstUrgent={isFirstUrgent}
        onOpen={() => setIsFull(true)}
      />
      {children ? <div className="ui-gallery-corner">{children}</div> : null}
      <button
        type="button"
        className="ui-gallery-button ui-gallery-expand"
        onClick={() => setIsFull(true)}
        aria-label={labels.fullScreen}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
        </svg>
      </button>
      {isFull ? (
        <Suspense>
          <PhotoScreen {...strip} onClose={() => setIsFull(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

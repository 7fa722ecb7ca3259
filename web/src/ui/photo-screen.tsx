import { useLayoutEffect, useRef } from 'react';
import { PhotoStrip, type PhotoStripProps } from './photo-strip.tsx';

export interface PhotoScreenProps extends Pick<
  PhotoStripProps,
  'photos' | 'labels' | 'current' | 'onCurrentChange'
> {
  readonly onClose: () => void;
}

/** The same strip over the whole screen, as long as it is drawn. */
export function PhotoScreen({ onClose, ...strip }: PhotoScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the strip inside looks for its width: a closed dialog has none.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="ui-photo-screen" aria-label={strip.labels.gallery} onClose={onClose}>
      <PhotoStrip {...strip} sizes="100vw" />
      <button
        type="button"
        className="ui-gallery-button ui-gallery-expand"
        aria-label={strip.labels.close}
        onClick={onClose}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </dialog>
  );
}

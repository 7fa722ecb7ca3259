import type { Photo } from '#wire/photos.ts';
import { useBrowserValue } from '#lib/use-browser-value.ts';
import { photoSrcSet, photoUrl } from '../homes/photo.ts';

import './game-cover.css';

interface GameCoverProps {
  readonly photo: Photo | null;
  readonly sizes: string;
  readonly isUrgent?: boolean;
  /** the picture only repeats what stands beside it */
  readonly isDecorative?: boolean;
}

/** The picture of a game: its first home. Its place has its size before the file is there. */
export function GameCover({ photo, sizes, isUrgent = false, isDecorative = false }: GameCoverProps) {
  const placeholder = photo?.placeholder ?? '';
  // The page came with every placeholder in its data: those further down need not stand in its markup as well.
  const shown = useBrowserValue(() => placeholder, isUrgent ? placeholder : '');
  if (!photo) return <span className="game-cover" aria-hidden="true" />;
  return (
    <span className="game-cover" style={shown ? { backgroundImage: `url("${shown}")` } : undefined}>
      <img
        src={photoUrl(photo)}
        srcSet={photoSrcSet(photo)}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={isDecorative ? '' : photo.alt}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding={isUrgent ? 'sync' : 'async'}
      />
    </span>
  );
}

import type { RoomRound } from '#wire/rooms.ts';
import { lookOf } from '#kit/games/own-look.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { inSmall } from '#kit/homes/in-small.ts';
import { toGalleryPhoto } from '#kit/homes/photo.ts';
import { GALLERY_SIZES } from '#kit/homes/photo-sizes.ts';
import { sayHomeFacts } from '#kit/homes/say-home-facts.ts';
import { t } from '#lib/i18n.ts';
import { PhotoGallery } from '#ui/photo-gallery.tsx';

/** The home that is guessed, as far as everybody may see it. */
export function RoomHome({
  round,
  isShared = false,
}: {
  readonly round: RoomRound;
  /** many look over one line, and see the home on a large screen as well */
  readonly isShared?: boolean;
}) {
  const { facts, photos = [] } = round;
  // Many titles name the town already.
  const town = facts.title?.includes(facts.town ?? '') ? undefined : facts.town;
  const place = [town, facts.district].filter(Boolean).join(' ');
  const gallery = photos.map((photo, index) => ({
    ...toGalleryPhoto(photo),
    alt: photo.alt || t('photos.position', { current: index + 1, total: photos.length }),
    caption: photo.room ? homeWord('room', photo.room) : photo.room,
  }));
  return (
    <div className="room-home">
      {gallery.length > 0 ? (
        <PhotoGallery
          // A room is told no options of its game: what this browser's own person likes counts.
          photos={lookOf(undefined).isLight || isShared ? inSmall(gallery) : gallery}
          sizes={GALLERY_SIZES}
          isFirstUrgent
          labels={{
            gallery: t('photos.label'),
            previous: t('photos.previous'),
            next: t('photos.next'),
            fullScreen: t('photos.fullScreen'),
            close: t('photos.close'),
            position: (current, total) => t('photos.position', { current, total }),
          }}
        />
      ) : null}
      {facts.title === undefined && place === '' ? null : (
        <h2>{[facts.title, place].filter(Boolean).join(' · ')}</h2>
      )}
      <ul className="room-facts" aria-label={t('facts.label')}>
        {sayHomeFacts(facts).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

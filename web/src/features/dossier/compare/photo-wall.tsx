import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges } from '../notes/scene.ts';
import { byRoom, roomWords } from './by-room.ts';
import type { Compared } from './compared.ts';
import { PhotoPicture } from '../photos/photo-picture.tsx';
import { readPhotosOf, type PinnedPhoto } from './photo-calls.ts';

/** As wide as half a screen needs it. */
const WANTED_WIDTH = 900;

interface PhotoWallProps {
  readonly compared: Compared;
  /** the homes beside each other; one alone fills the screen */
  readonly homes: readonly { readonly id: string; readonly title: string }[];
}

/** Photos of homes, room against room, with the places that somebody wrote about. */
export function PhotoWall({ compared: { scene }, homes }: PhotoWallProps) {
  const { dossierId } = scene;
  const ids = homes.map(({ id }) => id);
  const call = useCall(['compared photos', dossierId, ...ids], () => readPhotosOf(dossierId, ids));
  const { reload } = call;
  useChanges(scene, ['dossier_photos', 'dossier_notes'], reload);
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="20rem" />}
      failed={t('dossierCompare.photosFailed')}
      isEmpty={(photos) => photos.length === 0}
      empty={
        <Empty
          title={t('dossierCompare.noPhotos')}
          action={
            <TextLink as={Link} to={`/dossiers/${dossierId}/photos/edit`} look="secondary">
              {t('dossierCompare.addPhotos')}
            </TextLink>
          }
        >
          {t('dossierCompare.noPhotosHelp')}
        </Empty>
      }
    >
      {(photos) =>
        byRoom(photos).map(({ room, photos: shown }) => {
          const name = roomWords(room, t('dossierCompare.noRoom'));
          return (
            <section key={room} aria-label={name}>
              <h2 dir="auto">{name}</h2>
              <div className="compare-photos" data-count={homes.length}>
                {homes.map((home) => {
                  const own = shown.filter(({ assetId }) => assetId === home.id);
                  return (
                    <div key={home.id} className="compare-room">
                      {homes.length > 1 ? (
                        <h3 className="muted" dir="auto">
                          {home.title}
                        </h3>
                      ) : null}
                      {own.length === 0 ? <p className="muted">{t('dossierCompare.noneOfRoom')}</p> : null}
                      {own.map((photo) => (
                        <OnePhoto key={photo.id} photo={photo} alt={`${name}, ${home.title}`} />
                      ))}
                    </div>
                  );
                })}
              </div>
            </section>
          );
        })
      }
    </CallView>
  );
}

function OnePhoto({ photo, alt }: { readonly photo: PinnedPhoto; readonly alt: string }) {
  const { caption, pins } = photo;
  return (
    <figure className="compare-photo">
      <span className="compare-frame">
        <PhotoPicture photo={photo} wanted={WANTED_WIDTH} alt={caption === '' ? alt : caption} />
        {pins.map(({ id, pinX, pinY }, at) =>
          pinX === null || pinY === null ? null : (
            <span
              key={id}
              className="compare-pin"
              aria-hidden="true"
              style={{
                insetInlineStart: `${String(100 * pinX)}%`,
                insetBlockStart: `${String(100 * pinY)}%`,
              }}
            >
              {at + 1}
            </span>
          ),
        )}
      </span>
      {caption === '' && pins.length === 0 ? null : (
        <figcaption>
          <span dir="auto">{caption}</span>
          {pins.length > 0 ? (
            <ol className="compare-pins" aria-label={t('dossierCompare.pins')}>
              {pins.map(({ id, body }) => (
                <li key={id} dir="auto">
                  {body}
                </li>
              ))}
            </ol>
          ) : null}
        </figcaption>
      )}
    </figure>
  );
}

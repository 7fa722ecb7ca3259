import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { wordOfRoom } from '../notes/rooms.ts';
import { readPhoto } from './read-photo.ts';
import { photoFile } from './whole-files.ts';
import type { Whole } from './read-whole.ts';

type PhotoRow = Whole['dossier_photos'][number];

/** The dossier's photos, one below the other, each with its caption and room; drawn into the page, so that a file keeps them. */
export function RawPhotos({ whole }: { readonly whole: Whole }) {
  const photos = whole.dossier_photos;
  return (
    <div className="raw-sheet">
      <h1>{t('dossier.raw.photos')}</h1>
      {photos.length === 0 ? <p>{t('dossier.raw.noPhotos')}</p> : null}
      {photos.map((photo) => (
        <RawPhoto key={String(photo['id'])} photo={photo} />
      ))}
    </div>
  );
}

function RawPhoto({ photo }: { readonly photo: PhotoRow }) {
  const small = { ...photo, storedWidths: smallest(photo) };
  const { path } = photoFile(small);
  const call = useCall(['raw photo', String(photo['id']), path ?? ''], async () =>
    toDataUrl(await readPhoto(path)),
  );
  const room = typeof photo['room'] === 'string' ? wordOfRoom(photo['room']) : '';
  const words = [room, photo['caption']].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  return (
    <figure>
      <CallView call={call} waiting={<Skeleton height="12rem" />} failed={t('dossier.raw.photoFailed')}>
        {(url) =>
          url === '' ? (
            <p>{t('dossier.raw.photoMissing')}</p>
          ) : (
            <img
              src={url}
              alt={words.join(', ') || t('dossier.raw.photo')}
              width={Number(photo['width'])}
              height={Number(photo['height'])}
            />
          )
        }
      </CallView>
      {words.length === 0 ? null : <figcaption dir="auto">{words.join(' · ')}</figcaption>}
    </figure>
  );
}

/** A sheet is printed and kept: the middle width of three is enough for it. */
function smallest(photo: PhotoRow): number[] {
  const widths = (Array.isArray(photo['storedWidths']) ? photo['storedWidths'].map(Number) : []).sort(
    (a, b) => a - b,
  );
  return widths.slice(0, 2).slice(-1);
}

function toDataUrl(bytes: Uint8Array | null): string {
  if (bytes === null) return '';
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  return `data:image/${isJpeg ? 'jpeg' : 'webp'};base64,${btoa(text)}`;
}

import { env } from '#lib/env.ts';
import { t } from '#lib/i18n.ts';
import { callRpc } from '#lib/api.ts';
import { answerOrKept } from '#kit/rows/kept-answers.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '../parts.css';
import './photos.css';

/** The photos that the listing itself has, each with whose it is. */
export function ListingPhotosScreen({
  dossierId,
  listingId,
}: {
  readonly dossierId: string;
  readonly listingId: string;
}) {
  const call = useCall(['listing photos', dossierId, listingId], () =>
    answerOrKept(dossierId, `listing photos ${listingId}`, () =>
      callRpc('dossier_listing_photos', { dossierId, listingId }),
    ),
  );
  return (
    <div className="dossier-part">
      <h1>{t('dossierPhotos.listing.title')}</h1>
      <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('dossierPhotos.listing.failed')}>
        {({ photos, linkedOnly }) => (
          <>
            {photos.length === 0 ? (
              <Empty title={t('dossierPhotos.listing.none')}>{t('dossierPhotos.listing.noneHelp')}</Empty>
            ) : null}
            {linkedOnly > 0 ? <p>{t('dossierPhotos.listing.linkedOnly', { count: linkedOnly })}</p> : null}
            <ul className="photo-grid">
              {photos.map((photo) => {
                const width = photo.widths.find((one) => one >= 480) ?? photo.widths.at(-1) ?? photo.width;
                return (
                  <li key={photo.id}>
                    <img
                      src={`${env.supabaseUrl}/storage/v1/object/public/listing-photos/${photo.path}/${String(width)}.${photo.fileType ?? 'webp'}`}
                      alt={photo.alt}
                      width={photo.width}
                      height={photo.height}
                      loading="lazy"
                    />
                    <p className="photo-words" dir="auto">
                      {t(`dossierPhotos.listing.rights.${photo.rights}`)}
                      {photo.attribution === null ? null : ` · ${photo.attribution}`}
                    </p>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </CallView>
    </div>
  );
}

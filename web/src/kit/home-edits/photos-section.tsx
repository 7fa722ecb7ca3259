import type { ManagedPhoto } from '#wire/managed-homes.ts';
import { plural, t } from '#lib/i18n.ts';
import { errorSentence } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { OrderList } from '../order/order-list.tsx';
import type { FormEdits } from '../edits/use-edits.ts';
import type { ListingFields } from './listing-fields.ts';
import { useHomePhotos, type HomePhotos } from './use-home-photos.ts';
import { PhotoRow } from './photo-row.tsx';

interface PhotosSectionProps {
  readonly photos: readonly ManagedPhoto[];
  readonly edits: FormEdits<ListingFields>;
}

/** The photos in their order: what each shows, in words, whether players see it, and whether it stays; and the way to more. */
export function PhotosSection({ photos, edits }: PhotosSectionProps) {
  const { fields, set } = edits;
  const work = useHomePhotos(edits);
  return (
    <section className="manage-section" aria-labelledby="photos-title">
      <h2 id="photos-title">{t('manage.photos.title')}</h2>
      {fields.photos.length === 0 ? (
        <Empty title={t('manage.photos.empty')}>{t('manage.photos.emptyHelp')}</Empty>
      ) : (
        <OrderList
          label={t('manage.photos.order')}
          items={fields.photos.map((id, place) => ({
            id,
            name: t('manage.photo.name', { place: place + 1 }),
          }))}
          onOrder={(ids) => set('photos', ids)}
        >
          {({ id, name }) => (
            <PhotoRow
              id={id}
              name={name}
              photo={photos.find((photo) => photo.id === id) ?? null}
              edits={edits}
              work={work}
            />
          )}
        </OrderList>
      )}
      <FileDrop
        label={t('manage.photos.add')}
        hint={t('manage.photos.addHint')}
        accept="image/*"
        onFiles={work.add}
      />
      <PhotoNews work={work} />
    </section>
  );
}

/** What becomes of pictures that were added, until they are stored. */
function PhotoNews({ work: { isPreparing, waiting, refused, error, retry } }: { readonly work: HomePhotos }) {
  return (
    <>
      <p className="muted" role="status">
        {isPreparing
          ? t('manage.photos.preparing')
          : waiting > 0
            ? plural('manage.photos.waiting', waiting)
            : ''}
      </p>
      {refused.length > 0 ? (
        <ul className="form-error" role="alert">
          {refused.map((name) => (
            <li key={name}>
              {name}: {t('manage.photos.refused')}
            </li>
          ))}
        </ul>
      ) : null}
      {error && waiting > 0 ? (
        <div className="form-error" role="alert">
          <p>{errorSentence(error)}</p>
          <Button size="small" onClick={retry}>
            {t('errors.retry')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

import type { ManagedPhoto } from '#wire/managed-homes.ts';
import { homePhoto } from '#wire/home-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { limitsOf } from '#kit/form/field-limits.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Switch } from '#ui/switch.tsx';
import { wordOptions } from '#kit/homes/known-words.ts';
import type { ListingFields } from '../listing-fields.ts';
import { HomePhoto } from './home-photo.tsx';
import { OrderList } from '#kit/order/order-list.tsx';
import type { FormEdits } from '#kit/edits/use-edits.ts';

interface PhotosSectionProps {
  readonly photos: readonly ManagedPhoto[];
  readonly edits: FormEdits<ListingFields>;
}

/** The photos in their order: what each shows, in words, whether players see it, and whether it stays. */
export function PhotosSection({ photos, edits: { fields, set } }: PhotosSectionProps) {
  const order = fields.photos;
  const field = bindFields<ListingFields>({ shape: {} }, fields, set);
  return (
    <section className="manage-section" aria-labelledby="photos-title">
      <h2 id="photos-title">{t('manage.photos.title')}</h2>
      {order.length === 0 ? (
        <Empty title={t('manage.photos.empty')}>{t('manage.photos.emptyHelp')}</Empty>
      ) : (
        <OrderList
          label={t('manage.photos.order')}
          items={order.map((id, place) => ({ id, name: t('manage.photo.name', { place: place + 1 }) }))}
          onOrder={(ids) => set('photos', ids)}
        >
          {({ id, name }) => {
            const isHidden = fields[`photo.${id}.isHidden`] === true;
            return (
              <div className="photo-row" data-hidden={isHidden || undefined}>
                <HomePhoto photo={photos.find((photo) => photo.id === id) ?? null} />
                <div className="photo-fields">
                  <FormText
                    {...field(`photo.${id}.alt`)}
                    label={t('manage.fact.alt')}
                    limits={limitsOf(homePhoto.shape.alt)}
                  />
                  <FormChoice
                    {...field(`photo.${id}.room`)}
                    label={t('manage.fact.room')}
                    options={wordOptions('room', fields[`photo.${id}.room`] ?? '')}
                  />
                  <FormText
                    {...field(`photo.${id}.attribution`)}
                    label={t('manage.fact.attribution')}
                    limits={limitsOf(homePhoto.shape.attribution)}
                  />
                  {isHidden ? <Badge>{t('manage.home.hidden')}</Badge> : null}
                </div>
                <div className="home-actions">
                  <Switch
                    label={t('manage.home.show')}
                    aria-label={t('manage.home.showNamed', { name })}
                    checked={!isHidden}
                    onChange={(event) => set(`photo.${id}.isHidden`, !event.target.checked)}
                  />
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t('manage.home.removeNamed', { name })}
                    onClick={() =>
                      set(
                        'photos',
                        order.filter((one) => one !== id),
                      )
                    }
                  >
                    {t('manage.home.remove')}
                  </Button>
                </div>
              </div>
            );
          }}
        </OrderList>
      )}
    </section>
  );
}

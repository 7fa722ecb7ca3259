import { useState } from 'react';
import { draftPhoto, RIGHTS_STATUSES, type DraftPhoto, type DraftRow } from '#wire/drafts.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useBuilder } from '../builder-context.ts';
import { coverOf } from '../draft/cover-of.ts';
import { editPhoto, editRow, movePhoto } from '../draft/edit-row.ts';
import { wordOptions } from '#kit/homes/known-words.ts';
import { OrderRows, type RowOrder } from '#kit/order/order-rows.tsx';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { orEmpty } from '#kit/form/or-empty.ts';
import { MendPhoto } from './mend-photo.tsx';
import { PhotoThumb } from './photo-thumb.tsx';

/** The photos of a home: order by dragging or by buttons, captions, rights. */
export function PhotoList({ row }: { readonly row: DraftRow }) {
  const { photos, change } = useBuilder();
  const placeOf = (id: string) => row.photos.findIndex((photo) => photo.id === id);
  const linked = row.facts.photos?.length ?? 0;
  return (
    <fieldset className="builder-photos">
      <legend>{t('builder.photos')}</legend>
      {row.photos.length === 0 && linked > 0 ? (
        <p className="muted">{t('builder.photos.linked', { count: linked })}</p>
      ) : null}
      <OrderRows
        label={t('builder.photos')}
        items={row.photos.map((photo, place) => ({
          id: photo.id,
          name: t('builder.photo', { number: place + 1 }),
          photo,
        }))}
        onMove={(id, toId) => change(movePhoto(row.id, id, placeOf(toId) - placeOf(id)))}
      >
        {({ photo }, order) => <PhotoCard row={row} photo={photo} order={order} />}
      </OrderRows>
      {row.photos.length > 0 ? <RightsForAll row={row} /> : null}
      <FileDrop
        label={t('builder.photos.add')}
        hint={t('builder.photos.hint')}
        accept="image/*"
        onFiles={(files) => photos.add(files, row.id)}
      />
    </fieldset>
  );
}

interface PhotoCardProps {
  readonly row: DraftRow;
  readonly photo: DraftPhoto;
  readonly order: RowOrder;
}

function PhotoCard({ row, photo, order: { place, handle, moveTo } }: PhotoCardProps) {
  const { change, document, judged, undo, uploads } = useBuilder();
  const [isEditing, setIsEditing] = useState(false);
  const isCover = coverOf(document, judged) === photo.id;
  const number = place + 1;
  const state = uploads.elsewhere.has(photo.id) ? 'elsewhere' : photo.folder === null ? 'waiting' : 'stored';
  const edit = (facts: Partial<DraftPhoto>) =>
    change(editPhoto(row.id, photo.id, (old) => ({ ...old, ...facts })));
  const field = bindFields(draftPhoto, photo, (name, value) => edit({ [name]: value }));
  return (
    <div className="builder-photo">
      <div className="builder-photo-state">
        <PhotoThumb photo={photo} alt={photo.alt || t('builder.photo', { number })} />
        <small className="muted">{t(`builder.photo.${state}`)}</small>
        {isCover ? <Badge tone="accent">{t('builder.photo.isCover')}</Badge> : null}
      </div>
      <div className="builder-photo-fields">
        <FormText
          {...field('alt')}
          label={t('builder.photo.caption', { number })}
          optional={t('form.optional')}
        />
        <FormChoice
          {...orEmpty(field('room'))}
          label={t('builder.photo.room', { number })}
          options={wordOptions('room', photo.room ?? '')}
        />
      </div>
      <div className="builder-actions">
        {handle}
        <Button
          size="small"
          data-control="up"
          aria-label={t('builder.photo.earlier', { number })}
          disabled={place === 0}
          onClick={() => moveTo(place - 1, 'up')}
        >
          ↑
        </Button>
        <Button
          size="small"
          data-control="down"
          aria-label={t('builder.photo.later', { number })}
          disabled={number === row.photos.length}
          onClick={() => moveTo(place + 1, 'down')}
        >
          ↓
        </Button>
        {photo.rights === 'link-only' ? null : (
          <>
            <Button
              size="small"
              aria-label={t('builder.photo.editOne', { number })}
              data-control="mend"
              disabled={state === 'elsewhere'}
              onClick={() => setIsEditing(true)}
            >
              {t('builder.photo.edit')}
            </Button>
            <Button
              size="small"
              aria-pressed={isCover}
              aria-label={t('builder.photo.coverOne', { number })}
              onClick={() => change((old) => ({ ...old, coverPhotoId: photo.id }))}
            >
              {t('builder.photo.cover')}
            </Button>
          </>
        )}
        <Button
          size="small"
          kind="danger"
          data-control="remove"
          aria-label={t('builder.photo.remove', { number })}
          onClick={() => undo.removePhoto(row.id, photo.id)}
        >
          ✕
        </Button>
      </div>
      {isEditing ? (
        <MendPhoto row={row} photo={photo} number={number} onClose={() => setIsEditing(false)} />
      ) : null}
    </div>
  );
}

/** Rights and attribution are mostly one answer for all photos of a home. */
function RightsForAll({ row }: { readonly row: DraftRow }) {
  const { change } = useBuilder();
  const [first] = row.photos;
  if (!first) return null;
  const setAll = (facts: Partial<DraftPhoto>) =>
    change(
      editRow(row.id, (old) => ({ ...old, photos: old.photos.map((photo) => ({ ...photo, ...facts })) })),
    );
  const field = bindFields(draftPhoto, first, (name, value) => setAll({ [name]: value }));
  return (
    <div className="builder-fields">
      <FormChoice
        {...field('rights')}
        label={t('builder.rights')}
        hint={first.rights === 'link-only' ? t('builder.rights.linkOnlyHint') : undefined}
        options={RIGHTS_STATUSES.map((value) => ({ value, label: t(`builder.rights.${value}`) }))}
      />
      <FormText
        {...orEmpty(field('attribution'))}
        label={t('builder.attribution')}
        optional={t('form.optional')}
      />
    </div>
  );
}

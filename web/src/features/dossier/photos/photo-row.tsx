import { useState } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import type { RowOrder } from '#kit/order/order-rows.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ROOMS, roomName } from '../notes/rooms.ts';
import type { Scene } from '../notes/scene.ts';
import { changePhoto, removePhoto } from './photo-calls.ts';
import { PhotoPicture } from './photo-picture.tsx';

interface PhotoRowProps {
  readonly scene: Scene;
  readonly photo: DossierPhotoRow & { readonly name: string };
  readonly order: RowOrder;
  readonly onChanged: (photos: readonly DossierPhotoRow[]) => void;
  readonly onCover: () => Promise<readonly DossierPhotoRow[]>;
  readonly onRemoved: () => void;
}

/** A photo with its words, its home and its place in the order. */
export function PhotoRow({ scene, photo, order, onChanged, onCover, onRemoved }: PhotoRowProps) {
  const deed = useDeed();
  const [caption, setCaption] = useState<string | null>(null);
  const { name, ...row } = photo;
  const save = (changes: Partial<DossierPhotoRow>) =>
    deed.run(async () => {
      onChanged([await changePhoto(row, changes)]);
      if ('caption' in changes) setCaption(null);
    });
  const rooms: readonly string[] = ROOMS;
  return (
    <>
      <PhotoMoves name={name} order={order} />
      <PhotoPicture photo={photo} wanted={480} alt={name} className="photo-row-picture" />
      <form
        className="photo-row-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (caption !== null) void save({ caption: caption.trim() });
        }}
      >
        <TextField
          label={t('dossierPhotos.caption')}
          dir="auto"
          maxLength={500}
          value={caption ?? photo.caption}
          onChange={({ currentTarget: { value } }) => setCaption(value)}
          onBlur={() => {
            if (caption !== null && caption.trim() !== photo.caption) void save({ caption: caption.trim() });
          }}
        />
        <Select
          label={t('dossierPhotos.room')}
          value={photo.room}
          options={[
            { value: '', label: t('dossierPhotos.noRoom') },
            ...ROOMS.map((one) => ({ value: one, label: roomName(one) })),
            ...(photo.room === '' || rooms.includes(photo.room)
              ? []
              : [{ value: photo.room, label: photo.room }]),
          ]}
          onChange={({ target: { value } }) => void save({ room: value })}
        />
        {scene.homes.length === 0 ? null : (
          <Select
            label={t('dossierPhotos.home')}
            value={photo.assetId ?? ''}
            options={[
              { value: '', label: t('dossierPhotos.noHome') },
              ...scene.homes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ target: { value } }) => void save({ assetId: value === '' ? null : value })}
          />
        )}
        <p className="dossier-actions">
          <Button
            size="small"
            aria-pressed={photo.isCover}
            isBusy={deed.isBusy}
            onClick={() =>
              void deed.run(async () =>
                onChanged(photo.isCover ? [await changePhoto(row, { isCover: false })] : await onCover()),
              )
            }
          >
            {t(photo.isCover ? 'dossierPhotos.isCover' : 'dossierPhotos.makeCover')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            isBusy={deed.isBusy}
            aria-label={t('dossierPhotos.removeName', { name })}
            onClick={() =>
              void deed.run(async () => {
                await removePhoto(photo.id);
                onRemoved();
              })
            }
          >
            {t('dossierPhotos.remove')}
          </Button>
        </p>
        <DeedError error={deed.error} />
      </form>
    </>
  );
}

/** Moves a photo by dragging, by keys and by buttons: a step, or to an end. */
function PhotoMoves({ name, order }: { readonly name: string; readonly order: RowOrder }) {
  const { place, count, handle, moveTo: move } = order;
  return (
    <div className="order-controls">
      {handle}
      {(['up', 'down', 'first', 'last'] as const).map((where) => {
        const to = { up: place - 1, down: place + 1, first: 0, last: count - 1 }[where];
        return (
          <Button
            key={where}
            kind="quiet"
            size="small"
            data-control={where}
            aria-label={t(`dossierPhotos.move.${where}`, { name })}
            disabled={to < 0 || to >= count || to === place}
            onClick={() => move(to, where)}
          >
            <span aria-hidden="true">{{ up: '↑', down: '↓', first: '⤒', last: '⤓' }[where]}</span>
          </Button>
        );
      })}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ManagedPhoto } from '#wire/managed-homes.ts';
import { homePhoto } from '#wire/home-edits.ts';
import { bindFields } from '../form/bind-fields.ts';
import { limitsOf } from '../form/field-limits.ts';
import { FormChoice } from '../form/form-choice.tsx';
import { FormText } from '../form/form-text.tsx';
import { photoUrl } from '../homes/photo.ts';
import { wordOptions } from '../homes/known-words.ts';
import { fetchPicture } from '../photos/fetch-picture.ts';
import { MendDialog } from '../photos/mend-dialog.tsx';
import type { FormEdits } from '../edits/use-edits.ts';
import { AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toasts.ts';
import type { ListingFields } from './listing-fields.ts';
import { fileOfPhoto } from './photo-file.ts';
import type { HomePhotos } from './use-home-photos.ts';
import { HomePhoto } from './home-photo.tsx';
import './home-edits.css';

interface PhotoRowProps {
  readonly id: string;
  readonly name: string;
  /** as it is saved; null: it was added since */
  readonly photo: ManagedPhoto | null;
  readonly edits: FormEdits<ListingFields>;
  readonly work: HomePhotos;
}

/** One photo of a home: its words, its picture, and whether it is shown. */
export function PhotoRow({ id, name, photo, edits: { fields, set }, work }: PhotoRowProps) {
  const [isMending, setIsMending] = useState(false);
  const removeOrUndo = useRemove(fields.photos, (ids) => set('photos', ids));
  const field = bindFields<ListingFields>({ shape: {} }, fields, set);
  const pending = fileOfPhoto(fields, id);
  const isHidden = fields[`photo.${id}.isHidden`] === true;
  const stored = pending
    ? pending.file.path === ''
      ? null
      : { ...pending.file, path: pending.file.path }
    : photo;
  const isLost = pending !== null && work.missing.has(pending.picture);

  const readPicture = async () => {
    const kept = pending && (await work.readWaiting(pending.picture));
    if (kept) return kept;
    if (!stored) throw new AppError('not_found', 'This browser has lost the picture.', { status: 404 });
    return fetchPicture(photoUrl(asPhoto(id, stored), Number.MAX_SAFE_INTEGER));
  };
  return (
    <div className="photo-row" data-hidden={isHidden || undefined}>
      {pending && !stored ? (
        <span className="home-photo">
          <img
            src={pending.file.placeholder}
            alt=""
            width={pending.file.width}
            height={pending.file.height}
          />
        </span>
      ) : (
        <HomePhoto photo={stored ? asPhoto(id, stored) : null} />
      )}
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
        {isLost ? (
          <p className="form-error">{t('manage.photo.lost')}</p>
        ) : pending ? (
          <small className="muted">{t(stored ? 'manage.photo.newPicture' : 'manage.photo.uploading')}</small>
        ) : null}
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
          data-control="mend"
          disabled={isLost}
          aria-label={t('manage.photo.mendNamed', { name })}
          onClick={() => setIsMending(true)}
        >
          {t('manage.photo.mend')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          data-control="remove"
          aria-label={t('manage.home.removeNamed', { name })}
          onClick={() => removeOrUndo(id, name)}
        >
          {t('manage.home.remove')}
        </Button>
      </div>
      {isMending ? (
        <MendDialog
          title={t('manage.photo.mendNamed', { name })}
          readPicture={readPicture}
          onMended={(files) => work.replace(id, files)}
          onClose={() => setIsMending(false)}
        />
      ) : null}
    </div>
  );
}

/** Takes a photo out of the form; for a moment a message offers it back, and until it is saved discarding does. */
function useRemove(order: readonly string[], onOrder: (ids: readonly string[]) => void) {
  const now = useRef({ order, onOrder });
  useEffect(() => {
    now.current = { order, onOrder };
  });
  return (id: string, name: string) => {
    const place = order.indexOf(id);
    onOrder(order.filter((one) => one !== id));
    showToast({
      tone: 'neutral',
      text: t('manage.photo.removed', { name }),
      action: {
        label: t('manage.undo'),
        onPress: () => {
          const rest = now.current.order.filter((one) => one !== id);
          now.current.onOrder([...rest.slice(0, place), id, ...rest.slice(place)]);
        },
      },
    });
  };
}

/** What a picture's files are called by, as a photo. */
function asPhoto(
  id: string,
  {
    path,
    fileType,
    widths,
    width,
    height,
  }: Pick<ManagedPhoto, 'path' | 'fileType' | 'widths' | 'width' | 'height'>,
) {
  return {
    id,
    path,
    fileType,
    widths,
    width,
    height,
    alt: '',
    room: null,
    placeholder: null,
    attribution: null,
  };
}

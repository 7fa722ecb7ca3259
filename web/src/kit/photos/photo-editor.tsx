import { useState } from 'react';
import { SMALLEST_PHOTO_WIDTH } from '#domain/photo-widths.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PhotoFiles, PictureMaking } from '../files/resize-photo.ts';
import { WHOLE, type Frame } from './frames.ts';
import { mendPicture } from './mend-picture.ts';
import { PhotoStage } from './photo-stage.tsx';
import { usePicture } from './use-picture.ts';
import './photo-editor.css';

export interface PhotoEditorProps {
  /** fetches the picture in its largest form */
  readonly readPicture: () => Promise<Blob>;
  /** keeps the picture as it is from now on; rejects where that did not work */
  readonly onMended: (files: PhotoFiles) => Promise<void>;
  readonly onClose: () => void;
  /** how its files are made, where it is no photo of a home */
  readonly making?: PictureMaking;
  /** nothing on it is to be covered: drawing says what stays */
  readonly isCropOnly?: boolean;
}

/** What can be done to a picture: cut its edges off, and cover what nobody shall see. */
export function PhotoEditor({
  readPicture,
  onMended,
  onClose,
  making,
  isCropOnly = false,
}: PhotoEditorProps) {
  const { picture, url, hasFailed, retry } = usePicture(readPicture);
  const [crop, setCrop] = useState<Frame>(WHOLE);
  const [covered, setCovered] = useState<readonly Frame[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [saveFailed, setSaveFailed] = useState(false);
  const isSame = crop === WHOLE && covered.length === 0;

  const save = async () => {
    if (picture === null) return;
    setIsSaving(true);
    setSaveFailed(false);
    try {
      await onMended(await mendPicture(picture, { crop, covered }, making));
      onClose();
    } catch {
      setSaveFailed(true);
      setIsSaving(false);
    }
  };
  const startAgain = () => {
    setCrop(WHOLE);
    setCovered([]);
  };

  if (hasFailed)
    return (
      <Failure title={t('photos.mend.failed')} onRetry={retry} labels={{ retry: t('errors.retry') }}>
        {t('photos.mend.failedHelp')}
      </Failure>
    );
  if (picture === null || url === null)
    return (
      <div aria-busy="true">
        <Skeleton height="min(60vh, 24rem)" />
      </div>
    );
  const least = {
    width: Math.min(1, Math.max(0.02, (making?.leastWidth ?? SMALLEST_PHOTO_WIDTH) / picture.width)),
    height: 0.1,
  };
  return (
    <div className="photo-editor">
      <p className="muted">{t(isCropOnly ? 'photos.mend.cropHelp' : 'photos.mend.help')}</p>
      <PhotoStage
        url={url}
        picture={picture}
        crop={crop}
        covered={covered}
        leastCrop={least}
        onCrop={setCrop}
        onCovered={setCovered}
        isCropOnly={isCropOnly}
        ground={making?.ground}
      />
      {isCropOnly ? null : <p className="photo-editor-note">{t('photos.mend.forGood')}</p>}
      {saveFailed ? (
        <p className="form-error" role="alert">
          {t('photos.mend.notSaved')}
        </p>
      ) : null}
      <div className="ui-dialog-actions">
        <Button onClick={startAgain} disabled={isSame || isSaving}>
          {t('photos.mend.again')}
        </Button>
        <Button onClick={onClose}>{t('photos.mend.cancel')}</Button>
        <Button kind="primary" isBusy={isSaving} disabled={isSame} onClick={() => void save()}>
          {t('photos.mend.save')}
        </Button>
      </div>
    </div>
  );
}

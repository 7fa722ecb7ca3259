import { useState } from 'react';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { createPhotoFolders, uploadPhotoFile } from '#kit/files/photo-folders.ts';
import { PhotoError, resizePhoto, type PhotoFiles, type PictureMaking } from '#kit/files/resize-photo.ts';
import { photoOf } from '#kit/site/part-values.ts';
import { SitePicture } from '#kit/site/site-picture.tsx';
import { errorSentence } from '#lib/error-text.ts';
import { toAppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';

interface PictureFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: FieldValue) => void;
}

/** A picture: made small in the browser, put where anybody may see it, and named by the field. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const photo = photoOf(value, '');
  const take = async (file: File) => {
    setIsBusy(true);
    setError(undefined);
    try {
      onChange(JSON.stringify(await uploadPicture(file)));
    } catch (thrown) {
      setError(pictureFault(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="site-picture-field" aria-busy={isBusy}>
      {photo ? <SitePicture photo={photo} sizes="20rem" /> : null}
      <FileDrop
        label={isBusy ? t('agencySite.picture.sending') : label}
        hint={t('agencySite.picture.hint')}
        accept={PICTURE_TYPES}
        isMultiple={false}
        isDisabled={isBusy}
        error={error}
        onFiles={([file]) => {
          if (file) void take(file);
        }}
      />
      {photo ? (
        <Button size="small" kind="quiet" onClick={() => onChange('')}>
          {t('agencySite.picture.remove')}
        </Button>
      ) : null}
    </div>
  );
}

/** A file as a picture of a page: in three widths, with nothing in it but pixels. */
export async function uploadPicture(file: File, making?: PictureMaking) {
  return uploadFiles(await readPictureFile(file, making));
}

/** A chosen file as files of a picture. SVG is none: it can hold scripts. */
function readPictureFile(file: File, making?: PictureMaking): Promise<PhotoFiles> {
  if (/svg/i.test(file.type) || /\.svgz?$/i.test(file.name)) throw new PhotoError('unreadable');
  return resizePhoto(file, making);
}

/** Puts the files of a picture where anybody may see them; answers what names them. */
export async function uploadFiles({ files, fileType, widths, width, height, placeholder }: PhotoFiles) {
  const [path] = await createPhotoFolders(1);
  if (path === undefined) throw new PhotoError('unreadable');
  for (const one of files) await uploadPhotoFile(path, one);
  return { path, fileType, widths: [...widths], width, height, placeholder };
}

/** Why a picture could not be taken, as a sentence. */
export function pictureFault(thrown: unknown): string {
  return thrown instanceof PhotoError
    ? t(`builder.photoFault.${thrown.fault}`)
    : errorSentence(toAppError(thrown));
}

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/avif';

import { useState } from 'react';
import { PhotoError, type PhotoFiles, type PictureMaking } from '#kit/files/resize-photo.ts';
import { fetchPicture } from '#kit/photos/fetch-picture.ts';
import { MendDialog } from '#kit/photos/mend-dialog.tsx';
import { photoUrl } from '#kit/homes/photo.ts';
import { photoOf } from '#kit/site/part-values.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { PICTURE_TYPES, pictureFault, uploadFiles, uploadPicture } from './picture-field.tsx';

/** What a picture of the brand is to become: it stays, there is none, or a new one as JSON. */
type LogoValue = string;
export const SAME = 'same';
export const NONE = 'none';

interface LogoFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: LogoValue;
  /** the one that is stored; null where there is none */
  readonly stored: string | null;
  readonly making: PictureMaking;
  readonly onChange: (value: LogoValue) => void;
}

/** The address of a picture of the brand, as a field says it. */
export function addressOf(value: LogoValue, stored: string | null): string | null {
  if (value === SAME) return stored;
  const photo = value.startsWith('{') ? photoOf(JSON.parse(value), '') : null;
  return photo && photoUrl(photo);
}

/** A logo or a favicon on the ground that it will stand on. It is chosen, cropped, taken out, or left as it is. */
export function LogoField({ label, hint, value, stored, making, onChange }: LogoFieldProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isCropping, setIsCropping] = useState(false);
  const address = addressOf(value, stored);
  const take = async (file: File) => {
    setIsBusy(true);
    setError(undefined);
    try {
      onChange(JSON.stringify(await uploadPicture(file, making)));
    } catch (thrown) {
      const isTooSmall = thrown instanceof PhotoError && thrown.fault === 'too_small';
      setError(isTooSmall ? t('agencySite.logo.tooSmall') : pictureFault(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <fieldset className="logo-field" aria-busy={isBusy}>
      <legend>{label}</legend>
      <div className="logo-ground" style={{ background: making.ground }}>
        {address === null ? (
          <span>{t('agencySite.look.noPicture')}</span>
        ) : (
          <img src={address} alt={t('agencySite.logo.now', { name: label })} />
        )}
      </div>
      <div className="site-row">
        {address !== null && !address.startsWith('data:') ? (
          <Button size="small" data-control="crop-logo" onClick={() => setIsCropping(true)}>
            {t('agencySite.logo.crop')}
          </Button>
        ) : null}
        {address === null ? null : (
          <Button size="small" kind="quiet" onClick={() => onChange(NONE)}>
            {t('agencySite.picture.remove')}
          </Button>
        )}
        {value === SAME ? null : (
          <Button size="small" kind="quiet" onClick={() => onChange(SAME)}>
            {t('agencySite.logo.asBefore')}
          </Button>
        )}
      </div>
      <FileDrop
        label={isBusy ? t('agencySite.picture.sending') : t('agencySite.logo.choose', { name: label })}
        hint={hint}
        accept={PICTURE_TYPES}
        isMultiple={false}
        isDisabled={isBusy}
        error={error}
        onFiles={([file]) => {
          if (file) void take(file);
        }}
      />
      {isCropping && address !== null ? (
        <MendDialog
          title={t('agencySite.logo.cropTitle', { name: label })}
          readPicture={() => fetchPicture(address)}
          onMended={async (files: PhotoFiles) => onChange(JSON.stringify(await uploadFiles(files)))}
          onClose={() => setIsCropping(false)}
          making={making}
          isCropOnly
        />
      ) : null}
    </fieldset>
  );
}

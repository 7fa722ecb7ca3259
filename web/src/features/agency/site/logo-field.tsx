import { t } from '#lib/i18n.ts';
import { PictureField } from './picture-field.tsx';

interface LogoFieldProps {
  readonly label: string;
  /** `same`, `none`, or a new picture as JSON */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A logo or a favicon: the one that is there stays until another is chosen. */
export function LogoField({ label, value, onChange }: LogoFieldProps) {
  const isNew = value.startsWith('{');
  return (
    <div className="site-fields">
      <PictureField
        label={label}
        value={isNew ? JSON.parse(value) : null}
        onChange={(next) => onChange(typeof next === 'string' && next !== '' ? next : 'same')}
      />
      {value === 'none' ? <p className="muted">{t('agencySite.look.noPicture')}</p> : null}
    </div>
  );
}

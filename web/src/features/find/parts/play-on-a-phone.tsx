import { t } from '#lib/i18n.ts';
import { siteOrigin } from '#lib/site-origin.ts';
import { PATHS } from '#lib/paths.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { QrCode } from '#kit/sharing/qr-code.tsx';
import '#kit/sharing/sharing.css';
import '../ways.css';

/** The site as a code that a phone's camera reads, and as a link. */
export function Part() {
  const url = new URL(PATHS.home, siteOrigin()).href;
  return (
    <div className="ways">
      <QrCode url={url} slug="house-price-game" />
      <CopyField label={t('ways.phoneLink')} text={url} />
    </div>
  );
}

import { renderSVG } from 'uqr';
import { t } from '#lib/i18n.ts';

/** The link to be scanned, and to be printed: a drawing that is sharp at any size. */
export function QrCode({ url, slug }: { readonly url: string; readonly slug: string }) {
  const svg = renderSVG(url, { border: 2, ecc: 'M' });
  const src = `data:image/svg+xml;base64,${btoa(svg)}`;
  return (
    <figure className="share-qr">
      <img src={src} alt={t('sharing.qr', { url })} width={220} height={220} />
      <figcaption>
        <a className="ui-link" data-kind="inline" href={src} download={`${slug}-qr.svg`}>
          {t('sharing.qrSave')}
        </a>
      </figcaption>
    </figure>
  );
}

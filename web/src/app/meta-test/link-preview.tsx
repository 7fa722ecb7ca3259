import { t } from '#lib/i18n.ts';
import { SHARE_IMAGE } from '#kit/games/share-image.ts';
import type { PageMeta } from '../page-meta.ts';

/** A link as networks draw it: picture, host, title, description. */
export function LinkPreview({ meta, host }: { readonly meta: PageMeta; readonly host: string }) {
  if (meta.card === null || meta.image === null) return <p>{t('metaTest.noCard')}</p>;
  return (
    <figure className="link-preview">
      <img src={meta.image} width={SHARE_IMAGE.width} height={SHARE_IMAGE.height} alt={t('metaTest.image')} />
      <figcaption>
        <code>{host}</code>
        <strong>{meta.title}</strong>
        <span>{meta.description}</span>
      </figcaption>
    </figure>
  );
}

import { t } from '#lib/i18n.ts';

/** The stamp on the photo of a home whose price was hit. The verdict says the same in words. */
export function SoldStamp() {
  return (
    <span className="sold-stamp ui-display" aria-hidden="true">
      {t('photos.stamp')}
    </span>
  );
}

import { optionsOfRules } from '#domain/modes.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { plural, t } from '#lib/i18n.ts';
import { useBuilder } from '../builder-context.ts';

/** What players see of homes without photos, said before the game is published. Nothing where every home has one. */
export function PhotosNotice() {
  const { document, judged } = useBuilder();
  const rows = judged.filter(({ isIn }) => isIn).map(({ row }) => row);
  const bare = rows.filter((row) => !hasPhoto(row)).length;
  if (bare === 0 || optionsOfRules(document.rules).showsPhotos === false) return null;
  return (
    <div className="builder-note" role="note">
      {bare === rows.length ? (
        <>
          <strong>{t('builder.noPhotos')}</strong>
          <p>{t('builder.noPhotos.help')}</p>
        </>
      ) : (
        <p>{plural('builder.fewPhotos', bare)}</p>
      )}
    </div>
  );
}

/** Does the home have a photo that may be shown? */
export function hasPhoto({ photos, card }: DraftRow): boolean {
  return Boolean(card?.photoPath) || photos.some(({ rights }) => rights !== 'link-only');
}

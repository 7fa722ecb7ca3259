import type { DraftDocument, DraftPhoto } from '#wire/drafts.ts';
import type { JudgedRow } from './judge-rows.ts';

/**
 * The photo that stands for the game: the one that was chosen, while it may be shown and its home is in the game; else
 * the first of the first home. The server says the same of the published game.
 */
export function coverOf(
  { coverPhotoId }: Pick<DraftDocument, 'coverPhotoId'>,
  judged: readonly Pick<JudgedRow, 'row' | 'isIn'>[],
): string | null {
  const shown: readonly DraftPhoto[] = judged
    .filter(({ isIn }) => isIn)
    .flatMap(({ row }) => row.photos.filter(({ rights }) => rights !== 'link-only'));
  const chosen = shown.find(({ id }) => id === coverPhotoId);
  return chosen?.id ?? shown[0]?.id ?? null;
}

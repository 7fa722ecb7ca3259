import type { RoomView } from '#wire/rooms.ts';
import { plural, t } from '#lib/i18n.ts';
import { Progress } from '#ui/progress.tsx';
import { progressOf } from './pupils.ts';

/** How many have guessed, and never who has not. */
export function ClassProgress({ view }: { readonly view: RoomView }) {
  const { guessed, count } = progressOf(view);
  const said = plural('classes.progress', guessed, { guessed, count });
  return (
    <div className="class-progress">
      <p role="status">{count > 0 && guessed === count ? t('classes.all') : said}</p>
      <Progress value={guessed} max={Math.max(1, count)} label={said} />
    </div>
  );
}

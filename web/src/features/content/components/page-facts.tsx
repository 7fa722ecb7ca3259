import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import type { ContentPage } from '#kit/content/content-page.ts';

/** How long the page takes to read, and of which day it is. */
export function PageFacts({
  minutes,
  changedOn,
  checkedOn,
}: Pick<ContentPage, 'minutes' | 'changedOn' | 'checkedOn'>) {
  return (
    <ul className="information-facts muted">
      <li>{plural('information.minutes', minutes)}</li>
      <li>
        <time dateTime={changedOn}>{t('information.changedOn', { date: formatDate(changedOn) })}</time>
      </li>
      {checkedOn ? (
        <li>
          <time dateTime={checkedOn}>{t('information.checkedOn', { date: formatDate(checkedOn) })}</time>
        </li>
      ) : null}
    </ul>
  );
}

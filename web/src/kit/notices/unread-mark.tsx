import { plural, t } from '#lib/i18n.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import './unread-mark.css';

/** Beyond this nobody counts. */
const MOST = 99;

interface UnreadMarkProps {
  readonly count: number;
  /** the number in words; of notices where nothing is said */
  readonly words?: string;
}

/** A small sign that something is new, with its number in words for those who listen. */
export function UnreadMark({ count, words }: UnreadMarkProps) {
  if (count === 0) return null;
  return (
    <>
      <span className="unread-mark" aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
      <VisuallyHidden>
        {' '}
        {words ?? (count > MOST ? t('own.unreadMany') : plural('own.unread', count))}
      </VisuallyHidden>
    </>
  );
}

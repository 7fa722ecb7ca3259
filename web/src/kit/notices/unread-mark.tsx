import type { ReactNode } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { CountMark, MOST_COUNTED } from './count-mark.tsx';

/** A small sign of unread notices, with their number in words for those who listen. */
export function UnreadMark({ count }: { readonly count: number }): ReactNode {
  const words = count > MOST_COUNTED ? t('own.unreadMany') : plural('own.unread', count);
  return <CountMark count={count} words={words} />;
}

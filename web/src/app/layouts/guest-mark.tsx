import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { withTexts } from '#lib/load-texts.ts';
import { useUnread } from '#kit/notices/unread-notices.ts';

const UnreadMark = lazy(() =>
  withTexts(['own'], () => import('#kit/notices/unread-mark.tsx')).then(
    (module) => ({ default: module.UnreadMark }),
    () => ({ default: () => null }),
  ),
);

/** How much a guest has not read yet, beside the way to what they played. */
export function GuestMark() {
  const unread = useUnread(useLocation().pathname);
  return unread > 0 ? (
    <Suspense>
      <UnreadMark count={unread} />
    </Suspense>
  ) : null;
}

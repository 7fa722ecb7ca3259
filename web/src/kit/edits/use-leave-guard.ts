import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';

/**
 * Asks before somebody leaves with unsaved edits: the browser where the tab goes, we where another page comes. Moving
 * within the page, to a part of it, is no leaving.
 * @param within how addresses of the page's own parts begin: tabs of one form
 */
export function useLeaveGuard(isDirty: boolean, within?: string): Blocker {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      (within === undefined || !nextLocation.pathname.startsWith(within)),
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a page as the site server has drawn it, true from the moment when React has taken it over. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

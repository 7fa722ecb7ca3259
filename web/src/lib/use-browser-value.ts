import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only this browser knows, such as a kept choice: the page is drawn without it at first, as the site server drew it. */
export function useBrowserValue<T extends string>(read: () => T, atFirst: T): T {
  return useSyncExternalStore(never, read, () => atFirst);
}

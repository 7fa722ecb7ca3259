import { useCallback, useEffect, useRef } from 'react';

/** The signal of a screen: it is given when the screen is left, and breaks off what was begun for it alone. */
export function useLeaving(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  const signal = useCallback(() => (current.current ??= new AbortController()).signal, []);
  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );
  return signal;
}

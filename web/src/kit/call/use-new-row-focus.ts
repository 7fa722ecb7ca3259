import { useEffect, useRef, type RefObject } from 'react';
import { focusRow } from './focus-row.ts';

/**
 * Takes the focus from the button that brought rows to the first of them, since the button may be gone; unless somebody
 * went elsewhere meanwhile.
 * @returns calls back what was pressed, with the rows that it brings
 */
export function useNewRowFocus(root: RefObject<Element | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== null && focusRow(root.current, wanted.current)) wanted.current = null;
  });
  return async <Row extends { readonly id: string }>(
    read: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> => {
    const pressed = document.activeElement;
    const added = await read();
    const { activeElement, body } = document;
    const isWaiting = activeElement === null || activeElement === body || activeElement === pressed;
    if (isWaiting) wanted.current = added[0]?.id ?? null;
    return added;
  };
}

import { useState, type ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';

/** So many entries stand in the list beside a map before more are asked for. */
const FIRST = 30;

/** The first entries of a list, and the button that brings the others; nothing once all are there. */
export function useFirstOf<Item>(items: readonly Item[]): {
  readonly rows: readonly Item[];
  readonly more: ReactNode;
} {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole || items.length <= FIRST) return { rows: items, more: null };
  return {
    rows: items.slice(0, FIRST),
    more: <Button onClick={() => setIsWhole(true)}>{t('maps.list.all', { count: items.length })}</Button>,
  };
}

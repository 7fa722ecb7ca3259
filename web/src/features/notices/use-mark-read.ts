import type { Notice } from '#wire/notices.ts';
import { useEffect, useRef } from 'react';
import { NOTICES_AT_ONCE } from '#domain/corrections.ts';
import { tellUnread } from '#kit/notices/unread-notices.ts';
import { markNoticesRead } from './mutations.ts';

/** Marks as read what is on the screen. What could not be marked stays unread and is marked with the next page, or visit. */
export function useMarkRead(rows: readonly Notice[]): void {
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const ids = rows.filter(({ id, isRead }) => !isRead && !marked.current.has(id)).map(({ id }) => id);
    const sent = ids.slice(0, NOTICES_AT_ONCE);
    if (sent.length === 0) return;
    for (const id of sent) marked.current.add(id);
    markNoticesRead(sent).then(tellUnread, () => {
      for (const id of sent) marked.current.delete(id);
    });
  }, [rows]);
}

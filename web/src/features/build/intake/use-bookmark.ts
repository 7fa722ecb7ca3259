import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readBookmarkHash } from './bookmarklet.ts';

/** The page that a bookmark handed over with the address, once; it goes from the address at once. */
export function useBookmark(
  onPage: (page: { html: string; url: string | null } | 'too-large') => void,
): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const handle = useRef(onPage);
  useEffect(() => {
    handle.current = onPage;
  });
  useEffect(() => {
    if (!hash.startsWith('#page=')) return;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    void readBookmarkHash(hash).then((page) => {
      if (page) handle.current(page);
    });
  }, [hash, pathname, search, navigate]);
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveRegion } from '#ui/live-region.tsx';

/**
 * After each change of path: the page scrolls to the top, the heading takes the focus (so that the next Tab starts
 * there, not at the link that was pressed), and the new title is said aloud. An address that names a part of a page
 * leads to that part instead, also on the page that is on screen.
 */
export function PathChange() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (!isNew && !hash) return;
    if (isNew) window.scrollTo(0, 0);
    // The head is set in the same commit; a frame later the page's own effects have run as well.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(hash.slice(1));
      const heading = part ?? document.querySelector<HTMLElement>('main h1');
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      part?.scrollIntoView();
      if (isNew) setSaid(document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key]);
  return <LiveRegion>{said}</LiveRegion>;
}

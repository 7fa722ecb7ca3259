import { callsUnderWay } from '#lib/api.ts';

/** A page that waits longer for an answer is shown as far as it has come. */
const LONGEST_MS = 4_000;
/** So long nothing may have changed. */
const STILL_MS = 120;
const LOOK_EVERY_MS = 30;
/** Places of what has not come yet. */
const WAITING = '.ui-skeleton, .page-wait, [aria-busy="true"]';
/** What somebody reaches for. */
const REACHED = 'a, button, summary, details, form, input, select, textarea, [tabindex]';

/**
 * An empty root behind a page that was drawn for somebody whom nobody knows: as wide as the page, where nobody sees it and
 * nothing makes room for it. The app is drawn there, and takes the page's place with `takePlace`.
 */
export function placeBehind(page: HTMLElement): HTMLElement {
  const behind = document.createElement('div');
  behind.id = page.id;
  // Presses are kept while it is there (`server/wake-app.mjs`).
  behind.dataset.behind = '';
  behind.inert = true;
  Object.assign(behind.style, {
    position: 'absolute',
    inset: '0 0 auto',
    visibility: 'hidden',
    zIndex: '-1',
  });
  page.after(behind);
  return behind;
}

/**
 * Puts what is drawn behind a page in its place once all its calls are answered: what a reader sees changes at once, if it changes
 * at all, and nothing jumps. What was focused, unfolded and pressed on the page is so on the one that takes its place.
 */
export async function takePlace(
  page: HTMLElement,
  behind: HTMLElement,
  longestMs = LONGEST_MS,
): Promise<void> {
  await hasSettled(behind, longestMs);
  const twins = twinsOf(page, behind);
  const focused = twins.get(document.activeElement ?? page);
  for (const [element, twin] of twins)
    if (element instanceof HTMLDetailsElement && element.open) twin.setAttribute('open', '');
  page.replaceWith(behind);
  behind.inert = false;
  behind.removeAttribute('style');
  delete behind.dataset.behind;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.dispatchEvent(
    new CustomEvent('part-works', { detail: (element: Element) => twins.get(element) ?? element }),
  );
}

/** Resolves once nothing is asked for, nothing is missing and nothing has changed for a moment, or the longest time is over. */
function hasSettled(root: HTMLElement, longestMs: number): Promise<void> {
  const startedAt = performance.now();
  let changedAt = startedAt;
  const changes = new MutationObserver(() => (changedAt = performance.now()));
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      const isWhole =
        now - changedAt >= STILL_MS &&
        callsUnderWay() === 0 &&
        root.firstChild !== null &&
        !root.querySelector(WAITING) &&
        hasPictures(root);
      if (!isWhole && now - startedAt < longestMs) return;
      clearInterval(timer);
      changes.disconnect();
      resolve();
    }, LOOK_EVERY_MS);
  });
}

/** Are the pictures there that the reader would see at once? */
function hasPictures(root: HTMLElement): boolean {
  return [...root.querySelectorAll('img')].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > window.innerHeight;
  });
}

/** What somebody reaches for on one page, and the same on the other: alike, and as often before it. */
function twinsOf(page: HTMLElement, behind: HTMLElement): ReadonlyMap<Element, Element> {
  const there = reached(behind);
  const pairs = [...reached(page)].flatMap(([key, element]) => {
    const twin = there.get(key);
    return twin ? [[element, twin] as const] : [];
  });
  return new Map(pairs);
}

/** Each under what it is and does, and the how manieth of its like it is. */
function reached(root: HTMLElement): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll(REACHED)) {
    const likeness = likenessOf(element);
    let nth = 0;
    while (found.has(`${likeness}\n${nth}`)) nth += 1;
    found.set(`${likeness}\n${nth}`, element);
  }
  return found;
}

/** Ids are left out, as React counts them anew. */
function likenessOf(element: Element): string {
  return [
    element.localName,
    ...['type', 'name', 'value', 'href', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
    element.matches('a, button, summary') ? element.textContent : '',
  ].join('\n');
}

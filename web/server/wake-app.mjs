/* global document, window, localStorage */
(() => {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const wait = () => {
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  };
  // Without a network the page stays as it is, and the next sign tries again.
  const load = () => import(document.querySelector('meta[name="app"]').content).catch(wait);
  function wake(event) {
    // A page that appears below a mouse at rest is told of a move that was none.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return;
    for (const sign of signs) window.removeEventListener(sign, wake, true);
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  }
  let isKnown = false;
  try {
    isKnown = ['guestToken', 'auth-session', 'locale'].some((key) => localStorage.getItem(key));
  } catch {
    // Nobody is known where nothing can be kept.
  }
  if (isKnown) wake();
  else wait();
})();

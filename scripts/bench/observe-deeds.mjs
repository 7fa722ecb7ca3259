// Runs in the measured page before its own scripts: window.measure(isDone) begins to wait, and window.measured comes with
// the milliseconds from the first press, key or choice after it until `isDone` holds in a frame.
/* global window, document, requestAnimationFrame, performance */
let from = null;
for (const kind of ['click', 'keydown', 'change'])
  window.addEventListener(kind, () => (from ??= performance.now()), { capture: true });

/** @type {Record<string, (before: { row: string, value: string }) => boolean>} */
const DONE = {
  'other rows': (before) => rowOf() !== before.row && !document.querySelector('.paged-table[aria-busy]'),
  saved: () => !document.querySelector('.save-bar'),
  typed: (before) => document.activeElement?.value !== before.value,
};

/** What takes longer is not slow, but broken. */
const LONGEST_MS = 20_000;

const rowOf = () => document.querySelector('tbody tr')?.textContent ?? '';

/** @param {string} what is to be seen when it is done */
window.measure = (what) => {
  const before = { row: rowOf(), value: document.activeElement?.value };
  from = null;
  const until = performance.now() + LONGEST_MS;
  window.measured = new Promise((resolve, reject) => {
    const look = () => {
      if (from !== null && DONE[what](before)) resolve(performance.now() - from);
      else if (performance.now() > until) reject(new Error(`It was never seen: ${what}`));
      else requestAnimationFrame(look);
    };
    look();
  });
  // Whoever measures hears of it.
  window.measured.catch(() => undefined);
};

/* global document, window, location, localStorage, Event */
(() => {
  // A press may come from a screen reader, without a pointer or a key.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'click', 'change'];
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

  // What works on the page may be pressed and filled in before its scripts are there: it is kept, and done once they are.
  const presses = [];
  const fields = new Map();
  const acts = ['click', 'submit', 'input', 'change'];
  function keep(event) {
    const { target, type } = event;
    if (!target.closest?.('.information-part') || target.closest('a[href],summary')) return;
    const field = target.closest('input,select,textarea');
    if (field && type !== 'submit') {
      if (type !== 'click')
        fields.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value);
      return;
    }
    const pressed = type === 'submit' ? target : target.closest('button');
    if (!pressed) return;
    event.preventDefault();
    presses.push(pressed);
  }
  function fill(field, value) {
    if (field.localName === 'select') {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (typeof value === 'boolean') {
      field.checked = !value;
      field.click();
    } else {
      // React compares with what it saw last.
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  function act({ detail }) {
    // What is drawn behind the page takes its place first.
    if (document.querySelector('[data-behind]')) return;
    const now = detail ?? ((element) => element);
    window.removeEventListener('part-works', act);
    for (const type of acts) window.removeEventListener(type, keep, true);
    for (const [old, value] of fields) {
      const field = now(old);
      if (field.isConnected) fill(field, value);
    }
    // What was filled in is drawn before somebody's press asks for it.
    setTimeout(() => {
      for (const pressed of presses.map((old) => now(old)))
        if (pressed.isConnected) pressed.localName === 'form' ? pressed.requestSubmit() : pressed.click();
    });
  }
  for (const type of acts) window.addEventListener(type, keep, true);
  window.addEventListener('part-works', act);

  // A link of a mail carries its proof there.
  let isAwaited = location.hash.includes('=');
  try {
    isAwaited ||= [
      ...['guestToken', 'auth-session', 'locale'],
      ...['edition', 'buying-checklist', 'displayName', 'look'],
    ].some((key) => localStorage.getItem(key));
  } catch {
    // Nobody is known where nothing can be kept.
  }
  if (isAwaited) wake();
  else wait();
})();

import { afterAll, vi } from 'vitest';

/** Test files share a process and its page: each leaves them to the next as it found them. */
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.innerHTML = '';
  const { speakLocale } = await import('./i18n.ts');
  speakLocale('en-GB', {});
});

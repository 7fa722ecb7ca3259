import { locale } from '#lib/i18n.ts';
import type { ShellMessage } from '#lib/shell-message.ts';
import { TEXT_AREAS } from '#locales/text-areas.ts';

/** Texts that the screens of dossiers have, beside those of their own areas. */
const MORE = ['errors', 'forms', 'manage', 'reminders', 'photos', 'offline', 'shell', 'own'] as const;
let isTold = false;

/** Asks the service worker to keep what the screens of dossiers are made of, once a visit. */
export function keepScreens(page: string): void {
  if (isTold || !navigator.onLine) return;
  isTold = true;
  const areas = TEXT_AREAS.filter((area) => area.startsWith('dossier') || MORE.some((one) => one === area));
  const texts = areas.map((area) => `${import.meta.env.TEXTS_BASE}/${area}/${locale()}.json`);
  // What this page was made of, too: it stands for what a build could not know.
  const seen = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  tell({ type: 'keep-dossier', page, files: [...texts, ...seen] });
}

/** Asks the service worker to forget them. */
export function forgetScreens(): void {
  isTold = false;
  tell({ type: 'forget-dossier' });
}

function tell(message: ShellMessage): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(message),
    () => undefined,
  );
}

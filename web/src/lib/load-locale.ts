import { chooseLocale, speakLocale, type Locale } from './i18n.ts';
import { loadTexts } from './load-texts.ts';
import { readStored, writeStored } from './stored.ts';

const STORAGE_KEY = 'locale';

/** Speaks the visitor's language, and fetches the texts that every page has before the first one is drawn. */
export async function loadLocale(supported: readonly string[]): Promise<void> {
  const locale = chooseLocale(supported, readStored('local', STORAGE_KEY), navigator.languages);
  speakLocale(locale, {});
  await Promise.all([
    loadTexts(['shell']),
    locale === 'es' && import('./sample-words.ts').then(({ saySamples }) => saySamples()),
  ]);
  document.documentElement.lang = locale;
}

/** Keeps the player's choice and shows the page anew in it. */
export function switchLocale(next: Locale): void {
  writeStored('local', STORAGE_KEY, next);
  window.location.reload();
}

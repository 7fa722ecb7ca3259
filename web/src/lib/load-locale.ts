import enUrl from '#locales/en.json?url';
import enUsUrl from '#locales/en-us.json?url';
import esUrl from '#locales/es.json?url';
import { chooseLocale, speakLocale, type Locale, type Messages } from './i18n.ts';
import { readStored, writeStored } from './stored.ts';

const STORAGE_KEY = 'locale';
/** The files of a language, later ones over earlier ones. They are data, not scripts: only the visitor's are fetched. */
const FILES: Readonly<Record<Locale, readonly string[]>> = {
  'en-GB': [enUrl],
  'en-US': [enUrl, enUsUrl],
  es: [esUrl],
};

/** Fetches the texts of the visitor's locale before the first screen is drawn. */
export async function loadLocale(supported: readonly string[]): Promise<void> {
  const locale = chooseLocale(supported, readStored('local', STORAGE_KEY), navigator.languages);
  const files = await Promise.all(FILES[locale].map(fetchTexts));
  speakLocale(locale, Object.assign({}, ...files) as Messages);
  document.documentElement.lang = locale;
}

async function fetchTexts(url: string): Promise<Partial<Messages>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The texts of this page did not load (${String(response.status)}).`);
  return (await response.json()) as Partial<Messages>;
}

/** Keeps the player's choice and shows the page anew in it. */
export function switchLocale(next: Locale): void {
  writeStored('local', STORAGE_KEY, next);
  window.location.reload();
}

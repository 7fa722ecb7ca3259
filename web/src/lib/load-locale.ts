import { env } from './env.ts';
import { chooseLocale, speakLocale, type Locale } from './i18n.ts';
import { loadTexts } from './load-texts.ts';
import { readStored, writeStored } from './stored.ts';

const STORAGE_KEY = 'locale';

/** An address may ask for a language, as links of search engines do. */
const PARAMETER = 'lang';

/** Speaks the visitor's language, and fetches the texts that every page has before the first one is drawn. */
export async function loadLocale(supported: readonly string[]): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get(PARAMETER);
  const chosen = readStored('local', STORAGE_KEY);
  const locale = chooseLocale(supported, asked, [...(chosen ? [chosen] : []), ...navigator.languages]);
  speakLocale(locale, {}, env.words?.[locale]);
  await Promise.all([
    loadTexts(['shell']),
    locale === 'es' && import('./sample-words.ts').then(({ saySamples }) => saySamples()),
  ]);
  document.documentElement.lang = locale;
}

/** Keeps the player's choice and shows the page anew in it. */
export function switchLocale(next: Locale): void {
  writeStored('local', STORAGE_KEY, next);
  const url = new URL(window.location.href);
  if (url.searchParams.has(PARAMETER)) {
    url.searchParams.delete(PARAMETER);
    window.location.replace(url);
  } else window.location.reload();
}

import { chooseLocale, type Locale } from '#lib/i18n.ts';

/** The parameter of an address that asks for a language, as links of search engines have it. */
export const LANGUAGE_PARAMETER = 'lang';

/** Where a content page is in a language: British English is what its bare address shows to whoever asks for nothing else. */
export function pageInLanguage(path: string, language: Locale): string {
  return language === 'en-GB' ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`;
}

/** The languages that a page has and its brand speaks, British English first. */
export function languagesHere(languages: readonly Locale[], supported: readonly string[]): readonly Locale[] {
  return (['en-GB', ...languages] as const).filter((one) => chooseLocale(supported, one, []) === one);
}

/** What a reader wants, their address first and then their browser. */
export function wantedLanguages(url: URL, acceptLanguage: string | undefined): string | undefined {
  const asked = url.searchParams.get(LANGUAGE_PARAMETER);
  return asked === null || !/^[a-z]{2}(-[A-Z]{2})?$/.test(asked)
    ? acceptLanguage
    : [asked, ...(acceptLanguage ? [acceptLanguage] : [])].join(',');
}

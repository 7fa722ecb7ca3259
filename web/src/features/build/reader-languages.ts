import { locale } from '#lib/i18n.ts';

/** What the person reads here, as exactly as their browser says it: "es-MX" before the "es" of the page. */
export function readerLanguages(): readonly string[] {
  const here = locale();
  const [language = here] = here.split('-');
  const own = navigator.languages.filter((one) => one.split('-')[0] === language);
  // Who chose American English here, from a British browser, means it.
  return here.includes('-') && !own.some((one) => one === here) ? [here, ...own] : [...own, here];
}

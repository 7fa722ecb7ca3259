import { locale } from '#lib/i18n.ts';

/** The country whose English or Spanish the reader has chosen, as two letters. */
export function homeCountry(): string {
  return locale() === 'es' ? 'ES' : locale().slice(-2);
}

import type { Locale, Messages } from './i18n.ts';
import type { TextArea } from '#locales/text-areas.ts';

/** Fetches the texts of an area in one language. They are data, not scripts, so that only the visitor's language is fetched. */
export async function fetchTexts(area: TextArea, locale: Locale): Promise<Partial<Messages>> {
  // The site server has every text before it draws.
  if (import.meta.env.SSR) return {};
  const response = await fetch(`${import.meta.env.TEXTS_BASE}/${area}/${locale}.json`);
  if (!response.ok) throw new Error(`The texts ${area} did not load (${String(response.status)}).`);
  return (await response.json()) as Partial<Messages>;
}

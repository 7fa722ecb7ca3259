import { locale } from '#lib/i18n.ts';

/** What a language is called in the reader's own. */
export function localeName(code: string): string {
  try {
    return new Intl.DisplayNames([locale()], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

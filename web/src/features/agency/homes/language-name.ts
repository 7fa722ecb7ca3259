import { locale } from '#lib/i18n.ts';

/** What a language is called in the reader's: "es-MX" is "Mexican Spanish". */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([locale()], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

import { readTexts } from '#locales/read-texts.ts';
import {
  chooseLocale,
  fillText,
  type Locale,
  type MessageKey,
  type Messages,
  type Values,
} from '#lib/i18n.ts';

const en = readTexts('en');
const enUs = readTexts('en-us');
const es = readTexts('es');

const TEXTS: Readonly<Record<Locale, Messages>> = { 'en-GB': en, 'en-US': { ...en, ...enUs }, es };

export interface ServerTexts {
  readonly locale: Locale;
  /** every text there is in it */
  readonly messages: Messages;
  translate(key: MessageKey, values?: Values): string;
}

/** The texts of a page's head: in the reader's language where the brand speaks it, else in the brand's first. */
export function serverTexts(supported: readonly string[], acceptLanguage: string | undefined): ServerTexts {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  const locale = chooseLocale(supported, null, [...wanted, ...supported]);
  const translate: ServerTexts['translate'] = (key, values) => fillText(TEXTS[locale][key], values, locale);
  return {
    locale,
    messages: TEXTS[locale],
    translate,
  };
}

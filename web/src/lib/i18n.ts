import type { AreaTexts } from '#locales/text-areas.ts';

export type MessageKey = keyof AreaTexts;
export type Messages = Record<MessageKey, string>;
export type Values = Readonly<Record<string, string | number>>;
export type Locale = (typeof LOCALES)[number];

/** The languages the product has texts for. en-GB is the base; en-US overrides single texts; es is complete. */
export const LOCALES = ['en-GB', 'en-US', 'es'] as const;

let currentLocale: Locale = 'en-GB';
let messages: Readonly<Record<string, string>> = {};
/** what the brand says in the place of our words, whichever texts come */
let ownWords: Readonly<Record<string, string>> = {};

/** The locale in use, for Intl and for the page's lang attribute. */
export function locale(): Locale {
  return currentLocale;
}

/** The text of a key, with `{name}` places filled. Numbers are written the locale's way. */
export function t(key: MessageKey, values?: Values): string {
  return fillText(messages[key] ?? key, values, currentLocale);
}

/**
 * A text that depends on a count: `key` names `key.one`, `key.other` and whatever further categories of CLDR the locale's
 * language needs ("few", "many"); one that has no text of its own reads as `other`. Each may use `{count}`.
 */
export function plural(key: PluralKey, count: number, values?: Values): string {
  const category = new Intl.PluralRules(currentLocale).select(count);
  const text = messages[`${key}.${category}`] ?? messages[`${key}.other`] ?? key;
  return fillText(text, { count, ...values }, currentLocale);
}

type PluralKey = { [K in MessageKey]: K extends `${infer Base}.one` ? Base : never }[MessageKey];

/** Fills the `{name}` places of a text; a place without a value stays as it is. */
export function fillText(text: string, values: Values | undefined, forLocale: Locale): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? new Intl.NumberFormat(forLocale).format(value) : value;
  });
}

/** Whether a text exists for a key that is only known at run time (an error code, a label from the server). */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(messages, key);
}

/** The locale to show: what the player chose, else what their browser asks for, of those the brand speaks. */
export function chooseLocale(
  supported: readonly string[],
  chosen: string | null,
  wanted: readonly string[],
): Locale {
  const offered = LOCALES.filter(
    (one) => supported.length === 0 || supported.some((code) => speaks(one, code)),
  );
  const find = (code: string) =>
    offered.find((one) => one === code) ?? offered.find((one) => language(one) === language(code));
  for (const code of chosen ? [chosen, ...wanted] : wanted) {
    const match = find(code);
    if (match) return match;
  }
  return offered[0] ?? 'en-GB';
}

/** A supported locale may leave its region open: `en` covers en-GB and en-US. */
function speaks(one: Locale, code: string): boolean {
  return one === code || (!code.includes('-') && language(one) === code);
}

function language(code: string): string {
  return code.split('-')[0] ?? code;
}

/** Takes a locale into use, with the texts that are there so far, and the brand's words in it. */
export function speakLocale(
  next: Locale,
  texts: Partial<Messages>,
  words: Readonly<Record<string, string>> = {},
): void {
  currentLocale = next;
  ownWords = words;
  messages = { ...texts, ...words };
}

/** Takes further texts of the locale into use: those of another area, or newer ones. */
export function addTexts(texts: Partial<Messages>): void {
  messages = { ...messages, ...texts, ...ownWords };
}

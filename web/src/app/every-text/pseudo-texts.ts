import type { Messages } from '#lib/i18n.ts';

const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TO = 'áƀçđéƒğĥíĵķłɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ';
const ACCENTS = new Map(Array.from(FROM, (letter, place) => [letter, Array.from(TO)[place] ?? letter]));

/** A text as no language has it: in brackets, every letter accented, its `{places}` untouched. */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-zA-Z]/g, (part) => ACCENTS.get(part) ?? part);
  return `⟦${accented}⟧`;
}

/** Every text of a locale as a pseudo-locale. What is still plain on a screen that speaks it did not come from there. */
export function pseudoTexts(texts: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])) as Messages;
}

/** Characters that draw nothing of their own, or turn the order of what is drawn; line breaks and tabs are not among them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]|(?![\t\n\r])\p{Cc}/gu;

/** Between or behind these a joiner or variation selector shapes what is seen: emoji, and scripts that join their letters. */
const SHAPED_BEFORE =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\p{Script=Arabic}\p{Script=Deva}\p{Script=Beng}\p{Script=Taml}\p{Script=Telu}\p{Script=Mlym}\p{M}]$/u;
const SHAPED_AFTER =
  /^[\p{Extended_Pictographic}\p{Script=Arabic}\p{Script=Deva}\p{Script=Beng}\p{Script=Taml}\p{Script=Telu}\p{Script=Mlym}]/u;

/**
 * A text without characters that nobody sees: zero-width ones, soft hyphens, direction marks, variation selectors, tags.
 * They cut a figure into pieces that no rule finds, or show it backwards. Joiners stay where they shape letters or emoji.
 */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, (character, place: number) => {
    const before = SHAPED_BEFORE.test(text.slice(Math.max(0, place - 2), place));
    if (character === '\u{FE0F}') return before && !/\p{M}$/u.test(text.slice(0, place)) ? character : '';
    const isJoiner = character === '\u{200C}' || character === '\u{200D}';
    return isJoiner && before && SHAPED_AFTER.test(text.slice(place + 1, place + 3)) ? character : '';
  });
}

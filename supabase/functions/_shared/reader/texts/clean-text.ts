import { textOf } from '../html/html-node.ts';
import { parseTree } from '../html/parse-tree.ts';

/** One line of text: entities as they are, every run of white space one space; null when nothing is left. */
export function cleanLine(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const line = halfWidth(String(value))
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' || /^(?:null|undefined|n\/?a|-+|\$undefined)$/i.test(line) ? null : line;
}

/** "６，９８０万円", "５ＤＫ": digits and Latin letters that are as wide as a Han sign, and the marks between such digits. */
export function halfWidth(text: string): string {
  const latin = /[٠-٩۰-۹]/.test(text) ? fromArabic(text) : text;
  if (!/[０-９Ａ-Ｚａ-ｚ]/.test(latin)) return latin;
  return latin.replace(/(?<=[０-９])[，．](?=[０-９])/g, shifted).replace(/[０-９Ａ-Ｚａ-ｚ]/g, shifted);
}

/** "١٬٦٥٠٬٠٠٠", "۱۲٫۵": the digits of Arabic and Persian, with their marks for thousands and decimals. */
function fromArabic(text: string): string {
  return text
    .replace(/(?<=[٠-٩۰-۹])[٬،](?=[٠-٩۰-۹])/g, ',')
    .replace(/(?<=[٠-٩۰-۹])٫(?=[٠-٩۰-۹])/g, '.')
    .replace(/[٠-٩۰-۹]/g, (sign) => String(sign.charCodeAt(0) & 0xf));
}

function shifted(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
}

/** Plain text of a piece of HTML, paragraphs and list items on lines of their own; null when nothing is left. */
export function plainText(html: unknown): string | null {
  if (typeof html !== 'string') return null;
  let text = html;
  // Some feeds escape their markup once more than they should.
  for (let round = 0; round < 2 && /<[a-z/!]|&[a-z#][a-z0-9]*;/i.test(text); round += 1) {
    text = textOf(parseTree(text));
  }
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  const joined = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return joined === '' ? null : joined;
}

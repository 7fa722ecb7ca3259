import { homeKindOf } from '../../domain/home-kinds.ts';
import { findHomeKind, homeTypeOf } from '../texts/home-words.ts';
import { findBedrooms } from '../texts/read-count.ts';

/** The first words of a description that offers a home: "4 Bed Detached House For Sale In …". */
export function kindOfOffer(head: readonly string[]): string | null {
  return (
    head
      .map(
        (text) =>
          /\ban? \d{1,2} bed(?:room)? (\p{L}[\p{L} -]{3,30}?) is (?:now )?for sale\b/iu.exec(text)?.[1] ??
          /^(.{3,60}?)(?: for sale\b| \((?:kauf|miete|sale|venta|vente)\))/i.exec(text)?.[1] ??
          null,
      )
      .find((words) => words !== null) ?? null
  );
}

/** "中古マンションの物件情報です": a description in a script without gaps. */
export function kindInJapanese(text: string): string | null {
  return text.length < 200 && /[\p{Script=Katakana}\p{Script=Han}]{2}/u.test(text)
    ? findHomeKind(text)
    : null;
}

/** "4房2廳2衛 43坪 3F/3F 公寓": a kind at the end of a line of figures. */
const HAN_FIGURES = /^\d{1,2}[房室].{2,60}\s(\p{Script=Han}{2,4})$/u;

const A_SIZE = /^\d[\d.,]{0,9}\s?(?:m²|m2|sq|ha\b|acres?\b)/i;

/** "House", "Lägenhet": a line that is a kind of home and nothing else, if no other such line is there. */
export function loneKind(lines: readonly string[]): string | null {
  const kinds = new Map(
    lines.flatMap((text, index) => {
      // "Land" above "600 sq.m." is the label of a size.
      if (A_SIZE.test(lines[index + 1] ?? '')) return [];
      const line = HAN_FIGURES.exec(text)?.[1] ?? text;
      const kind = /^\p{Script=Han}{2,4}$/u.test(line)
        ? homeTypeOf(line)
        : line.length <= 30 && /^\p{Lu}\p{L}+(?:[ -]\p{L}+){0,2}$/u.test(line)
          ? (homeKindOf(line) ?? homeKindOf(line.replace(/ (?:house|home|property)$/i, '')))
          : null;
      return kind === null ? [] : [[kind, line] as const];
    }),
  );
  const [only] = kinds.values();
  return kinds.size === 1 ? (only ?? null) : null;
}

/** "3 bedroom semi-detached house for sale", a line of its own. */
export function kindInOffer(line: string): string | null {
  const words = /^\d{1,2}[ -]bed(?:room)?s? ([\p{L} -]{3,40}?)(?: for sale)?(?: in .{2,60})?$/iu.exec(
    line,
  )?.[1];
  const offered =
    /^(?:[^:]{3,30}:\s)?(\p{L}[\p{L}' -]{2,30}?) (?:à vendre|zu verkaufen|zum kauf|te koop|en venta|in vendita|à venda)$/iu.exec(
      line,
    )?.[1];
  // "For Sale Private house"
  const behind = /^(?:for sale|for rent|to let|to rent)[:,]? (\p{L}[\p{L}' -]{2,30})$/iu.exec(line)?.[1];
  // "€175,000 - Apartment, Residential"
  const priced = /^[£€$]\s?\d[\d.,]{3,12}\s+[-–|]\s+(\p{L}[\p{L}, -]{2,50})$/iu.exec(line)?.[1];
  // "【中古戸建】見本町の家"
  const bracketed = /^【([^】]{2,12})】/u.exec(line)?.[1];
  return findHomeKind(words ?? offered ?? behind ?? priced ?? bracketed ?? null);
}

/** "Two bedroom mid terraced house": a short line that counts the bedrooms of a kind. */
export function kindWithBedrooms(line: string): string | null {
  const isCount = line.length <= 60 && /^\S+[ -](?:double )?bed(?:room)?s? \p{L}/iu.test(line);
  return isCount && findBedrooms(line) !== null ? findHomeKind(line) : null;
}

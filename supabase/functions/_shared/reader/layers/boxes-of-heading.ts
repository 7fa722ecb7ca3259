import { isElement, textOf, type HtmlElement } from '../html/html-node.ts';
import { joinedLines } from '../texts/american-places.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { findOffer, homeTypeOf } from '../texts/home-words.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { isStreetName } from '../texts/town-in-address.ts';

/** "Northside (Sample District. Sampleton)" in the element below a heading: the quarter, and in brackets what it lies in. */
export function quarterBelow(heading: HtmlElement | null): string | null {
  const [, quarter, around = ''] =
    /^(\p{Lu}[\p{L} .'’-]{2,40}) \((\p{Lu}[\p{L} .'’-]{2,60})\)$/u.exec(elementBelow(heading) ?? '') ?? [];
  const line = [quarter, ...around.split(/\.\s+/)].join(', ');
  return quarter !== undefined && isAddressLine(line) ? line : null;
}

/** The words of the element after a heading. */
export function elementBelow(heading: HtmlElement | null): string | null {
  let next = heading?.next ?? null;
  while (next && !isElement(next)) next = next.next;
  return next ? cleanLine(textOf(next, 120)) : null;
}

/** "Calle Sample" in the element after a heading that offers the home in its town. */
export function streetBelow(heading: HtmlElement | null, place: string): string | null {
  let next = heading?.next ?? null;
  while (next && !isElement(next)) next = next.next;
  const line =
    next && /^(?:span|p|div|h[2-6]|small|address)$/.test(next.name) ? cleanLine(textOf(next, 120)) : null;
  const isStreet =
    line !== null &&
    line.length <= 80 &&
    /^(?:calle|c\/|avda\.?|av\.|avenida|plaza|paseo|camino|carretera|ronda|traves[ií]a|carrer|avinguda|passeig|via|viale|corso|piazza|rue|avenue|boulevard|chemin|rua|travessa)\s\p{L}/iu.test(
      line,
    ) &&
    isAddressLine(line);
  return isStreet && !isStreetName(place.split(',')[0] ?? '') && !place.includes(line) ? line : null;
}

/** The lines of a heading are parts of one address: a street above its town. */
export function headingLines(heading: HtmlElement | null): string | null {
  const lines = heading
    ? textOf(heading, 300)
        .split('\n')
        .flatMap((line) => cleanLine(line)?.replace(/,$/, '') ?? [])
    : [];
  // Boxes in a line: "<span>1 Oak St</span><span>Sampleton, TX 75001</span>".
  const boxes =
    heading?.children.filter(isElement).flatMap((child) => cleanLine(wordsBesideLink(child)) ?? []) ?? [];
  if (lines.length > 1) return joinedLines(lines);
  return boxes.length > 1 ? boxes.join(', ') : gluedLines(heading);
}

/** "8121 PB Sampleton <a>Quarter</a>": behind a postcode and its town a link leads to the quarter. */
function wordsBesideLink(box: HtmlElement): string {
  const [words, link, more] = box.children;
  const isPlace =
    words?.nodeType === 3 && /^\s*\d{4}\s?(?:[A-Z]{2}\s)?\s?\p{Lu}[^,\d]{1,40}$/u.test(words.data.trimEnd());
  return isPlace && link && isElement(link) && link.name === 'a' && !more ? words.data : textOf(box, 200);
}

/** "<h1>1 Oak Dr<small>Sampleton, TX 75001</small></h1>": a box that only the page's style sets below the words. */
function gluedLines(heading: HtmlElement | null): string | null {
  const [words, box, more] = heading?.children ?? [];
  if (!words || !box || more || words.nodeType !== 3 || !isElement(box)) return null;
  const [first, second] = [cleanLine(words.data), cleanLine(textOf(box, 200))];
  const isGlued = /\S$/.test(words.data) && first !== null && second !== null && /^\p{Lu}/u.test(second);
  return isGlued ? `${first.replace(/,$/, '')}, ${second}` : null;
}

/** "<h1>Byt 2+1<span>Vzorová 843, Vzorov</span></h1>": a box at the end of a heading. */
export function lastBox(heading: HtmlElement | null): string | null {
  const last = heading?.children.findLast(isElement);
  return last ? cleanLine(textOf(last, 200)) : null;
}

/** "<h1><strong>Sampleton, Northside</strong><div>Mieszkanie na sprzedaż</div></h1>": a place in front of what is offered there. */
export function placeBox(heading: HtmlElement | null): string | null {
  const [first, ...others] = heading?.children.filter(isElement) ?? [];
  const place = first ? cleanLine(textOf(first, 120).replace(/\s+/g, ' ')) : null;
  const isOffer = others.some((other) => {
    const words = cleanLine(textOf(other, 120));
    return homeTypeOf(words) !== null || findOffer(words ?? '') !== null;
  });
  const isPlace = /^\p{Lu}[\p{L} .'’-]{2,40}(?:, \p{Lu}[\p{L} .'’-]{2,40}){1,2}$/u.test(place ?? '');
  return place !== null && isPlace && isOffer && homeTypeOf(place) === null && isAddressLine(place)
    ? place
    : null;
}

/** The last box of the last box, and so on: a heading may be built of boxes in boxes. */
export function innermostLast(heading: HtmlElement | null): string | null {
  let last = heading?.children.findLast(isElement);
  for (let depth = 0; depth < 6; depth += 1) last = last?.children.findLast(isElement) ?? last;
  return last ? cleanLine(textOf(last, 200)) : null;
}

/** "1 Bed Flat, Sampleton, AB1": the line without what is offered in front of the place. */
export function withoutKind(line: string | null): string | null {
  return line?.replace(KIND_IN_FRONT, '') ?? null;
}

const KIND_IN_FRONT = /^(?:\d{1,2}|studio)[ -]bed(?:room)?s? [^,\d]{3,40},\s+(?=\p{Lu}[^,]{1,40},)/iu;

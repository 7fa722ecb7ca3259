import { findFirst, isElement, textOf, type HtmlElement } from './html/html-node.ts';
import type { HtmlPage } from './html/html-page.ts';
import type { OwnPart } from './html/own-part.ts';
import { findFloorArea } from './texts/read-area.ts';
import { findBedrooms } from './texts/read-count.ts';

/** An amount beside a sign, each number begun once: hostile pages are made of digits. */
export const PRICES =
  /(?:U\$[SD]|[£€$₹¥₺₩₪₽₸₼]|zł|Kč|kr\.?|R\$|EUR|USD|GBP|CHF|AED|PLN)\s{0,2}\d[\d.,' \u00a0]{3,14}|(?<!\d[.,' \u00a0]?)\d[\d.,' \u00a0]{4,14}(?:[£€$₹¥₺₩₪₽₸₼]|zł|Kč|kr|EUR|USD|GBP|CHF|AED|PLN|AZN|Ft\b|TL\b)/giu;
/** What a card of a list says is short; no page shows more cards than are looked at. */
const MAX_TEXT = 1_500;
const MAX_CARDS = 300;
/** Boxes that are read in search of cards: a page that is all boxes must end as well. */
const MAX_READ = 1_500;
const MAX_PAGE = 60_000;

/**
 * Is every price of the page in a row of cards, two or more alike, each with a price and a way to a page of its own? Then
 * it is a list of homes. A listing has its own price outside of the cards of its neighbours.
 */
export function isListOfCards(page: HtmlPage): boolean {
  if (rowsOnly(page.own)) return true;
  // A box that is named for results holds no home's own page where there is no heading.
  const isHeaded = page.elements.some(({ name }) => name === 'h1');
  if (isHeaded) return false;
  return (
    (countPrices(page.own.lines.join('\n').slice(0, MAX_PAGE)) === 0 && rowsOnly(page)) ||
    isListOfTiles(page.own)
  );
}

/** Boxes alike, each with a heading that leads to a page of its own, and every price of the page in them. */
function isListOfTiles({ elements, lines }: OwnPart): boolean {
  const kept = new Set(elements);
  const prices = countPrices(lines.join('\n').slice(0, MAX_PAGE));
  let left = MAX_READ;
  if (prices === 0) return false;
  for (const box of elements) {
    if (left <= 0) return false;
    for (const tiles of alike(box, kept)) {
      left -= tiles.length;
      if (tiles.length < 2 || tiles.length > MAX_CARDS) continue;
      const headed = tiles.filter((tile) => headingLink(tile) !== null);
      // Two are enough where they lead into one folder.
      // Of many one may be empty.
      const isAll =
        headed.length >= tiles.length - (tiles.length > 3 ? 1 : 0) &&
        (headed.length > 2 || inOneFolder(headed));
      // Among advertisements two tiles with prices are a list.
      const named = isAll ? headed : headed.filter((tile) => countPrices(textOf(tile, MAX_TEXT)) > 0);
      if (named.length < 2 || new Set(named.map(headingLink)).size !== named.length) continue;
      if (!isAll && !areHomes(named)) continue;
      const inTiles = tiles.reduce((sum, tile) => sum + countPrices(textOf(tile, MAX_TEXT)), 0);
      if (inTiles === prices) return true;
    }
  }
  return false;
}

/** Do the headings lead to pages side by side, "/o/abc" and "/o/xyz"? */
function inOneFolder(tiles: readonly HtmlElement[]): boolean {
  const folders = tiles.map((tile) => /^(.*\/)[^/?#]{3,}\/?$/.exec(headingLink(tile) ?? '')?.[1] ?? null);
  return folders[0] !== null && new Set(folders).size === 1;
}

/** Where the heading of a tile leads. */
function headingLink(tile: HtmlElement): string | null {
  const heading = findFirst(tile, ({ name }) => /^h[2-6]$/.test(name));
  const href = heading && findFirst(heading, ({ name }) => name === 'a')?.attribs.href;
  return href && /^(?!#|tel:|mailto:|javascript:).*\p{L}{3}/iu.test(href) ? href : null;
}

function rowsOnly(own: OwnPart): boolean {
  const cards = new Set<HtmlElement>();
  const kept = new Set(own.elements);
  let left = MAX_READ;
  for (const box of own.elements) {
    if (cards.size >= MAX_CARDS || left <= 0) break;
    for (const group of alike(box, kept)) {
      left -= group.length;
      if (left <= 0) continue;
      const priced = group.filter(isCard);
      // Of three cards or more one may cost what its seller tells, and one be an advertisement.
      const linked = group.filter(linkOf);
      const isRow =
        priced.length === group.length || (priced.length > 1 && priced.length + 1 >= linked.length);
      if (isRow && linked.length + (group.length > 3 ? 1 : 0) >= group.length)
        for (const card of group) cards.add(card);
      else if (priced.length === group.length) for (const card of group) cards.add(card);
    }
  }
  if (cards.size < 2 || !areHomes([...cards])) return false;
  const inCards = [...cards].reduce((sum, card) => sum + countPrices(textOf(card, MAX_TEXT)), 0);
  return countPrices(own.lines.join('\n').slice(0, MAX_PAGE)) <= inCards;
}

/**
 * Cards of homes have prices and addresses of their own, and each a heading, a picture or a word that stands out, or a
 * page of its own beside its rooms or its size. A price and its monthly cost side by side have not.
 */
function areHomes(cards: readonly HtmlElement[]): boolean {
  const prices = new Set(
    cards
      .flatMap((card) => textOf(card, MAX_TEXT).match(PRICES) ?? [])
      .map((price) => price.replace(/\D/g, '')),
  );
  const headed = cards.filter(
    (card) => findFirst(card, ({ name }) => /^(?:h[2-6]|img|picture|strong|b|address)$/.test(name)) !== null,
  );
  return prices.size > 1 && (headed.length === cards.length || cards.length > 2 || haveOwnPages(cards));
}

/** Leads each card to another page, and says each how large its home is? */
function haveOwnPages(cards: readonly HtmlElement[]): boolean {
  const pages = new Set(
    cards.flatMap((card) => {
      const href = findFirst(card, ({ name }) => name === 'a')?.attribs.href ?? '';
      return /^(?!#|tel:|mailto:|javascript:).*\p{L}{3}/iu.test(href) ? [href.split(/[?#]/)[0]] : [];
    }),
  );
  return (
    pages.size === cards.length &&
    cards.every((card) => {
      const text = textOf(card, MAX_TEXT);
      return findBedrooms(text) !== null || findFloorArea(text) !== null;
    })
  );
}

/** Children of a box that are alike, by name and first class; boxes of other homes are none of the page's own. */
export function alike(box: HtmlElement, kept: ReadonlySet<HtmlElement>): HtmlElement[][] {
  const children = box.children
    .slice(0, MAX_CARDS * 2)
    .filter(isElement)
    .filter((child) => kept.has(child));
  if (children.length < 2) return [];
  const groups = new Map<string, HtmlElement[]>();
  for (const child of children) {
    if (!/^(?:article|li|div|a|section|tr)$/.test(child.name)) continue;
    const key = `${child.name} ${(child.attribs.class ?? '').trim().split(/\s+/)[0] ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(child);
    else groups.set(key, [child]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function isCard(element: HtmlElement): boolean {
  const text = textOf(element, MAX_TEXT);
  return (
    text.length < MAX_TEXT &&
    countPrices(text) > 0 &&
    (linkOf(element) || isHome(element, text)) &&
    /\p{L}{3}/u.test(text)
  );
}

/** Mails name each home under a heading of its own, with its rooms, and no link. */
function isHome(element: HtmlElement, text: string): boolean {
  const isHeaded = findFirst(element, ({ name }) => /^(?:h[2-6]|strong|b|address)$/.test(name)) !== null;
  return isHeaded && text.length < 400 && (findBedrooms(text) !== null || findFloorArea(text) !== null);
}

/** Has it a link, or an attribute that leads to a page? */
function linkOf(element: HtmlElement): boolean {
  const nodes: HtmlElement[] = [element];
  for (let index = 0; index < nodes.length && index < 200; index += 1) {
    const { name, attribs, children } = nodes[index] ?? element;
    if (
      name === 'a' &&
      (attribs.href ?? '').length > 1 &&
      !/^(?:tel:|mailto:|javascript:|#)/i.test(attribs.href ?? '')
    )
      return true;
    if (Object.keys(attribs).some((key) => /^data-.*(?:url|href|link)$/.test(key))) return true;
    nodes.push(...children.filter(isElement).slice(0, 100));
  }
  return false;
}

function countPrices(text: string): number {
  return [...text.matchAll(PRICES)].length;
}

import { findFirst, textOf, type HtmlElement } from './html/html-node.ts';
import type { HtmlPage } from './html/html-page.ts';
import { alike, PRICES } from './list-of-cards.ts';
import { homeTypeOf } from './texts/home-words.ts';
import { findFloorArea } from './texts/read-area.ts';
import { findBedrooms } from './texts/read-count.ts';

/** Nouns for homes in the plural, in the languages of the portals. */
const HOMES = String.raw`(?:annonces?|biens|maisons|appartements|villas|terrains|logements|objekte|immobilien|wohnungen|eigentumswohnungen|häuser|angebote|anzeigen|case|appartamenti|annunci|immobili|ville|risultati|anuncios|pisos|casas|viviendas|inmuebles|propiedades|departamentos|resultados|imóveis|apartamentos|moradias|anúncios|huizen|woningen|koopwoningen|appartementen|objecten|resultaten|bostäder|annonser|hus|lägenheter|villor|objekt|boliger|eneboliger|leiligheter|treff|ejendomme|huse|lejligheder|asuntoa?|kohdetta|ogłosze(?:ń|nia)|ofert[ya]?|mieszka(?:ń|nia)|domów|nabíde?k|inzerátů|nemovitostí|bytů|domů|ponúk|nehnuteľností|hirdetés|találat|ingatlan|eladó (?:ház|lakás)|anunțuri|proprietăți|apartamente|oglasa|nekretnina|rezultata|nepremičnin|oglasov|αγγελίες|ακίνητα|ilan|sonuç|konut|объявлени[йея]|объектов|квартир|домов|предложени[йея]|оголошень|обяви|имота|物件|件|건|매물|套|筆|間)`;

/** "12 appartements à vendre", "1.234 Immobilien", "Trovati 72 annunci": a title or heading that counts homes, ten at least. */
const COUNTED = new RegExp(
  String.raw`^(?:[\p{L}.:' ]{0,24}\s)?(?:\d{2,3}|\d{1,3}(?:[.,'’\s]\d{3})+|\d{4,7})\+?\s?(?:\p{L}{2,12}\s)?${HOMES}(?![\p{L}\d])`,
  'iu',
);
/** Of a block of flats the number stands behind the block: "Immeuble de 12 appartements". */
const BLOCK =
  /immeuble|building|block|edificio|edifício|palazz|haus\b|gebäude|mit \d|de \d|con \d|with \d|m²|m2/i;

/** Does a title or a heading say how many homes are found? */
export function countsHomes(words: string): boolean {
  const found = COUNTED.exec(words.slice(0, 120));
  return found !== null && !BLOCK.test(found[0]);
}

/** "La ricerca ha trovato 1 annunci", "Znaleziono 12 ofert": a line that says how many homes were found, be it one. */
const FOUND = new RegExp(
  String.raw`(?<!\p{L})(?:trovat[oi]|gefunden|encontrad[oa]s?|trouvée?s?|found|znaleziono|nalezeno|nájdených|gevonden|hittade|hittades|fant|fandt|löytyi|găsite|pronađeno|najdenih|βρέθηκαν|найдено|знайдено|намерени|bulundu|matching)(?:: |\s)(?:\p{L}{2,12}\s)?(?:\d{1,3}(?:[.,'’\s]\d{3}){0,2})\s(?:\p{L}{2,12}\s)?(?:${HOMES}|homes|properties|listings|results)(?![\p{L}\d])|^(?:\d{1,3}(?:[.,'’\s]\d{3}){0,2})\s(?:\p{L}{2,12}\s)?(?:${HOMES}|homes|properties|listings|results)\s(?:\p{L}{2,12}\s)?(?:trovat[oi]|gefunden|encontrad[oa]s?|trouvée?s|found|gevonden|hittades|funnet|fundet|löytyi|găsite|pronađeno|bulundu|correspond)`,
  'iu',
);
/** Lines in which a page says what it found, before its first results. */
const FIRST_LINES = 40;

/** Does one of the first lines say how many homes a search found? */
export function saysFound(lines: readonly string[]): boolean {
  return lines.slice(0, FIRST_LINES).some((line) => line.length < 120 && FOUND.test(line));
}

const PRICED = new RegExp(PRICES.source, 'iu');
const MAX_CARDS = 300;
const MAX_TEXT = 800;
/** Groups of boxes that are looked at. */
const MAX_BOXES = 1_500;

/**
 * Rows of homes that name no price: three boxes alike or more, each with one page of its own below the same folder, each
 * with the kind, the rooms or the size of a home, and no figure of a home outside of them.
 */
export function isListWithoutPrices({ own }: HtmlPage): boolean {
  if (own.lines.some((line) => line.length < 200 && PRICED.test(line))) return false;
  const kept = new Set(own.elements);
  let left = MAX_BOXES;
  for (const box of own.elements) {
    if (box.children.length < 3) continue;
    left -= 1;
    if (left < 0) return false;
    const cards = alike(box, kept).find(
      (group) => group.length > 2 && group.length <= MAX_CARDS && areHomes(group),
    );
    if (cards !== undefined) return !saysMore(own.lines, cards);
  }
  return false;
}

function areHomes(cards: readonly HtmlElement[]): boolean {
  const links = cards.map(linkOf);
  const pages = new Set(links.flatMap((link) => link ?? []));
  const folders = new Set([...pages].map((link) => link.replace(/[^/]*\/?$/, '')));
  // One card may be there twice, and one be an advertisement.
  if (pages.size < 2 || pages.size < cards.length - 2 || folders.size > Math.max(2, pages.size / 2))
    return false;
  const homes = cards.filter((card) => {
    const text = textOf(card, MAX_TEXT);
    return (
      findBedrooms(text) !== null || findFloorArea(text) !== null || homeTypeOf(text.slice(0, 200)) !== null
    );
  });
  return homes.length >= cards.length - 1;
}

/** Where the first link of a card leads, without what stands behind the path. */
function linkOf(card: HtmlElement): string | null {
  const link =
    card.name === 'a'
      ? card
      : findFirst(card, ({ name, attribs }) => name === 'a' && (attribs.href ?? '') !== '');
  const href = link?.attribs.href?.split(/[?#]/)[0]?.slice(0, 300) ?? '';
  return /^(?!tel:|mailto:|javascript:).*[\p{L}\d]{3}/iu.test(href) ? href : null;
}

/** A home's own figures stand outside of the cards of others; cards without boxes of their own share a line. */
function saysMore(lines: readonly string[], cards: readonly HtmlElement[]): boolean {
  const inside = cards
    .flatMap((card) => textOf(card, MAX_TEXT).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const whole = new Set(inside);
  return lines.slice(0, 200).some((line) => {
    if (line.length > 1_000 || whole.has(line.trim())) return false;
    const rest = inside.reduce((left, part) => left.replace(part, () => ' '), line);
    return rest.length < 120 && (findBedrooms(rest) ?? findFloorArea(rest)) !== null;
  });
}

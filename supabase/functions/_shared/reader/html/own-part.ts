import type { TimeBudget } from '../time-budget.ts';
import { cleanLine, halfWidth } from '../texts/clean-text.ts';
import {
  attribute,
  elementsOf,
  isDrawn,
  isElement,
  nameOf,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from './html-node.ts';

/** What of a page is about its own home. */
export interface OwnPart {
  readonly elements: readonly HtmlElement[];
  /** visible text, one line per block */
  readonly lines: readonly string[];
}

/** Elements that say nothing of the home, whatever is in them; what is struck out no longer holds. */
const FURNITURE = new Set(['nav', 'footer', 'noscript', 'template', 'option', 'del', 's', 'strike']);
/** Names of boxes that show other homes, money that is no price, or ways to other pages, and of what a program hides. */
const OTHERS =
  /(?:^|[\s_-])(?:ng-hide|similar|similars|similar-?(?:card|item|tile)s?|(?:old|was|previous|former|crossed)-?price|price-?(?:old|was|previous|before|crossed)|precio-?(?:anterior|antes|antiguo|tachado)|prix-?barr[eé]|line-through|strike-?through|similaires|similares|simili|podobne|aehnliche|related|recommend(?:ed|ations?)?|suggest(?:ed|ions?)?|also-?like|you-?(?:may|might)|comparables?|comps|neighbou?r(?:ing|s)?|alternatives|recently-?(?:sold|viewed)|last-?viewed|sold-?nearby|nearby-?(?:homes|houses|properties|listings|sales|sold)|(?:other|more|featured|latest|popular|trending)-?(?:homes|houses|properties|listings|ads|adverts|offers)|home-?value|valuation|value-?(?:widget|estimate|estimator)|avm|zestimate|price-?(?:estimate|estimator|history|trends?)|estimated-?(?:value|price)|sales?-?history|market-?(?:stats|trends?|report|insights?)|mortgage|(?<!price-)calculator|affordability|stamp-?duty|finance|cookie|consent|gdpr|mega-?menu|(?:main|side|top|mobile|nav)-?menu|nav-?bar|navbar|site-?footer|page-?footer|(?<!(?:block|box|panel|card|item|property|listing|details?|info)[-_])footer|newsletter|sign-?up|search-?(?:form|bar|filters?|widget)|filters?)(?=$|[\s_-]|[A-Z0-9])|(?:similar|related|recommended|nearby|otherP|moreP)(?:Propert|Listing|Home)/i;
/** Names of one card among many. */
const CARD =
  /(?:^|[\s_-])(?:property-?(?:card|tile|item|teaser)|listing-?(?:card|tile|item|teaser)|home-?card|list-?card|search-?result|result-?card|carousel-?card|offer-?(?:card|item)|teaser-?item)(?=$|[\s_-])/i;
/** What stands above other homes, in the languages of the portals. */
const OTHERS_HEADING =
  /^(?:similar|nearby|related|recommended|comparable|suggested|recently (?:sold|viewed)|(?:more|other|latest|featured|new) (?:homes|houses|properties|listings|flats|apartments|from this)|you (?:may|might) also|people also|homes (?:near|like|for sale near)|properties (?:near|like|you)|what.s nearby sold|sold nearby|price estimate|estimated value|home value|(?:price|sales?|sold|tax|property) history$|historial de precios|evolución del precio|historique des prix|preis(?:historie|entwicklung|verlauf)$|storico (?:dei )?prezzi|prijsgeschiedenis|prishistori|historia cen|anuncios (?:similares|relacionados)|(?:viviendas|inmuebles|propiedades|casas|pisos) (?:similares|parecid[ao]s|relacionad[ao]s)|otr[ao]s (?:viviendas|inmuebles|propiedades)|tambi[eé]n te puede|annunci simili|immobili simili|altri (?:immobili|annunci)|potrebbe(?:ro)? interessarti|biens? similaires|annonces similaires|ces annonces|d.autres (?:biens|annonces)|ähnliche|weitere (?:immobilien|angebote|objekte)|das könnte|vergelijkbare|soortgelijke|andere (?:woningen|huizen)|im[oó]veis semelhantes|im[oó]veis (?:similares|relacionados)|outros im[oó]veis|liknande|fler bostäder|lignende|andre boliger|podobn[eéá]|inne oferty|zobacz też|další nabídky|похож|схож|другие объявления|другите търсят|обяви на |препоръчани|още обяви|виж още|подобни|сличн|ostale? oglas|drugi oglas|sarnased|panašūs|līdzīg|samankaltais|muita kohteita|hasonló|benzer|slične|anunțuri similare|παρόμοι|類似|こちらの物件も)/iu;

/** A page has fewer headings; what stands behind so many is a list. */
const MAX_HEADINGS = 300;

/** The page without menus, forms, notices and the boxes of other homes. A box around the page's heading is never one. */
export function ownPart(document: HtmlDocument, elements: readonly HtmlElement[], time: TimeBudget): OwnPart {
  const kept = keptBoxes(elements);
  const others = new Set<HtmlElement>();
  const cards: HtmlElement[] = [];
  for (const element of elements) {
    time.check();
    if (kept.has(element)) continue;
    if (FURNITURE.has(element.name)) others.add(element);
    else if (element.name !== 'input' && element.name !== 'meta') {
      // Programs that draw pages name their boxes in the element itself: <app-similar-card>.
      const name = element.name.includes('-') ? `${element.name} ${nameOf(element)}` : nameOf(element);
      if (OTHERS.test(name) || OTHERS_HEADING.test(attribute(element, 'aria-label')?.slice(0, 80) ?? ''))
        others.add(element);
      else if (CARD.test(name)) cards.push(element);
    }
  }
  for (const heading of headingsOf(elements)) {
    time.check();
    if (OTHERS_HEADING.test((cleanLine(textOf(heading, 80, 20)) ?? '').replace(/^[\s–—_*~=-]+/, '')))
      for (const box of boxesBelow(heading, kept)) others.add(box);
  }
  // One card may be how a site calls the home's own box, before those of other homes; many are a list.
  const loose = cards.length > 1 ? cards.filter((card) => !isWithin(card, others)) : [];
  const first = loose.length === 1 && loose[0] === cards[0] ? cards[0] : null;
  if (cards.length > 1) for (const card of cards) if (card !== first) others.add(card);
  const isOther = (element: HtmlElement) => others.has(element);
  const own: HtmlElement[] = [];
  for (const element of elementsOf(document, (inside) => isDrawn(inside) || isOther(inside))) {
    time.check();
    own.push(element);
    if (own.length >= elements.length) break;
  }
  return { elements: own, lines: linesOf(document, isOther) };
}

/** Visible text, one line per block. */
export function linesOf(document: HtmlDocument, skip?: (element: HtmlElement) => boolean): string[] {
  return (
    textOf(document, undefined, undefined, skip)
      .split('\n')
      // "62 m and sup2;": a sign that a feed spelled out.
      .map((line) =>
        halfWidth(
          line
            .replace(/\s+/g, ' ')
            .replace(/(?<=\d )m and sup2;/g, 'm²')
            .trim(),
        ),
      )
      .filter((line) => line !== '')
  );
}

/** The first heading that is no part of a menu, and everything it stands in. */
function keptBoxes(elements: readonly HtmlElement[]): ReadonlySet<HtmlElement> {
  const kept = new Set<HtmlElement>(
    elements.filter(({ name }) => name === 'html' || name === 'body' || name === 'main').slice(0, 10),
  );
  const heading = elements.find((element) => element.name === 'h1' && !isFurniture(element));
  let node: HtmlElement | null = heading ?? null;
  while (node) {
    kept.add(node);
    const parent: HtmlElement['parent'] = node.parent;
    node = parent && 'attribs' in parent ? parent : null;
  }
  return kept;
}

function isFurniture(element: HtmlElement): boolean {
  for (let node: HtmlElement | null = element; node;) {
    if (FURNITURE.has(node.name)) return true;
    const parent: HtmlElement['parent'] = node.parent;
    node = parent && 'attribs' in parent ? parent : null;
  }
  return false;
}

/** Is an element in one of these boxes? */
function isWithin(element: HtmlElement, boxes: ReadonlySet<HtmlElement>): boolean {
  let node: HtmlElement['parent'] = element.parent;
  for (let depth = 0; node && 'attribs' in node && depth < 60; depth += 1) {
    if (boxes.has(node)) return true;
    node = node.parent;
  }
  return false;
}

function headingsOf(elements: readonly HtmlElement[]): HtmlElement[] {
  return elements
    .filter((element) => /^(?:h[2-6]|caption)$/.test(element.name) || isTitleBox(element))
    .slice(0, MAX_HEADINGS);
}

/** `<div class="title">--Other Properties--</div>`: a box that is called a title, with nothing but words in it. */
function isTitleBox(element: HtmlElement): boolean {
  const [words, ...links] = element.children;
  return (
    /^(?:div|p|span)$/.test(element.name) &&
    words !== undefined &&
    words.nodeType === 3 &&
    words.data.length < 80 &&
    // A link to all of them may stand beside the words.
    links.every((node) => (isElement(node) ? node.name === 'a' : node.nodeType === 3)) &&
    (/(?:^|[\s_-])(?:title|heading|header)(?=$|[\s_-])/i.test(nameOf(element)) ||
      /[a-z](?:Title|Heading|Header)(?=$|[\s_-])/.test(nameOf(element)))
  );
}

/** The box that a heading opens, or what follows it up to the next heading of its rank. */
/** A heading with "See all" beside it, and nothing to see. */
function isLineOfHeading(box: HtmlElement, heading: HtmlElement): boolean {
  const beside = textOf(box, 200).trim().length - textOf(heading, 200).trim().length;
  return beside > 0 && beside <= 30 && ![...elementsOf(box)].some(({ name }) => name === 'img');
}

function boxesBelow(heading: HtmlElement, kept: ReadonlySet<HtmlElement>): HtmlElement[] {
  let start = heading;
  // A heading may stand in a line of its own, beside a link to more.
  for (let up = 0; up < 5; up += 1) {
    const parent = start.parent;
    if (!parent || !('attribs' in parent) || kept.has(parent)) break;
    const [first] = parent.children.filter(isElement);
    const isLine = isLineOfHeading(parent, heading);
    if (first !== start || (up >= 2 && !isLine && parent.children.length === 1)) break;
    if (isLine) {
      start = parent;
      continue;
    }
    const isAlone = !parent.children.some(
      (child) => child !== start && isElement(child) && child.name === heading.name,
    );
    if (parent.children.filter(isElement).length > 1 && isAlone) return [parent];
    start = parent;
  }
  const boxes: HtmlElement[] = [start];
  for (let next = start.next; next && boxes.length < 200; next = next.next) {
    if (!isElement(next)) continue;
    if (/^h[1-6]$/.test(next.name) && next.name <= heading.name) break;
    if (kept.has(next)) break;
    // A box that is called a title ends where the next such box begins.
    if (!/^h/.test(heading.name) && next.name === heading.name && nameOf(next) === nameOf(heading)) break;
    boxes.push(next);
  }
  return boxes;
}

import { attribute, isElement, nameOf, textOf, type HtmlElement } from '../html/html-node.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { floorArea, readArea, toArea, type Area } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';

/** Names of boxes that show other homes, or money that is no price. */
export const OTHER =
  /similar|related|recommend|nearby|other-prop|more-prop|also-like|carousel-card|property-card|mortgage|(?<!price-)calculator|cookie|(?<!(?:with|has|flexed|flex|fixed|sticky|no|block|box|panel|item|card)[-_])footer|stamp|finance|header-nav|previous|filter|search/i;

/** Stands an element in a box of such a name, in a menu or a footer? */
export function isInside(element: HtmlElement, names: RegExp): boolean {
  let node: HtmlElement | null = element;
  for (let depth = 0; node && depth < 12; depth += 1) {
    // What the whole page is called says nothing of its parts.
    if (node.name === 'body' || node.name === 'html') return false;
    if (names.test(nameOf(node)) || node.name === 'footer' || node.name === 'nav') return true;
    const parent: HtmlElement['parent'] = node.parent;
    node = parent && 'attribs' in parent ? parent : null;
  }
  return false;
}

/** A bare figure of a few thousands beside "price" is a payment or a fee. */
interface Icons {
  bedrooms: number | null;
  bathrooms: number | null;
  area: Area | null;
  plot: Area | null;
}

/** What icons are called, by what they stand for. */
const ICONS = {
  bedrooms:
    /\b(?:fa-bed|bed(?:s|room)?s?|icon-bed\w*|dormitorios?|habitaciones|quartos|chambres?|schlafzimmer|camere|slaapkamers?|sovrum)\b/i,
  bathrooms:
    /\b(?:fa-bath\w*|fa-tint|fa-shower|bath(?:s|room)?s?|icon-bath\w*|bagni|banheiros?|badezimmer|badkamers?|badrum)\b|ba[ñn]os?\b|salles? de bains?/i,
  plot: /\b(?:plot|lot|land|erf|parcela|terreno|solar|terrain|perceel|tomt|garden|jard[ií]n)\b|grundst/i,
  area: /arrows|area|size|surface|ruler|expand|sqft|vector|construid|\bbuilt\b|superficie|wohnfl/i,
} as const;

/** "205" beside an icon that is called an area: a country that measures in feet does so here too. */
function bareArea(text: string, name: string, country: string | null): Area | null {
  const isFigure = /^\d{2,4}$/.test(text) && /\b(?:area|surface|superficie)\b/i.test(name);
  return isFigure ? toArea(Number(text), country === 'US' ? 'sqft' : 'm2') : null;
}

/** "3 | 1 | 105m²": figures of several icons. */
const ROW = /\d.*[|·•].*\d/;

/** The figure in the box or the words right behind an icon: `<i class="fa-bed"></i><span> 3</span>`, or in front of it. */
function figureBeside(icon: HtmlElement, side: 'next' | 'prev'): string | null {
  let node = icon[side];
  while (node && !isElement(node) && (node.nodeType === 8 || ('data' in node && node.data.trim() === '')))
    node = node[side];
  if (!node) return null;
  const words = 'data' in node ? node.data.slice(0, 40) : null;
  const text = isElement(node) && FIGURE_BOX.test(node.name) ? textOf(node, 40) : words;
  return text !== null && /^\s*\d/.test(text) ? cleanLine(text) : null;
}

/** Elements that may hold the figure of an icon. */
const FIGURE_BOX = /^(?:span|b|strong|em|p|div)$/;

/** Nodes of a row that are looked at for icons. */
const MAX_ROW = 200;

/** Elements that draw an icon. */
const DRAWN = new Set(['i', 'svg', 'img']);

/** "3", "2.5", "120 m²": a figure of a row of icons, and nothing else. */
const BARE_FIGURE = /^\s*\d[\d.,]{0,8}\s?(?:m²|m2|sq\.?\s?ft\.?|sqft)?\s*$/i;

/** The figure of one icon among several: behind each, or in front where the row begins with a figure. */
function figureInRow(icon: HtmlElement, row: HtmlElement): string | null {
  const first = row.children.find((node) =>
    isElement(node)
      ? node === icon || DRAWN.has(node.name) || BARE_FIGURE.test(textOf(node, 30))
      : node.nodeType === 3 && 'data' in node && BARE_FIGURE.test(node.data.slice(0, 30)),
  );
  const isBehind = first !== undefined && isElement(first) && (first === icon || DRAWN.has(first.name));
  return figureBeside(icon, isBehind ? 'next' : 'prev');
}

/** The name of a picture that a page keeps in one place and shows in many: `<use href="/icons.svg#bed">`. */
function nameOfShown(svg: HtmlElement): string {
  const parts = svg.name === 'svg' ? svg.children.filter(isElement) : [];
  const use = parts.find(({ name }) => name === 'use');
  const title = parts.find(({ name }) => name === 'title');
  const link = use?.attribs.href ?? use?.attribs['xlink:href'] ?? '';
  return `${link.slice(0, 1_000).replace(/^.*#/, '')} ${title ? textOf(title, 80) : ''}`;
}

/** Boxes whose class says what their bare figure is: `<div class="bedrooms">3</div>`. */
const BOXES = new Set(['div', 'li', 'p', 'b', 'strong', 'em', 'td', 'dd']);
const BOX_NAMES = {
  bedrooms:
    /(?:^|[\s_-])(?:bed(?:room)?s?|dormitorios|habitaciones|chambres|camere|schlafzimmer|quartos|slaapkamers)(?=$|[\s_-](?:count|value|number|num|figure)?(?:$|\s))/i,
  bathrooms:
    /(?:^|[\s_-])(?:bath(?:room)?s?|ba[nñ]os|bagni|badezimmer|badkamers|casas-de-banho)(?=$|[\s_-](?:count|value|number|num|figure)?(?:$|\s))/i,
  area: /(?:^|[\s_-])(?:floor-?(?:area|size)|living-?(?:area|space)|sq-?ft|sqm|square-?f(?:ee|oo)t(?:age)?|(?:property|home|internal)-?(?:area|size)|surface|superficie|wohnflaeche|woonoppervlakte)(?=$|[\s_-])/i,
} as const;

function readBox(element: HtmlElement, icons: Icons): void {
  const name = nameOf(element);
  if (name.trim() === '') return;
  const field = (['bedrooms', 'bathrooms', 'area'] as const).find((key) => BOX_NAMES[key].test(name));
  const text = field === undefined || element.children.length > 6 ? null : cleanLine(textOf(element, 40));
  if (field === undefined || text === null || isInside(element, OTHER)) return;
  if (field === 'area') icons.area ??= text.length < 24 ? floorArea(readArea(text)) : null;
  else if (/^\d{1,2}(?:[.,]5)?$/.test(text)) icons[field] ??= readCount(text);
}

/** `<button title="Erf Size"><img src="size.svg"> 664 m²</button>`: the box around an icon may say what its figure is. */
function meaningOfBox(box: HtmlElement): string | null {
  const title = attribute(box, 'title')?.slice(0, 60) ?? '';
  return Object.values(ICONS).some((pattern) => pattern.test(title)) ? title : null;
}

/** `<li><i class="fa fa-bed"></i> 3</li>`: what an icon stands for is in its name. */
export function readIcons(context: ReadContext): Icons {
  const icons: Icons = { bedrooms: null, bathrooms: null, area: null, plot: null };
  for (const element of context.page.own.elements) {
    context.time.check();
    if (BOXES.has(element.name)) readBox(element, icons);
    const isOwn = element.name.includes('-') && /icon/.test(element.name);
    if (!isOwn && !DRAWN.has(element.name) && element.name !== 'span') continue;
    // Fonts draw a picture for the word in the element: `<span class="material-icons">bed</span>`.
    const isWord =
      isOwn || /(?:^|\s)(?:material-(?:icons|symbols)|mat-icon)/.test(element.attribs.class ?? '');
    const word = isWord
      ? `${attribute(element, 'name') ?? ''} ${attribute(element, 'icon') ?? ''} ${textOf(element, 40)}`
      : '';
    const said = ['alt', 'title', 'aria-label'].map((name) =>
      (attribute(element, name) ?? '').slice(0, 1_000),
    );
    // What a picture is said to mean goes before the name of its file.
    const isSaid = said.some((words) => words.trim() !== '');
    const source = isSaid ? '' : (attribute(element, 'src') ?? '').slice(0, 1_000);
    const parent = element.parent;
    if (!parent || !isElement(parent) || isInside(element, OTHER)) continue;
    const drawn = [nameOf(element), ...said, source, nameOfShown(element), word.slice(0, 200)].join(' ');
    const name = meaningOfBox(parent) ?? drawn;
    // A word that an element is said to mean is about its own text, where it has one.
    const inside = element.name === 'span' && !isWord ? (cleanLine(textOf(element, 80)) ?? '') : '';
    const around = /\d/.test(inside) ? inside : (cleanLine(textOf(parent, 80)) ?? '');
    // Of a row of icons each stands in front of its own figure.
    const isOneOfMany =
      parent.children.slice(0, MAX_ROW).filter((child) => isElement(child) && DRAWN.has(child.name)).length >
      1;
    const isInRow = around.length > 24 || ROW.test(around) || isOneOfMany || isWord;
    const text = isInRow ? figureInRow(element, parent) : around;
    if (text === null || text.length > 24) continue;
    if (ICONS.bedrooms.test(name)) icons.bedrooms ??= readCount(text);
    else if (ICONS.bathrooms.test(name)) icons.bathrooms ??= readCount(text);
    else if (ICONS.plot.test(name)) icons.plot ??= readArea(text);
    else if (ICONS.area.test(name))
      icons.area ??= floorArea(readArea(text) ?? bareArea(text, name, context.country));
  }
  return icons;
}

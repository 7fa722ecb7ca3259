import { attribute, isElement, nameOf, textOf, type HtmlElement } from '../html/html-node.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { floorArea, readArea, type Area } from '../texts/read-area.ts';
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
    /\b(?:fa-bath\w*|fa-tint|fa-shower|bath(?:s|room)?s?|icon-bath\w*|bagni|banheiros?|badezimmer|badkamers?|badrum)\b|baños?\b|salles? de bains?/i,
  plot: /\b(?:plot|lot|land|erf|parcela|terreno|solar|terrain|perceel|tomt|garden|jard[ií]n)\b|grundst/i,
  area: /arrows|area|size|surface|ruler|expand|sqft|vector|construid|\bbuilt\b|superficie|wohnfl/i,
} as const;

/** "3 | 1 | 105m²": figures of several icons. */
const ROW = /\d.*[|·•].*\d/;

/** The figure in the box right behind an icon: `<i class="fa-bed"></i><span> 3</span>`. */
function figureBehind(icon: HtmlElement): string | null {
  let { next } = icon;
  while (next && !isElement(next) && (next.nodeType === 8 || ('data' in next && next.data.trim() === '')))
    next = next.next;
  const text =
    next && isElement(next) && /^(?:span|b|strong|em|p)$/.test(next.name) ? textOf(next, 40) : null;
  return text !== null && /^\s*\d/.test(text) ? cleanLine(text) : null;
}

/** `<li><i class="fa fa-bed"></i> 3</li>`: what an icon stands for is in its name. */
export function readIcons(context: ReadContext): Icons {
  const icons: Icons = { bedrooms: null, bathrooms: null, area: null, plot: null };
  for (const element of context.page.own.elements) {
    context.time.check();
    if (element.name !== 'i' && element.name !== 'span' && element.name !== 'img' && element.name !== 'svg')
      continue;
    const said = ['alt', 'title', 'aria-label'].map((name) =>
      (attribute(element, name) ?? '').slice(0, 1_000),
    );
    // What a picture is said to mean goes before the name of its file.
    const isSaid = said.some((words) => words.trim() !== '');
    const source = isSaid ? '' : (attribute(element, 'src') ?? '').slice(0, 1_000);
    const name = [nameOf(element), ...said, source].join(' ');
    const parent = element.parent;
    if (!parent || !isElement(parent) || isInside(element, OTHER)) continue;
    // A word that an element is said to mean is about its own text, where it has one.
    const inside = element.name === 'span' ? (cleanLine(textOf(element, 80)) ?? '') : '';
    const around = /\d/.test(inside) ? inside : (cleanLine(textOf(parent, 80)) ?? '');
    // Of a row of icons each stands in front of its own figure.
    const text = around.length > 24 || ROW.test(around) ? figureBehind(element) : around;
    if (text === null || text.length > 24) continue;
    if (ICONS.bedrooms.test(name)) icons.bedrooms ??= readCount(text);
    else if (ICONS.bathrooms.test(name)) icons.bathrooms ??= readCount(text);
    else if (ICONS.plot.test(name)) icons.plot ??= readArea(text);
    else if (ICONS.area.test(name)) icons.area ??= floorArea(readArea(text));
  }
  return icons;
}

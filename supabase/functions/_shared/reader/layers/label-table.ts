import { attribute, isElement, textOf, type HtmlElement, type HtmlNode } from '../html/html-node.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { CURRENCY_SIGN } from '../texts/currency-signs.ts';
import { homeTypeOf, tenureOf } from '../texts/home-words.ts';
import { isBetter, isPriceOfOffer, isYearOf, namesKind, type Labelled } from './better-labels.ts';
import { fieldOfLabel } from './label-field.ts';
import { ANY_KIND } from './label-words-of-markets.ts';
import { isKindOfPlace, isProse, putPostcodeAndTown } from './label-of-place.ts';
import { putNamed, type Put } from './label-in-class.ts';
import { putShapes } from './label-shapes.ts';
import {
  BLOCKS,
  FIGURE,
  MAX_PAIRS,
  MAX_VALUE,
  isOfLabel,
  line,
  linesOf,
  putRuns,
  putBelow,
  putColumns,
  putLines,
  putItems,
  putNamedCell,
  putPair,
  putText,
} from './label-pairs.ts';
import type { LabelField } from './label-words.ts';
import { numberedRooms, NUMBERED_ROOM } from './numbered-rooms.ts';

/** What a link to a map says, beside the heading of an address. */
const MAP_LINK = /^(?:open|view|show|see|get)\b.{0,30}\b(?:maps?|directions)\b/i;

/** Every "label: value" of a page (table rows, definition lists, list items, paired spans), by what the label means; the first of each counts. */
export function readLabels(context: ReadContext): ReadonlyMap<LabelField, string> {
  const found = new Map<LabelField, string>();
  const said = new Map<LabelField, Labelled>();
  const numbered = numberedRooms(context.page.own.lines);
  const put: Put = (label, value, isLoose = false, element = null) => {
    if (label === null || value === null || label.length > 40 || value.length > MAX_VALUE) return;
    if (MAP_LINK.test(value)) return;
    // "Bedroom 1" above "Bedroom 2": the first of several rooms, and no count of them.
    if (NUMBERED_ROOM.test(label) || (numbered.has(label.toLowerCase()) && /^\d{1,2}$/.test(value))) return;
    const [plain = '', unit = ''] = withoutUnit(label.replace(/[:*•\s]+$/, '').trim());
    const meant = isYearOf(plain, value)
      ? 'yearBuilt'
      : (fieldOfLabel(plain) ?? (isPriceOfOffer(plain, value) ? 'price' : null));
    // "Tipo proprietà: intera proprietà" is how it is owned.
    const isOwned = meant === 'propertyType' && tenureOf(value) !== null && homeTypeOf(value) === null;
    const field = isOwned ? 'tenure' : meant;
    if (putPostcodeAndTown(plain, value, found)) return;
    if (field === 'address' && (isProse(value) || isKindOfPlace(value))) return;
    // "Title: Sample Road" and "Category: Residential" tell nothing.
    if (field === 'tenure' && tenureOf(value) === null) return;
    if (ANY_KIND.test(plain) && !namesKind(value)) return;
    // "Lage: sehr ruhig" is no place.
    if (field === null || (/^lage$/i.test(plain) && !/^\d{4,5} \p{Lu}/u.test(value))) return;
    if (!isBetter(field, { label: plain, value }, said.get(field))) return;
    // "Land: Deutschland" is a country.
    if (MEASURED.has(field) && !/\d/.test(value)) {
      if (/^land$/i.test(plain) && !found.has('country')) found.set('country', value);
      return;
    }
    // "Price: $": a choice of currencies.
    if (field === 'price' && SIGN_ALONE.test(value)) return;
    // Without a colon "Built 1974" is no area.
    if (isLoose && SIZES.has(field) && /^[\d.,' ]+$/.test(value)) return;
    // "Sq Ft: 1,904": the unit is in the label.
    const isFeet =
      (field === 'area' || field === 'plot') && /sq\.? ?f/i.test(plain) && /^[\d.,]+$/.test(value);
    const isAcres = field === 'plot' && /acre/i.test(plain) && /^[\d.,]+$/.test(value);
    const whole = field === 'address' && element !== null ? linesOf(element) : null;
    const isMetres = MEASURED.has(field) && unit !== '' && /^[\d.,' ]+$/.test(value);
    said.set(field, { label: plain, value });
    if (isMetres) found.set(field, `${value} ${unit}`);
    else found.set(field, whole ?? (isFeet ? `${value} sq ft` : isAcres ? `${value} acres` : value));
  };
  for (const element of context.page.own.elements) {
    context.time.check();
    putSpoken(element, put);
    if (element.name !== 'tr' && readRow(element, put)) continue;
    const children = element.children.filter(isElement).filter((child) => !isMute(child));
    if (element.name === 'ul' && children.length === 1) putList(element, put);
    if (element.name === 'ul' && children.length === 2) putItems(children, put);
    if (putColumns(element, put) || putRuns(element, children, put)) continue;
    if (element.name === 'dt') putPair(element, nextElement(element, 'dd'), put);
    else if (/^h[2-6]$/.test(element.name)) putBelowHeading(element, put);
    else if (element.name === 'td' && children.length === 0) putNamedCell(element, put);
    // A row may hold several pairs, and tables lose their rows.
    else if (element.name === 'th') putPair(element, nextElement(element, 'td'), put);
    // "<span><span>Beds</span> <span>5</span></span>"
    else if (element.name === 'span') putSpans(children, put);
    else if (ROWS.has(element.name) || element.name.includes('-')) {
      const [label, value, third] = children;
      if (label && value && third && children.length === 3 && isRepeated(label, value))
        putPair(label, third, put);
      else if (label && value && children.length === 2) {
        putPair(label, value, put);
        putBelow(label, value, put);
      } else if (putLines(element, put)) continue;
      else if (children.length === 0 || (children.length === 1 && element.name !== 'div'))
        putText(line(element), put);
      else if (label && children.length === 1 && !BLOCKS.has(label.name)) putText(line(element), put);
      // "<div><div>Address:</div>1 Oak Road</div>": a colon makes a box a label too.
      const isLabel = (box: HtmlElement) => !BLOCKS.has(box.name) || /^[^:]{2,40}:$/.test(line(box) ?? '');
      if (label && children.length === 1 && isLabel(label)) putBeside(element, label, put);
    }
  }
  for (const element of context.page.own.elements) {
    context.time.check();
    putShapes(element, put);
    putNamed(element, found, put);
  }
  return found;
}

/** A currency without a sum. */
const SIGN_ALONE = new RegExp(String.raw`^(?:${CURRENCY_SIGN})[^\d]*$`, 'iu');

/** Elements that may hold one label and its value. */
const ROWS = new Set(['tr', 'li', 'div', 'p', 'section', 'article', 'a', 'figure', 'button']);

/** A label and its value in one box of a line. */
function putSpans(children: readonly HtmlElement[], put: Put): void {
  const [label, value, third] = children;
  if (label && value && third === undefined && IN_LINE.test(label.name) && IN_LINE.test(value.name)) {
    putPair(label, value, put);
    putBelow(label, value, put);
  }
}

const IN_LINE = /^(?:span|b|strong|em|small|label|i)$/;

/** "Bathrooms", "Baths.", "2": a label and its short form for narrow screens. */
function isRepeated(label: HtmlElement, short: HtmlElement): boolean {
  const [first, second] = [label, short].map((element) => fieldOfLabel(line(element) ?? ''));
  return first != null && (first === second || line(label)?.slice(0, 3) === line(short)?.slice(0, 3));
}

/** "Floor area (m²)": the unit stands behind the label. */
function withoutUnit(label: string): readonly string[] {
  const match = /^(.{2,30}?)\s*\((m²|m2|sqm|sq\.? ?m|sq\.? ?ft\.?)\)$/i.exec(label);
  return match ? [match[1] ?? label, /f/i.test(match[2] ?? '') ? 'sq ft' : 'm²'] : [label];
}

/** "Wohnfläche <b>58 m²</b>", "<b>Type</b> House": one of a label and its value in an element, the other beside it. */
function putBeside(owner: HtmlElement, inner: HtmlElement, put: Put): void {
  const own = (isBefore: boolean) => {
    const at = owner.children.indexOf(inner);
    const nodes = isBefore ? owner.children.slice(0, at) : owner.children.slice(at + 1);
    return cleanLine(nodes.flatMap((node) => ('data' in node ? node.data : [])).join(' '));
  };
  const [before, behind, value] = [own(true), own(false), line(inner)];
  if (before !== null && behind === null && !/\d/.test(before)) put(before, value);
  else if (before === null && behind !== null && value !== null && !/\d/.test(value)) put(value, behind);
  // "<b>2006</b> Year built"
  else if (before === null && behind !== null && value !== null && isOfLabel(fieldOfLabel(behind), value))
    put(behind, value);
}

/** A list of one below its label: `<p>Year built</p><ul><li>Built in 1948</li></ul>`. */
function putList(list: HtmlElement, put: Put): void {
  let before = list.prev;
  while (before && !isElement(before)) before = before.prev;
  const label = before && /^(?:p|h[3-6]|strong|b|span|div|dt)$/.test(before.name) ? line(before) : null;
  if (label !== null && !/\d/.test(label)) put(label, line(list));
}

/** An address below the heading that calls it one: `<h2>Adresse</h2><p>Musterstraße 1<br>12345 Musterstadt</p>`. */
function putBelowHeading(heading: HtmlElement, put: Put): void {
  const name = line(heading);
  let next = heading.next;
  while (next && !isElement(next)) next = next.next;
  const lines = next && name !== null && fieldOfLabel(name) === 'address' ? linesOf(next) : null;
  if (lines !== null && /\d/.test(lines) && lines.length < 120) put(name, lines, false, next ?? null);
}

/** A cell of a row that holds a picture alone is none of its pairs, nor is a box that only ends a row. */
function isMute(element: HtmlElement): boolean {
  const drawn = element.children.filter(
    (child) => child.nodeType !== 8 && !('data' in child && child.data.trim() === ''),
  );
  const isPicture =
    element.name === 'td' &&
    drawn.length > 0 &&
    drawn.every((child) => isElement(child) && MUTE.has(child.name));
  const isEmpty = element.name === 'div' && drawn.length === 0;
  // A colon may have an element of its own.
  if (element.name === 'span' && /^\s*:?\s*$/.test(textOf(element, 2_000, 12))) return true;
  return isPicture || isEmpty || MUTE.has(element.name);
}

/** Elements that stand beside a label and its value, and say nothing. */
const MUTE = new Set(['br', 'i', 'svg', 'img', 'hr', 'sup', 'sub']);

const MEASURED: ReadonlySet<LabelField> = new Set(['area', 'plot', 'garden', 'total', 'yearBuilt']);
const SIZES: ReadonlySet<LabelField> = new Set(['area', 'plot', 'price']);

const BEFORE_LABEL = new RegExp(String.raw`^(${FIGURE})\s*([^\d:]{3,30})$`, 'i');

/** "<b>Price:</b> £1<br><b>Type:</b> House": labels and values in one paragraph; true where two or more stand in it. */
function readRow(element: HtmlElement, put: Put): boolean {
  if (!['p', 'div', 'td', 'li', 'span'].includes(element.name)) return false;
  const isLabel = (node: HtmlNode): boolean =>
    isElement(node) && /^(?:b|strong|em|span|label)$/.test(node.name) && /:\s*$/.test(textOf(node, 60, 20));
  const nodes = element.children.slice(0, MAX_PAIRS * 4);
  const labels = nodes.filter(isElement).filter(isLabel);
  const hasText = nodes.some((node) => node.nodeType === 3 && node.data.trim() !== '');
  if (
    labels.length === 0 ||
    !hasText ||
    (labels.length < 2 && !nodes.some((node) => isElement(node) && node.name === 'br'))
  )
    return false;
  for (const label of labels.slice(0, MAX_PAIRS)) {
    const lines: string[] = [''];
    for (let node = label.next; node && !isLabel(node); node = node.next) {
      if (isElement(node) && node.name === 'br') lines.push('');
      else
        lines.push(
          `${lines.pop() ?? ''}${isElement(node) ? textOf(node, 400, 60) : 'data' in node ? node.data : ''}`,
        );
    }
    const value = lines.flatMap((part) => cleanLine(part)?.replace(/,$/, '') ?? []).join(', ');
    put(line(label), value === '' ? null : value);
  }
  return labels.length > 1;
}

/** Icons tell what they stand for in a name that is spoken: aria-label="4 bedrooms", or title="Bathrooms" around a figure. */
function putSpoken(element: HtmlElement, put: Put): void {
  const name = cleanLine(
    (attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '').slice(0, 80),
  );
  if (name === null || name === '' || element.name === 'a') return;
  const [, figure, label] = BEFORE_LABEL.exec(name) ?? [];
  if (figure !== undefined) {
    put(label ?? null, figure.trim(), true);
    return;
  }
  const value = line(element);
  if (value !== null && value.length < 40 && /^\D{0,4}\d/.test(value)) put(name, value);
}

function nextElement(element: HtmlElement, name: string): HtmlElement | null {
  let next = element.next;
  while (next && !isElement(next)) next = next.next;
  return next && next.name === name ? next : null;
}

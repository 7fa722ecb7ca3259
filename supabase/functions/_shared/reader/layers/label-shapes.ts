import { attribute, isElement, textOf, type HtmlElement } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { fieldOfLabel } from './label-field.ts';
import type { Put } from './label-in-class.ts';
import { BLOCKS, line } from './label-pairs.ts';

/** A value that is written for people; what is longer is a text. */
const MAX_SHORT = 60;
/** Characters of a text that is looked at for several labels, and how many pieces of it. */
const MAX_TEXT = 1_200;
const MAX_PIECES = 60;
/** Words that a label has at most. */
const MAX_WORDS = 5;

/** Labels and values in shapes of which an element alone tells nothing: they count for what no plainer shape says. */
export function putShapes(element: HtmlElement, put: Put): void {
  if (hasAttributes(element)) {
    putAttribute(element, put);
    putSpokenPair(element, put);
  }
  if (PICTURES.has(element.name)) putBesidePicture(element, put);
  const children = element.children.filter(isElement);
  if (element.name === 'table') putHeadRow(element, put);
  if (children.length === 2) {
    putTwoLists(children, put);
    putItemsOfWords(element, children, put);
  }
  const isLeaf = children.every((child) => !BLOCKS.has(child.name) && child.children.length < 6);
  if (isLeaf && LEAVES.has(element.name)) putWritten(element, put);
}

function hasAttributes({ attribs }: HtmlElement): boolean {
  for (const name in attribs) if (name !== 'class' && name !== 'href' && name !== 'src') return true;
  return false;
}

const LEAVES = new Set([
  'p',
  'li',
  'div',
  'span',
  'td',
  'dd',
  'pre',
  'section',
  'article',
  'h2',
  'h3',
  'h4',
  'b',
]);
const PICTURES = new Set(['img', 'i', 'svg', 'span']);

/** Does a line read as the value of a label, and as no label itself? */
function isValue(value: string | null): value is string {
  return value !== null && value.length <= MAX_SHORT && fieldOfLabel(value) === null;
}

/** `<td data-label="Bedrooms">4</td>`: tables for narrow screens keep the label of each cell in an attribute. */
function putAttribute(element: HtmlElement, put: Put): void {
  for (const name of ['data-label', 'data-title', 'data-th', 'data-name', 'data-header']) {
    const label = cleanLine(attribute(element, name)?.slice(0, 60));
    if (label == null || fieldOfLabel(label) === null) continue;
    const value = line(element);
    if (isValue(value)) put(label, value);
  }
}

/** `aria-label="Bedrooms: 4"`, and `title="Type"` around what it is called. */
function putSpokenPair(element: HtmlElement, put: Put): void {
  for (const name of ['aria-label', 'title', 'alt']) {
    const words = cleanLine(attribute(element, name)?.slice(0, 120));
    if (words == null) continue;
    const [, label, said] = /^([^:]{2,40}):\s*(\S.{0,60})$/.exec(words) ?? [];
    if (label !== undefined && said !== undefined && fieldOfLabel(label) !== null && isValue(said))
      put(label, said);
    else if (name === 'title' && element.name !== 'a' && fieldOfLabel(words) !== null) {
      const value = element.children.length < 3 ? line(element) : null;
      if (isValue(value)) put(words, value);
    }
  }
}

/** `<img alt="Bedrooms"><span>4</span>`: a picture that is called like a label, in front of its value. */
function putBesidePicture(picture: HtmlElement, put: Put): void {
  const label = ['alt', 'title', 'aria-label']
    .map((name) => cleanLine(attribute(picture, name)?.slice(0, 60)))
    .find((words) => words != null && fieldOfLabel(words) !== null);
  const { parent } = picture;
  if (label == null || !parent || !isElement(parent) || line(picture) !== null) return;
  const others = parent.children.filter(
    (node) => isElement(node) && node !== picture && PICTURES.has(node.name) && isDrawn(node),
  );
  if (others.length > 0) return;
  const value = line(parent);
  if (isValue(value)) put(label, value);
}

/** An element that shows a picture and no words. */
function isDrawn(element: HtmlElement): boolean {
  return element.name !== 'span' || line(element) === null;
}

/** A table whose first row is labels and whose second their values, in cells alike. */
function putHeadRow(table: HtmlElement, put: Put): void {
  const parts = table.children.filter(isElement);
  const rows = parts
    .flatMap((part) => (part.name === 'tr' ? [part] : part.children.filter(isElement)))
    .slice(0, 3);
  const [labels = [], values = []] = rows.map((row) => row.children.filter(isElement));
  if (rows.length === 2) putSideBySide(labels, values, put);
}

/** Two lists side by side, one of labels and one of their values. */
function putTwoLists([first, second]: readonly HtmlElement[], put: Put): void {
  if (!first || !second || first.name !== second.name) return;
  putSideBySide(first.children.filter(isElement), second.children.filter(isElement), put);
}

function putSideBySide(labels: readonly HtmlElement[], values: readonly HtmlElement[], put: Put): void {
  if (labels.length < 3 || labels.length > 40 || labels.length !== values.length) return;
  const names = labels.map(line);
  const said = values.map(line);
  const known = names.filter((name) => name !== null && fieldOfLabel(name) !== null).length;
  const isMixed = said.some((value) => value !== null && fieldOfLabel(value) !== null);
  if (known < 3 || known * 2 < names.length || isMixed) return;
  names.forEach((name, index) => {
    const value = said[index] ?? null;
    if (name !== null && isValue(value)) put(name, value);
  });
}

/** A list of two that are a label and a word: `<ul><li>Type</li><li>House</li></ul>`. */
function putItemsOfWords(list: HtmlElement, [first, second]: readonly HtmlElement[], put: Put): void {
  if (list.name !== 'ul' || !first || !second) return;
  const [label, value] = [line(first), line(second)];
  if (label !== null && fieldOfLabel(label) !== null && isValue(value)) put(label, value);
}

/** What a line of words says by itself: "Bedrooms - 4", "Type: House | Bedrooms: 4", "Bedrooms ....... 4". */
function putWritten(element: HtmlElement, put: Put): void {
  if (!hasMark(element, 3)) return;
  const text = textOf(element, MAX_TEXT, 200);
  if (text.length >= MAX_TEXT || !/[:：\t]|\s[-–—]\s|\.{3}/.test(text)) return;
  for (const part of text.split('\n').slice(0, MAX_PIECES)) {
    const [label, value] = DIVIDED.exec(part.trim())?.slice(1) ?? [];
    if (
      label !== undefined &&
      value !== undefined &&
      fieldOfLabel(label.trim()) !== null &&
      isValue(cleanLine(value))
    )
      put(label.trim(), cleanLine(value));
    putPairsOf(part, put);
  }
}

/** What divides a label from its value. */
const MARK = /[:：\t–—-]|\.{3}/;

/** Does a divider stand in the words of an element, or in those of its first generations? */
function hasMark({ children }: HtmlElement, generations: number): boolean {
  return children.some((node) =>
    isElement(node)
      ? generations > 0 && hasMark(node, generations - 1)
      : 'data' in node && MARK.test(node.data),
  );
}

/** A label and its value on both sides of a stroke, of dots or of a gap. */
const DIVIDED = /^([^:：\d\t]{2,40}?)(?:\s+[-–—]\s+|\s?\.{3,60}\s?:?|\s?\t\s?|\s?：\s?)(\S.{0,80})$/u;

/** "Type: House Bedrooms: 4": several labels in a run, of which two at least are known; each begins with its longest known words. */
function putPairsOf(text: string, put: Put): void {
  const pieces = text.split(/[:：]/).slice(0, MAX_PIECES);
  if (pieces.length < 2) return;
  const labels = pieces.slice(0, -1).map(labelAtEnd);
  if (pieces.length > 2 && labels.filter((label) => label !== null).length < 2) return;
  labels.forEach((label, index) => {
    const next = pieces[index + 1] ?? '';
    const behind = labels[index + 1]?.length ?? 0;
    const value = cleanLine(next.slice(0, next.trimEnd().length - behind).replace(/[\s|;•·,–-]+$/u, ''));
    if (label !== null && isValue(value)) put(label, value);
  });
}

/** The longest words at the end of a piece that are a label. */
function labelAtEnd(piece: string): string | null {
  const end = piece.slice(-60).trimEnd();
  const own =
    end
      .split(/[|;•·▪►,\n]/u)
      .at(-1)
      ?.trim() ?? '';
  const words = own.split(/\s+/).slice(-MAX_WORDS);
  for (let at = 0; at < words.length; at += 1) {
    const label = words.slice(at).join(' ');
    if (label.length > 1 && label.length <= 40 && fieldOfLabel(label) !== null) return label;
  }
  return null;
}

import type { parseDocument } from 'htmlparser2';

export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlNode = HtmlDocument['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;
export type HtmlRoot = HtmlDocument | HtmlElement;

const BREAKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table td th tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'head',
  'iframe',
  'textarea',
  'select',
]);

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/**
 * What comes behind a node in document order without going down into it; null behind the last. `left` is called for
 * every element that is left on the way up. By pointers, since copies of long lists of children take quadratic time.
 */
function nodeBehind(node: HtmlNode, root: HtmlRoot, left?: (element: HtmlNode) => void): HtmlNode | null {
  let here = node;
  for (;;) {
    left?.(here);
    const { next, parent } = here;
    if (next) return next;
    if (!parent || parent === root) return null;
    here = parent;
  }
}

function firstChild(node: HtmlNode): HtmlNode | null {
  return 'children' in node ? (node.children[0] ?? null) : null;
}

/**
 * Every element under a node in document order. Written as a loop: pages nest deeper than a stack may be.
 * @param skip leaves an element and what is in it out
 */
export function* elementsOf(
  root: HtmlRoot,
  skip?: (element: HtmlElement) => boolean,
): Generator<HtmlElement> {
  let node: HtmlNode | null = root.children[0] ?? null;
  while (node !== null) {
    let inside: HtmlNode | null = null;
    if (isElement(node) && !skip?.(node)) {
      yield node;
      inside = firstChild(node);
    }
    node = inside ?? nodeBehind(node, root);
  }
}

/** A part of a drawing: what the drawing is called may tell, its lines tell nothing. */
export function isDrawn({ parent }: HtmlElement): boolean {
  return parent !== null && 'name' in parent && parent.name === 'svg';
}

/** Elements that pass the test, in document order. */
export function findAll(root: HtmlRoot, test: (element: HtmlElement) => boolean): HtmlElement[] {
  return [...elementsOf(root)].filter(test);
}

/** The first element that passes the test, or null. */
export function findFirst(root: HtmlRoot, test: (element: HtmlElement) => boolean): HtmlElement | null {
  for (const element of elementsOf(root)) if (test(element)) return element;
  return null;
}

export function attribute(element: HtmlElement, name: string): string | null {
  return element.attribs[name] ?? null;
}

export function hasClass(element: HtmlElement, name: string): boolean {
  const classes = element.attribs.class ?? '';
  return classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** Longer classes than these name nothing; every element is asked for those of what it stands in. */
const MAX_NAME = 1_000;

/** Class, id, data-testid and its like in one string: what names an element for people and tests. */
export function nameOf({ attribs }: HtmlElement): string {
  // Each is cut before they are joined: joining a long one anew for every element inside takes the square of the time.
  const name = `${cut(attribs.class)} ${cut(attribs.id)} ${cut(attribs['data-testid'])} ${cut(attribs['data-test'])} ${cut(attribs['data-cy'])} ${cut(attribs['data-qa'])}`;
  const further = attribs['data-test-id'] ?? attribs['data-qa-id'];
  return cut(further === undefined ? name : `${name} ${cut(further)}`);
}

function cut(text = ''): string {
  return text.length > MAX_NAME ? text.slice(0, MAX_NAME) : text;
}

/** Characters that a gap of any length counts for. */
const MAX_GAP = 6;

/** Visible text under a node; elements that stand on a line of their own end one. Scripts, styles and forms' values stay out.
 * @param maxNodes how many nodes are looked at: pages may nest without end
 * @param skip leaves an element and what is in it out */
export function textOf(
  root: HtmlRoot,
  maxLength = 400_000,
  maxNodes = Math.max(maxLength, 200),
  skip?: (element: HtmlElement) => boolean,
): string {
  const parts: string[] = [];
  let length = 0;
  let visited = 0;
  const leave = (left: HtmlNode) => {
    if (!isElement(left) || left.name === 'br' || SILENT.has(left.name) || !BREAKS.has(left.name)) return;
    visited += 1;
    if (visited <= maxNodes && length < maxLength) parts.push('\n');
  };
  // What one may choose from says nothing, wherever it is asked for.
  const isChoice = 'name' in root && root.name === 'select';
  let node: HtmlNode | null = isChoice ? null : (root.children[0] ?? null);
  while (node !== null && length < maxLength) {
    visited += 1;
    if (visited > maxNodes) break;
    let inside: HtmlNode | null = null;
    if (isElement(node)) {
      if (!SILENT.has(node.name) && !skip?.(node)) {
        if (BREAKS.has(node.name)) parts.push('\n');
        // Two boxes in a row have a gap on the screen, if none between the words of their markup.
        else if (isAfterElement(node)) parts.push(' ');
        inside = firstChild(node);
      }
    } else if (node.nodeType === 3) {
      const { data, prev, next } = node;
      // What is left out in the middle of a line does not end it.
      const isBesideHidden = isInLine(next) && skip?.(next) === true && data.trim() === '';
      parts.push(isBesideHidden ? ' ' : data.includes('\n') ? wordsOf(data, prev, next) : data);
      // However far a template is indented, nobody sees it; a box of nothing but gaps ends all the same.
      const seen = node.data.trim().length;
      length += seen + Math.min(node.data.length - seen, MAX_GAP);
    } else inside = firstChild(node);
    node = inside ?? nodeBehind(node, root, leave);
  }
  const text = parts.join('');
  return text.length <= maxLength ? text : withoutIndents(text).slice(0, maxLength);
}

/** The words of a text without the ends of its template's lines, also beside an element in the same line. */
function wordsOf(data: string, prev: HtmlNode | null, next: HtmlNode | null): string {
  const core = data.trim();
  if (core === '') return data;
  const begin = data.indexOf(core);
  const [before, behind] = [data.slice(0, begin), data.slice(begin + core.length)];
  const words = core.includes('\n') ? core.replace(GAP, unwrapped) : core;
  return `${isInLine(prev) ? unwrapped(before) : before}${words}${isInLine(next) ? unwrapped(behind) : behind}`;
}

/** An element that goes on in the line. */
function isInLine(node: HtmlNode | null): node is HtmlElement {
  return node !== null && isElement(node) && !BREAKS.has(node.name) && !SILENT.has(node.name);
}

const GAP = /\s+/g;

/** A template that goes on in the next line, indented, writes a space there; a line that begins at the margin is one of its own. */
function unwrapped(gap: string): string {
  return gap.includes('\n') && /(?: {2}|\t)$/.test(gap) ? ' ' : gap;
}

/** Each gap as one sign: the end of a line where one is in it. */
function withoutIndents(text: string): string {
  return text.replace(/\s{2,}/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
}

/** Elements in a line that are boxes of their own on most pages. */
const GAPPED = new Set(['span', 'a', 'strong', 'b', 'em', 'label', 'button', 'small']);

/** Elements that only this page knows are boxes as well. */
function isGapped(name: string): boolean {
  return GAPPED.has(name) || name.includes('-');
}

/** Is the node right before an element of its kind, with no text between? */
function isAfterElement(element: HtmlElement): boolean {
  const { name } = element;
  let { prev } = element;
  // Programs that draw pages leave remarks between their boxes.
  for (let passed = 0; prev?.nodeType === 8 && passed < 8; passed += 1) prev = prev.prev;
  if (prev === null || !isElement(prev) || !isGapped(name) || !isGapped(prev.name)) return false;
  const [first] = element.children;
  // "£450" and ",000" are one figure.
  return !(first && 'data' in first && /^[.,'’%]/.test(first.data));
}

/** The text inside a script element, as it stands. */
export function scriptText(element: HtmlElement): string {
  let text = '';
  for (const child of element.children) if ('data' in child) text += child.data;
  return text;
}

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
 * Every element under a node in document order. Written as a loop: pages nest deeper than a stack may be.
 * @param skip leaves an element and what is in it out
 */
export function* elementsOf(
  root: HtmlRoot,
  skip?: (element: HtmlElement) => boolean,
): Generator<HtmlElement> {
  const waiting: HtmlNode[] = [...root.children].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isElement(node) || skip?.(node)) continue;
    yield node;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) waiting.push(child);
    }
  }
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
  return (element.attribs.class ?? '').split(/\s+/).includes(name);
}

/** Class, id and data-testid in one string: what names an element for people and tests. */
export function nameOf(element: HtmlElement): string {
  const { class: classes = '', id = '' } = element.attribs;
  return `${classes} ${id} ${element.attribs['data-testid'] ?? ''} ${element.attribs['data-test'] ?? ''}`;
}

/** Visible text under a node; elements that stand on a line of their own end one. Scripts, styles and forms' values stay out.
 * @param maxNodes how many nodes are looked at: pages may nest without end */
export function textOf(root: HtmlRoot, maxLength = 400_000, maxNodes = Math.max(maxLength, 200)): string {
  const parts: string[] = [];
  let length = 0;
  let visited = 0;
  const waiting: (HtmlNode | '\n')[] = [...root.children].reverse();
  for (let node = waiting.pop(); node !== undefined && length < maxLength; node = waiting.pop()) {
    visited += 1;
    if (visited > maxNodes) break;
    if (node === '\n') {
      parts.push(node);
    } else if (isElement(node)) {
      if (SILENT.has(node.name)) continue;
      const isBreak = BREAKS.has(node.name);
      if (isBreak) {
        parts.push('\n');
        if (node.name !== 'br') waiting.push('\n');
      }
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        const child = node.children[index];
        if (child) waiting.push(child);
      }
    } else if (node.nodeType === 3) {
      parts.push(node.data);
      length += node.data.length;
    } else if ('children' in node) {
      waiting.push(...[...node.children].reverse());
    }
  }
  return parts.join('').slice(0, maxLength);
}

/** The text inside a script element, as it stands. */
export function scriptText(element: HtmlElement): string {
  let text = '';
  for (const child of element.children) if ('data' in child) text += child.data;
  return text;
}

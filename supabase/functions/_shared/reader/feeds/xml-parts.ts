import { elementsOf, isElement, scriptText, type HtmlDocument, type HtmlElement } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';

/** The elements right inside an element that have this name. */
export function children(element: HtmlElement | null, name: string): HtmlElement[] {
  return element?.children.filter(isElement).filter((node) => node.name === name) ?? [];
}

/** The first of them, or null. */
export function child(element: HtmlElement | null, name: string): HtmlElement | null {
  return children(element, name)[0] ?? null;
}

/** The element at a path of names, or null. */
export function elementAt(element: HtmlElement, path: readonly string[]): HtmlElement | null {
  let here: HtmlElement | null = element;
  for (const name of path) here = child(here, name);
  return here;
}

/** The text at a path of names, with its CDATA sections; null where nothing is there. */
export function inner(element: HtmlElement, path: readonly string[]): string | null {
  const found = elementAt(element, path);
  return found ? deepText(found) : null;
}

/** One line of the text at a path. */
export function lineAt(element: HtmlElement, ...path: readonly string[]): string | null {
  return cleanLine(inner(element, path));
}

/** A number at a path, with a point or a comma; null where none is there. */
export function numberIn(element: HtmlElement, ...path: readonly string[]): number | null {
  const text = lineAt(element, ...path)?.replace(',', '.') ?? '';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Text of an element and its CDATA sections. */
export function deepText(element: HtmlElement): string {
  let text = scriptText(element);
  for (const node of element.children) {
    if (!('data' in node) && 'children' in node)
      for (const part of node.children) if ('data' in part) text += part.data;
  }
  return text;
}

/** Does an attribute or a text say yes? */
export function isYes(word: string | null | undefined): boolean {
  return /^(?:1|yes|true|ja|j)$/i.test(word?.trim() ?? '');
}

/** Elements of some names, each with the line of the file on which it begins. */
export function* placedElements(
  document: HtmlDocument,
  text: string,
  isHome: (element: HtmlElement) => boolean,
): Generator<{ readonly element: HtmlElement; readonly line: number }> {
  let line = 1;
  let from = 0;
  for (const element of [...elementsOf(document)].filter(isHome)) {
    const start = element.startIndex ?? from;
    line += text.slice(from, start).split(/\r\n|\r|\n/).length - 1;
    from = start;
    yield { element, line };
  }
}

import { cleanLine } from '../texts/clean-text.ts';
import type { TimeBudget } from '../time-budget.ts';
import { parseTree } from './parse-tree.ts';
import { elementsOf, isDrawn, scriptText, type HtmlDocument, type HtmlElement } from './html-node.ts';
import { linesOf, ownPart, type OwnPart } from './own-part.ts';

export interface Script {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

/** A page parsed once, with what every layer asks it for. */
export interface HtmlPage {
  readonly html: string;
  readonly document: HtmlDocument;
  readonly elements: readonly HtmlElement[];
  readonly scripts: readonly Script[];
  /** `<title>` of the page itself, not of a drawing in it */
  readonly title: string | null;
  /** meta elements by property or name in lower case, each with all its values */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  readonly canonical: string | null;
  readonly language: string | null;
  /** visible text of the body, one line per block */
  readonly lines: readonly string[];
  /** what of the page is about its own home */
  readonly own: OwnPart;
}

/** Longer pages are cut: no listing needs more, and a reader that runs in somebody's browser must come to an end. */
export const MAX_HTML_LENGTH = 8_000_000;

/** Parses the HTML of one page, however broken it is. */
export function parseHtmlPage(source: string, time: TimeBudget): HtmlPage {
  const html = source.slice(0, MAX_HTML_LENGTH);
  const document = parseTree(html, { time });
  const elements = takeElements(document, time);
  const metas = new Map<string, string[]>();
  const scripts: Script[] = [];
  let title: string | null = null;
  let canonical: string | null = null;
  let language: string | null = null;
  for (const element of elements) {
    const { attribs, name } = element;
    // Some sites mix up the two.
    if (name === 'meta' || (name === 'link' && element.attribs.name === 'description')) {
      const key = (attribs.property ?? attribs.name ?? '').toLowerCase();
      const value = cleanLine(attribs.content);
      if (key !== '' && value !== null) put(metas, key, value);
    } else if (name === 'script') {
      scripts.push({
        id: attribs.id ?? '',
        type: (attribs.type ?? '').toLowerCase(),
        text: scriptText(element),
      });
    } else if (name === 'title') {
      title ??= cleanLine(scriptText(element));
    } else if (name === 'link' && attribs.rel?.toLowerCase() === 'canonical') {
      canonical ??= cleanLine(attribs.href);
    } else if (name === 'html') {
      language ??= cleanLine(attribs.lang);
    }
  }
  return {
    ...{ html, document, elements, scripts, title, metas, canonical, language },
    lines: linesOf(document),
    own: ownPart(document, elements, time),
  };
}

function put(metas: Map<string, string[]>, key: string, value: string): void {
  const known = metas.get(key);
  if (known) known.push(value);
  else metas.set(key, [value]);
}

const MAX_ELEMENTS = 60_000;

function takeElements(document: HtmlDocument, time: TimeBudget): HtmlElement[] {
  const elements: HtmlElement[] = [];
  for (const element of elementsOf(document, isDrawn)) {
    time.check();
    elements.push(element);
    if (elements.length >= MAX_ELEMENTS) break;
  }
  return elements;
}

/** The first value of a meta element. */
export function meta(page: HtmlPage, ...names: string[]): string | null {
  for (const name of names) {
    const value = page.metas.get(name)?.[0];
    if (value !== undefined) return value;
  }
  return null;
}

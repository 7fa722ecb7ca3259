import { DomHandler, Parser } from 'htmlparser2';
import type { HtmlDocument } from './html-node.ts';

/** No page nests deeper; the parser's stack takes quadratic time, so what does is cut off there. */
const MAX_DEPTH = 2_000;

class ShallowHandler extends DomHandler {
  isTooDeep = false;
  #depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.isTooDeep = true;
  }

  override onclosetag(): void {
    super.onclosetag();
    this.#depth -= 1;
  }
}

/** How much the parser is given at once: between two pieces it can be stopped. */
const PIECE = 16_384;

/** The tree of a piece of HTML or XML, however broken. */
export function parseTree(source: string, isXml = false): HtmlDocument {
  const handler = new ShallowHandler(undefined, { withStartIndices: isXml });
  const parser = new Parser(handler, { xmlMode: isXml });
  for (let from = 0; from < source.length && !handler.isTooDeep; from += PIECE) {
    parser.write(source.slice(from, from + PIECE));
  }
  parser.end();
  return handler.root;
}

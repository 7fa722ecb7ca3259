import { DomHandler, Parser } from 'htmlparser2';
import { NO_TIME_LIMIT, type TimeBudget } from '../time-budget.ts';
import type { HtmlDocument } from './html-node.ts';

/** Browsers stop at this depth too. For each end tag the parser looks through all that is open, so depth costs at every step. */
const MAX_DEPTH = 512;
/** Elements and comments. No listing's page has a fifth of it, and a tree takes many times the memory of its source. */
const MAX_NODES = 60_000;

class BoundedHandler extends DomHandler {
  isFull = false;
  readonly #maxNodes: number;
  #depth = 0;
  #nodes = 0;

  constructor(maxNodes: number, withStartIndices: boolean) {
    super(undefined, { withStartIndices });
    this.#maxNodes = maxNodes;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.isFull = true;
    this.#count();
  }

  override oncomment(data: string): void {
    super.oncomment(data);
    this.#count();
  }

  #count(): void {
    this.#nodes += 1;
    if (this.#nodes > this.#maxNodes) this.isFull = true;
  }

  override onclosetag(): void {
    super.onclosetag();
    this.#depth -= 1;
  }
}

/** How much the parser is given at once: between two pieces it can be stopped. */
const PIECE = 16_384;

export interface TreeOptions {
  readonly isXml?: boolean;
  readonly time?: TimeBudget;
}

/** The tree of a piece of HTML or XML, however broken. What is deeper or longer than any page is left out. */
export function parseTree(source: string, { isXml = false, time = NO_TIME_LIMIT }: TreeOptions = {}) {
  const handler = new BoundedHandler(isXml ? Number.POSITIVE_INFINITY : MAX_NODES, isXml);
  const parser = new Parser(handler, { xmlMode: isXml });
  for (let from = 0; from < source.length && !handler.isFull; from += PIECE) {
    time.check();
    parser.write(source.slice(from, from + PIECE));
  }
  parser.end();
  const root: HtmlDocument = handler.root;
  return root;
}

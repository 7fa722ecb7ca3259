import { cleanLine } from '../texts/clean-text.ts';
import { isElement, textOf, type HtmlElement, type HtmlNode } from '../html/html-node.ts';
import type { JsonRecord } from '../json/json-value.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { factsOfNodes } from './json-ld.ts';

const HOME =
  /schema\.org\/(?:Accommodation|Apartment|House|SingleFamilyResidence|Residence|Product|Offer|RealEstateListing|Place)/i;

/** A home marked up with `itemprop`, as the JSON-LD that it is another spelling of. */
export function readMicrodata(context: ReadContext): PartialFacts | null {
  const scopes = context.page.elements.filter(
    (element) =>
      'itemscope' in element.attribs &&
      !('itemprop' in element.attribs) &&
      HOME.test(element.attribs.itemtype ?? ''),
  );
  if (scopes.length === 0) return null;
  const nodes = scopes.slice(0, 6).map(toNode);
  return factsOfNodes(nodes, context);
}

/** One scope with its properties; scopes inside are nodes of their own, repeated properties lists. */
function toNode(scope: HtmlElement, depth = 0): JsonRecord {
  const node: Record<string, unknown> = { '@type': scope.attribs.itemtype?.replace(/^.*\//, '') ?? 'Thing' };
  const waiting: HtmlNode[] = [...scope.children].reverse();
  for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) {
    if (!isElement(child)) continue;
    const names = child.attribs.itemprop?.split(/\s+/) ?? [];
    const isScope = 'itemscope' in child.attribs;
    if (names.length > 0) {
      const value = isScope && depth < 6 ? toNode(child, depth + 1) : valueOf(child);
      for (const name of names) add(node, name, value);
    }
    if (!isScope) waiting.push(...[...child.children].reverse());
  }
  return node;
}

function add(node: Record<string, unknown>, name: string, value: unknown): void {
  if (value === null || name === '__proto__') return;
  const old = node[name];
  if (old === undefined) node[name] = value;
  else if (Array.isArray(old)) old.push(value);
  else node[name] = [old, value];
}

function valueOf(element: HtmlElement): string | null {
  const { content, datetime, href, src } = element.attribs;
  if (content !== undefined) return cleanLine(content);
  if (element.name === 'img') return cleanLine(element.attribs['data-src'] ?? src);
  if (element.name === 'a' || element.name === 'link') return cleanLine(href) ?? cleanLine(textOf(element));
  if (element.name === 'time') return cleanLine(datetime) ?? cleanLine(textOf(element));
  return textOf(element).trim() || null;
}

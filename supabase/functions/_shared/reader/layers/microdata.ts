import { cleanLine } from '../texts/clean-text.ts';
import { elementsOf, textOf, type HtmlElement } from '../html/html-node.ts';
import type { JsonRecord } from '../json/json-value.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { pictureLinkOf } from './picture-of-element.ts';
import { nodesOfSubject } from './choose-subject.ts';
import { factsOfNodes } from './json-ld.ts';

const HOME =
  /schema\.org\/(?:Accommodation|Apartment|House|SingleFamilyResidence|Residence|Product|Offer|RealEstateListing|Place)/i;

/** Scopes of a page that are looked at: what stands behind so many is a list of other homes. */
const MAX_SCOPES = 30;
/** Characters and nodes of one value: properties may stand in properties, and each is read by itself. */
const MAX_VALUE = 20_000;
const MAX_VALUE_NODES = 400;

const valueText = (element: HtmlElement) => textOf(element, MAX_VALUE, MAX_VALUE_NODES);

/** A home marked up with `itemprop`, as the JSON-LD that it is another spelling of. */
export function readMicrodata(context: ReadContext): PartialFacts | null {
  const scopes = context.page.own.elements.filter(
    (element) =>
      'itemscope' in element.attribs &&
      !('itemprop' in element.attribs) &&
      HOME.test(element.attribs.itemtype ?? ''),
  );
  if (scopes.length === 0) return readLoose(context);
  const groups = scopes.slice(0, MAX_SCOPES).map((scope) => [toNode(scope, context)]);
  return factsOfNodes(nodesOfSubject(groups, context), context);
}

/** Properties that only a home has, where a page marks them up without saying of what. */
const LOOSE = new Set([
  ...['latitude', 'longitude', 'floorSize', 'numberOfRooms', 'numberOfBedrooms', 'addressLocality'],
  ...['streetAddress', 'postalCode'],
]);
/** Members of an address. */
const ADDRESS_PARTS = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'];

/** Properties that stand in no scope: each that stands once is the home's. */
function readLoose(context: ReadContext): PartialFacts | null {
  const found: Record<string, unknown> = {};
  const again = new Set<string>();
  for (const element of context.page.own.elements) {
    const name = element.attribs.itemprop;
    if (name === undefined || !LOOSE.has(name) || isInScope(element)) continue;
    const value = valueOf(element);
    if (found[name] !== undefined && found[name] !== value) again.add(name);
    add(found, name, value);
  }
  const node = Object.fromEntries(Object.entries(found).filter(([name]) => !again.has(name)));
  if (Object.keys(node).length === 0) return null;
  const address = Object.fromEntries(
    ADDRESS_PARTS.flatMap((name) => (name in node ? [[name, node[name]]] : [])),
  );
  const hasAddress = Object.keys(address).length > 0;
  return factsOfNodes([{ '@type': 'Place', ...node, ...(hasAddress ? { address } : {}) }], context);
}

function isInScope(element: HtmlElement): boolean {
  for (let node: HtmlElement | null = element; node;) {
    if ('itemscope' in node.attribs) return true;
    const parent: HtmlElement['parent'] = node.parent;
    node = parent && 'attribs' in parent ? parent : null;
  }
  return false;
}

/** One scope with its properties; scopes inside are nodes of their own, repeated properties lists. */
function toNode(scope: HtmlElement, context: ReadContext, depth = 0): JsonRecord {
  const node: Record<string, unknown> = { '@type': scope.attribs.itemtype?.replace(/^.*\//, '') ?? 'Thing' };
  for (const child of elementsOf(scope, (inside) => isScope(inside.parent, scope))) {
    context.time.check();
    const names = child.attribs.itemprop?.split(/\s+/, 20) ?? [];
    if (names.length === 0) continue;
    const value =
      'itemscope' in child.attribs && depth < 6 ? toNode(child, context, depth + 1) : valueOf(child);
    for (const name of names) add(node, name, value);
  }
  return node;
}

/** What stands in another scope belongs to that one. */
function isScope(parent: HtmlElement['parent'], own: HtmlElement): boolean {
  return parent !== null && parent !== own && 'attribs' in parent && 'itemscope' in parent.attribs;
}

function add(node: Record<string, unknown>, name: string, value: unknown): void {
  if (value === null || name === '__proto__') return;
  const old = node[name];
  if (old === undefined) node[name] = value;
  else if (Array.isArray(old)) old.push(value);
  else node[name] = [old, value];
}

function valueOf(element: HtmlElement): string | null {
  const { content, datetime, href } = element.attribs;
  if (content !== undefined) return cleanLine(content);
  if (element.name === 'img') return pictureLinkOf(element);
  if (element.name === 'a' || element.name === 'link')
    return cleanLine(href) ?? cleanLine(valueText(element));
  if (element.name === 'time') return cleanLine(datetime) ?? cleanLine(valueText(element));
  return valueText(element).trim() || null;
}

import { isElement, nameOf, textOf, type HtmlElement } from '../html/html-node.ts';
import { asList, at, isRecord, textAt } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import type { Way } from '../texts/town-in-path.ts';

/** A path has a handful of steps. */
const MAX_LISTS = 5;
const MAX_STEPS = 12;

/** The names of the steps that lead to a page, as its schema.org breadcrumbs tell them: the largest place first. */
export function breadcrumbs({ data }: ReadContext): string[] {
  return linkedWays(data.linked).flat();
}

function linkedWays(linked: readonly unknown[]): string[][] {
  // A page may have its path as a member of its own.
  return linked
    .flatMap((node) => [node, at(node, 'breadcrumb')])
    .filter((node) => isRecord(node) && node['@type'] === 'BreadcrumbList')
    .slice(0, MAX_LISTS)
    .map((node) =>
      asList(at(node, 'itemListElement'))
        .slice(0, MAX_STEPS)
        .flatMap((step) => cleanLine(textAt(step, 'name') ?? textAt(at(step, 'item'), 'name')) ?? []),
    );
}

/** Names of the box that leads from the start to a page, in the languages of the portals. */
const CRUMBS =
  /(?:^|[\s_-])(?:bread-?crumbs?|crumbs?|migas(?:-de-pan)?|miga|briciole|fil-?(?:d-?)?ariane|brotkrumen|kruimelpad|okruszki|murupolku|brodsmul\w*)(?=$|[\s_-]|[A-Z])|breadcrumb/i;

/** Every way that leads to a page: what schema.org says of it, the boxes that show it, and the folders of the address. */
export function waysTo(context: ReadContext): Way[] {
  const shown = context.page.elements
    .filter(
      ({ name, attribs }) =>
        /^(?:nav|ol|ul|div|section|p)$/.test(name) &&
        CRUMBS.test(`${nameOf({ name, attribs } as HtmlElement)} ${attribs['aria-label'] ?? ''}`),
    )
    .slice(0, MAX_LISTS)
    .map(stepsShown)
    .filter((steps) => steps.length > 1);
  const address = context.address?.url ?? context.page.canonical;
  return [
    ...[...linkedWays(context.data.linked), ...shown].map((steps) => ({ steps, isAddress: false })),
    { steps: foldersOf(address), isAddress: true },
  ];
}

/** The steps of a box of breadcrumbs: its links and what else stands alone in an element. */
function stepsShown(box: HtmlElement): string[] {
  const steps: string[] = [];
  const visit = (element: HtmlElement, depth: number): void => {
    for (const child of element.children) {
      if (steps.length >= MAX_STEPS || depth > 8 || !isElement(child)) continue;
      const isWhole = child.name === 'a' || !child.children.some(isElement);
      const step = isWhole ? cleanLine(textOf(child, 80).replace(/^[\s>›»/|]+|[\s>›»/|]+$/g, '')) : null;
      if (isWhole && step !== null && step !== '') steps.push(step);
      else if (!isWhole) visit(child, depth + 1);
    }
  };
  visit(box, 0);
  return steps;
}

function foldersOf(address: string | null | undefined): string[] {
  const path = (address ?? '').replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return path
    .slice(0, 500)
    .split('/')
    .slice(0, MAX_STEPS)
    .flatMap((folder) => {
      try {
        return folder === '' ? [] : [decodeURIComponent(folder)];
      } catch {
        return [];
      }
    });
}

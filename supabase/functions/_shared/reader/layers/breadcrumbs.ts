import { asList, at, isRecord, textAt } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';

/** A path has a handful of steps. */
const MAX_LISTS = 5;
const MAX_STEPS = 12;

/** The names of the steps that lead to a page, as its schema.org breadcrumbs tell them: the largest place first. */
export function breadcrumbs({ data }: ReadContext): string[] {
  return data.linked
    .filter((node) => isRecord(node) && node['@type'] === 'BreadcrumbList')
    .slice(0, MAX_LISTS)
    .flatMap((node) => asList(at(node, 'itemListElement')).slice(0, MAX_STEPS))
    .flatMap((step) => cleanLine(textAt(step, 'name') ?? textAt(at(step, 'item'), 'name')) ?? []);
}

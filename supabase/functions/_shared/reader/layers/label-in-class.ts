import { textOf, type HtmlElement } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { fieldOfLabel } from './label-field.ts';
import type { LabelField } from './label-words.ts';

/** Keeps a value by what its label means. */
export type Put = (
  label: string | null,
  value: string | null,
  isLoose?: boolean,
  element?: HtmlElement | null,
) => void;

/** What a class says of a field: "es-property-field--bedrooms", "IDX-field-yearBuilt". */
const FIELD_CLASS = /(?:^|\s)[\w-]{0,30}field(?:--?|_)([a-z][\w-]{2,30})(?=$|\s)/i;

/** The last resort: a value without a label, in an element whose class names its field. */
export function putNamed(element: HtmlElement, found: ReadonlyMap<LabelField, string>, put: Put): void {
  const words = FIELD_CLASS.exec(element.attribs.class?.slice(0, 300) ?? '')?.[1]
    ?.replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ');
  const field = words === undefined ? null : fieldOfLabel(words);
  if (words === undefined || field === null || !NAMED_FIELDS.has(field) || found.has(field)) return;
  const value = cleanLine(textOf(element, 400, 60));
  if (value !== null && value.length < 40 && fieldOfLabel(value) === null) put(words, value);
}

/** What such a class may name. */
const NAMED_FIELDS: ReadonlySet<LabelField> = new Set([
  ...(['bedrooms', 'bathrooms', 'area', 'plot', 'town', 'postcode'] as const),
]);

import { elementsOf, isElement, textOf, type HtmlElement } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { joinedLines } from '../texts/american-places.ts';
import { homeTypeOf, tenureOf } from '../texts/home-words.ts';
import { fieldOfLabel } from './label-field.ts';
import type { Put } from './label-in-class.ts';
import type { LabelField } from './label-words.ts';

/** Characters that a value has at most. */
export const MAX_VALUE = 160;
export const FIGURE = String.raw`\d[\d.,' ]{0,12}(?:\s?(?:m²|㎡|m2|sq\.?\s?(?:ft|m)\b\.?|acres?\b|ha\b))?`;
const BEHIND_LABEL = new RegExp(String.raw`^([^\d:]{3,40}?)\s*(${FIGURE})$`, 'i');
/** What is looked at for itself. */
export const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'dl', 'table', 'tbody', 'tr']);

/** Most labels that stand in one paragraph. */
export const MAX_PAIRS = 40;

/** A label and its value in an element each. */
export function putPair(label: HtmlElement, value: HtmlElement | null, put: Put): void {
  const name = line(label);
  const isHinted = name !== null && fieldOfLabel(name) === null && label.children.length > 1;
  put(isHinted ? ownWords(label) : name, line(value), false, value);
}

/** A label without the hint that stands in it. */
function ownWords(label: HtmlElement): string | null {
  const [first] = label.children;
  return cleanLine(first && 'data' in first ? first.data : null) ?? line(label);
}

/** A value above its label: "3" and "Bedrooms", "1,140 sq ft" and "Floor area", "Terraced" and "Property type". */
export function putBelow(figure: HtmlElement, label: HtmlElement, put: Put): void {
  const value = line(figure);
  const name = line(label);
  if (value === null || name === null || name.length >= 30 || /\d/.test(name)) return;
  if (COUNT_ABOVE.test(value)) put(name, value, true);
  else if (isOfLabel(fieldOfLabel(name), value)) put(name, value);
}

/** A cell that holds a label and its value: "Approx. SqFt: 2,204". */
export function putNamedCell(cell: HtmlElement, put: Put): void {
  const text = line(cell);
  if (text !== null && /^[^:]{2,40}:\s*\S/.test(text)) putText(text, put);
}

/** A list of two: a value above its label, or below it. */
export function putItems([first, second]: readonly HtmlElement[], put: Put): void {
  if (!first || !second) return;
  putBelow(first, second, put);
  const [name, value] = [line(first), line(second)];
  const isPair = name !== null && value !== null && /^\D{0,3}\d/.test(value) && value.length < 30;
  if (isPair && fieldOfLabel(name) !== null) put(name, value);
}

/** Is a value beyond doubt one of what the label below it says? */
export function isOfLabel(field: LabelField | null, value: string): boolean {
  if (value.length > 40 || field === null) return false;
  if (field === 'area' || field === 'plot') return SIZE_ABOVE.test(value);
  if (field === 'yearBuilt') return /^(?:1[6-9]|20)\d\d$/.test(value);
  if (field === 'propertyType') return homeTypeOf(value) !== null && fieldOfLabel(value) === null;
  return field === 'tenure' && tenureOf(value) !== null;
}

const SIZE_ABOVE =
  /^(?:ca\.? |approx\.? |± ?)?\d[\d.,' ]{0,12}\s?(?:m²|m2|mq|qm|sq\.?\s?(?:ft|m)\.?|sqft|sqm|acres?|ac|ha)$/i;

const COUNT_ABOVE = /^\d{1,2}(?:[.,]\d|\s?½|\s?\+\s?\d)?$/;

/** The same in a box, or in a row of like boxes among others of it. */
export function putRuns(element: HtmlElement, children: readonly HtmlElement[], put: Put): boolean {
  if (element.name === 'ul' || element.name === 'ol' || children.length < 4) return false;
  if (putAlternating(children, put)) return true;
  let isFound = false;
  for (let start = 0; start < children.length;) {
    const name = children[start]?.name;
    let end = start + 1;
    while (end < children.length && children[end]?.name === name) end += 1;
    if (end - start < children.length) isFound = putAlternating(children.slice(start, end), put) || isFound;
    start = end;
  }
  return isFound;
}

/** Pairs that stand in one box without boxes of their own: label, value, label, value. Two labels at least are known. */
function putAlternating(children: readonly HtmlElement[], put: Put): boolean {
  if (children.length < 4 || children.length > MAX_PAIRS * 2 + 1) return false;
  // One more stands in front of the pairs, or behind them.
  if (children.length % 2 === 1)
    return putAlternating(children.slice(0, -1), put) || putAlternating(children.slice(1), put);
  // What stands alone in a box says one thing; the fields of a form say nothing of a home.
  if (
    children.some((child) => child.children.length > 6 || /^(?:dt|dd|th|h1|h2|input|form)$/.test(child.name))
  )
    return false;
  const texts = children.map(line);
  if (texts.some((text) => text === null || text.length > MAX_VALUE)) return false;
  const known = texts.map((text) => fieldOfLabel(text?.replace(/[:*•\s]+$/, '') ?? '') !== null);
  const [first, second] = [0, 1].map((side) => known.filter((is, index) => is && index % 2 === side).length);
  // A heading in front of labels and values is no value of the first of them.
  const isHeaded = children[0]?.name !== children[2]?.name;
  const isBelow = second !== undefined && second > 1 && first === 0 && !isHeaded;
  if (!isBelow && !(first !== undefined && first > 1 && second === 0)) return false;
  for (let index = 0; index < children.length; index += 2) {
    const [a, b] = [children[index], children[index + 1]];
    if (a && b) putPair(isBelow ? b : a, isBelow ? a : b, put);
  }
  return true;
}

/** Elements of a table that are looked at in search of its rows. */
const MAX_CELLS = 200;

/** The first rows of a table, three at most. */
function rowsOf(table: HtmlElement): HtmlElement[] {
  const rows: HtmlElement[] = [];
  let looked = 0;
  for (const element of elementsOf(table)) {
    if (element.name === 'tr') rows.push(element);
    looked += 1;
    if (rows.length > 2 || looked > MAX_CELLS) break;
  }
  return rows;
}

/** A table of labels in its first row, and one row of values below them. */
export function putColumns(table: HtmlElement, put: Put): boolean {
  if (table.name !== 'table') return false;
  const rows = rowsOf(table);
  const [labels = [], values = []] = rows.map((row) => row.children.filter(isElement));
  const isHead = labels.length > 1 && labels.every(({ name }) => name === 'th');
  if (!isHead || rows.length !== 2 || labels.length !== values.length) return false;
  labels.forEach((label, index) => putPair(label, values[index] ?? null, put));
  return true;
}

/** "Beds: 3<br>Baths: 2": lines of one paragraph, two labels at least. */
export function putLines(element: HtmlElement, put: Put): boolean {
  const isBroken = element.children.some((child) => isElement(child) && child.name === 'br');
  const hasBoxes = element.children.some((child) => isElement(child) && BLOCKS.has(child.name));
  if (!isBroken || hasBoxes) return false;
  const lines = textOf(element, 4_000, 400)
    .split('\n')
    .flatMap((text) => cleanLine(text) ?? []);
  // "Type<br>House": one label above its value.
  const [label = '', value = ''] = lines;
  if (lines.length === 2 && fieldOfLabel(label) !== null && fieldOfLabel(value) === null) {
    put(label, value);
    return true;
  }
  const labelled = lines.filter((text) => /^[^:]{2,40}:\s*\S/.test(text));
  if (labelled.length < 2) return false;
  for (const text of labelled.slice(0, MAX_PAIRS)) putText(text, put);
  return true;
}

/** "Plot: 455 m²", and without a colon where nothing but a figure stands behind: "Land area 455m²", "Built in 1974". */
export function putText(text: string | null, put: Put): void {
  const [, size, meaning] = SIZE_AND_LABEL.exec(text ?? '') ?? [];
  if (size !== undefined && meaning !== undefined) put(meaning, size);
  const match =
    /^([^:]{2,40}):\s*(.{1,160})$/.exec(text ?? '') ?? /^([^:|\d]{2,30})\s\|\s([^|]{1,60})$/.exec(text ?? '');
  // "Town: Sampleton Area: North" is two labels.
  if (match) put(match[1] ?? null, match[2]?.replace(/[\s|;•·]+\p{Lu}[\p{L} ]{2,20}:\s.*$/u, '') ?? null);
  const [, label, figure] = (match ? null : BEHIND_LABEL.exec(text ?? '')) ?? [];
  if (label !== undefined) put(label, figure?.trim() ?? null, true);
}

/** "57 m² de surface habitable", "85 m² Wohnfläche", "430 m² plot": a size in front of what it is the size of. */
const SIZE_AND_LABEL =
  /^(?:ca\.? |approx\.? )?(\d[\d.,'\s]{0,10}\s?(?:m²|m2|qm|mq|kvm|sqm|sq\.? ?(?:ft|m|feet|metres)\.?|sqft|acres?|ha))\s+(?:(?:de|di|of|à|d['’])\s?)?(?!\d)([^\d:|,]{3,30})$/iu;

/** The lines of an address are parts of one. */
export function linesOf(element: HtmlElement): string | null {
  const lines = textOf(element, 400, 60)
    .split('\n')
    .flatMap((part) => cleanLine(part)?.replace(/,$/, '') ?? []);
  return cleanLine(joinedLines(lines));
}

export function line(element: HtmlElement | null): string | null {
  if (!element) return null;
  return cleanLine(textOf(element, 400, 60));
}

import { asList, numberAt, textAt, type JsonRecord } from '../json/json-value.ts';
import { readBathrooms, readCount } from '../texts/read-count.ts';
import { fieldOfLabel } from './label-field.ts';
import type { LabelField } from './label-words.ts';

/** A home has fewer properties. */
const MAX_PROPERTIES = 200;

/** Rooms of a node by a member: a number, a text, or a QuantitativeValue. */
export function count(node: JsonRecord, name: string): number | null {
  return (
    readCount(numberAt(node, name)) ??
    readCount(numberAt(node, name, 'value')) ??
    readCount(textAt(node, name))
  );
}

/** Full bathrooms and halves of one; some say "1 full + 1 partial" in one text. */
export function bathroomsOf(node: JsonRecord): number | null {
  const full = count(node, 'numberOfFullBathrooms');
  const partial = count(node, 'numberOfPartialBathrooms') ?? count(node, 'numberOfHalfBathrooms');
  if (full !== null) return full + (partial ?? 0) / 2;
  return readBathrooms(textAt(node, 'numberOfBathroomsTotal') ?? textAt(node, 'numberOfBathrooms'));
}

/** `additionalProperty: [{ name: "Bedrooms", value: "4" }]` */
export function propertyNamed(node: JsonRecord, name: RegExp): unknown {
  return asList(node.additionalProperty)
    .slice(0, MAX_PROPERTIES)
    .find((entry) => name.test(textAt(entry, 'name') ?? ''));
}

/** What an additional property says whose name, in words, is a label of the field: "numberOfBathRoomsTotal", "格局". */
export function propertyLabelled(node: JsonRecord, field: LabelField): string | null {
  const entry = [...asList(node.additionalProperty), ...asList(node.amenityFeature)]
    .slice(0, MAX_PROPERTIES)
    .find((one) => fieldOfLabel(inWords(textAt(one, 'name') ?? '')) === field);
  return textAt(entry, 'value') ?? textAt(entry, 'value', 'value');
}

function inWords(name: string): string {
  return name
    .slice(0, 60)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_]*\btotal$/i, '')
    .trim();
}

/** Rooms that an additional property counts. */
export function countNamed(node: JsonRecord, name: RegExp): number | null {
  const entry = propertyNamed(node, name);
  return readCount(numberAt(entry, 'value')) ?? readCount(textAt(entry, 'value'));
}

/** What a description says that is a line of facts: "For Sale: This 3 bed, 2.5 bath, 1850 sqft. single family home." */
export function offered<T>(node: JsonRecord, find: (text: string) => T | null): T | null {
  const line = textAt(node, 'description') ?? '';
  return line.length < 200 && /^(?:for sale|\d{1,2}[ -]bed)/i.test(line) ? find(line) : null;
}

/** Rooms of one kind: `numberOfRooms: { name: "Bedroom(s)", value: 3 }`. */
export function countOfKind(node: JsonRecord, member: string, kind: RegExp): number | null {
  const named = kind.test(textAt(node, member, 'name') ?? textAt(node, member, 'unitText') ?? '');
  return named ? count(node, member) : null;
}

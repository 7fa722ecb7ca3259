import type { HtmlPage } from '../html/html-page.ts';
import type { TimeBudget } from '../time-budget.ts';
import { asList, isRecord, recordsIn, textAt, type JsonRecord } from './json-value.ts';
import { functionState } from './function-state.ts';
import { parseJson, readStringLiteral, sliceLiteral } from './parse-json.ts';
import { parseRelaxed } from './parse-relaxed.ts';
import { resolveReferences } from './resolve-references.ts';
import { resolveRows } from './resolve-rows.ts';
import { unpackPool, untyped } from './unpack-pool.ts';
import { unpackStrings } from './unpack-strings.ts';

export interface EmbeddedValue {
  /** id of the script, or the name that the script gives the value: `__NEXT_DATA__`, `window.PAGE_MODEL` */
  readonly name: string;
  readonly value: unknown;
}

/** Everything machine-readable that a page carries in its scripts. */
export interface EmbeddedData {
  readonly values: readonly EmbeddedValue[];
  /** JSON-LD nodes, lists and @graphs taken apart */
  readonly linked: readonly JsonRecord[];
  /** rows of a React server stream (`self.__next_f`), by their key */
  readonly flight: ReadonlyMap<string, unknown>;
  /** every record of the values and the rows, the outer ones of each first */
  readonly records: readonly JsonRecord[];
}

const ASSIGNMENT =
  /(?<![\w$.\]])([A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}|\[["'][\w$.]{1,60}["']\]){0,4})\s{0,3}=\s{0,3}(?:JSON\.parse\(\s{0,20})?(?=[{["'])/g;
/** `dataLayer.push({…})`, `}('property', {…})` */
const CALL = /\(\s*(?:["'][\w.#-]+["']\s*,\s*)?(?=[{[])/g;
/** `dimensions: {"ad_id": …}`: JSON as a member of an object that only a script can make. */
const MEMBER = /([A-Za-z_$][\w$]{0,60})["']?\s{0,3}:\s{0,3}(?=\{\s*["']|\[\s*\{)/g;
/** What may be JSON rather than a function's body. */
const JSON_START = /^(?:\{\s*(?:["'}]|[A-Za-z_$][\w$]*\s*:)|\[\s*[[{"\d\]tfn-]|["'])/;
const MAX_LITERALS = 400;
/** How often the characters of a script may be looked at in search of literals, and what a short script has at least. */
const LOOKS = 8;
const MIN_SCANNED = 20_000;
const MAX_RECORDS = 150_000;

/** Collects the JSON of a page's scripts. What does not parse is left out. */
export function readEmbeddedData(page: HtmlPage, time: TimeBudget): EmbeddedData {
  const values: EmbeddedValue[] = [];
  const linked: JsonRecord[] = [];
  let stream = '';
  let left = MAX_LITERALS;
  for (const script of page.scripts) {
    time.check();
    if (script.type.includes('ld+json')) {
      for (const node of flattenLinked(parseJson(script.text) ?? parseFirst(script.text))) linked.push(node);
    } else if (script.type.includes('json') || script.id === '__NEXT_DATA__') {
      const value = parseJson(script.text);
      // A pool holds each value once, and where it stands everywhere else.
      const whole = /^__NUXT_DATA__/.test(script.id) ? (unpackPool(value) ?? value) : value;
      if (value !== undefined) values.push({ name: script.id || 'json', value: resolveReferences(whole) });
    } else if (script.type === '' || script.type.includes('javascript') || script.type === 'module') {
      stream += readFlightChunk(script.text);
      const state = functionState(script.text);
      if (state !== undefined) values.push({ name: '__NUXT__', value: state });
      for (const found of readLiterals(script.text, left, time)) {
        values.push({ ...found, value: resolveReferences(found.value) });
        left -= 1;
      }
    }
  }
  values.push(...valuesInAttributes(page, time));
  const flight = resolveRows(readFlight(stream, time));
  return { values, linked, flight, records: recordsOf(values, flight, time) };
}

/** The first whole value of a text that goes on behind it: templates close one bracket too many. */
function parseFirst(source: string): unknown {
  const text = source.trim();
  const literal = /^[[{]/.test(text) ? sliceLiteral(text, 0) : null;
  return literal === null || literal.length >= text.length ? undefined : parseJson(literal);
}

/** Attributes that are looked at, and the least and the most characters that hold a home. */
const MAX_ATTRIBUTES = 40;
const MIN_JSON = 80;
const MAX_JSON = 2_000_000;

/** `<estate-page :estate='{"price":…}'>`, `data-page`, `data-props`: programs that draw a page find its data there. */
function valuesInAttributes({ elements }: HtmlPage, time: TimeBudget): EmbeddedValue[] {
  const values: EmbeddedValue[] = [];
  for (const { name: element, attribs } of elements) {
    time.check();
    for (const [name, text] of Object.entries(attribs)) {
      if (text.length < MIN_JSON || text.length > MAX_JSON || !/^\s*[{[]/.test(text)) continue;
      const value = parseJson(text);
      if (value !== undefined) {
        const plain = element === 'astro-island' ? untyped(value) : value;
        values.push({ name: name.replace(/^(?::|v-bind:|data-)+/, ''), value: plain });
      }
      if (values.length >= MAX_ATTRIBUTES) return values;
    }
  }
  return values;
}

function recordsOf(
  values: readonly EmbeddedValue[],
  flight: ReadonlyMap<string, unknown>,
  time: TimeBudget,
): JsonRecord[] {
  const records: JsonRecord[] = [];
  for (const root of [...values.map(({ value }) => value), [...flight.values()]]) {
    for (const { record } of recordsIn(root)) {
      time.check();
      if (records.length >= MAX_RECORDS) return records;
      records.push(record);
    }
  }
  return records;
}

function* readLiterals(source: string, budget: number, time: TimeBudget): Generator<EmbeddedValue> {
  let left = budget;
  let hasUnread = false;
  let looks = Math.max(source.length * LOOKS, MIN_SCANNED);
  for (const [pattern, isCall] of [
    [ASSIGNMENT, false],
    [CALL, true],
    [MEMBER, false],
  ] as const) {
    // What a whole literal held is read; its members are none of their own.
    if (pattern === MEMBER && !hasUnread) return;
    let from = 0;
    for (const match of source.matchAll(pattern)) {
      const start = match.index + match[0].length;
      // What stands inside a literal that is already read is no assignment of the page.
      time.check();
      if (left <= 0 || looks <= 0) return;
      if (start < from) continue;
      if (!JSON_START.test(source.slice(start, start + 60))) continue;
      const literal = sliceLiteral(source, start);
      looks -= literal?.length ?? source.length - start;
      if (literal === null || literal.length < 3) continue;
      const value = readLiteral(literal);
      if (value === undefined) {
        hasUnread ||= /^\{[^]*[{[]/.test(literal);
        continue;
      }
      from = start + literal.length;
      left -= 1;
      yield { name: isCall ? 'push' : (match[1] ?? ''), value };
    }
  }
}

function readLiteral(literal: string): unknown {
  const first = literal.charAt(0);
  if (first !== '"' && first !== "'")
    return unpackStrings(unpackModel(parseJson(literal) ?? parseRelaxed(literal)));
  // JSON inside a string: window.__INITIAL_STATE__ = "{\"listing\":…}"
  const text = literal.length > 20 ? readStringLiteral(literal) : null;
  return text !== null && /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
}

/** `{ data: "[…]", encoding: "on" }` is a packed model; some keep the list itself. */
function unpackModel(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (Array.isArray(value.data) && typeof value.encoding === 'string') return unpackPool(value.data) ?? value;
  if (typeof value.data !== 'string') return value;
  const pool = parseJson(value.data);
  return unpackPool(pool) ?? pool ?? value;
}

function flattenLinked(value: unknown, depth = 0): JsonRecord[] {
  if (depth > 5) return [];
  if (Array.isArray(value)) return value.flatMap((item) => flattenLinked(item, depth + 1));
  if (!isRecord(value)) return [];
  const graph = asList(value['@graph']).flatMap((item) => flattenLinked(item, depth + 1));
  const isTyped = textAt(value, '@type') !== null || Array.isArray(value['@type']);
  // A template may forget the type of what it offers.
  return isTyped || isRecord(value.offers) ? [value, ...graph] : graph;
}

const FLIGHT_PUSH = /__next_f\.push\(\s*(?=\[)/g;

function readFlightChunk(source: string): string {
  if (!source.includes('__next_f')) return '';
  let text = '';
  let from = 0;
  for (const match of source.matchAll(FLIGHT_PUSH)) {
    const start = match.index + match[0].length;
    if (start < from) continue;
    const literal = sliceLiteral(source, start);
    // One that never ends takes the rest of its script with it.
    if (literal === null) break;
    from = start + literal.length;
    const chunk = asList(parseJson(literal))[1];
    if (typeof chunk === 'string') text += chunk;
  }
  return text;
}

/**
 * Rows of a React server stream: `key:json` on a line each, `key:T<hex length>,text` for long texts (the length is in
 * UTF-8 bytes), `key:I[…]` for modules, which hold no data.
 */
function readFlight(stream: string, time: TimeBudget): Map<string, unknown> {
  const rows = new Map<string, unknown>();
  const row = /(?:^|\n)?([0-9a-f]+):(?:T([0-9a-f]+),|([^\n]*))/y;
  let index = 0;
  while (index < stream.length) {
    time.check();
    row.lastIndex = index;
    const match = row.exec(stream);
    if (!match) {
      const next = stream.indexOf('\n', index);
      if (next < 0) break;
      index = next + 1;
      continue;
    }
    const [whole, key = '', length, json = ''] = match;
    index += whole.length;
    if (length === undefined) {
      const value = /^[[{"]/.test(json) ? parseJson(json) : undefined;
      if (value !== undefined) rows.set(key, value);
    } else {
      const end = skipBytes(stream, index, Number.parseInt(length, 16));
      rows.set(key, stream.slice(index, end));
      index = end;
    }
  }
  return rows;
}

/** Index behind so many UTF-8 bytes of a text. */
function skipBytes(text: string, from: number, bytes: number): number {
  let left = bytes;
  let index = from;
  while (left > 0 && index < text.length) {
    const code = text.codePointAt(index) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    index += code < 0x10000 ? 1 : 2;
  }
  return index;
}

/*
 * How values leave Postgres on their way to JSON. Upstream hands on Postgres's own text for times, which some browsers do
 * not read, and text for numerics with trailing zeros; PostgREST writes ISO 8601 and numbers.
 */

/** `2026-01-02 03:04:05.6+00` as `2026-01-02T03:04:05.6+00:00`; `infinity` stays as it is. */
export function isoTimestamp(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00');
}

function same<T>(value: T): T {
  return value;
}

function isJsonText(value: string): boolean {
  if (!/^[[{"]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Upstream turns the JSON arguments of a function into text before the driver sees them, and the driver wraps that text
 * into a JSON string once more: the function receives `"{…}"` where PostgREST hands it `{…}`. Here text that is a JSON
 * object, array or string already goes through as it is.
 */
function jsonText(value: unknown): string {
  return typeof value === 'string' && isJsonText(value) ? value : JSON.stringify(value);
}

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

/** Type overrides for postgres.js. */
export const WIRE_TYPES = {
  json: { to: 114, from: [114], serialize: jsonText, parse: parseJson },
  jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: parseJson },
  timestamp: { to: 1114, from: [1114], serialize: same<string>, parse: isoTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: same<string>, parse: isoTimestamp },
  numeric: {
    to: 1700,
    from: [1700],
    serialize: String,
    parse: (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text),
  },
};

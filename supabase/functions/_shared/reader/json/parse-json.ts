/**
 * JSON as pages really contain it: entities, raw control characters, comments and trailing commas are put right where
 * the strict reading fails. Undefined where it stays no JSON.
 */
export function parseJson(source: string): unknown {
  const text = withoutEnd(
    source
      .trim()
      .replace(/^\ufeff/, '')
      .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, ''),
  ).trim();
  if (text === '') return undefined;
  const strict = attempt(text);
  if (strict !== undefined) return strict;
  const repaired = attempt(repair(text));
  if (repaired !== undefined) return repaired;
  return text.includes('&quot;')
    ? attempt(repair(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')))
    : undefined;
}

/** Characters in which the end of a comment around a script stands: the whole script is not searched for it. */
const MAX_END = 40;

function withoutEnd(text: string): string {
  const end = text.slice(-MAX_END);
  const mark = /(?:-->|\/\*\s*\]\]>\s*\*\/|(?:\/\/\s*)?\]\]>)$/.exec(end);
  return mark === null ? text : text.slice(0, text.length - mark[0].length);
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes control characters inside strings; drops comments and commas before a closing bracket outside them. */
function repair(text: string): string {
  let out = '';
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (isInString) {
      if (char === '\\') {
        out += char + text.charAt(index + 1);
        index += 1;
      } else if (char < ' ') {
        out += ESCAPES[char] ?? ' ';
      } else {
        if (char === '"') isInString = false;
        out += char;
      }
    } else if (char === '"') {
      isInString = true;
      out += char;
    } else if (char === '/' && text.charAt(index + 1) === '/') {
      const end = text.indexOf('\n', index);
      index = end < 0 ? text.length : end;
    } else if (char === '/' && text.charAt(index + 1) === '*') {
      const end = text.indexOf('*/', index);
      index = end < 0 ? text.length : end + 1;
    } else if (char === ',' && /^[\s]*[}\]]/.test(text.slice(index + 1, index + 40))) {
      continue;
    } else {
      out += char;
    }
  }
  return out;
}

/**
 * The object, array or string literal that begins at an index of a script, as its source; null where it never ends.
 * Strings may be quoted either way, as JavaScript has them.
 */
export function sliceLiteral(source: string, start: number): string | null {
  const open = source.charAt(start);
  if (open === '"' || open === "'" || open === '`') {
    const end = endOfString(source, start);
    return end < 0 ? null : source.slice(start, end + 1);
  }
  if (open !== '{' && open !== '[') return null;
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    const char = source.charAt(index);
    if (char === '"' || char === "'" || char === '`') {
      index = endOfString(source, index);
      if (index < 0) return null;
    } else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return source.slice(start, index + 1);
    }
  }
  return null;
}

function endOfString(source: string, start: number): number {
  const quote = source.charAt(start);
  for (let index = start + 1; index < source.length; index += 1) {
    const char = source.charAt(index);
    if (char === '\\') index += 1;
    else if (char === quote) return index;
  }
  return -1;
}

/** The text of a JavaScript string literal; null when it is none that JSON could say as well. */
export function readStringLiteral(literal: string): string | null {
  const quote = literal.charAt(0);
  if (quote !== '"' && quote !== "'") return null;
  const body = literal.slice(1, -1);
  const asJson = quote === '"' ? body : body.replaceAll("\\'", "'").replace(/(?<!\\)((?:\\\\)*)"/g, '$1\\"');
  const text = attempt(`"${asJson.replace(/\\x([0-9a-f]{2})/gi, '\\u00$1')}"`);
  return typeof text === 'string' ? text : null;
}

import { readStringLiteral } from './parse-json.ts';

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|((?<=:\s{0,3})(?:\((?:[^()\n]|\((?:[^()\n]|\([^()\n]{0,60}\)){0,120}\)){0,120}\)|[A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}){1,6}(?:\([^()\n]{0,80}\))?)(?=\s{0,9}[,}\]]))|(!0|!1|[A-Za-z_$][\w$]*)|([{}[\],:])/gy;
const WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  undefined: 'null',
  NaN: 'null',
  '!0': 'true',
  '!1': 'false',
};
const MAX_LENGTH = 400_000;

/**
 * A JavaScript object literal of plain values: names without quotes, strings in single quotes, `undefined`, `!0`.
 * A member that a script would work out (`document.title`) is null; undefined where anything else would have to be run.
 * @param known values of names, as JSON, that stand in it for something
 */
export function parseRelaxed(source: string, known?: ReadonlyMap<string, string>): unknown {
  if (source.length > MAX_LENGTH) return undefined;
  const value = parsePlain(source, known);
  const plain = value === undefined ? withoutExpressions(source) : null;
  return plain === null ? value : parsePlain(plain, known);
}

function parsePlain(source: string, known?: ReadonlyMap<string, string>): unknown {
  // Pieces, since a look at the end of one long text would go through all of it each time.
  const out: string[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const [, text, number, expression, word, mark] = match;
    if (text !== undefined) {
      const value = readStringLiteral(text);
      if (value === null) return undefined;
      out.push(JSON.stringify(value));
    } else if (number !== undefined)
      out.push(/^\s*:/.test(source.slice(end, end + 20)) ? `"${number}"` : number);
    // What a script would work out is unknown; the members beside it are not.
    else if (expression !== undefined) out.push('null');
    else if (word !== undefined) {
      const isName = /^\s*:/.test(source.slice(end, end + 20));
      // A name that stands for a value: what it is only a script would tell, what is beside it does not depend on it.
      const isVariable = /^\s*[,}\]]/.test(source.slice(end, end + 20));
      const value = isName
        ? JSON.stringify(word)
        : (WORDS[word] ?? known?.get(word) ?? (isVariable && out.length > 0 ? 'null' : undefined));
      if (value === undefined) return undefined;
      out.push(value);
    } else if (mark !== undefined) {
      if ((mark === '}' || mark === ']') && out.at(-1) === ',') out.pop();
      out.push(mark);
    }
  }
  if (end < source.length) return undefined;
  try {
    return JSON.parse(out.join('')) as unknown;
  } catch {
    return undefined;
  }
}

/** Members with a value as it is, for each one that a script would work out, and in all: else a literal is a program. */
const PLAIN_FOR_EACH = 8;
const MIN_PLAIN = 12;
const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
/** A member's name with its colon, where a member may begin. */
const MEMBER = new RegExp(
  String.raw`(?<=[{,]\s{0,200})(?:[A-Za-z_$][\w$]{0,60}|${STRING})\s{0,9}:\s{0,9}`,
  'y',
);
const PLAIN_VALUE = new RegExp(
  String.raw`(?:${STRING}|-?\d+(?:\.\d+)?|!?[\w$]{1,60})?(?=\s{0,200}[,}])|[{[]`,
  'y',
);
const PIECE = new RegExp(String.raw`\s+|${STRING}|[^\s"'(){}[\],]+|[\s\S]`, 'y');

/**
 * The literal with null for each value that is worked out: `features: all == "" ? [] : all.split(",")`. Null where there is
 * none, or where there are many.
 */
function withoutExpressions(source: string): string | null {
  const out: string[] = [];
  let [plain, worked, at] = [0, 0, 0];
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(source) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  while (at < source.length) {
    const member = take(MEMBER);
    if (member === undefined) {
      out.push(take(PIECE) ?? '');
      continue;
    }
    out.push(member);
    const value = take(PLAIN_VALUE);
    if (value !== undefined) {
      plain += 1;
      out.push(value);
      continue;
    }
    worked += 1;
    out.push('null');
    for (let depth = 0; at < source.length;) {
      const mark = source[at] ?? '';
      if (depth === 0 && (mark === ',' || mark === '}')) break;
      if ('([{'.includes(mark)) depth += 1;
      if (')]}'.includes(mark)) depth -= 1;
      if (depth < 0) return null;
      take(PIECE);
    }
  }
  return worked > 0 && plain >= Math.max(MIN_PLAIN, worked * PLAIN_FOR_EACH) ? out.join('') : null;
}

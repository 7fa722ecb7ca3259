import { readStringLiteral } from './parse-json.ts';

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(!0|!1|[A-Za-z_$][\w$]*)|([{}[\],:])/gy;
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
 * Undefined where it holds anything that would have to be run.
 * @param known values of names, as JSON, that stand in it for something
 */
export function parseRelaxed(source: string, known?: ReadonlyMap<string, string>): unknown {
  if (source.length > MAX_LENGTH) return undefined;
  let out = '';
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const [, text, number, word, mark] = match;
    if (text !== undefined) {
      const value = readStringLiteral(text);
      if (value === null) return undefined;
      out += JSON.stringify(value);
    } else if (number !== undefined)
      out += /^\s*:/.test(source.slice(end, end + 20)) ? `"${number}"` : number;
    else if (word !== undefined) {
      const isName = /^\s*:/.test(source.slice(end, end + 20));
      // A name that stands for a value: what it is only a script would tell, what is beside it does not depend on it.
      const isVariable = /^\s*[,}\]]/.test(source.slice(end, end + 20));
      const value = isName
        ? JSON.stringify(word)
        : (WORDS[word] ?? known?.get(word) ?? (isVariable && out !== '' ? 'null' : undefined));
      if (value === undefined) return undefined;
      out += value;
    } else if (mark !== undefined) out = /[}\]]/.test(mark) ? out.replace(/,$/, '') + mark : out + mark;
  }
  if (end < source.length) return undefined;
  try {
    return JSON.parse(out) as unknown;
  } catch {
    return undefined;
  }
}

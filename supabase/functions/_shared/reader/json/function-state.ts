import { asList } from './json-value.ts';
import { sliceLiteral } from './parse-json.ts';
import { parseRelaxed } from './parse-relaxed.ts';

/** `window.__NUXT__=(function(a,b){return {…}}(1,"x"))`: values that stand more than once are handed in. */
const STATE = /\b__NUXT__\s{0,3}=\s{0,3}\(?\s{0,3}function\s{0,3}\(([\w$,\s]{0,20000})\)\s{0,3}\{/;
const MAX_ARGUMENTS = 5_000;
/** How far behind the start of the function its answer may begin. */
const MAX_STATEMENTS = 200_000;

/** The state that a page's program packs in a function of its own; undefined where the script holds none. */
export function functionState(source: string): unknown {
  const head = STATE.exec(source);
  if (!head) return undefined;
  const body = head.index + head[0].length;
  const answer = /(?:^|[;{}\s])return\s{0,3}(?=\{)/.exec(source.slice(body, body + MAX_STATEMENTS));
  if (!answer) return undefined;
  const start = body + answer.index + answer[0].length;
  const literal = sliceLiteral(source, start);
  const call = literal === null ? null : /^\s*;?\s*\}\s*\)?\s*\(/.exec(source.slice(start + literal.length));
  if (literal === null || call === null) return undefined;
  const values = argumentsAt(source, start + literal.length + call[0].length);
  const names = (head[1] ?? '').split(',').map((name) => name.trim());
  const known = new Map(names.map((name, index) => [name, values[index] ?? 'null'] as const));
  return parseRelaxed(withoutVoid(literal), known);
}

function withoutVoid(source: string): string {
  return source.replace(/(?<=[:[,])void 0(?=[,}\]])/g, 'null');
}

/** What stands between the brackets of a call, each as JSON; what is no plain value is null. */
function argumentsAt(source: string, start: number): string[] {
  const found: string[] = [];
  let index = start;
  let plain = '';
  while (index < source.length && found.length < MAX_ARGUMENTS) {
    const char = source.charAt(index);
    if (/["'{[]/.test(char) && plain.trim() === '') {
      const literal = sliceLiteral(source, index);
      if (literal === null) return found;
      plain = literal;
      index += literal.length;
    } else if (char === ',' || char === ')') {
      found.push(asJson(plain));
      if (char === ')') return found;
      plain = '';
      index += 1;
    } else {
      plain += char;
      index += 1;
    }
  }
  return found;
}

function asJson(source: string): string {
  const [first] = asList(parseRelaxed(`[${withoutVoid(source)}]`));
  return first === undefined ? 'null' : JSON.stringify(first);
}

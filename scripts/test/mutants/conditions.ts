import { endOf, spanOf, type Span, type Token } from './sql-text.ts';

/** A condition, or a part of one, and what it becomes. */
export interface Edit extends Span {
  change: string;
  replacement: string;
}

/**
 * The halves of a condition: each part of an `or` answered no, each part of an `and` answered yes, brackets looked
 * into. Nothing when it is a single question. The condition is the tokens `from` up to, but without, `to`.
 */
export function halvesOf(sql: string, tokens: readonly Token[], from: number, to: number): Edit[] {
  for (const [word, replacement, change] of [
    ['or', 'false', 'part of an or removed'],
    ['and', 'true', 'part of an and removed'],
  ] as const) {
    const parts = split(tokens, from, to, word);
    if (parts.length > 1)
      return parts.flatMap(([start, end]) => [
        { ...spanOf(sql, tokens, start, end), change, replacement },
        ...halvesOf(sql, tokens, start, end),
      ]);
  }
  const [first, last] = [tokens[from]?.text, tokens[to - 1]?.text];
  const isBracketed =
    first === '(' &&
    last === ')' &&
    endOf(tokens, from + 1, new Set()) === to - 1 &&
    spanOf(sql, tokens, from, to).end === tokens[to - 1]?.end &&
    spanOf(sql, tokens, from, to).start === tokens[from]?.start;
  if (!isBracketed || tokens[from + 1]?.text === 'select') return [];
  return halvesOf(sql, tokens, from + 1, to - 1);
}

/** Splits at a word outside brackets and `case`; the `and` of a `between` is no such word. */
function split(
  tokens: readonly Token[],
  from: number,
  to: number,
  word: 'or' | 'and',
): (readonly [number, number])[] {
  const parts: [number, number][] = [];
  const words = new Set([word, 'between']);
  let start = from;
  let isBetween = false;
  for (let at = from; at < to; at += 1) {
    at = Math.min(endOf(tokens, at, words), to);
    const text = at < to ? tokens[at]?.text : undefined;
    if (text === 'between') isBetween = true;
    else if (text === word && isBetween && word === 'and') isBetween = false;
    else if (text === word) {
      parts.push([start, at]);
      start = at + 1;
    }
  }
  return [...parts, [start, to]];
}

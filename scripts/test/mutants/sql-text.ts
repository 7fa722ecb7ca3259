/** A part of a text: from `start` up to, but without, `end`. */
export interface Span {
  start: number;
  end: number;
}

/** A word or a mark of SQL, in lower case, and where it stands. */
export interface Token extends Span {
  text: string;
}

/** Comments, quoted strings and dollar-quoted bodies are no code. */
const notCode = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/g;

/** Words and brackets of an SQL text, without what stands in comments and strings; `a.end` is no keyword `end`. */
export function tokensOf(sql: string): Token[] {
  const code = sql.replace(notCode, (skipped) => skipped.replace(/[^\n]/g, ' '));
  return [...code.matchAll(/\.?[a-z_][a-z0-9_$]*|:=|[()[\];,]/gi)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    start: index,
    end: index + text.length,
  }));
}

const opening = new Set(['(', '[', 'case']);
const closing = new Set([')', ']', 'end']);

/**
 * Where an expression that begins with this token ends: at the first stop word outside brackets and `case … end`, or
 * where the brackets around it close.
 * @returns the place of the token that ends it; the number of tokens when nothing does
 */
export function endOf(tokens: readonly Token[], from: number, stops: ReadonlySet<string>): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { text } = tokens[at] ?? { text: '' };
    // left(…) and right(…) are functions, while `left join` ends a condition; so does a `from` that compares nothing.
    const isCall = (text === 'left' || text === 'right') && tokens[at + 1]?.text === '(';
    const isCompared = text === 'from' && tokens[at - 1]?.text === 'distinct';
    if (depth === 0 && !isCall && !isCompared && (stops.has(text) || closing.has(text))) return at;
    if (opening.has(text)) depth += 1;
    if (closing.has(text)) depth -= 1;
  }
  return tokens.length;
}

/** The span of some tokens and what is around them, without space at either side. */
export function spanOf(sql: string, tokens: readonly Token[], from: number, to: number): Span {
  const start = from > 0 ? (tokens[from - 1]?.end ?? 0) : 0;
  const end = tokens[to]?.start ?? sql.length;
  const text = sql.slice(start, end);
  const lead = /^(?:\s|--[^\n]*\n)*/.exec(text)?.[0].length ?? 0;
  const trail = /\s*$/.exec(text)?.[0].length ?? 0;
  return { start: start + lead, end: Math.max(start + lead, end - trail) };
}

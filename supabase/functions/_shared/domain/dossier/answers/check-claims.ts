import { stripInvisible } from '../../strip-invisible.ts';
import { figuresInText } from './figures-in-text.ts';
import { speaksOfPeople } from './refuse-question.ts';
import { holdsLink } from './strip-links.ts';

/** A row that a tool returned to the model in this answer, as the model read it. */
export interface ReturnedRow {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

/** A sentence of an answer and what the model says that it rests on. */
export interface Claim {
  readonly text: string;
  readonly sources: readonly { readonly id: string; readonly quote: string }[];
}

export const CUT_REASONS = [
  'no_source',
  'unknown_row',
  'quote_not_in_row',
  'figure_not_in_row',
  'holds_link',
  'of_people',
] as const;
type CutReason = (typeof CUT_REASONS)[number];

export interface CheckedAnswer {
  readonly kept: readonly Claim[];
  readonly cut: readonly { readonly claim: Claim; readonly reason: CutReason }[];
}

/** A quote of fewer letters and digits could stand anywhere. */
const LEAST_QUOTE = 3;
const MARK = /\[\[\s*([^\]:|]{1,80}?)\s*:\s*["“]([^\]]*?)["”]\s*\]\]/gu;

/**
 * The claims of an answer. The model is told to end each sentence with [[row: "verbatim quote"]], several if it rests on
 * several rows; a sentence without a mark is a claim without a source.
 */
export function readClaims(answer: string): Claim[] {
  const claims: Claim[] = [];
  let from = 0;
  let sources: { id: string; quote: string }[] = [];
  let waiting = '';
  const close = () => {
    const sentences = sentencesOf(waiting);
    for (const text of sentences.slice(0, -1)) claims.push({ text, sources: [] });
    const last = sentences.at(-1);
    if (last !== undefined) claims.push({ text: last, sources });
    waiting = '';
    sources = [];
  };
  for (const mark of answer.matchAll(MARK)) {
    const before = answer.slice(from, mark.index);
    // A mark right behind another belongs to the same sentence; a full stop behind a mark to the sentence before.
    if (sources.length > 0 && /[\p{L}\d]/u.test(before)) close();
    waiting += before.replace(/^[\s.;,]+/, '');
    sources = [...sources, { id: mark[1] ?? '', quote: mark[2] ?? '' }];
    from = mark.index + mark[0].length;
  }
  if (sources.length > 0) close();
  waiting = answer.slice(from).replace(/^[\s.;,]+/, '');
  close();
  return claims;
}

/** Keeps the claims that hold: each source is a row that was returned, its quote stands there, and so does each figure. */
export function checkClaims(claims: readonly Claim[], returned: readonly ReturnedRow[]): CheckedAnswer {
  const rows = new Map(returned.map((row) => [row.id, row.text]));
  const judged = claims.map((claim) => ({ claim, reason: faultOf(claim, rows) }));
  return {
    kept: judged.filter(({ reason }) => reason === null).map(({ claim }) => claim),
    cut: judged.flatMap(({ claim, reason }) => (reason === null ? [] : [{ claim, reason }])),
  };
}

function faultOf(claim: Claim, rows: ReadonlyMap<string, string>): CutReason | null {
  if (claim.sources.length === 0) return 'no_source';
  if (holdsLink(claim.text)) return 'holds_link';
  if (speaksOfPeople(claim.text)) return 'of_people';
  const texts: string[] = [];
  for (const { id, quote } of claim.sources) {
    const text = rows.get(id);
    if (text === undefined) return 'unknown_row';
    if (!holdsQuote(text, quote)) return 'quote_not_in_row';
    texts.push(text);
  }
  const known = new Set(texts.flatMap((text) => figuresInText(text).flatMap((figure) => [...figure])));
  const isKnown = (figure: ReadonlySet<number>) => [...figure].some((reading) => known.has(reading));
  return figuresInText(claim.text).every(isKnown) ? null : 'figure_not_in_row';
}

/** Word for word; only line breaks and the shapes of quotation marks may differ. */
function holdsQuote(text: string, quote: string): boolean {
  const wanted = plain(quote);
  const signs = wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (signs < LEAST_QUOTE && !/^\p{N}+$/u.test(wanted)) return false;
  const edge = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);
  const own = plain(text);
  for (let at = own.indexOf(wanted); at >= 0; at = own.indexOf(wanted, at + 1)) {
    if (edge(own[at - 1]) && edge(own[at + wanted.length])) return true;
  }
  return false;
}

function plain(text: string): string {
  return stripInvisible(text)
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“¿¡*-])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

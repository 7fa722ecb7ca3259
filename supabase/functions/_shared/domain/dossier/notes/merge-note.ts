import { diff3Merge } from 'node-diff3';

/** The longest note, in characters. */
export const MOST_NOTE_LENGTH = 20_000;

/**
 * So many pairs of equal lines are compared at most. node-diff3 took 0.1 s for 500 empty lines against 500, and 6 s for
 * 2,000: a note of empty lines would stand still otherwise.
 */
const MOST_PAIRS = 250_000;

/** A note as somebody has it before them. */
export interface NoteSide {
  readonly text: string;
  /** who wrote it, as it is shown beside what they changed */
  readonly by: string;
}

/** A stretch of a merged note: what both agree in, or a seam where both changed the same lines. */
export type NotePiece =
  | { readonly kind: 'agreed'; readonly lines: readonly string[] }
  | {
      readonly kind: 'seam';
      readonly base: readonly string[];
      readonly mine: { readonly lines: readonly string[]; readonly by: string };
      readonly theirs: { readonly lines: readonly string[]; readonly by: string };
    };

export interface MergedNote {
  readonly pieces: readonly NotePiece[];
  /** the merged text; null while a seam waits for an answer */
  readonly text: string | null;
  /** longer than a note may be: people have to shorten it, nothing is cut off */
  readonly isTooLong: boolean;
}

export type SeamAnswer = 'mine' | 'theirs' | 'both';

/** One way to write line ends: those of Windows and of old Macs become \n. */
export function normaliseLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Puts two people's changes of one note together, line by line. Lines that one of them changed are taken over; lines that
 * both added at one place stay, those of `theirs` (who were first) in front; the same line changed by both is a seam.
 */
export function mergeNote(base: string, mine: NoteSide, theirs: NoteSide): MergedNote {
  const pieces = join(
    regionsOf(linesOf(mine.text), linesOf(base), linesOf(theirs.text)).flatMap(
      ([ours, before, others]): NotePiece[] => settle(ours, before, others, mine.by, theirs.by),
    ),
  );
  const isWhole = pieces.every(({ kind }) => kind === 'agreed');
  const text = isWhole ? settleSeams(pieces, []) : null;
  const longest = settleSeams(pieces, () => 'both');
  return { pieces, text, isTooLong: (text ?? longest).length > MOST_NOTE_LENGTH };
}

/** The text of a merged note with an answer for each seam, in their order; a seam without one keeps both. */
export function settleSeams(
  pieces: readonly NotePiece[],
  answers: readonly SeamAnswer[] | ((seam: number) => SeamAnswer),
): string {
  let seam = -1;
  const lines = pieces.flatMap((piece) => {
    if (piece.kind === 'agreed') return piece.lines;
    seam += 1;
    const answer = typeof answers === 'function' ? answers(seam) : (answers[seam] ?? 'both');
    if (answer === 'mine') return piece.mine.lines;
    return answer === 'theirs' ? piece.theirs.lines : [...piece.theirs.lines, ...piece.mine.lines];
  });
  return lines.join('\n');
}

type Lines = readonly string[];
type Region = readonly [mine: Lines, base: Lines, theirs: Lines];

function linesOf(text: string): string[] {
  const plain = normaliseLines(text);
  return plain === '' ? [] : plain.split('\n');
}

/** Stretches that are alike on all sides or stand against each other. */
function regionsOf(mine: string[], base: string[], theirs: string[]): Region[] {
  if (pairsOf(mine, base) + pairsOf(theirs, base) > MOST_PAIRS) return wholeRegions(mine, base, theirs);
  return diff3Merge(mine, base, theirs, { excludeFalseConflicts: true }).map(({ ok, conflict }) =>
    conflict ? [conflict.a, conflict.o, conflict.b] : [ok ?? [], ok ?? [], ok ?? []],
  );
}

function pairsOf(one: Lines, other: Lines): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

/** Without looking for moved lines: what all three begin and end with, and one stretch between. */
function wholeRegions(mine: Lines, base: Lines, theirs: Lines): Region[] {
  const least = Math.min(mine.length, base.length, theirs.length);
  const isSame = (place: number) => mine.at(place) === base.at(place) && theirs.at(place) === base.at(place);
  let head = 0;
  while (head < least && isSame(head)) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(-1 - tail)) tail += 1;
  const inner = (lines: Lines) => lines.slice(head, lines.length - tail);
  const start = base.slice(0, head);
  const end = base.slice(base.length - tail);
  return [
    [start, start, start],
    [inner(mine), inner(base), inner(theirs)],
    [end, end, end],
  ];
}

function settle(mine: Lines, base: Lines, theirs: Lines, by: string, theirBy: string): NotePiece[] {
  const agreed = (lines: Lines): NotePiece[] => [{ kind: 'agreed', lines }];
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return agreed(mine);
  if (isEqual(mine, base)) return agreed(theirs);
  if (base.length === 0) return agreed([...theirs, ...mine]);
  // Neighbouring lines, one changed by each: line by line they do not meet.
  if (base.length > 1 && mine.length === base.length && theirs.length === base.length)
    return base.flatMap((line, place) =>
      settle([mine[place] ?? ''], [line], [theirs[place] ?? ''], by, theirBy),
    );
  return [{ kind: 'seam', base, mine: { lines: mine, by }, theirs: { lines: theirs, by: theirBy } }];
}

function isEqual(one: Lines, other: Lines): boolean {
  return one.length === other.length && one.every((line, place) => line === other[place]);
}

/** Neighbouring stretches that are agreed in become one. */
function join(pieces: readonly NotePiece[]): NotePiece[] {
  const joined: NotePiece[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) joined.push({ kind: 'agreed', lines });
    lines = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'agreed') {
      for (const line of piece.lines) lines.push(line);
    } else {
      close();
      joined.push(piece);
    }
  }
  close();
  return joined;
}

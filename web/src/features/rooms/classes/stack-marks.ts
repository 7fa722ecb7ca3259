/** A mark on a scale from 0 to 1. */
interface Mark {
  readonly key: number;
  readonly at: number;
}

/** Marks nearer than this touch each other. */
const WIDTH = 0.02;

/** Marks that would lie on each other stand on each other: each gets the lowest level that is free at its place. */
export function stackMarks<One extends Mark>(marks: readonly One[]): (One & { readonly level: number })[] {
  const ends: number[] = [];
  return marks
    .toSorted((a, b) => a.at - b.at)
    .map((mark) => {
      const free = ends.findIndex((end) => end <= mark.at);
      const level = free === -1 ? ends.length : free;
      ends[level] = mark.at + WIDTH;
      return { ...mark, level };
    });
}

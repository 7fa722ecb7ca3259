/** A text that belongs to a place on a scale. Lengths in em of its own type. */
export interface ScaleLabel {
  /** where its middle wants to be */
  readonly at: number;
  readonly width: number;
}

export interface PlacedLabel {
  readonly left: number;
  /** 0 is the row next to the scale */
  readonly row: number;
}

export interface LabelRoom {
  /** how wide the scale is; nothing leaves it */
  readonly room: number;
  /** how many rows of labels there may be; as many as there are labels, unless it is said */
  readonly rows?: number;
}

/** Least distance between two labels. */
const GAP = 0.5;

/**
 * Where labels stand so that none lies on another: each in the first row that has room for it, those that come first in
 * the list first. Null where there is none, so that a mark can stay without its words.
 */
export function placeLabels(
  labels: readonly ScaleLabel[],
  { room, rows = labels.length }: LabelRoom,
): readonly (PlacedLabel | null)[] {
  const ends: { readonly row: number; readonly left: number; readonly right: number }[] = [];
  return labels.map(({ at, width }) => {
    const left = Math.max(0, Math.min(at - width / 2, room - width));
    const right = left + width;
    for (let row = 0; row < rows; row += 1)
      if (ends.every((end) => end.row !== row || end.left >= right + GAP || end.right + GAP <= left)) {
        ends.push({ row, left, right });
        return { left, row };
      }
    return null;
  });
}

/** Room for a text in bold, whatever its letters: figures are narrower than this, and few letters are wider. */
export function labelWidth(text: string): number {
  return text.length * 0.58;
}

import type { CSSProperties } from 'react';
import { labelWidth, placeLabels } from './place-labels.ts';

export interface CrowdLabel {
  /** each kind has a form of its own, so that colour is not needed to tell them apart */
  readonly kind: 'guess' | 'price' | 'crowd';
  readonly text: string;
  /** how far along the scale, 0 to 1 */
  readonly share: number;
}

interface CrowdLabelsProps {
  readonly labels: readonly CrowdLabel[];
  /** width of the scale in em of the labels */
  readonly room: number;
  /** least rows to keep room for */
  readonly rows: number;
}

/** What a label's box is wider than its words. */
const PADDING = 1.1;

/** The names of the marks, each over its own and none over another. */
export function CrowdLabels({ labels, room, rows }: CrowdLabelsProps) {
  const placed = placeLabels(
    labels.map(({ text, share }) => ({ at: share * room, width: labelWidth(text) + PADDING })),
    { room },
  );
  const used = Math.max(rows, ...placed.map((place) => (place ? place.row + 1 : 0)));
  return (
    <ul className="ui-crowd-labels" style={{ '--rows': used } as CSSProperties}>
      {labels.map(({ kind, text, share }, index) => (
        <li
          key={kind}
          data-kind={kind}
          style={
            {
              '--x': `${String(share * 100)}%`,
              '--left': `${String(placed[index]?.left ?? 0)}em`,
              '--row': placed[index]?.row ?? 0,
              '--wide': `${String(labelWidth(text) + PADDING)}em`,
            } as CSSProperties
          }
        >
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

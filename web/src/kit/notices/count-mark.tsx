import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import './count-mark.css';

/** Beyond this nobody counts. */
export const MOST_COUNTED = 99;

interface CountMarkProps {
  readonly count: number;
  /** the number in words, for those who listen */
  readonly words: string;
}

/** A small sign that something is new; nothing where nothing is. */
export function CountMark({ count, words }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <>
      <span className="count-mark" aria-hidden="true">
        {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
      </span>
      <VisuallyHidden> {words}</VisuallyHidden>
    </>
  );
}

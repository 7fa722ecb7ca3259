import type { CSSProperties } from 'react';
import './turning-price.css';

export interface TurningPriceProps {
  /** the price as the locale writes it */
  readonly text: string;
  readonly isTurning: boolean;
}

/** A price on little cards that turn over from left to right. Screen readers hear the plain price. */
export function TurningPrice({ text, isTurning }: TurningPriceProps) {
  return (
    <span
      className="ui-turning ui-display ui-number"
      role="img"
      aria-label={text}
      data-turning={isTurning || undefined}
    >
      {Array.from(text, (character, place) =>
        /\d/.test(character) ? (
          <span key={place} className="ui-turning-card" style={{ '--place': place } as CSSProperties}>
            <b>{character}</b>
          </span>
        ) : (
          <span key={place}>{character}</span>
        ),
      )}
    </span>
  );
}

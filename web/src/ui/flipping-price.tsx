import type { CSSProperties } from 'react';
import type { TurningPriceProps } from './turning-price.tsx';
import './flipping-price.css';

/** A price that lies face down and turns over card by card, each a group of its figures. Screen readers hear the plain price. */
export function FlippingPrice({ text, isTurning }: TurningPriceProps) {
  const groups = text.split(/(\d+)/).filter((part) => part !== '');
  return (
    <span
      className="ui-flipping ui-display ui-number"
      role="img"
      aria-label={text}
      data-turning={isTurning || undefined}
    >
      {groups.map((part, place) =>
        /\d/.test(part) ? (
          <span
            key={place}
            className="ui-flipping-card"
            style={
              {
                '--place': groups.slice(0, place).filter((one) => /\d/.test(one)).length,
              } as CSSProperties
            }
          >
            <b>{part}</b>
          </span>
        ) : (
          <span key={place}>{part}</span>
        ),
      )}
    </span>
  );
}

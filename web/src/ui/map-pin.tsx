import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { placeCard, type CardPlace } from './map-card.ts';
import type { MapPoint } from './map-scene.ts';

interface MapPinProps {
  readonly point: MapPoint;
  readonly isSelected: boolean;
  /** whether its card is open */
  readonly isShown: boolean;
  readonly onSelect: (id: string) => void;
  /** the pointer or the focus is on the pin, or no longer */
  readonly onPoint: (id: string | null) => void;
  /** how often the map has moved: a card is placed anew each time */
  readonly moves: number;
}

/**
 * A pin with its number, and its card. The card opens under the pointer and with the focus, stays while the pointer is on it,
 * and Escape closes it.
 */
export function MapPin({ point, isSelected, isShown, onSelect, onPoint, moves }: MapPinProps) {
  const { id, badge, label, card } = point;
  const cardId = `map-card-${id}`;
  return (
    <div
      className="ui-map-spot"
      role="presentation"
      data-shown={isShown || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
      onKeyDown={({ key }) => key === 'Escape' && onPoint(null)}
    >
      <button
        type="button"
        className="ui-map-pin"
        aria-label={label}
        aria-pressed={isSelected}
        aria-describedby={isShown && card ? cardId : undefined}
        onClick={() => onSelect(id)}
        onFocus={({ target }) => target.matches(':focus-visible') && onPoint(id)}
        onBlur={() => onPoint(null)}
      >
        {badge}
      </button>
      {isShown && card ? (
        <MapCard id={cardId} moves={moves}>
          {card}
        </MapCard>
      ) : null}
    </div>
  );
}

interface MapCardProps {
  readonly id: string;
  readonly moves: number;
  readonly children: ReactNode;
}

function MapCard({ id, moves, children }: MapCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CardPlace>({ side: 'above', shiftPx: 0 });
  useLayoutEffect(() => {
    const card = box.current;
    const pin = card?.parentElement?.getBoundingClientRect();
    const frame = card?.closest('.ui-map')?.getBoundingClientRect();
    if (card && pin && frame)
      setPlace(placeCard(pin, { width: card.offsetWidth, height: card.offsetHeight }, frame));
  }, [moves]);
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="ui-map-card"
      data-side={place.side}
      style={{ '--shift': `${String(place.shiftPx)}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}

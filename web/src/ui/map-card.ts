/** Where something is on the screen. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Air between a card and the edge of its map. */
const AIR_PX = 8;

export interface CardPlace {
  /** where the card stands; above its pin unless there is no room */
  readonly side: 'above' | 'below';
  /** how far it moves aside to stay within the map */
  readonly shiftPx: number;
}

/** Places a card of a size beside a pin, so that all of it is within the map's frame where the frame is wide enough. */
export function placeCard(
  pin: Box,
  card: { readonly width: number; readonly height: number },
  frame: Box,
): CardPlace {
  const middle = (pin.left + pin.right) / 2;
  const left = middle - card.width / 2;
  const [least, most] = [frame.left + AIR_PX, frame.right - AIR_PX - card.width];
  const hasRoomAbove = pin.top - frame.top >= card.height + AIR_PX;
  const hasMoreBelow = frame.bottom - pin.bottom > pin.top - frame.top;
  return {
    side: hasRoomAbove || !hasMoreBelow ? 'above' : 'below',
    shiftPx: Math.round(Math.max(least, Math.min(most, left)) - left),
  };
}

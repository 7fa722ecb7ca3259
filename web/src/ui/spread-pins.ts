/** A place on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ROUNDS = 24;
/** A pin never stands further from its place than so many times the distance that it needs. */
const FARTHEST = 1.5;

/**
 * How far each pin moves so that those that stand upon each other can be told apart and pressed: as little as brings their
 * middles `leastPx` apart. In a crowd that has no room some stay upon each other rather than far from their places.
 */
export function spreadPins(spots: readonly Spot[], leastPx: number): Spot[] {
  const now = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const [at, one] of now.entries())
      for (const other of now.slice(at + 1)) hasMoved = pushApart(one, other, leastPx, at) || hasMoved;
    if (!hasMoved) break;
    for (const [at, spot] of spots.entries()) holdNear(now[at], spot, leastPx * FARTHEST);
  }
  return now.map(({ x, y }, at) => ({ x: x - (spots[at]?.x ?? x), y: y - (spots[at]?.y ?? y) }));
}

interface Moved {
  x: number;
  y: number;
}

function pushApart(one: Moved, other: Moved, leastPx: number, at: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= leastPx) return false;
  // A hair more than needed, so that rounding leaves nobody a little too near.
  const wanted = (leastPx + 0.01 - distance) / 2;
  // Two at the very same place part sideways, each next pair in another direction.
  const [ux, uy] =
    distance > 0.001 ? [dx / distance, dy / distance] : [Math.cos(at * 2.4), Math.sin(at * 2.4)];
  one.x -= ux * wanted;
  one.y -= uy * wanted;
  other.x += ux * wanted;
  other.y += uy * wanted;
  return true;
}

function holdNear(pin: Moved | undefined, { x, y }: Spot, farthest: number): void {
  if (!pin) return;
  const [dx, dy] = [pin.x - x, pin.y - y];
  const share = farthest / Math.hypot(dx, dy);
  if (share >= 1) return;
  pin.x = x + dx * share;
  pin.y = y + dy * share;
}

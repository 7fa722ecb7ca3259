/** So close to the window's edge a row that is dragged moves the page. */
const EDGE_PX = 56;
const FASTEST_PX = 16;

/** How far a frame scrolls while something is dragged at this height; up is negative. */
export function edgeSpeed(y: number, height: number): number {
  const above = EDGE_PX - y;
  const below = y - (height - EDGE_PX);
  const depth = Math.min(1, Math.max(0, above, below) / EDGE_PX);
  return depth === 0 ? 0 : Math.ceil(depth * FASTEST_PX) * (above > below ? -1 : 1);
}

type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];

/** An area, and which larger one it counts to; between areas of one group no border is drawn. */
export interface Area {
  readonly group: string;
  readonly rings: readonly Line[];
}

/**
 * The lines that areas of different groups share, each once and as long as it goes; coasts are nobody's border. The areas
 * have to share their corners exactly, as those of one map do.
 */
export function innerBorders(areas: readonly Area[]): readonly Line[] {
  const sides = new Map<string, { ends: readonly [Point, Point]; groups: Set<string> }>();
  for (const { group, rings } of areas)
    for (const ring of rings)
      for (const [place, from] of ring.entries()) {
        const to = ring[place + 1];
        if (!to) continue;
        const key = [keyOf(from), keyOf(to)].sort().join(' ');
        const side = sides.get(key) ?? { ends: [from, to], groups: new Set() };
        sides.set(key, side);
        side.groups.add(group);
      }
  return joinSides([...sides.values()].filter(({ groups }) => groups.size > 1).map(({ ends }) => ends));
}

/** Sides to lines that begin and end where more or fewer than two sides meet. */
function joinSides(sides: readonly (readonly [Point, Point])[]): readonly Line[] {
  const meeting = new Map<string, Set<readonly [Point, Point]>>();
  for (const side of sides)
    for (const end of side) meeting.set(keyOf(end), (meeting.get(keyOf(end)) ?? new Set()).add(side));
  const used = new Set<readonly [Point, Point]>();
  const walk = (from: Point, first: readonly [Point, Point]): Line => {
    const line = [from];
    for (let side: readonly [Point, Point] | undefined = first; side;) {
      used.add(side);
      const here = line.at(-1) as Point;
      const next: Point = keyOf(side[0]) === keyOf(here) ? side[1] : side[0];
      line.push(next);
      const around: ReadonlySet<readonly [Point, Point]> = meeting.get(keyOf(next)) ?? new Set();
      side = around.size === 2 ? [...around].find((one) => !used.has(one)) : undefined;
    }
    return line;
  };
  const isEnd = (point: Point) => meeting.get(keyOf(point))?.size !== 2;
  const ends = sides.flatMap((side) => side.filter(isEnd).map((end) => [end, side] as const));
  // Lines with ends first; what is left goes around.
  return [...ends, ...sides.map((side) => [side[0], side] as const)].flatMap(([from, side]) =>
    used.has(side) ? [] : [walk(from, side)],
  );
}

function keyOf([longitude, latitude]: Point): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
}

/** A line without the corners that lie nearer to it than a tolerance in degrees (Douglas and Peucker). */
export function simplifyLine(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, distance] = [0, 0];
  for (const [place, point] of line.entries()) {
    const here = distanceTo(point, first, last);
    if (here > distance) [farthest, distance] = [place, here];
  }
  if (distance <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}

/** In degrees of latitude, on a map that is stretched as it is at that place. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const stretch = Math.cos((point[1] * Math.PI) / 180);
  const [x, y] = [(point[0] - from[0]) * stretch, point[1] - from[1]];
  const [dx, dy] = [(to[0] - from[0]) * stretch, to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x, y);
  const along = Math.min(1, Math.max(0, (x * dx + y * dy) / length ** 2));
  return Math.hypot(x - along * dx, y - along * dy);
}

import type { SampleRandom } from '../../samples/sample-random.ts';
import type { PlanFloor, PlanRoom } from './plan-rooms.ts';

/** A room in its place; metres from the floor's upper left corner. */
export interface PlacedRoom extends PlanRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const areaOf = (rooms: readonly PlanRoom[]) => rooms.reduce((sum, room) => sum + room.areaM2, 0);

/** Cuts a box in two, again and again, so that every room gets its area. */
function slice(rooms: readonly PlanRoom[], box: Box, random: SampleRandom): readonly PlacedRoom[] {
  const [only] = rooms;
  if (!only) return [];
  if (rooms.length === 1) return [{ ...only, ...box }];
  const cut = random.whole(1, rooms.length - 1);
  const [first, second] = [rooms.slice(0, cut), rooms.slice(cut)];
  const share = areaOf(first) / areaOf(rooms);
  const isAcross = random.chance(
    box.width > box.height * 1.15 ? 0.88 : box.height > box.width * 1.15 ? 0.12 : 0.5,
  );
  const a: Box = isAcross ? { ...box, width: box.width * share } : { ...box, height: box.height * share };
  const b: Box = isAcross
    ? { ...box, x: box.x + a.width, width: box.width - a.width }
    : { ...box, y: box.y + a.height, height: box.height - a.height };
  return [...slice(first, a, random), ...slice(second, b, random)];
}

/** Length of the wall that two rooms share, in metres. */
export function sharedWall(a: Box, b: Box): number {
  const near = (p: number, q: number) => Math.abs(p - q) < 0.01;
  const overlap = (from: number, to: number, low: number, high: number) =>
    Math.max(0, Math.min(to, high) - Math.max(from, low));
  if (near(a.x + a.width, b.x) || near(b.x + b.width, a.x))
    return overlap(a.y, a.y + a.height, b.y, b.y + b.height);
  if (near(a.y + a.height, b.y) || near(b.y + b.height, a.y))
    return overlap(a.x, a.x + a.width, b.x, b.x + b.width);
  return 0;
}

/** Lower is better: no slivers, daylight where people live, a door from the hall to every room. */
function faultsOf(rooms: readonly PlacedRoom[], floor: Box): number {
  const halls = rooms.filter((room) => room.kind === 'hall');
  const open = rooms.filter((room) => room.kind === 'hall' || room.kind === 'living');
  return rooms.reduce((sum, room) => {
    const [long, short] = [Math.max(room.width, room.height), Math.min(room.width, room.height)];
    const slimmest =
      room.kind === 'hall' ? 1.05 : room.kind === 'bathroom' || room.kind === 'utility' ? 1.5 : 2.3;
    let faults =
      sum +
      (room.kind === 'hall' ? 0.2 : 1.4) * Math.max(0, long / short - 1.45) +
      6 * Math.max(0, slimmest - short);
    if (room.kind !== 'hall' && !halls.some((hall) => sharedWall(hall, room) > 0.85))
      faults += open.some((next) => next !== room && sharedWall(next, room) > 0.85) ? 1 : 7;
    const touches =
      room.x < 0.01 ||
      room.y < 0.01 ||
      room.x + room.width > floor.width - 0.01 ||
      room.y + room.height > floor.height - 0.01;
    if (!touches && room.kind !== 'hall' && room.kind !== 'bathroom' && room.kind !== 'utility') faults += 5;
    return faults;
  }, 0);
}

function shuffle<T>(list: readonly T[], random: SampleRandom): readonly T[] {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = random.whole(0, index);
    const [a, b] = [copy[index], copy[other]];
    if (a !== undefined && b !== undefined) [copy[index], copy[other]] = [b, a];
  }
  return copy;
}

/** The best of many random cuttings of a floor `aspect` times as wide as deep. */
export function layOutFloor(floor: PlanFloor, aspect: number, random: SampleRandom): readonly PlacedRoom[] {
  const width = Math.sqrt(floor.areaM2 * aspect);
  const box: Box = { x: 0, y: 0, width, height: floor.areaM2 / width };
  let best = slice(floor.rooms, box, random);
  let fewest = faultsOf(best, box);
  for (let attempt = 0; attempt < 500 && fewest > 0.4; attempt += 1) {
    const candidate = slice(shuffle(floor.rooms, random), box, random);
    const faults = faultsOf(candidate, box);
    if (faults < fewest) [best, fewest] = [candidate, faults];
  }
  return best;
}

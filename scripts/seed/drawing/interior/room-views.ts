import type { SampleHome } from '../../samples/sample-listing.ts';
import type { Camera } from '../space/camera.ts';

/** Where somebody stands to look at a room. */
interface RoomView {
  /** Turn to the right in radians. */
  readonly turn: number;
  /** Where along the room's width, from 0 at the left wall to 1 at the right. */
  readonly standsAt: number;
  readonly eyeHeight: number;
  /** Metres before the place where the furniture begins. */
  readonly distance: number;
  readonly zoom: number;
  /** Where the eye's height is in the picture, in pixels from the top. */
  readonly horizonY: number;
}

/** Five ways to look at a room, as far apart as its walls allow. */
export const roomViews: readonly RoomView[] = [
  { turn: -0.03, standsAt: 0.56, eyeHeight: 1.42, distance: 4.4, zoom: 1.16, horizonY: 540 },
  { turn: 0.44, standsAt: 0.1, eyeHeight: 1.56, distance: 3.7, zoom: 1.02, horizonY: 500 },
  { turn: 0.1, standsAt: 0.36, eyeHeight: 0.98, distance: 3.5, zoom: 1.3, horizonY: 690 },
  { turn: 0.22, standsAt: 0.24, eyeHeight: 2.05, distance: 4.7, zoom: 1.18, horizonY: 370 },
  { turn: 0.36, standsAt: 0.3, eyeHeight: 1.24, distance: 4.1, zoom: 1.2, horizonY: 610 },
];

/** A bathroom is too narrow to turn in: what is left of a view there. */
const CALM = 0.3;
const calm = (view: RoomView): RoomView => ({
  turn: view.turn * CALM,
  standsAt: 0.5 + (view.standsAt - 0.5) * CALM,
  eyeHeight: 1.42,
  distance: 4.4,
  zoom: 1,
  horizonY: 560 + (view.horizonY - 560) * CALM,
});

/** From this turn on the right wall takes up much of the picture. */
const FAR_TURN = 0.3;

/** How a room is shown: from where, furnished in which of five ways, and whether left and right are changed over. */
export interface RoomSetUp {
  readonly view: RoomView;
  /** From 0 to 4. */
  readonly layout: number;
  readonly isMirrored: boolean;
  /** Whether the view is turned so far that the right wall has to be worth seeing. */
  readonly isTurned: boolean;
}

/** So that the rooms of one home are not all seen from the same corner. */
const shiftOf: Readonly<Record<string, number>> = {
  'living-room': 0,
  kitchen: 2,
  bedroom: 1,
  bathroom: 3,
};

/** The set-up of a room: five homes of a game have five views and five layouts, the next five the same views mirrored. */
export function setUpRoom(home: SampleHome, room: string): RoomSetUp {
  const count = roomViews.length;
  const turn = home.place + (shiftOf[room] ?? 0);
  const round = Math.floor(home.place / count);
  const view = roomViews[turn % count] ?? roomViews[0];
  if (!view) throw new RangeError('there are no views');
  return {
    view: room === 'bathroom' ? calm(view) : view,
    layout: (turn * 2 + round) % count,
    isMirrored: (turn + round) % 2 === 1,
    isTurned: view.turn > FAR_TURN,
  };
}

/** The camera of a view in a room of that width. */
export function viewRoom(
  { turn, standsAt, eyeHeight, distance, zoom, horizonY }: RoomView,
  width: number,
): Camera {
  return {
    eye: [width * standsAt, -distance, eyeHeight],
    yaw: turn,
    focal: ((1600 * 4.4) / width / 0.96) * zoom,
    centreX: 800,
    horizonY,
  };
}

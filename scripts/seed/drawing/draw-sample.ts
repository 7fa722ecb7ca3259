import type { SampleHome } from '../samples/sample-listing.ts';
import { describePicture } from './describe-picture.ts';
import { drawExterior } from './exterior/draw-exterior.ts';
import { drawFloorPlan } from './floor-plan/draw-floor-plan.ts';
import { drawBathroom } from './interior/draw-bathroom.ts';
import { drawBedroom } from './interior/draw-bedroom.ts';
import { drawKitchen } from './interior/draw-kitchen.ts';
import { drawLivingRoom } from './interior/draw-living-room.ts';
import { drawStreetMap } from './street-map/draw-street-map.ts';

export const sampleRooms = [
  'exterior',
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'floor-plan',
  'street-map',
] as const;
export type SampleRoom = (typeof sampleRooms)[number];

/** One picture of a sample: 1600 × 1200, as SVG text that needs no font. */
export interface SamplePicture {
  readonly room: SampleRoom;
  readonly svg: string;
  /** What the picture shows, in words; never a price. */
  readonly alt: string;
}

const painters: Readonly<Record<SampleRoom, (home: SampleHome) => string>> = {
  exterior: drawExterior,
  'living-room': drawLivingRoom,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  'floor-plan': drawFloorPlan,
  'street-map': drawStreetMap,
};

/** The rooms that are pictured for a home, the exterior first. */
export function roomsOf(home: SampleHome): readonly SampleRoom[] {
  return sampleRooms.filter((room) => room !== 'bedroom' || home.bedrooms > 0);
}

/** One picture of a home, drawn from its attributes alone. The same home always gives the same picture. */
export function drawPicture(home: SampleHome, room: SampleRoom): SamplePicture {
  return { room, svg: painters[room](home), alt: describePicture(home, room) };
}

/** All pictures of a home. */
export function drawSample(home: SampleHome): readonly SamplePicture[] {
  return roomsOf(home).map((room) => drawPicture(home, room));
}

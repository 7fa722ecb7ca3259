import { createHash } from 'node:crypto';
import { describePicture } from './drawing/describe-picture.ts';
import type { SamplePicture, SampleRoom } from './drawing/draw-sample.ts';
import type { SampleListing } from './samples/sample-listing.ts';

/** A picture of one colour, a home's and a room's own, with the words of the drawing for which it stands. */
export function plainPicture(home: SampleListing, room: SampleRoom): SamplePicture {
  const colour = createHash('sha256').update(`${home.externalRef} ${room}`).digest('hex').slice(0, 6);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#${colour}"/></svg>`;
  return { room, svg, alt: describePicture(home, room) };
}

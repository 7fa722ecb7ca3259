/** Widths that photos are kept in, in pixels; what is between the smallest useful and the largest kept. */
const WIDTHS = [160, 240, 320, 480, 640, 960, 1600] as const;
export const LARGEST_PHOTO_WIDTH = 1600;
/** A narrower picture shows too little of a home. */
export const SMALLEST_PHOTO_WIDTH = 240;
/** Of the blurred copy that is shown while a photo loads. */
export const PLACEHOLDER_WIDTH = 20;

/** Three widths for a photo, never wider than itself: 1600 px gives 480, 960, 1600 and 900 px gives 320, 640, 900. */
export function photoWidths(sourceWidth: number): [number, number, number] {
  const large = Math.min(sourceWidth, LARGEST_PHOTO_WIDTH);
  const below = (limit: number) => WIDTHS.findLast((width) => width <= limit) ?? Math.floor(limit);
  const middle = below(large * 0.75);
  return [below(middle * 0.6), middle, large];
}

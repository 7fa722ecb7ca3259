/** A home's point is moved by no more than this before the guess (private.blurred_point does it). */
export const MAX_BLUR_METRES = 900;

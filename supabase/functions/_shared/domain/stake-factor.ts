/** How often the points of a home count on which its player has staked; nothing where the guess missed. */
export const STAKE_FACTOR = 2;

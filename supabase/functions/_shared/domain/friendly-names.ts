/** The words of friendly names. SQL has the same lists; a test holds them equal. */
export const ADJECTIVES = [
  ...['Amber', 'Brave', 'Bright', 'Calm', 'Clever', 'Copper', 'Coral', 'Curious', 'Early', 'Gentle'],
  ...['Golden', 'Happy', 'Jolly', 'Kind', 'Lively', 'Lucky', 'Merry', 'Misty', 'Nimble', 'Quiet'],
  ...['Quick', 'Silver', 'Sunny', 'Swift', 'Tidy', 'Velvet', 'Warm', 'Wise'],
] as const;

export const NOUNS = [
  ...['Badger', 'Beaver', 'Bluebell', 'Cedar', 'Comet', 'Curlew', 'Falcon', 'Fern', 'Finch', 'Fox'],
  ...['Harbour', 'Hare', 'Hazel', 'Heron', 'Kestrel', 'Lark', 'Maple', 'Meadow', 'Orchard', 'Otter'],
  ...['Owl', 'Pebble', 'Puffin', 'Robin', 'Rowan', 'Sparrow', 'Willow', 'Wren'],
] as const;

/**
 * A name for a player who gave none, and for everybody in a classroom: "Amber Otter". Nothing in it comes from the player.
 * @param random a number from 0 up to 1, as Math.random gives
 */
export function friendlyName(random: () => number): string {
  return `${pick(ADJECTIVES, random())} ${pick(NOUNS, random())}`;
}

function pick(words: readonly string[], chance: number): string {
  return words[Math.min(words.length - 1, Math.floor(chance * words.length))] ?? 'Guest';
}

/** Letters and digits that nobody takes for each other: no 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = 'ACDEFGHJKMNPRTWXY34679';
export const ROOM_CODE_LENGTH = 6;

/**
 * A code of six characters without look-alikes: 22^6, over a hundred million.
 * @param random a number from 0 up to 1, as Math.random gives
 */
export function makeRoomCode(random: () => number): string {
  return Array.from({ length: ROOM_CODE_LENGTH }, () =>
    ALPHABET.charAt(Math.min(ALPHABET.length - 1, Math.floor(random() * ALPHABET.length))),
  ).join('');
}

/** A typed code as it is looked up, in capitals and without spaces or hyphens; null where it can be none. */
export function parseRoomCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return new RegExp(`^[${ALPHABET}]{${ROOM_CODE_LENGTH}}$`).test(code) ? code : null;
}

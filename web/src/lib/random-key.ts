/** A key that nobody can guess: 16 random bytes in hex. Unlike `randomUUID` it works on pages without https too. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

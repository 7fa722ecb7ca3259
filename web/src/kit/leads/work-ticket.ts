const encoder = new TextEncoder();
/** So many tries between two breaths of the page. */
const AT_ONCE = 256;

/**
 * The number that, with the ticket, has a sha-256 of twelve zero bits at its beginning: some four thousand tries, which one
 * sender does not notice and a thousand do.
 */
export async function workTicket(ticket: string): Promise<number> {
  for (let from = 0; ; from += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, async (_, step) => {
      const hash = new Uint8Array(
        await crypto.subtle.digest('SHA-256', encoder.encode(`${ticket}:${from + step}`)),
      );
      return hash[0] === 0 && (hash[1] ?? 255) < 16;
    });
    const found = (await Promise.all(tries)).indexOf(true);
    if (found >= 0) return from + found;
  }
}

const WINDOW_MS = 60_000;
/** Keys are the visitor's to choose: the limiter forgets its oldest rather than grow. */
const MAX_KEYS = 50_000;

/** Counts attempts by key over the last minute, in memory. */
export class AttemptLimiter {
  readonly #now: () => number;
  readonly #attempts = new Map<string, number[]>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Counts one attempt under each key, unless one of them is used up: then nothing is counted.
   * @param keys each with the attempts that it has in a minute
   * @returns how many seconds to wait; null when the attempt may be made
   */
  take(keys: readonly (readonly [key: string, max: number])[]): number | null {
    const now = this.#now();
    const waits = keys.map(([key, max]) => {
      const recent = this.#recent(key, now);
      const freed = recent.at(-max);
      return freed === undefined ? 0 : freed + WINDOW_MS - now;
    });
    const wait = Math.max(0, ...waits);
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const [key] of keys) this.#write(key, [...this.#recent(key, now), now]);
    return null;
  }

  /** Takes the newest attempt under each key back: it was none that anybody has to be kept from. */
  giveBack(keys: readonly (readonly [key: string, max: number])[]): void {
    for (const [key] of keys) this.#write(key, this.#recent(key, this.#now()).slice(0, -1));
  }

  #recent(key: string, now: number): number[] {
    return (this.#attempts.get(key) ?? []).filter((at) => at > now - WINDOW_MS);
  }

  #write(key: string, attempts: number[]): void {
    this.#attempts.delete(key);
    if (attempts.length > 0) this.#attempts.set(key, attempts);
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > MAX_KEYS && oldest !== undefined) this.#attempts.delete(oldest);
  }
}

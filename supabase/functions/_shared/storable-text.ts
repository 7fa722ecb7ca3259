/** The character 0, and halves of characters outside the basic plane: no text of the database can hold them. */
const NOT_STORABLE = /\0|\p{Surrogate}/u;

/** Can the database store this text? */
export function isStorable(text: string): boolean {
  return !NOT_STORABLE.test(text);
}

/**
 * Where a JSON value holds a text that the database cannot store, as a path of names; null where it holds none. Written
 * as a loop: a request may be deeper than a stack.
 */
export function findUnstorable(value: unknown): string | null {
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value, path: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: here, path } = next;
    if (typeof here === 'string' && !isStorable(here)) return path;
    if (typeof here !== 'object' || here === null) continue;
    for (const [name, child] of Object.entries(here)) {
      if (!isStorable(name)) return path;
      // A path as long as the nesting is deep would be built anew at every step.
      const inside = path === '' ? name : path.length < 100 ? `${path}.${name}` : path;
      if (typeof child === 'string' || typeof child === 'object')
        waiting.push({ value: child, path: inside });
    }
  }
  return null;
}

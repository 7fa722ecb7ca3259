/**
 * JSON of the database (snake_case) as JSON of the wire (camelCase), keys only, all the way down.
 * @param verbatim fields, in the spelling of the wire, whose values stay as they are
 */
export function camelCase(value: unknown, verbatim: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((member) => camelCase(member, verbatim));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const name = camelKey(key);
      return [name, verbatim.includes(name) ? entry : camelCase(entry, verbatim)];
    }),
  );
}

/** A key of the database in the spelling of the wire. */
export function camelKey(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The names of the wire (`gameSlug`) as the database spells them (`game_slug`). Values stay as they are, also objects. */
export function snakeNames(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [snakeKey(name), value]));
}

/**
 * JSON of the wire (camelCase) as JSON of the database (snake_case), keys only, all the way down.
 * @param verbatim fields, in the spelling of the wire, whose values stay as they are
 */
export function snakeCase(value: unknown, verbatim: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((member) => snakeCase(member, verbatim));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      snakeKey(name),
      verbatim.includes(name) ? entry : snakeCase(entry, verbatim),
    ]),
  );
}

function snakeKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The names of the wire (`gameSlug`) as the database spells them (`game_slug`). Values stay as they are, also objects. */
export function snakeNames(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [snakeCase(name), value]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** One of several rooms, by its number. */
export const NUMBERED_ROOM =
  /^((?:master )?bed ?room|bath ?room|slaapkamer|badkamer|keuken|schlafzimmer|badezimmer|chambre|salle de bains?|dormitorio|habitaci[oó]n|baño|camera|bagno|quarto|suite|ložnice|sypialnia|soverom|sovrum) (\d{1,2})$/iu;

/** Rooms of which lines name the first and the second. */
export function numberedRooms(lines: readonly string[]): ReadonlySet<string> {
  const named = new Set(
    lines.slice(0, 1_000).flatMap((text) => {
      const match = text.length > 40 ? null : NUMBERED_ROOM.exec(text);
      return match ? `${match[1]?.toLowerCase()} ${match[2]}` : [];
    }),
  );
  const first = (room: string) => room.replace(/ 2$/, ' 1');
  return new Set(
    [...named].flatMap((room) =>
      / 2$/.test(room) && (named.has(first(room)) || named.has(room.replace(/ 2$/, ' 3')))
        ? room.slice(0, -2)
        : [],
    ),
  );
}

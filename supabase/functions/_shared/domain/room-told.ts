/** A seat as far as a room's topic tells of it: never what was guessed, nor a name. */
interface ToldSeat<Reaction> {
  readonly number: number;
  readonly hasGuessed: boolean;
  readonly reaction: Reaction;
}

/** What a screen has of a room. */
interface SeenRoom {
  readonly version: number;
  readonly you: number;
  readonly players: readonly (ToldSeat<unknown> & { readonly name: string; readonly isHere: boolean })[];
}

/** A step of a room as its topic tells it. */
export interface ToldStep<Room extends SeenRoom> {
  readonly version: number;
  /** seats that have guessed or reacted, where that is all that the step changed */
  readonly seats: readonly ToldSeat<Room['players'][number]['reaction']>[] | null;
  /** seats whose people came back or went, which is no step */
  readonly here?: readonly { readonly number: number; readonly isHere: boolean }[] | undefined;
  /** the room as a round begins, without names and without what is one seat's alone */
  readonly view: Room | null;
}

/**
 * The room after a step, from what a screen shows and what it was told; null where the screen has to look: the step holds
 * more than was told, another one was missed, or somebody is new.
 */
export function seeStep<Room extends SeenRoom>(
  shown: Room,
  { version, seats, here, view }: ToldStep<Room>,
): Room | null {
  if (view) return version > shown.version ? withOwn(view, shown) : shown;
  if (here) return version > shown.version ? null : withPresence(shown, here);
  if (!seats) return null;
  if (version <= shown.version) return shown;
  const known = new Set(shown.players.map(({ number }) => number));
  if (version !== shown.version + 1 || !seats.every(({ number }) => known.has(number))) return null;
  const told = new Map(seats.map((seat) => [seat.number, seat]));
  return {
    ...shown,
    version,
    players: shown.players.map((player) => ({
      ...player,
      ...told.get(player.number),
      isHere: player.isHere || told.has(player.number),
    })),
  };
}

/** Who is here has no version: what is told last is so. */
function withPresence<Room extends SeenRoom>(shown: Room, here: NonNullable<ToldStep<Room>['here']>): Room {
  const told = new Map(here.map(({ number, isHere }) => [number, isHere]));
  return {
    ...shown,
    players: shown.players.map((player) => ({
      ...player,
      isHere: told.get(player.number) ?? player.isHere,
    })),
  };
}

/** Names stay as this screen knows them; whom it does not know it asks for, and so does whoever was taken out. */
function withOwn<Room extends SeenRoom>(view: Room, shown: Room): Room | null {
  const names = new Map(shown.players.map(({ number, name }) => [number, name]));
  const numbers = view.players.map(({ number }) => number);
  if (!numbers.includes(shown.you) || !numbers.every((number) => names.has(number))) return null;
  const players = view.players.map((player) => ({ ...player, name: names.get(player.number) ?? '' }));
  return { ...view, you: shown.you, players };
}

import type { RoomRound, RoomView } from '#wire/rooms.ts';
import type { Order } from './room-calls.ts';

/** When the server's clock said what this browser's clock says as well. */
export interface SeenRoom {
  readonly view: RoomView;
  /** the server's clock minus ours */
  readonly offsetMs: number;
  /** when this browser heard of it, in milliseconds of its own clock */
  readonly at: number;
}

/** The guess that this screen sent and that is kept, as long as nobody has read it. */
export interface SentGuess {
  readonly gameNumber: number;
  readonly round: number;
  readonly guess: NonNullable<RoomRound['ownGuess']>;
}

/** A room that was told or read in this moment. */
export function seenNow(view: RoomView): SeenRoom {
  return { view, offsetMs: Date.parse(view.serverNow) - Date.now(), at: performance.now() };
}

/** What was read and what was told meet: the later version counts, and the own guess is known from reading alone. */
export function newerRoom(read: SeenRoom | undefined, told: SeenRoom | undefined): SeenRoom | undefined {
  if (!read || !told || told.view.version < read.view.version) return read;
  // Who is here has no version.
  if (told.view.version === read.view.version && told.at <= read.at) return read;
  const { round, gameNumber } = told.view;
  const known = read.view.gameNumber === gameNumber ? read.view.round : null;
  if (!round || round.number !== known?.number) return told;
  return { ...told, view: { ...told.view, round: { ...round, ownGuess: known.ownGuess } } };
}

/** The guess that an order is, where everything that follows from it is told. */
export function sentGuess(
  { kind, gameNumber, round, players, you }: RoomView,
  order: Order,
): SentGuess | null {
  if (order.command !== 'guess' || round === null || kind === 'class') return null;
  // The audience's guesses are told to nobody.
  if (players.find(({ number }) => number === you)?.isWatcher !== false) return null;
  const { amountMinor, lowMinor, highMinor } = order;
  const minor = (amount: unknown) => (amount == null ? null : Number(amount));
  const guess = {
    amountMinor: minor(amountMinor),
    lowMinor: minor(lowMinor),
    highMinor: minor(highMinor),
  };
  return { gameNumber, round: round.number, guess };
}

/** The room with the guess that this screen sent. */
export function withSentGuess(seen: SeenRoom, sent: SentGuess | null): SeenRoom {
  const { round, gameNumber } = seen.view;
  if (!sent || !round || round.ownGuess || round.number !== sent.round || gameNumber !== sent.gameNumber)
    return seen;
  return { ...seen, view: { ...seen.view, round: { ...round, ownGuess: sent.guess } } };
}

import type { RoomDraft, RoomState } from './room-state.ts';
import { seatsHere } from './room-state.ts';

/** How many homes a draft plays: no more than half of those there are, or picking would be no choice. */
export function draftedRounds(homes: number, rounds: number): number {
  return Math.min(rounds, Math.ceil(homes / 2));
}

/**
 * Whose turn it is to pick: along the order, back again, and so on. Who is not here is passed over; null where the
 * draft is over or nobody of it is here.
 */
export function turnOf(state: RoomState): number | null {
  const { draft } = state;
  if (state.phase !== 'drafting' || draft === null || draft.picks.length >= state.rounds) return null;
  const here = new Set(seatsHere(state).map(({ number }) => number));
  for (let turn = draft.picks.length; turn < draft.picks.length + 2 * draft.order.length; turn += 1) {
    const seat = snakeAt(draft.order, turn);
    if (seat !== undefined && here.has(seat)) return seat;
  }
  return null;
}

/** The first card that nobody has picked. */
export function firstFreeCard({ cards, picks }: RoomDraft): number {
  const taken = new Set(picks.map(({ card }) => card));
  return Array.from({ length: cards }, (_, card) => card).find((card) => !taken.has(card)) ?? 0;
}

/** Forwards, then backwards, then forwards again: who is last of a row is first of the next. */
function snakeAt(order: readonly number[], turn: number): number | undefined {
  const place = turn % order.length;
  const isBack = Math.floor(turn / order.length) % 2 === 1;
  return order[isBack ? order.length - 1 - place : place];
}

import { contendersOf, guessersOf, type RoomState } from './room-state.ts';

/** The amount that all who are here propose; null while they do not agree. */
export function agreedAmount(state: RoomState): number | null {
  const proposals = guessersOf(state).map(({ proposalMinor }) => proposalMinor);
  const [first = null] = proposals;
  return first !== null && proposals.every((proposal) => proposal === first) ? first : null;
}

/** What counts where a round is closed without agreement: the median of what was proposed; null where nothing was. */
export function medianProposal(state: RoomState): number | null {
  return medianOf(contendersOf(state).flatMap(({ proposalMinor }) => proposalMinor ?? []));
}

/** The middle one of some amounts, or the middle of the two there; null of none. */
export function medianOf(proposals: readonly number[]): number | null {
  if (proposals.length === 0) return null;
  const sorted = proposals.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return Math.round((lower + upper) / 2);
}

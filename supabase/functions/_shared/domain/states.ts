/** States of a game and where each may go (decisions, section 4). */
export const GAME_STATES = ['draft', 'scheduled', 'open', 'closed', 'archived'] as const;
export type GameState = (typeof GAME_STATES)[number];

export const GAME_TRANSITIONS: Readonly<Record<GameState, readonly GameState[]>> = {
  draft: ['scheduled', 'open'],
  scheduled: ['draft', 'open'],
  open: ['closed'],
  closed: ['open', 'archived'],
  archived: [],
};

/** States of a run: the last three are final. */
export const SESSION_STATUSES = ['active', 'finished', 'abandoned', 'expired'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

export const SESSION_TRANSITIONS: Readonly<Record<SessionStatus, readonly SessionStatus[]>> = {
  active: ['finished', 'abandoned', 'expired'],
  finished: [],
  abandoned: [],
  expired: [],
};

/** States of a listing whose price is not known yet. */
export const POLL_STATES = ['open', 'locked', 'settled', 'void'] as const;
export type PollState = (typeof POLL_STATES)[number];

export const POLL_TRANSITIONS: Readonly<Record<PollState, readonly PollState[]>> = {
  open: ['locked', 'void'],
  locked: ['settled', 'void'],
  settled: [],
  void: [],
};

/** May something in state `from` go to state `to`? */
export function canMove<State extends string>(
  transitions: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean {
  return transitions[from].includes(to);
}

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

import type { Rpc } from './call.ts';
import * as fairness from './fairness.ts';
import * as notices from './notices.ts';

/** Database functions about disputes, corrections and what players are told of them. They are part of the one table of calls. */
export const fairnessRpcs = {
  appeal_dispute: fairness.appealDispute,
  appeals: fairness.appeals,
  day_corrections: fairness.dayCorrections,
  decide_dispute: fairness.decideDispute,
  game_corrections: fairness.gameCorrections,
  game_fairness: fairness.gameFairness,
  go_on_with_run: fairness.goOnWithRun,
  lock_poll: fairness.lockPoll,
  mark_notices_read: notices.markNoticesRead,
  open_poll: fairness.openPoll,
  own_notices: notices.ownNotices,
  poll_record: fairness.pollRecord,
  raise_dispute: fairness.raiseDispute,
  run_fairness: fairness.runFairness,
  unread_notices: notices.unreadNotices,
} as const satisfies Readonly<Record<string, Rpc>>;

import type { Rpc } from './call.ts';
import * as fairness from './fairness.ts';

/** Database functions about disputes and corrections. They are part of the one table of calls. */
export const fairnessRpcs = {
  appeal_dispute: fairness.appealDispute,
  appeals: fairness.appeals,
  day_corrections: fairness.dayCorrections,
  decide_dispute: fairness.decideDispute,
  game_corrections: fairness.gameCorrections,
  game_fairness: fairness.gameFairness,
  go_on_with_run: fairness.goOnWithRun,
  lock_poll: fairness.lockPoll,
  open_poll: fairness.openPoll,
  poll_record: fairness.pollRecord,
  raise_dispute: fairness.raiseDispute,
  run_fairness: fairness.runFairness,
} as const satisfies Readonly<Record<string, Rpc>>;

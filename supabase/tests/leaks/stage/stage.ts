import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import type { StagedDraft } from './drafts.ts';
import type { StagedFeeds } from './feeds.ts';
import type { Run } from './play.ts';
import type { Spy } from './spy.ts';
import type { StagedAgency } from './stage-agency.ts';
import type { StagedDay } from './stage-editions.ts';
import type { StagedFairness } from './stage-fairness.ts';
import type { StagedClosedGame, StagedRoom } from './stage-room.ts';
import type { StagedGame } from './staged-game.ts';

/** Games with secret prices, and the spies around them. */
export interface Stage {
  address: StackAddress;
  sql: Sql;
  /** The game that everybody looks at. */
  main: StagedGame;
  /** What stands behind it; null around a game that somebody else made. */
  backstage: Backstage | null;
  /** A game that somebody is building, with a price that stands nowhere else. */
  draft: StagedDraft;
  /** Comments that quote the prices of their homes; empty where the game has no threads. */
  comments: string[];
  /** Places on the main game's board: the cursors of its first rows. */
  places: string[];
  /** A sold home that stands as a yardstick. */
  yardstick: string;
  spies: Spy[];
}

/** The rest of the full stage. */
export interface Backstage {
  /** A forum game of the manager's agency: one home of the main game that a player guesses here, and the secret one. */
  again: StagedGame;
  /** A showcase with a client report: a home of the agency's own, and the secret one. */
  showcase: StagedGame;
  reportCode: string;
  /** The secret home alone, against the clock. */
  timed: StagedGame;
  /** A game of the agency's that is not open. */
  unopened: StagedGame;
  /** What a host made of samples and a home of their own; the draft that it was. */
  hosted: StagedGame;
  hostedDraftId: string;
  /** Homes that no spy may know the price of. */
  secretListings: string[];
  /** The agency's own home in the showcase, and one in no game. */
  ownListing: string;
  spareListing: string;
  /** A run whose player shares the details. */
  shared: Run;
  /** Of a guest whose runs nobody has claimed. */
  unclaimedToken: string;
  /** Of a guest whose run was claimed. */
  claimedToken: string;
  /** A place on the board of the game `again`, and a comment of its player. */
  judged: { place: string; comment: string };
  /** Runs of the crowd in the showcase: one to be excluded, one to be let in again. */
  judgedRuns: string[];
  /** The agency's scoot as its manager found it. */
  scoot: { version: string; games: { id: string; is_on_scoot: boolean }[] };
  /** An access code of the game `again`, by id. */
  codeId: string;
  /** A comment of the commenter's own, to be deleted. */
  ownComment: string;
  /** A ban that keeps a page away from the agency. */
  banId: string;
  /** A takedown request about the agency's own home. */
  takedownId: string;
  /** A live room in which the player has guessed the secret home, and nothing is revealed. */
  room: StagedRoom;
  /** A room of the player's in which the secret home lies on a card, to be picked. */
  draftRoom: StagedRoom;
  /** A game that closed long ago, while a room has still to guess its home: its crowd's figures are told to nobody. */
  closedGame: StagedClosedGame;
  /** The manager's agency, furnished. */
  agency: StagedAgency;
  /** Feeds of the manager's agency. */
  feeds: StagedFeeds;
  /** A poll, questions of players and a key of the public API. */
  fairness: StagedFairness;
  /** A home of a day to come, for staff to replace. */
  plannedHome: StagedDay;
}

/** Every game on the stage. */
export function gamesOf({ main, backstage }: Stage): StagedGame[] {
  return backstage ? [main, backstage.again, backstage.showcase, backstage.hosted, backstage.timed] : [main];
}

/** The backstage of a stage that must have one. */
export function backstageOf(stage: Stage): Backstage {
  if (!stage.backstage) throw new Error('This stage has only its main game.');
  return stage.backstage;
}

import type { Correction, Dispute, PollRecord, RunFairness } from '#wire/fairness.ts';
import type { DisputeReason } from '#domain/corrections.ts';
import { leafText, sealText } from '#domain/poll-seal.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** What was corrected, asked and answered about the caller's own run. */
export function readRunFairness(sessionId: string): Promise<RunFairness> {
  return callRpc('run_fairness', { sessionId, ...guestArgs() });
}

export interface CorrectionsPage {
  readonly rows: readonly Correction[];
  readonly next: string | null;
}

/** A page of the public log of a game. */
export async function readGameCorrections(gameSlug: string, after: string | null): Promise<CorrectionsPage> {
  const { corrections, next } = await callRpc('game_corrections', {
    gameSlug,
    ...brandArg(),
    ...guestArgs(),
    ...(after === null ? {} : { after }),
  });
  return { rows: corrections, next };
}

/** Takes up a run that a wrong price had ended; answers the home to go on with. */
export async function goOnWithRun(sessionId: string): Promise<string> {
  const { gameListingId } = await callRpc('go_on_with_run', { sessionId, ...guestArgs() });
  return gameListingId;
}

interface Question {
  readonly sessionId: string;
  /** none: about the whole run */
  readonly gameListingId?: string;
  readonly reason: DisputeReason;
  readonly note: string;
  /** the same key is the same question */
  readonly requestKey: string;
}

/** Says that something is wrong. */
export function raiseDispute(question: Question): Promise<Dispute> {
  return callRpc('raise_dispute', { ...question, ...guestArgs() });
}

/** Asks our staff to look again. */
export function appealDispute(disputeId: string, note: string): Promise<Dispute> {
  return callRpc('appeal_dispute', { disputeId, note, ...guestArgs() });
}

/** How many leaves one answer holds at most. */
const LEAVES_A_PAGE = 5_000;

interface OwnGuess {
  readonly lowMinor: number;
  readonly highMinor: number;
  readonly currency: string;
}

/** How the seal of an ended poll was found: as published, with or without the own guess in it. */
export type SealOutcome = 'same' | 'sameWithout' | 'different';

/**
 * Makes the seal of a poll again from all that was sealed, and looks for the own guess in it.
 * @throws when the browser has no SubtleCrypto, which it offers on secure pages only
 */
export async function verifyPoll(gameListingId: string, guess: OwnGuess | null): Promise<SealOutcome> {
  const leaves: string[] = [];
  let page: PollRecord;
  do {
    const after = leaves.at(-1);
    page = await callRpc('poll_record', {
      gameListingId,
      ...guestArgs(),
      ...(after === undefined ? {} : { after }),
    });
    leaves.push(...page.leaves);
  } while (page.leaves.length === LEAVES_A_PAGE);
  if ((await sha256(sealText(leaves))) !== page.seal) return 'different';
  const { own } = page;
  if (own === null || guess === null) return 'sameWithout';
  const leaf = await sha256(leafText({ ...own, gameListingId, ...guess }));
  return leaf === own.leaf && leaves.includes(leaf) ? 'same' : 'different';
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { importHome } from './import-home.ts';
import { playThrough, type Run } from './play.ts';
import { makeGame } from './staged-game.ts';

/** A home of the manager's agency that is guessed before it is sold, questions about runs, and a key of the API. */
export interface StagedFairness {
  pollSlug: string;
  brand: string;
  pollHome: string;
  pollListing: string;
  /** A question about the poll's home, for the manager to answer. */
  openDispute: string;
  /** A question about the manager's own run that was refused, to be appealed. */
  refusedDispute: string;
  keyId: string;
}

/** What the sale of the poll's home was; it stands nowhere before the manager says it. */
const saleMinor = 66_412_500;

interface Surroundings {
  readonly address: StackAddress;
  readonly sql: Sql;
  readonly mark: string;
  readonly brand: string;
}

/** Stages a poll that one guest has guessed, and two questions. */
export async function stageFairness(
  { address, sql, mark, brand }: Surroundings,
  manager: { readonly userId: string; readonly run: Run },
): Promise<StagedFairness> {
  const pollSlug = `leak-poll-${mark}`;
  const pollListing = await importHome(address, {
    ...{ ref: pollSlug, amountMinor: saleMinor + 1_100_000, areaM2: 71.3, house: 77, agencyKey: brand },
  });
  const game = await makeGame(address, sql, { slug: pollSlug, family: 'public', brand }, [pollListing]);
  await sql`insert into private.listing_prices (listing_id, version, kind, currency)
    values (${pollListing}, 2, 'poll', 'GBP')`;
  const guessed = await playThrough(address, game);
  const pollHome = game.homes[0]?.gameListingId ?? '';
  const [open] = await sql<{ id: string }[]>`
    insert into private.disputes (request_key, game_id, game_listing_id, session_id, reason)
    values (gen_random_uuid(), ${game.id}, ${pollHome}, ${guessed.sessionId}, 'wrong_facts') returning id`;
  const [refused] = await sql<{ id: string }[]>`
    insert into private.disputes (request_key, game_id, session_id, reason, state, decided_at, decision_note)
    values (gen_random_uuid(), ${manager.run.game.id}, ${manager.run.sessionId}, 'run_hidden', 'refused', now(),
      'Of the leak hunt') returning id`;
  const [key] = await sql<{ id: string }[]>`
    insert into private.api_keys (user_id, name, key_hash)
    values (${manager.userId}, 'Of the leak hunt', sha256(convert_to(${mark}, 'UTF8'))) returning id`;
  return {
    ...{ pollSlug, brand, pollHome, pollListing },
    ...{ openDispute: open?.id ?? '', refusedDispute: refused?.id ?? '', keyId: key?.id ?? '' },
  };
}

/** The sale as the manager enters it. */
export const saleOfPoll = { kind: 'sold', amountMinor: saleMinor, datedOn: '2026-01-02' } as const;

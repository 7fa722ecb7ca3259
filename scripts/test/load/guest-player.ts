import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StartRunAnswer } from '#wire/runs.ts';
import type { StartRunRequest } from '#wire/start-run.ts';
import type { SubmitGuessAnswer, SubmitGuessRequest } from '#wire/guesses.ts';
import type { Stack } from '../../stack/start-stack.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;
const GIVE_UP_MS = 90_000;

/** An answer that is not 200 or 201. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(`${status} ${code}: ${detail}`);
    this.status = status;
    this.code = code;
  }
}

/** A guest who plays through the API as the site does: refusals are final, silence and 503 are tried again. */
export interface GuestPlayer {
  readonly name: string;
  /** How many requests had to be sent again so far. */
  retried(): number;
  startRun(slug: string): Promise<StartRunAnswer>;
  openRound(sessionId: string, gameListingId: string): Promise<unknown>;
  guess(
    sessionId: string,
    gameListingId: string,
    amountMinor: number,
    currency?: string,
  ): Promise<SubmitGuessAnswer>;
  /** Sends a guess once over another line to the gateway; says whether an answer came. */
  guessThrough(
    api: string,
    sessionId: string,
    gameListingId: string,
    amountMinor: number,
  ): Promise<'answered' | 'lost'>;
  /** Any procedure of rest/v1 with this guest's token. */
  call(procedure: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/**
 * Makes a guest.
 * @param address where the guest seems to sit: limits count by it (the stack must trust x-forwarded-for)
 * @param token of a guest who has played before
 */
export function createGuestPlayer(
  stack: Pick<Stack, 'api' | 'publishableKey'>,
  name: string,
  address: string,
  token: string | null = null,
): GuestPlayer {
  let guestToken = token;
  let retries = 0;

  const send = async (path: string, body: unknown): Promise<unknown> => {
    const begun = performance.now();
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const problem = await attempt(path, body).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      if ('answer' in problem) return problem.answer;
      const isFinal = problem.error instanceof Refused && problem.error.status !== 503;
      if (isFinal || performance.now() - begun > GIVE_UP_MS) throw problem.error;
      retries += 1;
      await delay(wait);
    }
  };

  const attempt = async (path: string, body: unknown, api = stack.api): Promise<unknown> => {
    const response = await fetch(`${api}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: stack.publishableKey,
        'x-forwarded-for': address,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown> | null;
    if (response.ok) return answer;
    const code = answer?.['code'] ?? answer?.['details'];
    throw new Refused(response.status, String(code), String(answer?.['detail'] ?? answer?.['message']));
  };

  return {
    name,
    retried: () => retries,
    async startRun(slug) {
      const request: StartRunRequest = {
        game: slug,
        displayName: name,
        requestKey: randomUUID(),
        guestToken,
      };
      const run = (await send('functions/v1/start-run', request)) as StartRunAnswer;
      guestToken = run.guestToken ?? guestToken;
      return run;
    },
    openRound: (sessionId, gameListingId) =>
      send('rest/v1/rpc/open_round', {
        session_id: sessionId,
        game_listing_id: gameListingId,
        guest_token: guestToken,
      }),
    async guess(sessionId, gameListingId, amountMinor, currency = 'GBP') {
      const request: SubmitGuessRequest = { sessionId, gameListingId, amountMinor, currency, guestToken };
      return (await send('functions/v1/submit-guess', request)) as SubmitGuessAnswer;
    },
    async guessThrough(api, sessionId, gameListingId, amountMinor) {
      const request: SubmitGuessRequest = {
        sessionId,
        gameListingId,
        amountMinor,
        currency: 'GBP',
        guestToken,
      };
      return attempt('functions/v1/submit-guess', request, api).then(
        () => 'answered',
        () => 'lost',
      );
    },
    call: (procedure, args) => send(`rest/v1/rpc/${procedure}`, { ...args, guest_token: guestToken }),
  };
}

import type { AttemptLimiter } from './attempt-limiter.ts';
import type { AuthCall } from './auth-call.ts';

/** Failed attempts in a minute: of an address at one account, of an address in all, and at an account from everywhere. */
const FAILURES = { ofPair: 10, ofAddress: 60, ofAccount: 30 } as const;
/** Mails in a minute that somebody can have sent, whether they worked or not. */
const MAILS = { ofAddress: 30, ofAccount: 5 } as const;
/** Wrong codes of an authenticator app in a minute, wherever from: three of a million are right at any moment. */
const CODES = 5;

/**
 * Keeps passwords and one-time codes from being guessed, and mailboxes from being filled. Whoever gets in has not
 * guessed: that attempt is taken back. Everything is counted before the work is done, so that many requests at once
 * are no way around, and by what was typed, so that an unknown account is limited like a known one.
 */
export class AuthLimits {
  readonly #limiter: AttemptLimiter;

  constructor(limiter: AttemptLimiter) {
    this.#limiter = limiter;
  }

  /** @returns how many seconds to wait; null when the call may be made */
  take(call: AuthCall, address: string): number | null {
    return this.#limiter.take(keysOf(call, address));
  }

  /** The call was answered well. */
  settle(call: AuthCall, address: string): void {
    if (call.kind !== 'mail') this.#limiter.giveBack(keysOf(call, address));
  }

  /** As {@link take}, for a code of the second factor of somebody who is signed in. */
  takeCode(userId: string): number | null {
    return this.#limiter.take([[`code of ${userId}`, CODES]]);
  }

  /** The code was right, or was not looked at. */
  settleCode(userId: string): void {
    this.#limiter.giveBack([[`code of ${userId}`, CODES]]);
  }
}

function keysOf({ kind, email }: AuthCall, address: string): readonly (readonly [string, number])[] {
  if (kind === 'other' || kind === 'change') return [];
  if (kind === 'mail') {
    const ofAddress = [`mail from ${address}`, MAILS.ofAddress] as const;
    return email === '' ? [ofAddress] : [ofAddress, [`mail to ${email}`, MAILS.ofAccount]];
  }
  // By kind: whoever mistypes passwords at an address keeps nobody there from making an account.
  const ofAddress = [`${kind} from ${address}`, FAILURES.ofAddress] as const;
  if (email === '') return [ofAddress];
  return [
    ofAddress,
    [`try at ${email} from ${address}`, FAILURES.ofPair],
    [`try at ${email}`, FAILURES.ofAccount],
  ];
}

/** The answer of the hosted service to whoever is too fast. */
export function tooManyAttempts(waitS: number): Response {
  const msg = `Too many attempts. Wait ${String(waitS)} seconds and try again.`;
  return Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg },
    {
      status: 429,
      headers: { 'retry-after': String(waitS), 'x-sb-error-code': 'over_request_rate_limit' },
    },
  );
}

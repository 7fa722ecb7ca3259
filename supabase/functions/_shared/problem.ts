import { ERRORS, errorStatus, type ErrorCode } from './domain/error-codes.ts';

/** The body of every refusal: RFC 9457, with our code and the request's id. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly requestId: string;
}

export interface RefusalOptions {
  readonly retryAfterSeconds?: number;
  /** Further members of the problem document, such as the reveal after time is over. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly cause?: unknown;
}

/** An expected refusal. `message` is the sentence for the reader: what happened, why, what to do. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, detail: string, options: RefusalOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.status = options.status ?? errorStatus(code);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.members = options.members ?? {};
  }
}

/** A refusal because nobody answered, or the transaction lost a race: the same call may well succeed. */
export class Unavailable extends Refusal {
  constructor(cause: string, retryAfterSeconds = 1) {
    super('unavailable', 'The service did not answer. Nothing is lost: send the same request again.', {
      retryAfterSeconds,
      cause,
    });
    this.name = 'Unavailable';
  }
}

/** The problem document of a refusal. */
export function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    type: `urn:house-price-game:problem:${refusal.code}`,
    title: ERRORS[refusal.code].title,
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    requestId,
    ...refusal.members,
  };
}

/** Why a call brought no answer: the database refused it, nobody answered, or the answer is not what the table says. */
export type FailureKind = 'refused' | 'unreachable' | 'misshapen';

interface FailureFacts {
  readonly status?: number;
  readonly code?: string | null;
  readonly state?: string | null;
  readonly retryAfterSeconds?: number | null;
}

/** A call to the database that brought no answer, as whoever sent it needs to know. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  /** the HTTP status; 0 where nobody answered */
  readonly status: number;
  /** one of our error codes, where the database raised it */
  readonly code: string | null;
  /** the SQLSTATE, which is all of a database error that may go to a log: its texts may quote a row */
  readonly state: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(kind: FailureKind, message: string, facts: FailureFacts = {}) {
    super(message);
    this.kind = kind;
    this.status = facts.status ?? 0;
    this.code = facts.code ?? null;
    this.state = facts.state ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
  }
}

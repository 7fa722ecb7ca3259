/** Codes that the browser itself gives; every other code comes from the server (api.md lists them). */
export type ClientErrorCode = 'network' | 'unexpected' | 'signed_out';

interface AppErrorFacts {
  readonly status?: number;
  readonly retryAfterS?: number;
  readonly requestId?: string;
  readonly reveal?: unknown;
  readonly cause?: unknown;
}

/** The one error that reads and writes throw: a code to choose the text by, and what support would ask for. */
export class AppError extends Error {
  // Declared alone: what the constructor is given is put into place by name, in fewer bytes of every first visit.
  declare readonly code: string;
  declare readonly status: number;
  declare readonly retryAfterS: number | undefined;
  declare readonly requestId: string | undefined;
  /** what the guess revealed although it was refused: it came when time was over */
  declare readonly reveal: unknown;

  constructor(code: string, message: string, facts: AppErrorFacts = {}) {
    super(message, { cause: facts.cause });
    Object.assign(this, { status: 0 }, facts, { name: 'AppError', code });
  }
}

/** Whatever was thrown, as an AppError. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new AppError('unexpected', message, { cause: thrown });
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request to the REST, Auth or Storage service leaves behind for the gateway to mend its answer with. */
export interface RequestTrace {
  /** The error that Postgres raised, as the driver threw it. */
  postgresError?: PostgresError;
  /** Where the person wants to land after following a link in a mail. */
  redirectTo?: string;
}

/** The fields of an error response of Postgres. */
export interface PostgresError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

/** The trace of the request that the current code runs for. */
export const requestTrace = new AsyncLocalStorage<RequestTrace>();

/** True for errors that the server raised (and not the driver's own, such as a lost connection). */
export function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error &&
    error.name === 'PostgresError' &&
    typeof (error as { code?: unknown }).code === 'string'
  );
}

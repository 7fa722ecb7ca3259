import { isErrorCode } from './domain/error-codes.ts';
import { Refusal } from './problem.ts';
import type { Settings } from './settings.ts';

/** The database as handlers see it: procedures that only the server may call. */
export interface Database {
  /** Calls a procedure and returns its JSON, or throws a `Refusal`. */
  call(procedure: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** A refusal because nobody answered, or the transaction lost a race: the same call may well succeed. */
export class Unavailable extends Refusal {
  constructor(cause: string) {
    super('unavailable', 'The service did not answer. Nothing is lost: send the same request again.', {
      retryAfterSeconds: 1,
      cause,
    });
    this.name = 'Unavailable';
  }
}

const TIMEOUT_MS = 8_000;

/** Procedures over PostgREST with the server's secret key. `fetcher` is an argument so that tests need no network. */
export function createDatabase(settings: Settings, fetcher: typeof fetch): Database {
  return {
    async call(procedure, args) {
      const response = await reach(fetcher, `${settings.url}/rest/v1/rpc/${procedure}`, {
        method: 'POST',
        headers: {
          apikey: settings.secretKey,
          authorization: `Bearer ${settings.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { text, isOk, status } = response;
      const body = parseJson(text);
      if (isOk && body !== undefined) return body;
      throw refusalOf(procedure, status, body);
    },
  };
}

async function reach(fetcher: typeof fetch, url: string, init: RequestInit) {
  try {
    const response = await fetcher(url, init);
    return { text: await response.text(), isOk: response.ok, status: response.status };
  } catch (error) {
    throw new Unavailable(error instanceof Error ? error.name : 'no connection');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgREST puts our code into `details`, its sentence into `message`, and seconds to wait into `hint`. */
function refusalOf(procedure: string, status: number, body: unknown): Refusal {
  const error = typeof body === 'object' && body !== null ? body : {};
  const details = 'details' in error ? error.details : undefined;
  const hint = 'hint' in error ? Number(error.hint) : NaN;
  if (isErrorCode(details) && details !== 'unavailable') {
    const message = 'message' in error && typeof error.message === 'string' ? error.message : details;
    return new Refusal(
      details,
      message,
      Number.isInteger(hint) && hint > 0 ? { retryAfterSeconds: hint } : {},
    );
  }
  // Only the SQLSTATE goes to the log: the texts of a database error may quote a row.
  const state = 'code' in error ? String(error.code) : 'no body';
  return new Unavailable(`${procedure} answered ${status} (${state})`);
}

import { isErrorCode } from './domain/error-codes.ts';
import { Refusal, Unavailable } from './problem.ts';
import type { Settings } from './settings.ts';
import { CallFailure } from './wire/call-failure.ts';
import { callProcedure } from './wire/call-procedure.ts';
import type { ProcedureAnswer, ProcedureArgs, ProcedureName } from './wire/procedures.ts';

/** The database as handlers see it: procedures that only the server may call. */
export interface Database {
  /** Calls a procedure of the table and returns its answer, both in the spelling of the wire, or throws a `Refusal`. */
  call<Name extends ProcedureName>(name: Name, args: ProcedureArgs<Name>): Promise<ProcedureAnswer<Name>>;
}

const TIMEOUT_MS = 8_000;
/** Nobody knows whether a transaction without an answer was written. Where the table allows it, asking again does. */
const ATTEMPTS = 2;

/** Procedures over PostgREST with the server's secret key. `fetcher` is an argument so that tests need no network. */
export function createDatabase(settings: Settings, fetcher: typeof fetch, requestId?: string): Database {
  const address = { url: settings.url, key: settings.secretKey, fetcher };
  return {
    async call(name, args) {
      try {
        return await callProcedure(address, name, args, {
          timeoutMs: TIMEOUT_MS,
          attempts: ATTEMPTS,
          requestId,
        });
      } catch (error) {
        throw error instanceof CallFailure ? refusalOf(name, error) : error;
      }
    },
  };
}

function refusalOf(name: string, failure: CallFailure): Refusal {
  const { kind, code, status, state, message, retryAfterSeconds } = failure;
  if (kind === 'misshapen') return new Unavailable(message);
  if (isErrorCode(code) && code !== 'unavailable')
    return new Refusal(code, message, retryAfterSeconds === null ? {} : { retryAfterSeconds });
  return new Unavailable(status === 0 ? message : `${name} answered ${status} (${state ?? ''})`);
}

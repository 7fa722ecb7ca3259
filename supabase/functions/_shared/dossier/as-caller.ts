import { z } from 'zod';
import { Refusal, Unavailable } from '../problem.ts';
import { isErrorCode } from '../domain/error-codes.ts';
import type { Settings } from '../settings.ts';

/** The API as the caller reaches it, with the caller's own rights and no others. */
export interface AsCaller {
  /** rows of a table, by PostgREST's own words; null where they cannot be had */
  readonly rows: <Row extends z.ZodType>(table: string, query: string, row: Row) => Promise<z.output<Row>[]>;
  /** a function of the database; a refusal of the database is thrown as ours */
  readonly call: (name: string, args: object) => Promise<unknown>;
  /** one of our functions; null where it refuses */
  readonly ask: (name: string, body: object) => Promise<unknown>;
}

const TIMEOUT_MS = 8_000;
const problem = z.object({ message: z.string(), details: z.string().nullish(), hint: z.string().nullish() });

/** @param authorization what the caller sent to us, as it is */
export function asCaller(settings: Settings, fetcher: typeof fetch, authorization: string): AsCaller {
  async function send(path: string, body?: object): Promise<Response> {
    try {
      return await fetcher(`${settings.url}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: settings.publishableKey,
          authorization,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new Unavailable(error instanceof Error ? error.name : 'unknown');
    }
  }
  return {
    rows: async (table, query, row) => {
      const response = await send(`rest/v1/${table}?${query}`);
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) throw new Unavailable(`${table} answered ${response.status}`);
      return z.array(row).parse(body);
    },
    call: async (name, args) => {
      const response = await send(`rest/v1/rpc/${name}`, args);
      const body: unknown = await response.json().catch(() => null);
      if (response.ok) return body;
      const read = problem.safeParse(body);
      const code = read.success ? read.data.details : null;
      if (read.success && isErrorCode(code) && code !== 'unavailable')
        throw new Refusal(code, read.data.message);
      throw new Unavailable(`${name} answered ${response.status}`);
    },
    ask: async (name, body) => {
      const response = await send(`functions/v1/${name}`, body);
      const answer: unknown = await response.json().catch(() => null);
      return response.ok ? answer : null;
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { CallFailure } from '#wire/call-failure.ts';
import { callProcedure } from '#wire/call-procedure.ts';
import type { ProcedureAnswer, ProcedureArgs, ProcedureName } from '#wire/procedures.ts';
import { ImportError } from './import-error.ts';

export interface BackendAddress {
  /** address of the API without a path */
  readonly api: string;
  readonly secretKey: string;
}

/** A call that the backend answered with a refusal; the message is the database's own sentence. */
export class BackendRefusal extends Error {
  override readonly name = 'BackendRefusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What importers and the seed ask of Supabase, with the secret key. */
export interface Backend {
  /** Calls a procedure of the table. @throws BackendRefusal for an answer from 400 to 499 */
  call<Name extends ProcedureName>(name: Name, args: ProcedureArgs<Name>): Promise<ProcedureAnswer<Name>>;
  /** @param path bucket and object name */
  putFile(path: string, bytes: Uint8Array): Promise<void>;
  /** Removes every object of a folder; one that is not there is no error. */
  removeFolder(bucket: string, folder: string): Promise<void>;
}

/** Bucket of all listing photos; objects are `{random id}/{width}.webp`. */
export const PHOTO_BUCKET = 'listing-photos';
const ATTEMPTS = 5;
const TIMEOUT_MS = 60_000;
/** About eight seconds in all. */
const pauseMs = (attempt: number) => 250 * 2 ** (attempt - 1);
const fileList = z.array(z.object({ name: z.string() }));

/** The backend at an address. A call that finds it restarting is tried again for about eight seconds. */
export function createBackend({ api, secretKey }: BackendAddress, fetcher: typeof fetch = fetch): Backend {
  const key = { apikey: secretKey, authorization: `Bearer ${secretKey}` };

  const unanswered = (what: string, why: string) =>
    new ImportError(`The backend at ${api} does not answer (${what}: ${why}). Start it with npm start.`);

  async function send(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetcher(`${api}${path}`, {
        ...init,
        headers: { ...key, ...init.headers },
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      if (response instanceof Response && response.status < 500) return response;
      if (attempt === ATTEMPTS) {
        const why = response instanceof Response ? await sentenceOf(response) : response.message;
        throw unanswered(path, why);
      }
      await pause(pauseMs(attempt + 1));
    }
  }

  return {
    async call(name, args) {
      try {
        return await callProcedure({ url: api, key: secretKey, fetcher }, name, args, {
          timeoutMs: TIMEOUT_MS,
          attempts: ATTEMPTS,
          pauseMs,
        });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        const { kind, status, message } = error;
        if (kind === 'refused') throw new BackendRefusal(status, message);
        throw kind === 'misshapen' ? new ImportError(message) : unanswered(name, message);
      }
    },

    async putFile(path, bytes) {
      const response = await send(`/storage/v1/object/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'max-age=31536000, immutable',
          'x-upsert': 'true',
        },
        body: new Uint8Array(bytes),
      });
      if (!response.ok) throw new BackendRefusal(response.status, await sentenceOf(response));
    },

    async removeFolder(bucket, folder) {
      const listed = await send(
        `/storage/v1/object/list/${bucket}`,
        json('POST', { prefix: folder, limit: 100 }),
      );
      if (!listed.ok) throw new BackendRefusal(listed.status, await sentenceOf(listed));
      // Hosted Supabase lists names below the folder; the local one lists whole names.
      const names = fileList
        .parse(await listed.json())
        .map(({ name }) => (name.startsWith(`${folder}/`) ? name : `${folder}/${name}`));
      if (names.length === 0) return;
      const removed = await send(`/storage/v1/object/${bucket}`, json('DELETE', { prefixes: names }));
      if (!removed.ok) throw new BackendRefusal(removed.status, await sentenceOf(removed));
    },
  };
}

function json(method: string, body: unknown) {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const found = [body['message'], body['detail'], body['error']].find((part) => typeof part === 'string');
    if (typeof found === 'string') return found;
  } catch {
    // not JSON: the status says what there is to say
  }
  return `HTTP ${response.status}`;
}

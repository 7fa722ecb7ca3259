import { Unavailable } from './problem.ts';
import { readAtMost } from './read-at-most.ts';
import type { Settings } from './settings.ts';

/** How much of a file is worth having, and how long it is worth waiting for. */
export interface ReadLimits {
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

/** Stored files as handlers see them. */
export interface Files {
  /** The bytes of a file; null where there is none of that name, or a larger one. Rejects with `unavailable`. */
  read(bucket: string, name: string, limits?: ReadLimits): Promise<Uint8Array | null>;
  /** Puts bytes in the place of a file, to be kept by caches for a year unless told. Rejects with `unavailable`. */
  replace(bucket: string, name: string, bytes: Uint8Array, type: string, cache?: string): Promise<void>;
  /** Where anybody finds a file of a public bucket. */
  addressOf(bucket: string, name: string): string;
  /** Deletes files of a bucket. Answers false when that failed: nobody can find them any more, so nothing else breaks. */
  remove(bucket: string, names: readonly string[]): Promise<boolean>;
}

const TIMEOUT_MS = 8_000;
const YEAR_S = 31_536_000;

/** Storage with the server's secret key. */
export function createFiles(settings: Settings, fetcher: typeof fetch): Files {
  const key = { apikey: settings.secretKey, authorization: `Bearer ${settings.secretKey}` };

  async function ask(path: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> {
    const address = `${settings.url}/storage/v1/object/${path}`;
    return await answered(fetcher(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }));
  }

  return {
    addressOf: (bucket, name) => `${settings.url}/storage/v1/object/public/${bucket}/${name}`,
    async read(bucket, name, { maxBytes = Infinity, timeoutMs } = {}) {
      const response = await ask(`${bucket}/${name}`, { headers: key }, timeoutMs);
      if (response.ok) return await answered(readAtMost(response.body, maxBytes));
      await response.text();
      if (response.status >= 500) throw new Unavailable(`storage answered ${response.status}`);
      return null;
    },
    async replace(bucket, name, bytes, type, cache = `max-age=${YEAR_S}`) {
      const response = await ask(`${bucket}/${name}`, {
        method: 'POST',
        headers: {
          ...key,
          'content-type': type,
          'cache-control': cache,
          'x-upsert': 'true',
        },
        body: new Uint8Array(bytes),
      });
      await response.text();
      if (!response.ok) throw new Unavailable(`storage answered ${response.status}`);
    },
    async remove(bucket, names) {
      if (names.length === 0) return true;
      try {
        const response = await fetcher(`${settings.url}/storage/v1/object/${bucket}`, {
          method: 'DELETE',
          headers: { ...key, 'content-type': 'application/json' },
          body: JSON.stringify({ prefixes: names }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.text();
        return response.ok;
      } catch {
        return false;
      }
    },
  };
}

/** An answer, or its first half, that is lost on the way is `unavailable`. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new Unavailable(error instanceof Error ? `storage: ${error.name}` : 'storage');
  }
}

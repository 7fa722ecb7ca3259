import { Unavailable } from './problem.ts';
import type { Settings } from './settings.ts';

/** Stored files as handlers see them. */
export interface Files {
  /** The bytes of a file; null where there is none of that name. Rejects with `unavailable`. */
  read(bucket: string, name: string): Promise<Uint8Array | null>;
  /** Puts other bytes in the place of a file. Rejects with `unavailable`. */
  replace(bucket: string, name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Deletes files of a bucket. Answers false when that failed: nobody can find them any more, so nothing else breaks. */
  remove(bucket: string, names: readonly string[]): Promise<boolean>;
}

const TIMEOUT_MS = 8_000;
const YEAR_S = 31_536_000;

/** Storage with the server's secret key. */
export function createFiles(settings: Settings, fetcher: typeof fetch): Files {
  const key = { apikey: settings.secretKey, authorization: `Bearer ${settings.secretKey}` };

  async function ask(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetcher(`${settings.url}/storage/v1/object/${path}`, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new Unavailable(error instanceof Error ? `storage: ${error.name}` : 'storage');
    }
  }

  return {
    async read(bucket, name) {
      const response = await ask(`${bucket}/${name}`, { headers: key });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.text();
      if (response.status >= 500) throw new Unavailable(`storage answered ${response.status}`);
      return null;
    },
    async replace(bucket, name, bytes, type) {
      const response = await ask(`${bucket}/${name}`, {
        method: 'POST',
        headers: {
          ...key,
          'content-type': type,
          'cache-control': `max-age=${YEAR_S}`,
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

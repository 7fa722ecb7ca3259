import type { Settings } from './settings.ts';

/** Stored files as handlers see them. */
export interface Files {
  /** Deletes files of a bucket. Answers false when that failed: nobody can find them any more, so nothing else breaks. */
  remove(bucket: string, names: readonly string[]): Promise<boolean>;
}

const TIMEOUT_MS = 8_000;

/** Storage with the server's secret key. */
export function createFiles(settings: Settings, fetcher: typeof fetch): Files {
  return {
    async remove(bucket, names) {
      if (names.length === 0) return true;
      try {
        const response = await fetcher(`${settings.url}/storage/v1/object/${bucket}`, {
          method: 'DELETE',
          headers: {
            apikey: settings.secretKey,
            authorization: `Bearer ${settings.secretKey}`,
            'content-type': 'application/json',
          },
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

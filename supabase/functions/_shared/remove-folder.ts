import { z } from 'zod';
import type { RemoveFolder } from './empty-queue.ts';
import type { Settings } from './settings.ts';

const fileList = z.array(z.object({ name: z.string() }));
const TIMEOUT_MS = 10_000;

/** Storage with the server's secret key. A folder without files is removed already. */
export function createRemoveFolder(settings: Settings, fetcher: typeof fetch): RemoveFolder {
  async function ask(path: string, method: string, body: unknown): Promise<unknown> {
    const response = await fetcher(`${settings.url}/storage/v1/object/${path}`, {
      method,
      headers: {
        apikey: settings.secretKey,
        authorization: `Bearer ${settings.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`storage answered ${response.status}`);
    return JSON.parse(text);
  }

  return async (bucket, folder) => {
    const listed = fileList.parse(await ask(`list/${bucket}`, 'POST', { prefix: folder, limit: 1_000 }));
    // Hosted Supabase lists names below the folder; the local one lists whole names.
    const names = listed.map(({ name }) => (name.startsWith(`${folder}/`) ? name : `${folder}/${name}`));
    if (names.length > 0) await ask(bucket, 'DELETE', { prefixes: names });
  };
}

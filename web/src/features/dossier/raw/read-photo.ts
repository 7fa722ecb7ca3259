import { AppError } from '#lib/app-error.ts';
import { accessToken } from '#lib/auth-session.ts';
import { env } from '#lib/env.ts';

/** The bytes of a dossier's photo, by the reader's own rights; null where its file was never stored. */
export async function readPhoto(path: string): Promise<Uint8Array | null> {
  const token = await accessToken();
  let answer: Response;
  try {
    answer = await fetch(`${env.supabaseUrl}/storage/v1/object/authenticated/dossier-photos/${path}`, {
      headers: { apikey: env.publishableKey, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  } catch (cause) {
    throw new AppError('network', 'The server could not be reached.', { cause });
  }
  // Storage says 400 of a file that it does not have.
  if (answer.status === 400 || answer.status === 404) return null;
  if (!answer.ok) throw new AppError('unexpected', `The photo was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

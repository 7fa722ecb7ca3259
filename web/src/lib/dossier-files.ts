import { refusal, told } from './api.ts';
import { AppError } from './app-error.ts';
import { accessToken, refreshSession } from './auth-session.ts';
import { env } from './env.ts';

/** Sends a file of a dossier's photo to the function that checks and stores it. Again is no error. */
export async function sendPhotoFile(photoId: string, width: number, file: Blob): Promise<void> {
  const path = `/functions/v1/keep-dossier-photo?photoId=${photoId}&width=${String(width)}`;
  const response = await ask(path, { method: 'POST', body: file });
  const json = (await response.json().catch(() => null)) as { isStored?: boolean } | null;
  if (!response.ok) throw await told(refusal(response, json));
  if (json?.isStored !== true)
    throw await told(new AppError('not_found', 'The photo is not there any more.', { status: 404 }));
}

/** A file of a dossier's photo, by the reader's own sign-in: nobody has an address of it that would outlive their right. */
export async function readPhotoFile(path: string): Promise<Blob> {
  const response = await ask(`/storage/v1/object/dossier-photos/${path}`, {
    cache: 'no-store',
  });
  if (response.ok) return await response.blob();
  throw new AppError(response.status >= 500 ? 'unavailable' : 'not_found', 'The photo could not be read.', {
    status: response.status,
  });
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await send(path, init);
  return answer.status === 401 && (await refreshSession()) ? send(path, init) : answer;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const token = await accessToken();
  if (token === undefined) throw new AppError('signed_out', 'Photos need an account.');
  try {
    return await fetch(env.supabaseUrl + path, {
      ...init,
      headers: { apikey: env.publishableKey, authorization: `Bearer ${token}` },
    });
  } catch (cause) {
    throw new AppError('network', 'The server could not be reached.', { cause });
  }
}

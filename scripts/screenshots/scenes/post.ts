import type { Stage } from './scene.ts';

/** Sends something to the API as a guest who sits where nobody sat before, or as whoever has signed in. */
export async function post<T>(stage: Stage, path: string, body: object, accessToken?: string): Promise<T> {
  const { api, publishableKey } = stage.address;
  const answer = await fetch(`${api}/${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      // Guests are counted by where they sit.
      'x-forwarded-for': `198.51.${String(Math.floor(Math.random() * 250))}.${String(Math.floor(Math.random() * 250))}`,
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

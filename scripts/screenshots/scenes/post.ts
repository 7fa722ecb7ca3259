import type { Stage } from './scene.ts';

/** Sends something to the API as a guest who sits where nobody sat before, or as whoever has signed in. */
export async function post<T>(stage: Stage, path: string, body: object, accessToken?: string): Promise<T> {
  const { api, publishableKey } = stage.address;
  const send = () =>
    fetch(`${api}/${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
    });
  let answer = await send();
  // One address fills rooms faster than people do, and waits as they would have to.
  while (answer.status === 429) {
    await new Promise((resolve) =>
      setTimeout(resolve, 1_000 * Number(answer.headers.get('retry-after') ?? 1)),
    );
    answer = await send();
  }
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

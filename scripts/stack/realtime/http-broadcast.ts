import type { Sql } from 'postgres';
import { z } from 'zod';
import { resolveCaller } from '../gateway/caller.ts';
import type { StackKeys } from '../keys.ts';
import { rightsOnTopic } from './authorise.ts';
import type { Hub } from './hub.ts';
import { isServerOnly } from './server-only.ts';

const message = z
  .object({
    topic: z.string(),
    event: z.string(),
    payload: z.unknown().transform((payload) => payload ?? {}),
    private: z.boolean().nullish(),
  })
  .transform(({ private: isPrivate, ...sent }) => ({ ...sent, isPrivate: isPrivate === true }));
const batch = z.object({ messages: z.array(message) });
type Message = z.infer<typeof message>;

/** Messages of either of the two HTTP calls of realtime-js: a batch, or one topic and event in the path. */
async function readMessages(request: Request, url: URL): Promise<Message[] | null> {
  const single = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/.exec(url.pathname);
  try {
    if (single !== null) {
      const isJson = (request.headers.get('content-type') ?? '').includes('json');
      const payload = isJson
        ? (((await request.json()) as unknown) ?? {})
        : new Uint8Array(await request.arrayBuffer());
      const [topic, event] = [decodeURIComponent(single[1] ?? ''), decodeURIComponent(single[2] ?? '')];
      return [{ topic, event, payload, isPrivate: url.searchParams.get('private') === 'true' }];
    }
    if (url.pathname !== '/realtime/v1/api/broadcast') return null;
    return batch.parse(await request.json()).messages;
  } catch {
    return [];
  }
}

/** Answers broadcasts that come over HTTP instead of a socket; the same rules hold. */
export async function answerHttpBroadcast(
  request: Request,
  hub: Hub,
  sql: Sql,
  keys: StackKeys,
): Promise<Response> {
  const url = new URL(request.url);
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? null;
  const caller = resolveCaller(request.headers.get('apikey'), bearer, keys, Date.now());
  if (caller === null) return Response.json({ message: 'A valid key is needed.' }, { status: 401 });
  const messages = request.method === 'POST' ? await readMessages(request, url) : null;
  if (messages === null) return Response.json({ message: 'Not found' }, { status: 404 });
  if (messages.length === 0) return Response.json({ message: 'There is no message.' }, { status: 422 });
  for (const message of messages) {
    const isServers = caller.role === 'service_role';
    const isRefused =
      !isServers &&
      (isServerOnly(message.topic) ||
        (message.isPrivate && !(await rightsOnTopic(sql, caller, message.topic)).writesBroadcast));
    if (isRefused) return Response.json({ message: 'You may not broadcast on this topic.' }, { status: 403 });
  }
  for (const message of messages)
    hub.broadcast(message.topic, message.isPrivate, message.event, message.payload);
  return new Response(null, { status: 202 });
}

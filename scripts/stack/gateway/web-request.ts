import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { corsHeaders } from './answer.ts';
import { ADDRESS_HEADERS } from './client-address.ts';

/** A request body that is longer than its service takes. */
export class BodyTooLarge extends Error {}

/** Reads a whole request body; one that says that it is too long is not read at all. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw new BodyTooLarge(`more than ${maxBytes} bytes`);
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not end the connection: the refusal still goes out over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** How long the rest of a refused body is thrown away. */
const DRAIN_MS = 2_000;

/**
 * Ends an answer that was sent before its request was whole. The rest of the body is thrown away first, for a while: closed
 * at once, the sender would find a broken pipe instead of the answer.
 */
export function endBeforeBody(request: IncomingMessage, response: ServerResponse): void {
  const end = (): void => {
    clearTimeout(waiting);
    response.end(() => request.socket.destroySoon());
  };
  const waiting = setTimeout(end, DRAIN_MS);
  response.once('close', () => clearTimeout(waiting));
  request.once('end', end);
  request.resume();
}

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
  'content-length',
  'expect',
]);

/** The headers to pass on: without hop-by-hop ones and claims about the client's address, with the address we know. */
export function passedHeaders(request: Pick<IncomingMessage, 'headers'>, address: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || ADDRESS_HEADERS.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  headers.set('x-forwarded-for', address);
  return headers;
}

/** Sends a fetch-style answer over a Node one, with the cross-origin headers. */
export async function sendWebResponse(from: Response, to: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = corsHeaders(undefined);
  for (const [name, value] of from.headers) {
    if (HOP_BY_HOP.has(name) && name !== 'content-length') continue;
    if (!name.startsWith('access-control-')) headers[name] = value;
  }
  const cookies = from.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  to.writeHead(from.status, headers);
  if (from.body === null) to.end();
  else await pipeline(Readable.fromWeb(from.body as ReadableStream), to).catch(() => to.destroy());
}

import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request as httpRequest, type ServerResponse, Agent } from 'node:http';
import { corsHeaders, sendJson, sendUnavailable } from '../gateway/answer.ts';
import { endBeforeBody, passedHeaders } from '../gateway/web-request.ts';
import type { FunctionPlace } from './worker-messages.ts';

/** Longer than any request works: links take ten seconds, and each call to the database eight. */
const MAX_REQUEST_MS = 45_000;
const RESTARTING = 'The functions are restarting. Try again in a moment.';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Passes a request to its function's worker and the answer back, as a stream. A function that is not to be had now, or that
 * takes longer than any may, is 503.
 * @param placeOf where a function is; undefined where there is none of that name
 * @param path the path and query behind /functions/v1.
 */
export function proxyToFunctions(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  placeOf: (name: string) => FunctionPlace | undefined,
  path: string,
  address: string,
): void {
  const place = placeOf(/^\/([^/?]*)/.exec(path)?.[1] ?? '');
  if (typeof place !== 'number') {
    incoming.resume();
    if (place === undefined) sendNoFunction(outgoing);
    else if (place === 'failed')
      sendUnavailable(outgoing, 'This function could not be loaded; the log says why.');
    else sendUnavailable(outgoing, RESTARTING);
    return;
  }
  const headers = Object.fromEntries(passedHeaders(incoming, address));
  const length = incoming.headers['content-length'];
  if (length !== undefined) headers['content-length'] = length;
  const upstream = httpRequest(
    { host: '127.0.0.1', port: place, path, method: incoming.method, headers, agent },
    (answer) => {
      const kept = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => name !== 'connection' && name !== 'keep-alive'),
      );
      // An answer to a body that is still on its way is a refusal of it: nobody reads the rest.
      const isEarly = !incoming.complete;
      const closing = isEarly ? { connection: 'close' } : {};
      outgoing.writeHead(answer.statusCode ?? 502, { ...corsHeaders(undefined), ...kept, ...closing });
      answer.pipe(outgoing, { end: !isEarly });
      if (isEarly) {
        incoming.unpipe(upstream);
        answer.once('end', () => endBeforeBody(incoming, outgoing));
      }
      answer.once('error', () => outgoing.destroy());
    },
  );
  upstream.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else sendUnavailable(outgoing, RESTARTING);
  });
  const tooLong = setTimeout(() => {
    if (!outgoing.headersSent)
      sendUnavailable(outgoing, 'The function took too long. Nothing is lost: send the same request again.');
    upstream.destroy();
  }, MAX_REQUEST_MS);
  outgoing.once('close', () => {
    clearTimeout(tooLong);
    upstream.destroy();
  });
  incoming.pipe(upstream);
}

function sendNoFunction(outgoing: ServerResponse): void {
  const detail = 'There is no such function.';
  sendJson(
    outgoing,
    404,
    {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      detail,
      code: 'not_found',
      requestId: randomUUID(),
    },
    { 'content-type': 'application/problem+json; charset=utf-8' },
  );
}
